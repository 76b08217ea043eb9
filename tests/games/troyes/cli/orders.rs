//! Orders as lines: each is read as it was meant, and whatever is none is told.

use proptest::prelude::*;
use town_crier::games::troyes::cli::{ORDERS, OrderReason, What, now, order, written};
use town_crier::games::troyes::record::{CardsFrom, DiceFrom, Opening, Record};
use town_crier::games::troyes::rules::{Building, Correction, Depth, Draw, Order, Owner, Seat};
use town_crier::play::Ask;

use crate::games::troyes::record::{dealt, entered, everything, open, play};
use crate::tried::{config, each};

/// Reads the lines of all orders that were given, each at the table at which it was given.
fn reads_back(record: &Record) {
    let mut again = open(record.opening().clone());
    for entry in record.done() {
        let text = written(again.table(), &entry.order);
        let read = order(&again, &text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"));
        assert_eq!(again.complete(read), entry.order, "{text}");
        let word = text.split(' ').next().expect("a word");
        assert!(now(&again).contains(&word), "{text} is none of {:?}", now(&again));
        again.order(entry.order.clone()).expect("it was given before");
    }
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn every_order_of_a_game_is_read_as_it_was_given(players in 2..=4_usize, seed in any::<u64>()) {
        reads_back(&play(dealt(players), 160, seed));
        reads_back(&play(entered(players, Depth::Purses), 160, seed));
        reads_back(&play(entered(players, Depth::Deeds), 160, seed));
    }

    #[test]
    fn no_line_is_too_much(text in "[a-z0-9#:/= -]{0,40}") {
        let by_hand = Opening { cards: CardsFrom::Hand, dice: DiceFrom::Entered, ..dealt(2) };
        for record in [open(dealt(2)), open(by_hand)] {
            let _ = order(&record, &text);
            for word in ORDERS {
                let _ = order(&record, &format!("{word} {text}"));
            }
        }
    }
}

#[test]
fn every_kind_of_order_is_read_as_it_was_meant() {
    reads_back(&everything());
}

#[test]
fn a_player_is_called_by_name_or_by_seat() {
    let record = open(dealt(4));
    let read = |text: &str| order(&record, text).expect("an order");
    for text in ["correct Faye deniers 9", "correct p2 deniers 9", "CORRECT  faye DENIERS 9"] {
        assert_eq!(read(text), read("correct p2 deniers 9"), "{text}");
    }
    // A name that means something in an order is none there.
    let names = ["Palace", "Gray", "Anna", "Anna"].map(str::to_owned).to_vec();
    let record = open(Opening { players: names, ..dealt(4) });
    assert_eq!(order(&record, "settle palace"), Ok(Ask::Order(Order::Settle(Building::Palace))));
    let owner = |text: &str| match order(&record, text) {
        Ok(Ask::Order(Order::Correct(Correction::Standing(_, owner, _)))) => owner,
        other => panic!("{other:?}"),
    };
    assert_eq!(owner("correct gray standing palace 1"), Owner::Gray);
    assert!(order(&record, "correct anna deniers 9").is_err(), "two have that name");
    assert_eq!(owner("correct p3 standing palace 1"), Owner::Seat(Seat(2)));
}

#[test]
fn what_a_code_deals_needs_no_more_than_a_word() {
    let record = open(dealt(2));
    let rows = [
        ("reveal", Draw::Reveal),
        ("draw", Draw::Enter),
        ("workforce", Draw::Workforce),
        ("roll", Draw::RollEvent),
        ("black", Draw::RollBlack),
        ("shoot", Draw::Shoot),
    ];
    each(rows, |(text, draw)| assert_eq!(order(&record, text), Ok(Ask::Draw(draw)), "{text}"));
}

#[test]
fn what_is_no_order_is_told_with_its_place() {
    let record = open(Opening { cards: CardsFrom::Hand, dice: DiceFrom::Entered, ..dealt(2) });
    let needs = |what, at, found: &str| OrderReason::Needs { what, at, found: Some(found.to_owned()) };
    let lacks = |what, at| OrderReason::Needs { what, at, found: None };
    let rows = [
        ("", OrderReason::Unknown(String::new())),
        ("dance", OrderReason::Unknown("dance".to_owned())),
        ("settle", lacks(What::Building, 2)),
        ("settle tower", needs(What::Building, 2, "tower")),
        ("settle palace now", OrderReason::More { at: 3, found: "now".to_owned() }),
        ("reveal merchant miller archer", needs(What::Activity, 3, "miller")),
        ("pay short nobody", needs(What::Player, 3, "nobody")),
        ("counter 6 with", lacks(What::BlackDie, 2)),
        ("act", lacks(What::Purpose, 2)),
        ("act dance", needs(What::Purpose, 2, "dance")),
        ("act agriculture with y5", needs(What::Die, 4, "y5")),
        ("act agriculture for y5", needs(What::Clause, 3, "for")),
        ("book war per 0", needs(What::Value, 4, "0")),
        ("book war hire 3", needs(What::Figure, 3, "hire")),
        ("correct p1", lacks(What::Exact("deniers, influence, points, exact, supply, stored, passed"), 3)),
        ("correct cathedral 7", needs(What::Face, 3, "7")),
    ];
    each(rows, |(text, reason)| {
        let found = order(&record, text).expect_err("it is none");
        // No black die lies there, so the first word behind the order is none.
        let reason = if text.starts_with("counter") { needs(What::BlackDie, 2, "6") } else { reason };
        assert_eq!(found, reason, "{text}");
        if let OrderReason::Needs { what, .. } = found {
            assert!(!what.written().is_empty());
        }
    });
}
