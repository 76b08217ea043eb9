//! What stands beside a turn: a correction, favours for dice, and a card that is placed; the one key throws none of it away.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use tempfile::tempdir;
use town_crier::desk::Entry as _;
use town_crier::games::dice_village::desk::{Change, Fix, Mode, Panel, Turn};
use town_crier::games::dice_village::record::{CardsFrom, Record};
use town_crier::games::dice_village::rules::{
    Base, Correction, Depth, Face, Free, Order, Phase, Purse, Sale, Seat, Side, Stall, Told,
};
use town_crier::games::dice_village::stage::Part;

use super::{english, record};
use crate::desk::TestDesk;
use crate::games::dice_village::kit::at;

/// A turn of Blue, who may place a card of two without a die.
fn placing() -> Record {
    let mut record = record(CardsFrom::Box(Depth::Purses), &["2345", "1256"]);
    record.order(Order::Correct(Correction::InHand(Seat(1), 3))).expect("three cards in hand");
    record.order(Order::Done).expect("Red is done");
    let free = Free { placements: 1, ..Free::NOTHING };
    let tucked = vec![Stall::counted(Side::Left, Face::One)];
    let sale = Sale { tucked, told: Told { free, ..Told::NOTHING }, ..Sale::plain(at(1, Base::TwoFive)) };
    record.order(Order::Sell(Box::new(sale))).expect("it is sold");
    record.order(Order::Done).expect("the sales of Blue are done");
    assert!(matches!(record.table().phase(), Phase::Place(..)), "{:?}", record.table().phase());
    record
}

#[test]
fn the_one_key_leads_back_from_a_correction_and_ends_no_turn() {
    let record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let folder = tempdir().expect("a folder");
    let mut desk = TestDesk::village(folder.path(), &record);
    for way in ["Correct something", "Change dice"] {
        // A sale is chosen, and must not be given instead.
        desk.press(Key::Num1);
        assert!(desk.says("Sell at 1-6 of Red"));
        desk.point(way);
        assert_eq!(desk.0.query_all_by_label("Back").count(), 1, "{way}: the big one, and no other");
        desk.press(Key::Space);
        assert_eq!(desk.game().done(), record.done(), "{way}");
        assert!(desk.says("Sell at 1-6 of Red"), "{way}: what was chosen is chosen still");
        desk.press(Key::Num1);
    }
}

#[test]
fn the_one_key_gives_a_correction_and_a_change_that_is_whole() {
    let record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    let folder = tempdir().expect("a folder");
    let mut desk = TestDesk::village(folder.path(), &record);
    desk.point("Correct something");
    desk.point("Coins and favours");
    desk.point("Red: coins, one more");
    assert!(desk.says("Correct") && desk.says("Back"), "the one button gives it, another leads back");
    desk.press(Key::Space);
    let purse = |desk: &TestDesk| desk.game().table().player(Seat(0)).expect("red").purse();
    assert_eq!((purse(&desk), desk.game().table().active()), (Purse { coins: 1, favours: 2 }, Some(Seat(0))));

    desk.point("Change dice");
    desk.point("Die 1 of Red: 1 silk");
    assert!(desk.says("Back"), "nobody said how it fell");
    desk.point("Rolled 1 silk (0)");
    desk.press(Key::Space);
    assert_eq!((purse(&desk), desk.game().table().active()), (Purse { coins: 1, favours: 1 }, Some(Seat(0))));
    let last = desk.game().done().last().map(|entry| &entry.order);
    assert!(matches!(last, Some(Order::Reroll(Seat(0), _))), "{last:?}");
}

#[test]
fn a_correction_begins_with_whoever_s_turn_it_is() {
    let mut record = record(CardsFrom::Box(Depth::Purses), &["1126", "3445"]);
    assert_eq!(Fix::of(record.table()).seat, Seat(0));
    record.order(Order::Done).expect("done");
    assert_eq!(Fix::of(record.table()).seat, Seat(1));
    let folder = tempdir().expect("a folder");
    let mut desk = TestDesk::village(folder.path(), &record);
    desk.point("Correct something");
    desk.point("Coins and favours");
    assert!(desk.says("Blue: coins"));
}

#[test]
fn a_village_at_which_a_card_is_placed_comes_with_a_card_and_a_card_with_a_village() {
    let record = placing();
    let table = record.table();
    let offered = table.placements_on_offer();
    for there in Turn::villages(table) {
        let mut panel = Panel::default();
        assert!(panel.press(&record, Part::Village(there)));
        assert!(panel.label(&english(), &record).is_some_and(|label| label.starts_with("Place")), "{there:?}");
        for stall in panel.turn_mut().stalls(table) {
            assert!(panel.turn_mut().press_stall(table, stall));
            let Some(Order::Place(at, card)) = panel.order(&record) else { panic!("{stall:?}") };
            assert!(card == stall && offered.contains(&(at, card)), "{stall:?}");
        }
        let here = panel.turn_mut().village().expect("a village");
        assert!(panel.press(&record, Part::Village(here)));
        assert_eq!(panel.order(&record), None, "pressed again it is not chosen any more");
    }
}

#[test]
fn no_dice_are_changed_while_a_card_is_placed() {
    let record = placing();
    assert_eq!(Change::seats(record.table()), []);
    let mut panel = Panel::default();
    panel.turn_to(Mode::Change);
    assert_eq!(panel.mode(record.table()), Mode::Turn);
    assert!(panel.offered(&record).iter().all(|(part, _)| !matches!(part, Part::Die(..))));
}
