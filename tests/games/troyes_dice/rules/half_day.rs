//! A half-day (`rules.md 2`), but for the sheets' strikes.

use town_crier::games::troyes_dice::rules::{ByColor, Color, Die, Half, Happening, Offered, Phase, Place, Plaza};

use crate::games::troyes_dice::kit::{
    base, close, dice, follow, from, half_day, notch, offer_at, open, play, plazas, roll, rolled,
};
use crate::games::troyes_dice::rules::tell::tell;
use crate::tried::each;

#[test]
fn rule_2_2_dice_ascend_the_black_one_before_clear_ones_of_its_value() {
    let [b, c] = [Die::Black, Die::Clear];
    let rows = [
        (5, [6, 2, 4], [(2, c), (4, c), (5, b), (6, c)]),
        (4, [4, 4, 4], [(4, b), (4, c), (4, c), (4, c)]),
        (4, [4, 3, 4], [(3, c), (4, b), (4, c), (4, c)]),
        (6, [2, 5, 2], [(2, c), (2, c), (5, c), (6, b)]),
    ];
    each(rows, |(black, clear, expected)| {
        assert_eq!(dice(black, clear).sorted().map(|(face, die)| (face.value(), die)), expected);
    });
}

#[test]
fn rule_2_2_a_clear_die_takes_its_plazas_color() {
    let placed = rolled(base(), 6, [1, 2, 3]).placed().expect("rolled");
    let lies = placed.map(|die| (die.notch.index(), die.color));
    assert_eq!(lies, [(1, Color::White), (2, Color::Yellow), (3, Color::Yellow), (4, Color::Red)]);
}

#[test]
fn rule_2_3_the_destroyed_plazas_die_is_not_on_offer_and_the_plaza_is_back_in_the_next_half_day() {
    let mut table = rolled(base(), 2, [1, 3, 4]);
    assert!(table.is_destroyed(notch(2)));
    assert_eq!(table.offers().iter().map(|offer| offer.notch.index()).collect::<Vec<_>>(), [1, 3, 4]);
    close(&mut table);
    assert!(!table.is_destroyed(notch(2)));
}

#[test]
fn rule_2_5_offers_carry_their_places_price() {
    let table = rolled(base(), 2, [1, 3, 4]);
    assert_eq!(offer_at(&table, 1).place, Place::Zero);
    assert_eq!([1, 3, 4].map(|notch| offer_at(&table, notch).price().denier), [0, 1, 2]);
}

#[test]
fn rule_2_6_a_clear_die_on_place_0_is_free_and_no_other() {
    for (black, clear, expected) in [(1, [1, 2, 3], false), (2, [2, 6, 2], false), (2, [1, 2, 3], true)] {
        let told = follow(&mut open(base()), roll(black, clear));
        let Some(Offered { any_free, .. }) = told.last().and_then(Happening::offered) else {
            panic!("an offer comes last")
        };
        assert_eq!(*any_free, expected);
    }
}

#[test]
fn rule_2_7_available_dice_count_by_color_without_the_black_one() {
    assert_eq!(rolled(base(), 2, [1, 3, 4]).available(), ByColor::from_array([1, 1, 1]));
    assert_eq!(rolled(base(), 4, [1, 2, 3]).available(), ByColor::from_array([0, 2, 1]));
    assert_eq!((open(base()).available(), open(base()).offers()), (ByColor::default(), Vec::new()), "before the roll");
}

#[test]
fn rule_2_8_the_destroyed_plaza_turns_over_at_the_end_and_no_other() {
    let mut table = rolled(base(), 2, [1, 3, 4]);
    let mut expected = base().plazas;
    assert_eq!(expected[2], Plaza::new(Color::Yellow, Color::White));
    assert_eq!(tell(&close(&mut table)), ["closed 1m", "rebuilt 2 y>w"]);
    expected[2] = expected[2].turned();
    assert_eq!(table.wheel().plazas().to_vec(), expected);
}

#[test]
fn rule_2_8_the_wheel_turns_after_an_afternoon_only() {
    let mut table = open(base());
    play(&mut table, 2, [1, 3, 4]);
    assert_eq!(table.now(), half_day(1, Half::Afternoon));
    follow(&mut table, roll(1, [2, 3, 4]));
    assert_eq!(tell(&close(&mut table)), ["closed 1a", "rebuilt 5 w>y", "day 2 neutral 1"]);
    assert_eq!(table.now(), half_day(2, Half::Morning));
}

#[test]
fn rule_2_8_the_last_plaza_turns_over_the_wheel_stays_and_no_die_is_left() {
    let mut table = rolled(from(8, Half::Afternoon), 2, [1, 3, 4]);
    assert_eq!(tell(&close(&mut table)), ["closed 8a", "rebuilt 4 r>y", "ended 1"]);
    assert_eq!((table.phase(), table.now()), (Phase::Over, half_day(8, Half::Afternoon)), "the last one played");
    assert_eq!(table.wheel().plaza(notch(4)), Plaza::new(Color::Yellow, Color::Red));
    assert_eq!((table.roll(), table.placed(), table.offers().len()), (None, None, 0));
    assert_eq!((table.strikes_now().count(), table.strikes().len()), (0, 1));
}

#[test]
fn rule_1_7_any_nine_tiles_make_a_wheel() {
    let mut setup = base();
    setup.plazas = plazas("yy yy yy yy rr rr rr rr rr");
    assert_eq!(rolled(setup, 1, [2, 3, 4]).available(), ByColor::from_array([1, 2, 0]));
}

#[test]
fn rule_1_3_the_box_has_one_of_each_color_twice_alike_and_each_pair_twice() {
    let count = |up: Color, down: Color| {
        let alike = |plaza: &&Plaza| **plaza == Plaza::new(up, down) || **plaza == Plaza::new(down, up);
        Plaza::SET.iter().filter(alike).count()
    };
    for (at, color) in Color::ALL.into_iter().enumerate() {
        assert_eq!(count(color, color), 1);
        assert_eq!(count(color, Color::ALL[(at + 1) % 3]), 2);
    }
}
