//! Numbers of the menu as they are typed.

use egui::Key;
use town_crier::games::dice_village::record::CardsFrom;
use town_crier::games::dice_village::rules::{Depth, Purse, Seat};

use super::record;
use crate::desk::TestDesk;

/// A village, what each earns there, and the sale: each number is one digit, and no key ends it.
#[test]
fn what_a_sale_brings_is_typed_in_one_digit_each() {
    let mut desk = TestDesk::village(&record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]));
    let village = desk.digit("1-6 of Blue");
    desk.press(village);
    for (number, typed) in [("Red: coins, not entered", "2"), ("Blue: coins, not entered", "1"), ("Blue: favours", "5")]
    {
        let key = desk.digit(number);
        desk.press(key).types(typed);
    }
    desk.press(Key::Space);
    let due = |seat| desk.game().table().due(Seat(seat));
    assert_eq!([due(0), due(1)], [Purse { coins: 2, favours: 0 }, Purse { coins: 1, favours: 5 }]);
}

/// A blank is no part of a number: Space ends it, and does what it does anywhere.
#[test]
fn space_ends_a_number_and_goes_on() {
    let mut desk = TestDesk::village(&record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]));
    let coins = desk.press(Key::X).press(Key::Num1).digit("Red: coins");
    desk.press(coins).types("12").type_text(" ").press(Key::Space);
    let purse = desk.game().table().player(Seat(0)).expect("plays").purse();
    assert_eq!(purse.coins, 12, "{:?}", desk.game().done().last());
}
