//! The record of a game of Troyes: its opening, the deals of a code, what can be picked, and its files.
//!
//! ```
//! use town_crier::chronicle::save;
//! use town_crier::games::troyes::record::{Opening, Record};
//!
//! let record = Record::open(Opening::from_code("Market Day".parse()?))?;
//! assert_eq!(save::read(&save::write(&record)?)?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bots;
mod deal;
mod draft;
mod hall;
mod next;
mod opening;
pub mod printed;
mod save;
mod sheet;

pub use super::rules::Ask;
pub use bots::bot_order;
pub use deal::{
    deal_activities, deal_activity_deck, deal_black, deal_bots, deal_characters, deal_event, deal_event_deck,
    deal_event_die, deal_mood, deal_reroll, deal_roy_settling, deal_roy_throw, deal_shots, deal_start, deal_workforce,
};
pub use draft::{
    ActPick, Caution, Counter, CounterPick, DISTRICTS, Draft, Fix, FixKind, FixPick, HANDS, Input, InputPick, Mode,
    Pick, Spend, SpendPick, TellPick, Telling, Thrown, Turn,
};
pub use hall::{Achievement, Chapter, Ending, Played};
pub use next::{awaited, pushed};
pub use opening::{CardsFrom, Opening, StartFrom};
pub use save::Damage;
pub use sheet::{ByRow, Row, Sheet, SheetReason};

use serde::Serialize;

use super::rules::{Draw, Event, Order, RoyOrder, Setup, Table, Troyes, Use};
pub use crate::chronicle::DiceFrom;
use crate::chronicle::envelope::Format;
use crate::chronicle::{self, Code, Disclosure, Recorded};
use crate::play::BySeat;

/// The record of a game.
pub type Record = chronicle::Record<Troyes>;
/// The next right step for the crier.
pub type Next = chronicle::Next<Ask>;
/// Why a text is no saved game.
pub type SaveDamage = chronicle::SaveDamage<Troyes>;
/// The hall of fame.
pub type Hall = chronicle::hall::Hall<Troyes>;
/// Why a text is no hall of fame.
pub type HallDamage = chronicle::hall::HallDamage<Troyes>;

impl Recorded for Troyes {
    type Opening = Opening;
    type Sheet = Sheet;
    type SheetReason = SheetReason;
    type Chapter = Chapter;
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
        next::next(opening, table)
    }

    fn draw(opening: &Opening, table: &Table, draw: &Draw) -> Order {
        let code = &opening.code;
        match draw {
            Draw::Reveal => Order::Reveal(deal_activities(code, table)),
            Draw::Workforce => Order::Workforce(Box::new(deal_workforce(code, table))),
            // Where no card comes, the rules say of the first one why.
            Draw::Enter => Order::Enter(deal_event(code, table).unwrap_or(Event::ALL[0])),
            Draw::RollEvent => Order::RollEvent(deal_event_die(code, table)),
            Draw::RollBlack => Order::RollBlack(deal_black(code, table)),
            Draw::Reroll(die) => Order::Spend(Use::Reroll(*die, deal_reroll(code, table))),
            Draw::Shoot => Order::Shoot(deal_shots(code, table)),
            Draw::RoySettle => Order::Roy(RoyOrder::Settle(deal_roy_settling(code, table))),
            Draw::RoyThrow => Order::Roy(RoyOrder::Throw(deal_roy_throw(code, table))),
        }
    }

    fn drawn(opening: &Opening, order: &Order) -> Option<Draw> {
        let (deals, rolls) = (opening.cards == CardsFrom::Code, opening.dice == DiceFrom::Code);
        match order {
            Order::Reveal(_) => deals.then_some(Draw::Reveal),
            Order::Enter(_) => deals.then_some(Draw::Enter),
            Order::Workforce(_) => rolls.then_some(Draw::Workforce),
            Order::RollEvent(_) => rolls.then_some(Draw::RollEvent),
            Order::RollBlack(_) => rolls.then_some(Draw::RollBlack),
            Order::Spend(Use::Reroll(die, _)) => rolls.then_some(Draw::Reroll(*die)),
            Order::Shoot(_) => rolls.then_some(Draw::Shoot),
            Order::Roy(RoyOrder::Settle(_)) => rolls.then_some(Draw::RoySettle),
            Order::Roy(RoyOrder::Throw(_)) => rolls.then_some(Draw::RoyThrow),
            Order::Settle(_)
            | Order::Pay { .. }
            | Order::Call(_)
            | Order::Resolve(_)
            | Order::Push(_)
            | Order::Counter { .. }
            | Order::GiveWay
            | Order::Spend(Use::Recruit | Use::TurnOver(_))
            | Order::Act(_)
            | Order::Aim { .. }
            | Order::Pass
            | Order::Close
            | Order::Show(_)
            | Order::Roy(RoyOrder::Counter)
            | Order::Book(_)
            | Order::Correct(_) => None,
        }
    }

    /// Returns the sum of the rows (`T 12.2`).
    fn points(sheet: &Sheet) -> Result<u16, Vec<SheetReason>> {
        sheet.points()
    }

    fn sheets(table: &Table) -> BySeat<Sheet> {
        table.players().map(|(seat, _)| Sheet::of(table, seat)).collect()
    }

    fn chapter(record: &Record) -> Chapter {
        Chapter::of(record)
    }

    fn save(record: &Record) -> impl Serialize {
        save::write(record)
    }

    fn hall(hall: &Hall) -> impl Serialize {
        hall::write(hall)
    }
}
