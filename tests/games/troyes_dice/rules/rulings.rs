//! How tiles turn, and the rulings on them (`rules.md 4.1`, `4.2`, `4.4` to `4.7`).
//!
//! The tile under test lies beside notch 3 (yellow on both faces): place 2 in day 1's morning, place 0 in day 3's, place 1
//! in day 2's, place 3 in day 5's afternoon.

use town_crier::games::troyes_dice::rules::{ByColor, Die, Half, Price, Setup, Side, Table};

use crate::games::troyes_dice::kit::{base, close, follow, from, notch, offer_at, open, play, roll, rolled, with_tile};
use crate::games::troyes_dice::rules::tell::tell;

fn banquet(day: u8, number: u8) -> Setup {
    with_tile(from(day, Half::Morning), number, Side::Banquet)
}

fn raid(day: u8, number: u8) -> Setup {
    with_tile(from(day, Half::Morning), number, Side::Raid)
}

fn side(table: &Table) -> Side {
    table.tile_at(notch(3)).expect("a tile lies there").side
}

#[test]
fn rule_4_1_tiles_lie_by_the_same_color_plazas_clockwise() {
    let table = open(banquet(1, 8));
    let lying: Vec<_> = table.tiles().iter().map(|tile| (tile.notch.index(), tile.tile.number())).collect();
    assert_eq!(lying, [(0, 3), (3, 8), (6, 7)]);
    assert_eq!(table.tile_at(notch(1)), None);
}

#[test]
fn rule_4_1_without_the_expansion_no_tile_lies_anywhere() {
    assert!(open(base()).tiles().is_empty());
}

#[test]
fn rule_4_2_a_tile_turns_with_its_plaza_at_the_end_of_the_half_day() {
    let mut table = rolled(banquet(1, 4), 3, [1, 2, 4]);
    assert_eq!(side(&table), Side::Banquet, "not before the end");
    assert_eq!(tell(&close(&mut table)), ["closed 1m", "rebuilt 3 y>y", "raid 4 at 3"]);
    assert_eq!(side(&table), Side::Raid);
}

#[test]
fn rule_4_2_a_tile_stays_raid() {
    let mut table = open(banquet(1, 4));
    play(&mut table, 3, [1, 2, 4]);
    play(&mut table, 1, [2, 3, 4]);
    follow(&mut table, roll(2, [1, 3, 4]));
    assert_eq!(tell(&close(&mut table)), ["closed 2m", "rebuilt 3 y>y"], "it does not turn again");
    assert_eq!(side(&table), Side::Raid);
}

#[test]
fn rule_4_2_other_tiles_do_not_turn() {
    let mut table = open(banquet(1, 4));
    play(&mut table, 3, [1, 2, 4]);
    let sides: Vec<Side> = table.tiles().iter().map(|tile| tile.side).collect();
    assert_eq!(sides, [Side::Banquet, Side::Raid, Side::Banquet]);
}

#[test]
fn rule_4_2_a_clear_die_turns_no_tile() {
    let mut table = open(banquet(1, 4));
    play(&mut table, 1, [2, 3, 4]);
    assert_eq!(side(&table), Side::Banquet);
}

#[test]
fn ruling_4_4_the_black_die_on_tile_8s_banquet_destroys_nothing() {
    let mut table = open(banquet(3, 8));
    let told = tell(&follow(&mut table, roll(1, [2, 3, 4])));
    assert_eq!(told[2], "spared 3y1 tile 8");
    assert!(told.iter().all(|line| !line.starts_with("struck")));
    assert!(table.strikes().is_empty());
    assert!(!table.is_destroyed(notch(3)));
    assert_eq!(table.spared().map(|spared| spared.notch), Some(notch(3)));
}

#[test]
fn ruling_4_4_the_black_die_is_on_offer_with_color_value_and_price() {
    let table = rolled(banquet(1, 8), 3, [1, 2, 4]);
    let offer = offer_at(&table, 3);
    assert_eq!((offer.die, offer.value(), offer.price().denier), (Die::Black, 3, 1));
    assert_eq!(table.offers().len(), 4);
}

#[test]
fn ruling_4_4_the_black_die_counts_as_available() {
    assert_eq!(rolled(banquet(1, 8), 3, [1, 2, 4]).available(), ByColor::from_array([1, 2, 1]));
}

#[test]
fn ruling_4_4_a_spared_black_die_on_place_0_is_free() {
    let table = rolled(banquet(3, 8), 1, [2, 3, 4]);
    assert!(offer_at(&table, 3).price().is_free());
}

#[test]
fn ruling_4_4_the_tile_turns_and_the_plaza_does_not() {
    let mut table = rolled(banquet(1, 8), 3, [1, 2, 4]);
    assert_eq!(tell(&close(&mut table)), ["closed 1m", "raid 8 at 3"]);
    assert_eq!(side(&table), Side::Raid);
    assert_eq!(table.spared(), None);
}

#[test]
fn ruling_4_4_the_black_die_elsewhere_strikes_as_ever() {
    let table = rolled(banquet(1, 8), 2, [1, 3, 4]);
    assert_eq!(table.spared(), None);
    assert!(table.is_destroyed(notch(2)));
}

