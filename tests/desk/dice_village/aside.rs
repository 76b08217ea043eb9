//! What stands beside a turn: a correction, favours for dice, and a card that is placed; the one key throws none of it away.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Record};
use town_crier::games::dice_village::rules::{Correction, Depth, Face, Order, Purse, Seat};

use super::{opening, record};
use crate::desk::{Place, STILL, TestDesk};

#[test]
fn the_one_key_leads_back_from_a_correction_and_ends_no_turn() {
    let record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let mut desk = TestDesk::village(&record);
    for way in ["Correct something", "Change dice"] {
        // A sale is chosen, and must not be given instead.
        desk.press(Key::Num1).offers("Sell at village 1-6 of Red").point(way);
        assert_eq!(desk.0.query_all_by_label("Back").count(), 1, "{way}: the big one, and no other");
        desk.press(Key::Space);
        assert_eq!(desk.game().done(), record.done(), "{way}");
        assert!(desk.says("Sell at village 1-6 of Red"), "{way}: what was chosen is chosen still");
        desk.press(Key::Num1);
    }
}

#[test]
fn the_one_key_gives_a_correction_and_a_change_that_is_whole() {
    let record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let mut desk = TestDesk::village(&record);
    desk.point("Correct something").point("Coins and favours").point("Red: coins, one more");
    assert!(desk.says("Correct") && desk.says("Back"), "the one button gives it, another leads back");
    desk.press(Key::Space);
    let purse = |desk: &TestDesk| desk.game().table().player(Seat(0)).expect("red").purse();
    assert_eq!((purse(&desk), desk.game().table().active()), (Purse { coins: 1, favours: 2 }, Some(Seat(0))));

    desk.point("Change dice").point("Die 1 of Red: 1 silk");
    assert!(desk.says("Back") && !desk.says("Rolled 1 silk (0)"), "nobody is asked yet how it fell");
    desk.press(Key::Space).point("Rolled 1 silk (0)").press(Key::Space);
    assert_eq!((purse(&desk), desk.game().table().active()), (Purse { coins: 1, favours: 1 }, Some(Seat(0))));
    let last = desk.game().done().last().map(|entry| &entry.order);
    assert!(matches!(last, Some(Order::Reroll(Seat(0), _))), "{last:?}");
}

#[test]
fn a_correction_begins_with_whoever_s_turn_it_is() {
    let mut record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    record.order(Order::Done).expect("done");
    let mut desk = TestDesk::village(&record);
    desk.point("Correct something").point("Coins and favours").offers("Blue: coins");
}

#[test]
fn what_is_typed_replaces_the_number() {
    let mut record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let fives = Purse { coins: 5, favours: 5 };
    record.order(Order::Correct(Correction::Purse(Seat(0), fives))).expect("it lies so");
    let mut desk = TestDesk::village(&record);
    desk.press(Key::X).press(Key::Num1);
    let coins = desk.digit("Red: coins");
    desk.press(coins).type_text("8").press(Key::Enter).press(Key::Enter);
    let purse = |desk: &TestDesk| desk.game().table().player(Seat(0)).expect("red").purse();
    assert_eq!(purse(&desk), Purse { coins: 8, ..fives });
    // A click into the number is as good.
    desk.press(Key::X).press(Key::Num1).point("Red: favours").type_text("12").press(Key::Enter).press(Key::Enter);
    assert_eq!(purse(&desk), Purse { coins: 8, favours: 12 });
    // So are digits behind its key, all before the desk is drawn again.
    let favours = desk.press(Key::X).press(Key::Num1).digit("Red: favours");
    for key in [favours, Key::Num1, Key::Num7] {
        let modifiers = Modifiers::NONE;
        let text = Event::Text(key.symbol_or_name().to_owned());
        desk.0
            .input_mut()
            .events
            .extend([Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }, text]);
    }
    desk.run();
    desk.press(Key::Enter).press(Key::Enter);
    assert_eq!(purse(&desk), Purse { coins: 8, favours: 17 });
}

#[test]
fn digits_are_faces_once_it_is_known_which_die_it_is() {
    let record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let mut desk = TestDesk::village(&record);
    let kind = desk.press(Key::X).digit("What a die shows");
    let die = desk.press(kind).digit("Die 3 of Red");
    desk.press(die).press(Key::Num5).press(Key::Space);
    let last = |desk: &TestDesk| desk.game().done().last().map(|entry| entry.order.clone());
    assert_eq!(last(&desk), Some(Order::Correct(Correction::Die(Seat(0), 2, Face::Five))));

    // Dice that the group throws again: which ones, and then how they fell.
    desk.press(Key::C).press(Key::Num1).press(Key::Num2);
    desk.press(Key::Space).press(Key::Num6).press(Key::Num4).press(Key::Space);
    assert_eq!(last(&desk), Some(Order::Reroll(Seat(0), vec![(0, Face::Six), (1, Face::Four)])));
}

#[test]
fn a_die_that_is_rolled_again_is_typed_and_no_digit_pays_for_anything_else() {
    let record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let mut desk = TestDesk::village(&record);
    desk.press(Key::C).press(Key::Num1).offers("One down for 2 favours");
    for digit in [Key::Num5, Key::Num6, Key::Num7, Key::Num8] {
        desk.press(digit);
        assert_eq!(desk.game().done(), record.done(), "{digit:?}: no face is asked for, and nothing else has a digit");
    }
    assert!(desk.says("Roll again for 1 favour") && !desk.says("Rolled 1 silk (0)"));
    for _ in 0..2 {
        desk.press(Key::Space).offers("Enter what was rolled");
        assert_eq!(desk.game().done(), record.done(), "the die is missing");
    }
    desk.press(Key::Num6).press(Key::Space);
    let last = desk.game().done().last().map(|entry| entry.order.clone());
    assert_eq!(last, Some(Order::Reroll(Seat(0), vec![(0, Face::Six)])));

    // Escape leaves it.
    desk.press(Key::C).press(Key::Num2).press(Key::Space).press(Key::Escape);
    assert!(!desk.says("Enter what was rolled"));
}

#[test]
fn the_code_of_a_game_that_goes_on_is_not_told_on_the_start_page() {
    let record = Record::open(opening(CardsFrom::Code, DiceFrom::Code, 2)).expect("it opens");
    let desk = Place::keeping(STILL, &record).desk();
    assert!(desk.shows("A game is in progress") && !desk.shows("MARKET"), "dice and cards follow from it");
}
