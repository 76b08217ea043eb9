//! The record of a game of Troyes Dice: its opening, the deals of a code, and its save file.
//!
//! ```
//! use town_crier::chronicle::save;
//! use town_crier::games::troyes_dice::record::{Opening, Record};
//!
//! let record = Record::open(Opening::from_code("Market Day".parse()?))?;
//! assert_eq!(save::read(&save::write(&record)?)?, record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod deal;
mod hall;
mod opening;
mod results;
mod save;
mod sheet_1;

pub use deal::{deal_leftmost, deal_plazas, deal_roll, deal_tiles};
pub use hall::Chapter;
pub use opening::{Opening, TilesFrom};
pub use save::Damage;

use std::convert::Infallible;

use serde::Serialize;

use super::rules::{Draw, HalfDay, Order, Phase, Score, Setup, Sheet, SheetReason, Table, TroyesDice};
pub use crate::chronicle::DiceFrom;
use crate::chronicle::cards::Booked;
use crate::chronicle::envelope::Format;
use crate::chronicle::{self, Choosing, Code, Disclosure, Recorded};
use crate::play;

/// The record of a game.
pub type Record = chronicle::Record<TroyesDice>;
/// An order and its happenings.
pub type Entry = chronicle::Entry<TroyesDice>;
/// The next right step for the crier.
pub type Next = chronicle::Next<Ask>;
/// An order as it is asked for.
pub type Ask = play::Ask<TroyesDice>;
/// Why the record refuses an order.
pub type OrderRefusal = chronicle::OrderRefusal<TroyesDice>;
/// The results of one game.
pub type Results = chronicle::Results<TroyesDice>;
/// Why a text is no saved game.
pub type SaveDamage = chronicle::SaveDamage<TroyesDice>;
/// The store of the game in play.
pub type Store = chronicle::store::Store<TroyesDice>;
/// Why its file cannot be loaded.
pub type LoadError = chronicle::store::LoadError<Record>;
/// The hall of fame.
pub type Hall = chronicle::hall::Hall<TroyesDice>;
/// A finished game.
pub type Finished = chronicle::hall::Finished<TroyesDice>;
/// Why a record makes no finished game.
pub type FinishedReason = chronicle::hall::FinishedReason<TroyesDice>;
/// Why a text is no hall of fame.
pub type HallDamage = chronicle::hall::HallDamage<TroyesDice>;
/// The store of the hall of fame.
pub type HallStore = chronicle::hall::HallStore<TroyesDice>;
/// One player's sheet at the end, with the player's name.
pub type PlayerSheet = chronicle::PlayerSheet<TroyesDice>;

impl Choosing for TroyesDice {
    type Pick = Infallible;
    type Draft = ();
}

impl Booked for TroyesDice {}

impl Recorded for TroyesDice {
    type Opening = Opening;
    type Sheet = Sheet;
    type SheetReason = SheetReason;
    type Chapter = Chapter;
    type Damage = Damage;

    const DISCLOSURE: Disclosure = Disclosure::AtOnce;
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
            (Phase::Roll, DiceFrom::Code) => Next::Order(Ask::Draw(Draw::Roll)),
            (Phase::Roll, DiceFrom::Entered) => Next::Enter,
            (Phase::Choose, _) => Next::Order(Ask::Order(Order::Close)),
            (Phase::Over, _) => Next::Over,
        }
    }

    fn draw(opening: &Opening, table: &Table, draw: &Draw) -> Order {
        match draw {
            Draw::Roll => Order::Roll(deal_roll(&opening.code, table.now())),
        }
    }

    fn drawn(opening: &Opening, order: &Order) -> Option<Draw> {
        match (order, opening.dice) {
            (Order::Roll(_), DiceFrom::Code) => Some(Draw::Roll),
            (Order::Roll(_), DiceFrom::Entered) | (Order::Close, DiceFrom::Code | DiceFrom::Entered) => None,
        }
    }

    fn points(sheet: &Sheet) -> Result<u16, Vec<SheetReason>> {
        Score::of(sheet.clone()).map(|score| score.total()).map_err(|refusal| refusal.reasons)
    }

    fn is_whole(chapter: &Chapter) -> bool {
        chapter.began == HalfDay::FIRST
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

    /// Returns a name without the game's, since it is older than any other game's.
    fn hall_file() -> String {
        "hall.ron".to_owned()
    }
}
