//! Troyes on the desk: by keyboard and by mouse.

mod alone;
mod beside;
mod cards;
mod form;
mod blind;
mod play;
#[cfg(feature = "gallery")]
mod proposed;
mod thrown;

use egui::Key;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::record::{DiceFrom, Opening, Record, bot_order, deal_bots};
use town_crier::games::troyes::rules::{Ask, Book, Building, Order, Phase, UpkeepStep};

use super::{Place, STILL, TestDesk};
pub(super) use crate::games::troyes::record::{dealt, open};

impl TestDesk {
    /// A desk on which nothing moves, with that game of Troyes on the table.
    fn troyes(record: &Record) -> Self {
        let mut desk = Place::keeping(STILL, record).desk();
        desk.press(Key::Space);
        desk
    }

    fn troyes_game(&self) -> &Record {
        self.0.state().record::<Troyes>().expect("Troyes is on the table")
    }
}

/// A game of so many, of whose cards only the rulebook is known.
fn unread(players: usize) -> Opening {
    Opening { book: Book::rulebook(), ..dealt(players) }
}

/// A game of two near its end: the last round has begun.
fn late() -> Record {
    let mut record = open(dealt(2));
    while record.table().round() < record.table().rounds()
        || !matches!(record.table().phase(), Phase::Upkeep(UpkeepStep::Income))
    {
        match chosen(&record) {
            Some(order) => _ = record.order(order).expect("a bot's order is followed"),
            None => assert!(record.go_on().is_some_and(|followed| followed.is_ok())),
        }
    }
    record
}

/// What a bot chooses, where somebody chooses.
fn chosen(record: &Record) -> Option<Order> {
    let bots = deal_bots(&record.opening().code);
    match bot_order(&record.opening().code, &bots, record.table())? {
        Ask::Order(order) => Some(order),
        Ask::Draw(draw) => Some(record.complete(Ask::Draw(draw))),
    }
}

/// A game whose dice are thrown, in which everybody has placed citizens: the dice of the first round are next.
fn thrown() -> Record {
    let mut record = open(Opening { dice: DiceFrom::Entered, ..dealt(2) });
    while let Phase::Settle(_) = record.table().phase() {
        let table = record.table();
        let free = Building::ALL.into_iter().find(|building| table.crowd(*building) < Building::SPACES);
        record.order(Order::Settle(free.expect("a space"))).expect("it is free");
    }
    while record.go_on().is_some_and(|followed| followed.is_ok()) {}
    assert_eq!(record.table().phase(), Phase::Upkeep(UpkeepStep::Workforce));
    record
}
