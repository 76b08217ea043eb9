//! The record of Dice Village: what a code deals, and its files.

mod correcting;
mod damage;
mod dealt;
mod draft;
mod kept;
mod save;

use town_crier::chronicle::Code;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Next, Opening, Record};
use town_crier::games::dice_village::rules::{Depth, Paid, Seat, Table};

use crate::games::dice_village::random::{Chance, any_order};

pub(crate) fn code(code: &str) -> Code {
    code.parse().expect("a code")
}

/// All from a code, for that many players.
pub(crate) fn dealt(players: usize) -> Opening {
    Opening { players: (1..=players).map(|at| format!("P{at}")).collect(), ..Opening::from_code(code("Market Day")) }
}

/// Cards of the box, thrown dice, a first player who was chosen.
pub(crate) fn entered(depth: Depth) -> Opening {
    Opening {
        first: FirstFrom::Entered(Seat(1)),
        paid: Paid::Seller,
        cards: CardsFrom::Box(depth),
        dice: DiceFrom::Entered,
        ..dealt(3)
    }
}

pub(crate) fn open(opening: Opening) -> Record {
    Record::open(opening).expect("the opening holds")
}

/// Plays so many random orders, with the dice that the code deals, if it does.
pub(crate) fn play(opening: Opening, orders: usize, seed: u64) -> Record {
    let mut record = open(opening);
    let mut chance = Chance::new(seed);
    for _ in 0..orders {
        if record.next() == Next::Over {
            break;
        }
        let order = any_order(&record, &mut chance);
        record.order(order).expect("it is on offer");
    }
    record
}

/// What all players' dice show.
pub(crate) fn shown(table: &Table) -> Vec<String> {
    let faces = table.players().map(|(_, player)| player.dice().iter().map(|die| die.face.to_string()).collect());
    faces.collect()
}
