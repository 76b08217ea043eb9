//! The log: each order is in a line of it, and each line can be looked back at.

use town_crier::crier::Words;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening, Record};
use town_crier::games::dice_village::rules::{Correction, Depth, Order, Paid, Phase, Purse, Seat};
use town_crier::games::dice_village::stage::{Art, Mark};
use town_crier::show::{Excerpt, LogLine, Sign, Watched as _};

use super::all_words;
use crate::games::check;
use crate::games::dice_village::english;
use crate::games::dice_village::random::{Chance, any_order};

/// A game that was played to its end by chance, dealt by its code.
fn played(cards: CardsFrom, players: usize) -> Record {
    let names = ["Anna", "Ben", "", "Dora"].map(ToOwned::to_owned);
    let opening = Opening {
        code: "LOG-OF-A-GAME".parse().expect("a code"),
        players: names.into_iter().take(players).collect(),
        first: FirstFrom::Code,
        paid: Paid::Owner,
        cards,
        dice: DiceFrom::Code,
    };
    let mut record = Record::open(opening).expect("it opens");
    let mut chance = Chance::new(players as u64);
    while record.table().phase() != Phase::Over && record.done().len() < 3000 {
        let order = any_order(&record, &mut chance);
        record.order(order).expect("it is on offer");
    }
    record
}

fn log(words: &Words, record: &Record, orders: usize) -> Vec<LogLine> {
    DiceVillage::log(words, &Excerpt::all(record, 0..orders))
}

#[test]
fn every_order_is_in_a_line_of_the_log_in_every_language() {
    for (cards, players) in [(CardsFrom::Code, 4), (CardsFrom::Box(Depth::Purses), 3), (CardsFrom::Code, 2)] {
        let record = played(cards, players);
        let all = record.done().len();
        for words in all_words() {
            let lines = log(&words, &record, all);
            assert!(lines.windows(2).all(|pair| pair[0].orders < pair[1].orders), "each has a moment of its own");
            assert_eq!(lines.last().map(|line| line.orders), Some(all), "the last order is told");
            assert!(lines.len() > 3 * usize::from(record.table().round()), "turns have lines of their own");
            for line in &lines {
                check(&words, &line.name);
                line.words.lines().for_each(|told| check(&words, told));
                assert!(!line.words.is_empty() && line.signs.len() > 1, "{line:?}");
            }
        }
    }
}

#[test]
fn the_log_of_fewer_orders_is_the_beginning_of_the_whole_one() {
    let record = played(CardsFrom::Code, 3);
    let words = english();
    let whole = log(&words, &record, record.done().len());
    assert!(log(&words, &record, 0).is_empty());
    for orders in 1..record.done().len().min(60) {
        let lines = log(&words, &record, orders);
        let (last, before) = lines.split_last().expect("a line");
        assert_eq!((last.orders, before), (orders, &whole[..before.len()]));
    }
}

/// Where there is room for no more, a line's first sign after the round tells whose it is, and a roll is of all.
#[test]
fn the_first_sign_of_a_line_tells_whose_it_is_and_what_was_corrected_has_signs_too() {
    let mut record = played(CardsFrom::Code, 3);
    let words = english();
    let one = |art: Art| Sign::Sprites(vec![art.sprite()]);
    let first = |record: &Record, orders: usize| {
        let line = log(&words, record, orders).pop().expect("a line");
        line.signs.get(1).cloned()
    };
    assert_eq!(first(&record, 1), Some(one(Art::Roll)), "dice of all");
    let seats: Vec<Sign> = Mark::ALL.map(|mark| one(Art::Mark(mark))).to_vec();
    assert!(first(&record, 2).is_some_and(|sign| seats.contains(&sign)), "a player's turn");
    while !record.done().is_empty() {
        record.undo();
    }
    let rich = Correction::Purse(Seat(2), Purse { coins: 9, favours: 1 });
    record.order(Order::Correct(rich)).expect("it lies so");
    assert_eq!(first(&record, 1), Some(seats[2].clone()), "whose purse was corrected");
    let line = log(&words, &record, 1).pop().expect("a line");
    assert!(line.signs.contains(&one(Art::Coin)), "{line:?}");
}
