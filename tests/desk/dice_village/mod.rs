//! Dice Village on the desk: by keyboard and by mouse.

mod again;
mod aside;
mod asked;
mod counted;
mod depth;
mod late;
mod play;
mod steady;
#[cfg(feature = "paper")]
mod print;
#[cfg(feature = "gallery")]
mod proposed;
mod thrown;
mod typed;
mod whole;

use town_crier::chronicle::Next;
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, FirstFrom, Opening, Record};
use town_crier::games::dice_village::rules::{Paid, Seat};

pub(super) use crate::games::dice_village::english;
pub(super) use crate::games::dice_village::kit::{faces, roll};

/// A game of so many players, of whom the first one begins.
pub(super) fn opening(cards: CardsFrom, dice: DiceFrom, players: usize) -> Opening {
    Opening {
        code: "MARKET".parse().expect("a code"),
        players: vec![String::new(); players],
        first: FirstFrom::Entered(Seat(0)),
        paid: Paid::Owner,
        cards,
        dice,
    }
}

/// A game whose dice were thrown so.
pub(super) fn record(cards: CardsFrom, dice: &[&str]) -> Record {
    let mut record = Record::open(opening(cards, DiceFrom::Entered, dice.len())).expect("it opens");
    assert_eq!(record.next(), Next::Enter);
    record.order(roll(dice)).expect("they fell so");
    record
}
