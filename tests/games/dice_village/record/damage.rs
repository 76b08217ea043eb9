//! What is no saved game of Dice Village: what is wrong, and where.

use town_crier::chronicle::{PlayersRefusal, save};
use town_crier::games::dice_village::record::{Damage, Record, SaveDamage};
use town_crier::games::dice_village::rules::{
    CardAt, Correction, Depth, DiceVillage, Face, Merchant, Order, Seat, SetupReason,
};

use super::{code, dealt, entered, open};
use crate::chronicle::damaged::{self, summed};
use crate::games::dice_village::kit::roll;

/// Why the text is refused after `from` became `to` and the sum was made to fit again.
#[track_caller]
fn damage(record: &Record, from: &str, to: &str) -> SaveDamage {
    let text = save::write(record).expect("it can be written");
    assert!(text.contains(from), "there is no {from:?} in\n{text}");
    let changed = text.replacen(from, to, 1);
    save::read::<DiceVillage>(&summed(&changed)).expect_err("it should be refused")
}

fn thrown() -> Record {
    let mut record = open(entered(Depth::Purses));
    record.order(roll(&["1625", "3333", "1111"])).expect("they were thrown");
    record.order(Order::Reroll(Seat(1), vec![(0, Face::Four)])).expect("there are two favours");
    record
}

#[test]
fn a_first_player_whom_the_code_does_not_draw() {
    let found = damage(&open(dealt(2)), "first: dealt(1)", "first: dealt(0)");
    let expected = Damage::First { found: 0, dealt: 1, code: code("Market Day") };
    assert_eq!(found, SaveDamage::Game(expected));
}

#[test]
fn a_deck_that_the_code_does_not_deal() {
    let found = damage(&open(dealt(2)), "19", "20");
    let expected = Damage::Merchant { at: 2, found: Some(20), dealt: Some(19), code: code("Market Day") };
    assert_eq!(found, SaveDamage::Game(expected));
}

#[test]
fn a_face_that_no_die_has() {
    let found = damage(&thrown(), "(0, 4)", "(0, 7)");
    assert_eq!(found, SaveDamage::Game(Damage::Face { order: 2, face: 7 }));
}

#[test]
fn a_name_that_nobody_has() {
    let found = damage(&thrown(), "P1", &"A".repeat(900_000));
    assert_eq!(found, SaveDamage::Players(PlayersRefusal::Name(Seat(0), 900_000)));
}

#[test]
fn a_setup_that_makes_no_table() {
    let found = damage(&thrown(), "first: entered(1)", "first: entered(3)");
    assert_eq!(found, SaveDamage::Setup(vec![SetupReason::NoSuchFirst(Seat(3))]));
}

#[test]
fn an_order_that_the_rules_refuse() {
    let found = damage(&thrown(), "(0, 4)", "(4, 4)");
    assert!(matches!(found, SaveDamage::Order { order: 2, .. }), "{found:?}");
}

#[test]
fn a_merchant_that_the_deck_does_not_have() {
    let mut record = open(dealt(2));
    let card = Merchant::try_from(17).expect("one");
    let hand = CardAt::Hand(Seat(1));
    let correction = Correction::Card(card, hand);
    record.order(Order::Correct(correction)).expect("it lies so");
    let found = damage(&record, "merchant: 17", "merchant: 30");
    assert_eq!(found, SaveDamage::Game(Damage::NoSuchMerchant { order: 1, merchant: 30 }));
}

#[test]
fn any_byte_of_a_game_changed_lost_or_doubled() {
    damaged::any_byte_changed_lost_or_doubled(&thrown());
}
