//! The record of a game of Troyes Dice: what it is opened from, what a code deals, and its save file.

mod deal;
mod opening;
mod results;
pub mod schema;

pub use deal::{deal_leftmost, deal_plazas, deal_roll, deal_tiles};
pub use opening::{DiceFrom, Opening, TilesFrom};

use super::rules::{Order, Phase, Score, Setup, Sheet, SheetReason, Table, TroyesDice};
use crate::chronicle::{self, Code, Recorded};

/// The record of a game.
pub type Record = chronicle::Record<TroyesDice>;
/// An order and what it caused.
pub type Entry = chronicle::Entry<TroyesDice>;
/// The next right thing for the crier.
pub type Next = chronicle::Next<Order>;
/// Why the record refuses an order.
pub type OrderRefusal = chronicle::OrderRefusal<TroyesDice>;
/// The results of one game.
pub type Results = chronicle::Results<TroyesDice>;
/// What one player's paper says at the end.
pub type PlayerSheet = chronicle::PlayerSheet<TroyesDice>;

impl Recorded for TroyesDice {
    type Opening = Opening;
    type Sheet = Sheet;
    type SheetReason = SheetReason;

    fn first(code: Code) -> Opening {
        Opening::from_code(code)
    }

    fn setup(opening: &Opening) -> Setup {
        opening.setup()
    }

    fn code(opening: &Opening) -> Option<&Code> {
        opening.deciding_code()
    }

    fn players(opening: &Opening) -> &[String] {
        &opening.players
    }

    fn next(opening: &Opening, table: &Table) -> Next {
        match (table.phase(), opening.dice) {
            (Phase::Roll, DiceFrom::Code) => Next::Order(Order::Roll(deal_roll(&opening.code, table.now()))),
            (Phase::Roll, DiceFrom::Entered) => Next::Enter,
            (Phase::Choose, _) => Next::Order(Order::Close),
            (Phase::Over, _) => Next::Over,
        }
    }

    fn dealt(opening: &Opening, table: &Table, order: &Order) -> Result<(), Order> {
        match (order, opening.dice) {
            (Order::Roll(roll), DiceFrom::Code) => {
                let dealt = deal_roll(&opening.code, table.now());
                if *roll == dealt { Ok(()) } else { Err(Order::Roll(dealt)) }
            }
            (Order::Roll(_), DiceFrom::Entered) | (Order::Close, DiceFrom::Code | DiceFrom::Entered) => Ok(()),
        }
    }

    fn points(sheet: &Sheet) -> Result<u16, Vec<SheetReason>> {
        Score::of(sheet.clone()).map(|score| score.total()).map_err(|refusal| refusal.reasons)
    }
}
