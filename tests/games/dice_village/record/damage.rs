//! What is no saved game of Dice Village: what is wrong, and where.

use town_crier::chronicle::{PlayersRefusal, save};
use town_crier::games::dice_village::record::{Damage, Record, SaveDamage};
use town_crier::games::dice_village::rules::{
    CardAt, Correction, Depth, DiceVillage, Face, Merchant, Order, Seat, SetupReason,
};

use super::{code, dealt, entered, open};
use crate::chronicle::damaged::{self, summed};
use crate::games::dice_village::kit::roll;
use crate::tried::each;

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

/// A game in which somebody took a card that lay elsewhere.
fn corrected() -> Record {
    let mut record = open(dealt(2));
    let card = Merchant::try_from(17).expect("one");
    record.order(Order::Correct(Correction::Card(card, CardAt::Hand(Seat(1))))).expect("it lies so");
    record
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let code = || code("Market Day");
    let name = "A".repeat(900_000);
    let rows = [
        (
            "a first player whom the code does not draw",
            open(dealt(2)),
            "first: dealt(1)",
            "first: dealt(0)",
            SaveDamage::Game(Damage::First { found: 0, dealt: 1, code: code() }),
        ),
        (
            "a deck that the code does not deal",
            open(dealt(2)),
            "19",
            "20",
            SaveDamage::Game(Damage::Merchant { at: 2, found: Some(20), dealt: Some(19), code: code() }),
        ),
        ("a face that no die has", thrown(), "(0, 4)", "(0, 7)", SaveDamage::Game(Damage::Face { order: 2, face: 7 })),
        ("a name that nobody has", thrown(), "P1", &name, SaveDamage::Players(PlayersRefusal::Name(Seat(0), 900_000))),
        (
            "a setup that makes no table",
            thrown(),
            "first: entered(1)",
            "first: entered(3)",
            SaveDamage::Setup(vec![SetupReason::NoSuchFirst(Seat(3))]),
        ),
        (
            "a merchant that the deck does not have",
            corrected(),
            "merchant: 17",
            "merchant: 30",
            SaveDamage::Game(Damage::NoSuchMerchant { order: 1, merchant: 30 }),
        ),
    ];
    each(rows, |(about, record, from, to, expected)| {
        assert_eq!(damage(&record, from, to), expected, "{about}");
    });
    let found = damage(&thrown(), "(0, 4)", "(4, 4)");
    assert!(matches!(found, SaveDamage::Order { order: 2, .. }), "an order that the rules refuse: {found:?}");
}

#[test]
fn any_byte_of_a_game_changed_lost_or_doubled() {
    damaged::any_byte_changed_lost_or_doubled(&thrown());
}
