//! The one key: it ends nobody's turn that nobody has seen, and asks once before something is thrown away for good.

use std::sync::Arc;

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Record};
use town_crier::games::dice_village::rules::{
    Base, CardAt, Correction, Depth, Merchant, Order, Phase, Purse, Reward, Seat, Side, Stall,
};
use town_crier::play::PickId;
use town_crier::show::{Choices, Proposal};

use super::{english, opening, roll};
use crate::desk::TestDesk;
use crate::games::dice_village::kit::{at, merchant, sell};

/// A game of two with the house deck, whose dice are thrown.
fn house(corrections: &[Correction]) -> Record {
    let mut record = Record::open(opening(CardsFrom::Code, DiceFrom::Entered, 2)).expect("it opens");
    for correction in corrections {
        record.order(Order::Correct(correction.clone())).expect("it lies so");
    }
    record
}

fn coins(seat: u8, coins: u16) -> Correction {
    Correction::Purse(Seat(seat), Purse { coins, favours: 0 })
}

fn in_hand(seat: u8, card: Merchant) -> Correction {
    Correction::Card(card, CardAt::Hand(Seat(seat)))
}

fn follow(record: &mut Record, orders: impl IntoIterator<Item = Order>) {
    for order in orders {
        record.order(order).expect("it can be");
    }
}

/// How many orders were given.
fn given(desk: &TestDesk) -> usize {
    desk.game().done().len()
}

/// Presses the key, which gives nothing, and then says that.
#[track_caller]
fn only_says(desk: &mut TestDesk, key: Key, said: &str) {
    let before = given(desk);
    desk.press(key);
    assert_eq!(given(desk), before, "{said}");
    assert!(desk.says(said), "{said}");
}

/// Both buy: Red has coins for one card, Blue for two.
fn spending() -> Record {
    let mut record = house(&[coins(0, 5), coins(1, 10)]);
    follow(&mut record, [roll(&["2222", "2222"]), Order::Done, Order::Done]);
    assert_eq!(record.table().phase(), Phase::Spend(Seat(0)));
    record
}

#[test]
fn after_the_last_coin_no_key_ends_the_purchases_of_the_next() {
    let mut desk = TestDesk::village(&spending());
    desk.press(Key::Num1).press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::Spend(Seat(1)), "Red has spent all");
    assert!(desk.says("Now: Blue") && !desk.says("Done: Blue"));
    only_says(&mut desk, Key::Space, STILL);
    desk.press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::End);
    let purse = desk.game().table().player(Seat(1)).expect("Blue").purse();
    assert_eq!(purse.coins, 10, "coins stay for the next round");
}

#[test]
fn a_phone_ends_its_turn_by_the_same_words_whenever_it_began() {
    let mut record = spending();
    let card = record.table().purchases_on_offer()[0];
    follow(&mut record, [Order::Buy(card)]);
    let choices = Choices::of::<DiceVillage>(&Arc::new(record), Proposal::of(Seat(1))).expect("Blue can be done");
    let view = choices.view(&english());
    let done = view.groups.iter().flat_map(|group| &group.items).find(|item| item.pick == PickId::DONE);
    assert_eq!(done.map(|item| item.look.name.as_str()), Some("End the turn"), "nobody is told the own name");
}

#[test]
fn in_the_last_round_nobody_is_asked_to_buy() {
    let mut record = Record::open(opening(CardsFrom::Box(Depth::Purses), DiceFrom::Entered, 2)).expect("it opens");
    let orders = [coins(0, 9), coins(1, 9)].map(Order::Correct).into_iter().chain([
        roll(&["2222", "2222"]),
        Order::Correct(Correction::OnTable(Seat(0), 9)),
        Order::Done,
        Order::Done,
    ]);
    follow(&mut record, orders);
    assert_eq!(record.table().phase(), Phase::Spend(Seat(0)));
    assert!(record.table().is_last_round() && !record.table().purchases_on_offer().is_empty());
    let mut desk = TestDesk::village(&record);
    desk.offers("Done: Red").press(Key::Space).offers("Done: Blue").press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::End, "cards in hand do not count");
}

#[test]
fn every_way_to_press_the_one_button_is_held_alike() {
    let mut record = spending();
    let card = record.table().purchases_on_offer()[0];
    follow(&mut record, [Order::Buy(card)]);
    for key in [Key::Enter, Key::PageDown, Key::Space] {
        let mut desk = TestDesk::village(&record);
        assert!(desk.says("Now: Blue"), "also after a restart");
        only_says(&mut desk, key, STILL);
    }
    let mut desk = TestDesk::village(&record);
    desk.point("Now: Blue");
    assert_eq!(given(&desk), record.done().len());
    let button = desk.0.get_by_label(STILL);
    assert_eq!(format!("{:?}", button.accesskit_node().live()), "Polite", "it is read out");
    desk.point(STILL);
    assert_eq!(given(&desk), record.done().len() + 1);
}

/// What the one key asks before Blue is done, who has coins for a card.
const STILL: &str = "Blue can still buy a card. Done anyway?";

#[test]
fn the_last_card_is_passed_only_when_asked_twice() {
    let mut record = house(&[coins(0, 4), coins(1, 9)]);
    follow(&mut record, [roll(&["2222", "2222"]), Order::Done, Order::Done]);
    assert_eq!(record.table().phase(), Phase::Spend(Seat(1)), "Red has too few");
    let mut desk = TestDesk::village(&record);
    assert!(desk.says("Done: Blue"), "the turn of the one before was ended by hand");
    only_says(&mut desk, Key::Space, STILL);
    desk.press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::End);
}

