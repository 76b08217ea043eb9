//! The record of Troyes: what a code deals, what can be picked, and its files.

mod damage;
mod dealt;
mod draft;
mod kept;
mod laws;
mod menu;
pub(crate) mod pressed;
mod proposed;

pub(crate) use kept::everything;
pub(crate) use laws::{results, told_whole};
use town_crier::chronicle::Code;
use town_crier::games::troyes::record::{CardsFrom, DiceFrom, Next, Opening, Record, StartFrom};
use town_crier::games::troyes::rules::{Book, Depth, Order, Seat, Use};
use town_crier::play::Ask;

use crate::games::troyes::random::{Chance, correction, next};

pub(crate) fn code(code: &str) -> Code {
    code.parse().expect("a code")
}

/// All from a code, for that many players.
pub(crate) fn dealt(players: usize) -> Opening {
    let names = ["Anna", "Faye", "Geoffrey", "Emily"].iter().take(players).map(|name| (*name).to_owned());
    Opening { players: names.collect(), ..Opening::from_code(code("Market Day")) }
}

/// Cards of the box, thrown dice, a start player who was chosen, and the figures of the rulebook alone.
pub(crate) fn entered(players: usize, depth: Depth) -> Opening {
    Opening {
        start: StartFrom::Entered(Seat(1)),
        bonus: true,
        cards: CardsFrom::Hand,
        characters: CardsFrom::Hand,
        dice: DiceFrom::Entered,
        book: Book::rulebook(),
        depth,
        ..dealt(players)
    }
}

#[track_caller]
pub(crate) fn open(opening: Opening) -> Record {
    Record::open(opening).expect("the opening holds")
}

/// Any order that can be given now, with what the code deals, if it does.
pub(crate) fn any_order(record: &Record, chance: &mut Chance) -> Option<Order> {
    let table = record.table();
    if chance.once_in(12) {
        let correct = Order::Correct(correction(table, chance));
        if record.clone().order(correct.clone()).is_ok() {
            return Some(correct);
        }
    }
    let order = next(table, chance)?;
    Some(match (record.next(), order) {
        (Next::Order(draw @ Ask::Draw(_)), _) => record.complete(draw),
        (_, Order::Spend(Use::Reroll(die, _))) if record.opening().dice == DiceFrom::Code => {
            record.complete(Ask::Draw(town_crier::games::troyes::rules::Draw::Reroll(die)))
        }
        (_, order) => order,
    })
}

/// Plays so many random orders.
pub(crate) fn play(opening: Opening, orders: usize, seed: u64) -> Record {
    let mut record = open(opening);
    let mut chance = Chance(seed);
    for _ in 0..orders {
        let Some(order) = any_order(&record, &mut chance) else { break };
        record.order(order.clone()).unwrap_or_else(|refusal| panic!("{order:?}: {refusal:?}"));
    }
    record
}
