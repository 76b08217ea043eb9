//! The record of a game of Dice Village: its opening, the deals of a code, and its files.
//!
//! ```
//! use town_crier::chronicle::save;
//! use town_crier::games::dice_village::record::{Opening, Record};
//!
//! let record = Record::open(Opening::from_code("Market Day".parse()?))?;
//! assert_eq!(save::read(&save::write(&record)?)?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bots;
mod deal;
mod draft;
mod hall;
mod opening;
mod save;
mod sheet;

pub use super::rules::Ask;
pub use bots::bot_order;
pub use deal::{deal_bots, deal_first, deal_merchants, deal_mood, deal_reroll, deal_roll};
pub use draft::{Caution, Change, ChangePick, Draft, Fix, FixPick, Goes, Kind, Mode, Pick, Turn, TurnPick};
pub use opening::{CardsFrom, FirstFrom, Opening};
pub use save::Damage;
pub use sheet::{Sheet, SheetReason};

use serde::Serialize;

use super::rules::{DiceVillage, Draw, Order, Phase, Setup, Table};
pub use crate::chronicle::DiceFrom;
use crate::chronicle::cards::Booked;
use crate::chronicle::envelope::Format;
use crate::chronicle::{self, Code, Disclosure, Recorded};
use crate::play::BySeat;

/// The record of a game.
pub type Record = chronicle::Record<DiceVillage>;
/// The next right step for the crier.
pub type Next = chronicle::Next<Ask>;
/// Why a text is no saved game.
pub type SaveDamage = chronicle::SaveDamage<DiceVillage>;
/// The hall of fame.
pub type Hall = chronicle::hall::Hall<DiceVillage>;
/// Why a text is no hall of fame.
pub type HallDamage = chronicle::hall::HallDamage<DiceVillage>;

impl Booked for DiceVillage {}

impl Recorded for DiceVillage {
    type Opening = Opening;
    type Sheet = Sheet;
    type SheetReason = SheetReason;
    type Chapter = ();
    type Damage = Damage;

    const DISCLOSURE: Disclosure = Disclosure::AtTheEnd;
    const SAVES: &'static [Format<Record, SaveDamage>] = save::FORMATS;
    const HALLS: &'static [Format<Hall, HallDamage>] = hall::FORMATS;

    fn first(code: Code) -> Opening {
        Opening::from_code(code)
    }

    fn identity(opening: &Opening) -> String {
        opening.identity()
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
            (Phase::Caravans, DiceFrom::Code) => Next::Order(Ask::Draw(Draw::Roll)),
            (Phase::Caravans, DiceFrom::Entered) => Next::Enter,
            (Phase::Over, _) => Next::Over,
            (Phase::Sell(_) | Phase::Place(..) | Phase::Spend(_), _) if table.is_choice() => {
                Next::Choose(Ask::Order(Order::Done))
            }
            (Phase::Sell(_) | Phase::Place(..) | Phase::Spend(_), _) => Next::Order(Ask::Order(Order::Done)),
            (Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End, _) => Next::Order(Ask::Order(Order::Close)),
        }
    }

    fn draw(opening: &Opening, table: &Table, draw: &Draw) -> Order {
        match draw {
            Draw::Roll => Order::Roll(deal_roll(&opening.code, table)),
            Draw::Reroll(seat, dice) => Order::Reroll(*seat, deal_reroll(&opening.code, table, *seat, dice)),
        }
    }

    fn drawn(opening: &Opening, order: &Order) -> Option<Draw> {
        if opening.dice == DiceFrom::Entered {
            return None;
        }
        match order {
            Order::Roll(_) => Some(Draw::Roll),
            Order::Reroll(seat, dice) => Some(Draw::Reroll(*seat, dice.iter().map(|(die, _)| *die).collect())),
            Order::Adjust(..)
            | Order::Sell(_)
            | Order::Place(..)
            | Order::Buy(_)
            | Order::Done
            | Order::Close
            | Order::Correct(_) => None,
        }
    }

    /// Returns the cards on the table.
    fn points(sheet: &Sheet) -> Result<u16, Vec<SheetReason>> {
        sheet.points()
    }

    /// Returns coins, then favours (`D 4.2`).
    fn tie_breaks(sheet: &Sheet) -> Vec<Option<u16>> {
        vec![sheet.coins, sheet.favours]
    }

    fn sheets(table: &Table) -> BySeat<Sheet> {
        table.players().map(|(_, player)| Sheet::of(player)).collect()
    }

    fn chapter(_: &Record) {}

    fn save(record: &Record) -> impl Serialize {
        save::write(record)
    }

    fn hall(hall: &Hall) -> impl Serialize {
        hall::write(hall)
    }
}
