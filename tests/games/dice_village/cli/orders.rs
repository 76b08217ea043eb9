//! Orders as lines: each is read as it was meant, and whatever is none is told.

use proptest::prelude::*;
use town_crier::cli::Commanded as _;
use town_crier::crier::{InWords as _, Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::cli::{OrderReason, What};
use town_crier::games::dice_village::record::{Ask, Opening, Record};
use town_crier::games::dice_village::rules::{
    Base, CardAt, Correction, Depth, Draw, Face, Merchant, Order, Purse, Seat, Side,
};

use super::written::line;
use crate::games::dice_village::english;
use crate::games::dice_village::kit::at;
use crate::games::dice_village::record::{dealt, entered, open, play};
use crate::tried::{config, each};

/// The whole order of a line.
fn read(record: &Record, line: &str) -> Order {
    let ask = DiceVillage::ordered(record, line).unwrap_or_else(|wrong| panic!("{line}: {wrong:?}"));
    record.complete(ask)
}

/// Reads the lines of all orders that were given, each at the table at which it was given.
fn reads_back(record: &Record) {
    let mut again = open(record.opening().clone());
    for entry in record.done() {
        let text = line(&entry.order);
        let order = read(&again, &text);
        assert_eq!(order, entry.order, "{text}");
        let (now, word) = (DiceVillage::orders_now(&again), text.split(' ').next().expect("a word"));
        assert!(now.contains(&word), "{text} is none of {now:?}");
        again.order(order).expect("it was given before");
    }
    assert_eq!(&again, record);
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn every_order_of_a_game_is_read_as_it_was_given(players in 2..=4_usize, seed in any::<u64>()) {
        reads_back(&play(dealt(players), 120, seed));
        reads_back(&play(entered(Depth::Purses), 120, seed));
    }

    #[test]
    fn no_line_is_too_much(text in "[a-z0-9+ -]{0,40}") {
        let record = open(dealt(2));
        let _ = DiceVillage::ordered(&record, &text);
        for word in ["roll", "reroll", "sell", "place", "buy", "correct", "correct card"] {
            let _ = DiceVillage::ordered(&record, &format!("{word} {text}"));
        }
    }
}

#[test]
fn every_correction_is_read_as_it_was_meant() {
    let (village, merchant) = (at(1, Base::TwoFive), Merchant::try_from(17).expect("one"));
    let mut all = vec![
        Correction::Purse(Seat(0), Purse { coins: 3, favours: 2 }),
        Correction::Caravans(Seat(1), 5),
        Correction::Die(Seat(2), 5, Face::Four),
        Correction::First(Seat(3)),
        Correction::OnTable(Seat(0), 5),
        Correction::InHand(Seat(1), 2),
        Correction::InRow(4),
        Correction::Stalls(village, Side::Left, vec![Face::Six, Face::One]),
        Correction::Stalls(village, Side::Right, Vec::new()),
    ];
    let places = [CardAt::Hand(Seat(1)), CardAt::Row, CardAt::Pile, CardAt::Village(village, Side::Right)];
    all.extend(places.map(|to| Correction::Card(merchant, to)));
    let record = open(dealt(4));
    for correction in all {
        let order = Order::Correct(correction);
        assert_eq!(read(&record, &line(&order)), order, "{}", line(&order));
    }
}

#[test]
fn what_a_code_rolls_need_not_be_written() {
    let mut record = open(dealt(3));
    assert_eq!(DiceVillage::ordered(&record, "roll").ok(), Some(Ask::Draw(Draw::Roll)));
    record.order(read(&record, "roll")).expect("it is dealt");
    let order = read(&record, "  reroll   blue 1 4 ");
    assert_eq!(read(&record, "Reroll BLUE 4 1"), order, "large letters and any order of dice mean the same");
    record.order(order).expect("it is dealt");
    let thrown = open(entered(Depth::Purses));
    assert_eq!(said(&thrown, "roll"), "what a player’s dice show, as in 1126, is missing at the end of the line");
    assert_eq!(read(&thrown, "reroll red 3 1 as 2 6"), read(&thrown, "reroll red 1 3 as 6 2"));
    assert_eq!(read(&thrown, "sell 1-6"), read(&thrown, "sell blue 1-6"), "whoever is first is meant");
}

/// Why that is no order, in English.
fn said(record: &Record, line: &str) -> String {
    let words = english();
    let wrong = DiceVillage::ordered(record, line).expect_err(line);
    assert_eq!(wrong.len(), 1, "{line}");
    wrong[0].in_words(&words)
}

#[test]
fn what_is_no_order_is_told() {
    let house = open(Opening { players: vec![String::new(); 2], ..dealt(2) });
    let rows = [
        (
            "hello",
            "an order begins with roll, reroll, up, down, sell, place, buy, done, close, correct, but not with “hello”; \
             town-crier cry --game dice-village --help shows how each is written",
        ),
        ("roll 117", "what a player’s dice show, as in 1126, belongs where “117” stands"),
        ("reroll pink 1", "a player (red, blue, green, yellow) belongs where “pink” stands"),
        ("reroll red 7", "the place of a die (1…6) belongs where “7” stands"),
        ("reroll red 1 2 as 3", "dice that are rolled again: 2, but numbers behind “as”: 1"),
        ("up red", "the place of a die (1…6) is missing at the end of the line"),
        ("sell 1-5", "a village (1-6, 2-5, 3-4) belongs where “1-5” stands"),
        ("sell 1-6 with 3", "a side (left, right) belongs where “3” stands"),
        ("sell 1-6 with left 30", "the number of a merchant (0…29) belongs where “30” stands"),
        ("sell 1-6 now", "nothing belongs where “now” stands"),
        ("buy", "the number of a merchant (0…29) is missing at the end of the line"),
        ("correct red purse 3+x", "coins+favours, as in 3+2, belongs where “3+x” stands"),
        (
            "correct red hat 3",
            "one of these words (purse, dice, die, table, hand, 1-6, 2-5, 3-4) belongs where “hat” stands",
        ),
        ("sell 1-6 left 3", "“with” belongs where “left” stands"),
        ("correct card 3 row", "“to” belongs where “row” stands"),
        ("done done", "nothing belongs where “done” stands"),
    ];
    each(rows, |(line, sentence)| {
        assert_eq!(said(&house, line), sentence);
    });
}

#[test]
fn every_reason_has_words_in_every_language() {
    let mut reasons =
        vec![OrderReason::Unknown("x".to_owned()), OrderReason::More("x".to_owned()), OrderReason::Rerolled(2, 1)];
    for what in What::ALL {
        reasons.extend([OrderReason::Needs(what, None), OrderReason::Needs(what, Some("x".to_owned()))]);
    }
    for language in Language::ALL {
        let words = Words::of::<DiceVillage>(language, Manner::Plain);
        let english = english();
        for reason in &reasons {
            let said = reason.in_words(&words);
            assert!(
                !said.contains(['{', '}']) && !said.contains("args-") && !said.contains("  ") && !said.ends_with('.'),
                "{said}"
            );
            assert!(language == Language::English || said != reason.in_words(&english), "{language}: {said}");
        }
    }
}