#[test]
fn whoever_chooses_a_card_of_the_next_has_seen_whose_turn_it_is() {
    let mut desk = TestDesk::village(&spending());
    for _ in 0..2 {
        desk.press(Key::Num1);
        assert!(desk.0.query_all_by_label_contains("Buy this card: ").next().is_some(), "it is named");
        desk.press(Key::Space);
    }
    assert_eq!(desk.game().table().phase(), Phase::Spend(Seat(1)), "the second card is Blue's first");
    only_says(desk.offers("Done: Blue"), Key::Space, STILL);
    desk.press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::End);
}

#[test]
fn dice_that_could_be_sold_go_to_the_market_only_when_asked_twice() {
    let mut record = house(&[]);
    follow(&mut record, [roll(&["1625", "2222"])]);
    let mut desk = TestDesk::village(&record);
    assert!(desk.says("Done: Red; 4 dice to the market"), "it is said before");
    only_says(&mut desk, Key::Space, "Red can still sell at 4 villages. Done anyway?");
    desk.press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::Sell(Seat(1)));
    assert_eq!(desk.game().table().player(Seat(0)).expect("Red").purse().favours, 6);
    assert!(desk.says("Done: Blue; 4 dice to the market"), "nothing fits, so nothing is asked");
    desk.press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::End);
}

#[test]
fn one_village_and_one_die_are_told_as_one() {
    let mut record = house(&[Correction::Caravans(Seat(0), 2)]);
    follow(&mut record, [roll(&["16", "2222"]), sell(at(1, Base::OneSix), &[])]);
    let desk = TestDesk::village(&record);
    assert!(desk.says("Done: Red"), "no die is left");

    let mut record = house(&[Correction::Caravans(Seat(0), 5)]);
    follow(&mut record, [roll(&["16162", "2222"]), sell(at(1, Base::OneSix), &[])]);
    let mut desk = TestDesk::village(&record);
    assert!(desk.says("Done: Red; 3 dice to the market"));
    only_says(&mut desk, Key::Space, "Red can still sell at 1 village. Done anyway?");
}

#[test]
fn it_is_asked_again_once_something_else_was_chosen() {
    let mut record = house(&[]);
    follow(&mut record, [roll(&["1625", "2222"])]);
    let mut desk = TestDesk::village(&record);
    only_says(&mut desk, Key::Space, "Red can still sell at 4 villages. Done anyway?");
    desk.press(Key::Num1)
        .offers("Sell at village 1-6 of Red")
        .press(Key::Num1)
        .offers("Done: Red; 4 dice to the market");
    only_says(&mut desk, Key::Space, "Red can still sell at 4 villages. Done anyway?");
}

/// Blue may place a card without a die, and has one in hand.
fn placing(other: Merchant) -> Record {
    let card = merchant(Side::Left, 2, Reward::FreePlacement);
    let mut record = house(&[in_hand(0, card), in_hand(0, other)]);
    let sale = sell(at(0, Base::OneSix), &[Stall::house(Side::Left, card)]);
    follow(&mut record, [roll(&["1622", "2534"]), sale, Order::Done]);
    assert_eq!(record.table().phase(), Phase::Place(Seat(0), 1));
    record
}

#[test]
fn a_free_placement_is_given_up_only_when_asked_twice() {
    let mut desk = TestDesk::village(&placing(merchant(Side::Left, 1, Reward::OneCoin)));
    assert!(desk.says("Done: Red; lost: a free placement"));
    only_says(&mut desk, Key::Space, "Red can still place a card. Done anyway?");
    desk.press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::Sell(Seat(1)));
}

#[test]
fn after_the_last_card_is_placed_no_key_ends_the_turn_of_the_next() {
    let mut desk = TestDesk::village(&placing(merchant(Side::Left, 1, Reward::OneCoin)));
    desk.press(Key::Num1).press(Key::Space);
    assert_eq!(desk.game().table().phase(), Phase::Sell(Seat(1)), "Red's turn has ended by itself");
    assert!(desk.says("Done: Blue; 4 dice to the market"));
    only_says(&mut desk, Key::Space, "Blue can still sell at 3 villages. Done anyway?");
}

#[test]
fn a_sale_that_gives_a_free_thing_for_nothing_is_asked_about_too() {
    let card = merchant(Side::Left, 2, Reward::FreePlacement);
    let mut record = house(&[in_hand(0, card)]);
    follow(&mut record, [roll(&["1622", "2222"])]);
    let mut desk = TestDesk::village(&record);
    desk.press(Key::Num1);
    assert!(desk.says("Sell at village 1-6 of Red"), "plainly nothing is lost");
    desk.press(Key::Num3);
    assert!(
        desk.says("Sell at village 1-6 of Red: 2 papyrus (a free placement), on the left; lost: a free placement"),
        "no card is left to be placed"
    );
    only_says(&mut desk, Key::Space, "Lost: a free placement. Sell anyway?");
    desk.press(Key::Space);
    assert_eq!(desk.game().table().sales().len(), 1);
    let done = desk.0.query_all_by_label_contains("Done: Red; ").next();
    assert!(done.is_some(), "what is lost already is not asked about");
}

#[test]
fn sales_of_the_box_are_asked_about_as_well() {
    let mut record = Record::open(opening(CardsFrom::Box(Depth::Sales), DiceFrom::Entered, 2)).expect("it opens");
    follow(&mut record, [roll(&["1625", "2222"])]);
    let mut desk = TestDesk::village(&record);
    only_says(&mut desk, Key::Space, "Red can still sell at 4 villages. Done anyway?");
}
