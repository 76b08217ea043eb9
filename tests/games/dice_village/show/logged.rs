//! The log: each order is in a line of it, and each line can be looked back at.

use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening, Record, deal_reroll};
use town_crier::games::dice_village::rules::{Depth, Order, Paid, Phase};
use town_crier::show::Watched as _;

use super::{all_words, check};
use crate::games::dice_village::random::{Chance, choose};

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
    let code = opening.code.clone();
    let mut record = Record::open(opening).expect("it opens");
    let mut chance = Chance::new(players as u64);
    while record.table().phase() != Phase::Over && record.done().len() < 3000 {
        let order = match choose(record.table(), &mut chance) {
            Order::Roll(_) => match record.next() {
                town_crier::games::dice_village::record::Next::Order(roll) => roll,
                other => panic!("dice are rolled by the code, not {other:?}"),
            },
            Order::Reroll(seat, dice) => {
                let dice: Vec<usize> = dice.into_iter().map(|(die, _)| die).collect();
                Order::Reroll(seat, deal_reroll(&code, record.table(), seat, &dice))
            }
            other => other,
        };
        record.order(order).expect("it is on offer");
    }
    record
}

#[test]
fn every_order_is_in_a_line_of_the_log_in_every_language() {
    for (cards, players) in [(CardsFrom::Code, 4), (CardsFrom::Box(Depth::Purses), 3), (CardsFrom::Code, 2)] {
        let record = played(cards, players);
        let all = record.done().len();
        for words in all_words() {
            let lines = DiceVillage::log(&words, &record, all);
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
    let words = super::english();
    let whole = DiceVillage::log(&words, &record, record.done().len());
    assert!(DiceVillage::log(&words, &record, 0).is_empty());
    for orders in 1..record.done().len().min(60) {
        let lines = DiceVillage::log(&words, &record, orders);
        let (last, before) = lines.split_last().expect("a line");
        assert_eq!((last.orders, before), (orders, &whole[..before.len()]));
    }
}
