//! The panel stands still under the finger, tells what happens to whom, and leaves letters as large as they were set.

use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Record};
use town_crier::games::dice_village::rules::{Base, Correction, Depth, Order, Phase, Purse, Sale, Seat, Spot, Told};

use super::{opening, roll};
use crate::desk::TestDesk;
use crate::desk::legibility::painted;

/// A game of two with the box; the first has two cards in hand, and sells.
fn selling() -> Record {
    let mut record = Record::open(opening(CardsFrom::Box(Depth::Purses), DiceFrom::Entered, 2)).expect("it opens");
    for order in [roll(&["1126", "3445"]), Order::Correct(Correction::InHand(Seat(0), 2))] {
        record.order(order).expect("it is so");
    }
    record
}

/// The same, sold where that is, with so many coins for the seller.
fn sold(record: &mut Record, coins: u16) {
    let told = Told { seller: Some(Purse { coins, favours: 0 }), ..Told::NOTHING };
    let at = Spot { owner: Seat(0), base: Base::OneSix };
    record.order(Order::Sell(Box::new(Sale { told, ..Sale::plain(at) }))).expect("a sale");
}

/// Where the last thing of that name stands: the panel comes behind the picture.
fn place(desk: &TestDesk, name: &str) -> Rect {
    desk.called(name).last().expect(name).rect()
}

#[test]
fn what_is_pressed_next_stays_where_it_is() {
    let mut desk = TestDesk::village(&selling());
    let village = place(&desk, "1-6 of Red");
    desk.point("1-6 of Red");
    assert_eq!(place(&desk, "1-6 of Red"), village, "as a village is chosen");
    let others = ["1 silk, on the left", "2 papyrus, on the right", "Red: coins, one more"];
    let before = others.map(|name| place(&desk, name));
    let pressed = place(&desk, "2 papyrus, on the left");
    desk.point("2 papyrus, on the left");
    assert_eq!(place(&desk, "1-6 of Red"), village, "as a card is put there");
    for (name, before) in others.into_iter().skip(2).zip(before.into_iter().skip(2)) {
        assert_eq!(place(&desk, name), before, "{name}");
    }
    assert_eq!(place(&desk, "Take back: 2 papyrus, on the left"), pressed, "it is taken back there");
    assert_eq!(place(&desk, "2 papyrus, on the right"), before[1], "what no die is left for stays, too");
    assert!(desk.0.get_by_label("2 papyrus, on the right").accesskit_node().is_disabled());
    desk.point("Take back: 2 papyrus, on the left");
    assert_eq!(place(&desk, "2 papyrus, on the left"), pressed);
    assert!(!desk.says("a free die, one more"), "before a card is put there nothing is free");
}

#[test]
fn letters_beside_the_picture_stay_as_large_when_a_village_is_chosen() {
    for size in [[1280.0, 720.0], [1024.0, 768.0]] {
        let mut desk = TestDesk::village_set("(motion: none, text_size: larger)", &selling(), size);
        // What explains it may go.
        let heading = |desk: &TestDesk| {
            let texts = painted(desk);
            texts.iter().find(|(_, text)| text == "Red sells").expect("the heading").0.height()
        };
        let before = heading(&desk);
        desk.press(Key::Num1);
        assert_eq!(heading(&desk).to_bits(), before.to_bits(), "{size:?}: a village");
    }
}

#[test]
fn income_is_seen_where_it_will_go_before_the_turn_ends() {
    let mut record = selling();
    sold(&mut record, 3);
    let desk = TestDesk::village(&record);
    assert!(desk.shows("Red will get 3 coins"));
}

#[test]
fn who_has_no_die_left_is_told_so() {
    let mut record = Record::open(opening(CardsFrom::Box(Depth::Purses), DiceFrom::Entered, 2)).expect("it opens");
    for order in [Order::Correct(Correction::Caravans(Seat(0), 2)), roll(&["16", "3445"])] {
        record.order(order).expect("it is so");
    }
    sold(&mut record, 0);
    let desk = TestDesk::village(&record);
    assert!(desk.shows("No die is left to sell.") && !desk.shows("No open village"));
}

#[test]
fn who_is_passed_over_is_named_and_the_button_says_whose_turn_it_ends() {
    let mut record = selling();
    record.order(Order::Correct(Correction::Purse(Seat(1), Purse { coins: 7, favours: 0 }))).expect("it is so");
    let mut desk = TestDesk::village(&record);
    for who in ["Red", "Blue"] {
        desk.offers(&format!("Done: {who}; 4 dice to the market")).press_times(2, Key::Space);
    }
    assert_eq!(desk.game().table().phase(), Phase::Spend(Seat(1)), "Red has nothing to choose");
    assert!(desk.shows("Too few coins for a card: Red") && desk.says("Done: Blue"));
    assert!(!desk.shows("Too few coins for a card: Red, Blue"));
    assert!(desk.shows("Too few coins for a card: Red. Blue may buy"), "it is cried, too");
}

#[test]
fn who_was_passed_over_by_a_wrong_purse_gets_the_turn_back_and_keeps_it() {
    let mut record = selling();
    let purse = |seat, coins| Order::Correct(Correction::Purse(Seat(seat), Purse { coins, favours: 0 }));
    for order in [purse(1, 7), Order::Done, Order::Done] {
        record.order(order).expect("it is so");
    }
    record.undo().expect("the turn ended");
    for order in [purse(0, 5), Order::Done] {
        record.order(order).expect("it is so");
    }
    assert_eq!(record.table().phase(), Phase::Spend(Seat(0)));
    record.order(purse(0, 0)).expect("nothing at all");
    let desk = TestDesk::village(&record);
    assert_eq!(desk.game().table().phase(), Phase::Spend(Seat(0)), "only the one button ends the turn");
    assert!(desk.shows("Too few coins for a card: Red") && desk.says("Done: Red"));
}

#[test]
fn who_is_passed_over_is_named_beside_a_row_that_takes_all_lines() {
    let mut record = Record::open(opening(CardsFrom::Code, DiceFrom::Entered, 4)).expect("it opens");
    let purse = Order::Correct(Correction::Purse(Seat(3), Purse { coins: 7, favours: 0 }));
    for order in [purse, roll(&["1122", "1122", "1122", "1122"]), Order::Done, Order::Done, Order::Done, Order::Done] {
        record.order(order).expect("it is so");
    }
    let desk = TestDesk::village(&record);
    assert_eq!(record.table().row().len(), 5);
    assert!(desk.shows("Yellow has 7 coins · Too few coins for a card: Red, Blue, Green"));
}
