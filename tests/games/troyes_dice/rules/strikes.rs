//! Strikes on the scoresheets (`rules.md 2.4`).

use town_crier::games::troyes_dice::rules::{
    Color, Die, Face, Half, Happening, Setup, Side, Strike, Struck, StruckBefore, Table, Tally,
};

use crate::games::troyes_dice::kit::{close, follow, from, half_day, open, play, plazas, roll, rolled};
use crate::tried::each;

/// The strikes of a half-day: by whom, color, value, whether it hits sheets, whether in vain.
fn now(table: &Table) -> Vec<(Die, Color, u8, bool, bool)> {
    let told = |strike: &Strike| (strike.by, strike.color, strike.value.value(), strike.sheets, strike.already);
    table.strikes_now().map(told).collect()
}

#[test]
fn from_the_morning_of_day_3_sheets_are_struck_and_never_before() {
    for (day, half) in (1..=8).flat_map(|day| [Half::Morning, Half::Afternoon].map(|half| (day, half))) {
        assert_eq!(now(&rolled(from(day, half), 3, [1, 2, 4]))[0].3, day >= 3, "day {day} {half:?}");
    }
}

/// A wheel of nine red tiles: every strike is red.
const RED: &str = "rr rr rr rr rr rr rr rr rr";

fn on_wheel(wheel: &str, day: u8, half: Half) -> Table {
    open(Setup { plazas: plazas(wheel), ..from(day, half) })
}

#[test]
fn what_is_told_of_a_roll_says_where_its_dice_lie_and_what_they_destroyed() {
    let mut table = open(from(3, Half::Morning));
    let told = follow(&mut table, roll(3, [1, 2, 4]));
    assert_eq!(told.iter().filter_map(Happening::placed).collect::<Vec<_>>(), [&table.placed().unwrap()]);
    assert_eq!(told.iter().filter_map(Happening::struck).collect::<Vec<_>>(), table.strikes_now().collect::<Vec<_>>());
}

#[test]
fn only_the_same_color_and_value_again_is_in_vain() {
    let (morning, before) = (half_day(3, Half::Morning), half_day(2, Half::Afternoon));
    let rows = [
        ("the same", morning, RED, (3, [1, 2, 4]), (3, [1, 2, 4]), (Color::Red, 3, true)),
        ("another value", morning, RED, (3, [1, 2, 4]), (4, [1, 2, 3]), (Color::Red, 4, false)),
        (
            "another color",
            morning,
            "rr rr rr rr rr rr rr ww ww",
            (3, [4, 5, 6]),
            (3, [4, 5, 6]),
            (Color::White, 3, false),
        ),
        ("before day 3 no sheet was hit", before, RED, (3, [1, 2, 4]), (3, [1, 2, 4]), (Color::Red, 3, false)),
    ];
    each(rows, |(name, from, wheel, first, again, struck)| {
        let mut table = on_wheel(wheel, from.day.number(), from.half);
        play(&mut table, first.0, first.1);
        let hit = table.sheet_strike(Color::Red, Face::Three).map(|strike| strike.half_day);
        assert_eq!(hit.is_some(), from == morning, "{name}");
        follow(&mut table, roll(again.0, again.1));
        let (color, value, already) = struck;
        assert_eq!(now(&table), [(Die::Black, color, value, true, already)], "{name}");
        let counts = table.sheet_strike(Color::Red, Face::Three).map(|strike| strike.half_day);
        assert!(hit.is_none() || counts == hit, "{name}: the first one counts");
    });
}

#[test]
fn two_strikes_at_the_same_color_and_value_in_one_half_day() {
    // Day 8's morning: notches 8, 0, 1 and 2 show yellow; tile 8 lies at notch 0, which is place 1.
    let mut setup = from(8, Half::Morning);
    setup.plazas = plazas("yy yw yw rr ww ry wy rw yr");
    setup.tiles = vec![(8, Side::Raid), (1, Side::Banquet), (2, Side::Banquet)];
    let table = rolled(setup, 3, [3, 4, 5]);
    assert_eq!(now(&table), [(Die::Black, Color::Yellow, 3, true, false), (Die::Clear, Color::Yellow, 3, true, true)]);
    assert_eq!(table.offers().len(), 2);
}

#[test]
fn what_was_struck_before_a_takeover_counts_as_the_first_strike() {
    let mut setup = from(3, Half::Afternoon);
    setup.plazas = plazas(RED);
    setup.struck = [(Color::White, 3), (Color::Red, 5), (Color::Red, 3)].into();
    let mut table = open(setup);
    let named: Vec<_> = table.struck_before().iter().map(|die| (die.color, die.value)).collect();
    assert_eq!(named, [(Color::Red, Face::Three), (Color::Red, Face::Five), (Color::White, Face::Three)]);
    play(&mut table, 3, [1, 2, 4]);
    play(&mut table, 4, [1, 2, 3]);
    let already: Vec<bool> = table.strikes().iter().map(|strike| strike.already).collect();
    assert_eq!(already, [true, false]);
    assert_eq!(table.struck(Color::Red, Face::Three), Some(Struck::BeforeTakeover), "not the second strike");
    assert_eq!(table.struck(Color::White, Face::Three), Some(Struck::BeforeTakeover));
    assert_eq!(table.struck(Color::Red, Face::Four), Some(Struck::On(half_day(4, Half::Morning))));
    assert_eq!(table.struck(Color::White, Face::Four), None);
    let tally = Tally::of(table.strikes());
    assert!(Color::ALL.into_iter().all(|color| tally.get(color, Face::Five) == 0), "no dice of this game struck it");
}

#[test]
fn what_was_struck_before_a_takeover_was_so_in_the_half_day_before_at_the_latest() {
    let latest = |day, half| StruckBefore { color: Color::Red, value: Face::One, from: half_day(day, half) }.latest();
    assert_eq!(latest(3, Half::Afternoon), half_day(3, Half::Morning));
    assert_eq!(latest(8, Half::Morning), half_day(7, Half::Afternoon));
}

#[test]
fn strikes_are_kept_over_the_days_in_order() {
    let mut table = on_wheel(RED, 1, Half::Morning);
    for black in [6, 5, 4, 3, 2, 1] {
        play(&mut table, black, [1, 1, 1]);
    }
    let values: Vec<u8> = table.strikes().iter().map(|strike| strike.value.value()).collect();
    assert_eq!(values, [6, 5, 4, 3, 2, 1]);
    let struck = |value| table.sheet_strike(Color::Red, value).is_some();
    assert_eq!(Face::ALL.map(struck), [true, true, false, false, false, false], "the first four came too early");
}

#[test]
fn no_strike_is_of_now_once_the_half_day_is_closed() {
    let mut table = on_wheel(RED, 3, Half::Morning);
    follow(&mut table, roll(3, [1, 2, 4]));
    assert_eq!(table.strikes_now().count(), 1);
    close(&mut table);
    assert_eq!(table.strikes_now().count(), 0);
}