#[test]
fn ruling_4_5_a_clear_die_on_tile_8s_raid_destroys_too_and_the_black_die_is_cried_first() {
    let mut table = open(raid(3, 8));
    let told = tell(&follow(&mut table, roll(4, [1, 2, 6])));
    assert_eq!(told[2..4], ["struck 5wb4 3m sheets", "struck 3yc1 3m sheets"]);
    assert!(table.is_destroyed(notch(3)) && table.is_destroyed(notch(5)));
}

#[test]
fn ruling_4_5_two_dice_remain() {
    let table = rolled(raid(3, 8), 4, [1, 2, 6]);
    assert_eq!(table.offers().iter().map(|offer| offer.notch.index()).collect::<Vec<_>>(), [4, 6]);
    assert_eq!(table.available(), ByColor::from_array([1, 0, 1]));
}

#[test]
fn ruling_4_5_both_plazas_turn_over_in_the_order_of_the_strikes() {
    let mut table = rolled(raid(3, 8), 4, [1, 2, 6]);
    assert_eq!(tell(&close(&mut table)), ["closed 3m", "rebuilt 5 w>y", "rebuilt 3 y>y"]);
}

#[test]
fn ruling_4_5_before_day_3_the_sheets_are_spared() {
    let mut table = open(raid(1, 8));
    let told = tell(&follow(&mut table, roll(1, [2, 3, 4])));
    assert_eq!(told[2..4], ["struck 1wb1 1m", "struck 3yc3 1m"]);
}

#[test]
fn ruling_4_5_the_black_die_on_tile_8s_raid_is_an_ordinary_strike() {
    let mut table = open(raid(3, 8));
    let told = tell(&follow(&mut table, roll(1, [2, 3, 4])));
    assert_eq!(told[2], "struck 3yb1 3m sheets");
    assert_eq!(table.strikes_now().count(), 1);
    assert_eq!(table.offers().len(), 3);
}

#[test]
fn ruling_4_5_one_strike_may_turn_another_tile_beside_it() {
    // Day 3's morning reaches notch 3 (tile 8, raid) and notch 6 (tile 7, banquet), where the black 6 lies.
    let mut table = rolled(raid(3, 8), 6, [1, 2, 3]);
    let told = tell(&close(&mut table));
    assert_eq!(told, ["closed 3m", "rebuilt 6 w>w", "rebuilt 3 y>y", "raid 7 at 6"]);
}

#[track_caller]
fn check_price(setup: Setup, expected: Price) {
    assert_eq!(offer_at(&rolled(setup, 6, [3, 4, 5]), 3).price(), expected);
}

#[test]
fn ruling_4_6_any_stays_any_with_the_extra_price_beside_it() {
    check_price(raid(2, 2), Price { any: 1, denier: 1, ..Price::NOTHING });
    check_price(raid(2, 3), Price { any: 1, knowledge: 1, ..Price::NOTHING });
    check_price(raid(2, 6), Price { any: 1, influence: 1, ..Price::NOTHING });
}

#[test]
fn ruling_4_6_an_extra_price_adds_to_two_deniers() {
    let at_place_3 = |number| with_tile(from(5, Half::Afternoon), number, Side::Raid);
    let price = |number| offer_at(&rolled(at_place_3(number), 1, [2, 3, 4]), 3).price();
    assert_eq!(price(2), Price { denier: 3, ..Price::NOTHING });
    assert_eq!(price(3), Price { denier: 2, knowledge: 1, ..Price::NOTHING });
    assert_eq!(price(6), Price { denier: 2, influence: 1, ..Price::NOTHING });
}

#[test]
fn ruling_4_6_place_0_with_an_extra_price_is_not_free() {
    for number in [2, 3, 6] {
        let mut table = open(raid(3, number));
        let told = tell(&follow(&mut table, roll(6, [3, 4, 5])));
        assert!(!offer_at(&table, 3).price().is_free(), "tile {number}");
        assert!(told[3].ends_with("none free"), "tile {number}");
    }
}

#[test]
fn ruling_4_6_tile_2s_banquet_makes_any_price_nothing() {
    for day in [1, 2, 3] {
        check_price(banquet(day, 2), Price::NOTHING);
    }
    let at_place_3 = with_tile(from(5, Half::Afternoon), 2, Side::Banquet);
    assert!(offer_at(&rolled(at_place_3, 1, [2, 3, 4]), 3).price().is_free());
}

#[test]
fn ruling_4_6_tile_2s_banquet_makes_a_die_free_when_black_lies_on_place_0() {
    let mut table = open(banquet(1, 2));
    let told = tell(&follow(&mut table, roll(1, [2, 3, 4])));
    assert!(told[3].ends_with("| free"), "{}", told[3]);
}

#[test]
fn ruling_4_7_tile_4s_raid_keeps_the_face_for_sorting() {
    let table = rolled(raid(1, 4), 1, [2, 3, 4]);
    let placed = table.placed().expect("rolled");
    assert_eq!(placed.map(|die| die.value.value()), [1, 2, 3, 4]);
    assert_eq!((offer_at(&table, 3).face.value(), offer_at(&table, 3).value()), (3, 0));
}

#[test]
fn ruling_4_7_tile_4s_raid_keeps_the_face_for_a_strike() {
    let table = rolled(raid(3, 4), 2, [3, 4, 5]);
    let strike = table.strikes_now().next().expect("a strike");
    assert_eq!((strike.notch, strike.value.value()), (notch(3), 2));
}
