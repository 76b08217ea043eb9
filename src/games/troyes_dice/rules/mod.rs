//! Troyes Dice, as far as the crier needs it: the wheel, the dice and the tiles; of the scoresheets only the final
//! count.
//!
//! A loose [`Setup`] becomes a checked [`Table`]; [`decide()`] turns an [`Order`] into [`Happening`]s and [`apply()`]
//! applies them. Everything else is a query of the table. Modules are in reading order; a comment with a number, as
//! `rules.md 2.4`, cites the list below, which is beside this folder.
#![doc = include_str!("../rules.md")]

mod achievement;
mod apply;
mod banquet;
mod building;
mod calendar;
mod color;
mod decide;
mod die;
mod district;
mod event;
mod happening;
mod numbering;
mod odds;
mod offer;
mod order;
mod plaza;
mod price;
mod scoring;
mod setup;
mod sheet;
mod table;
mod tally;
mod warning;
mod ways;
mod wheel;

pub use achievement::{Achievement, FullTracks, Played};
pub use apply::apply;
pub use banquet::{Effect, NoSuchTile, Side, Tile, TileInPlay};
pub use building::{Building, ByBuilding, Character};
pub use calendar::{Day, Half, HalfDay, NoSuchDay};
pub use color::{ByColor, Color};
pub use decide::decide;
pub use die::{ByFace, Die, Face, NoSuchFace, Roll, RollRefusal, Throw, WhichDie};
pub use district::{BuildingGain, CitizenBonus, CitizenTrack, Column, Gain, Neighbors, ResourceTrack};
pub use event::{Spared, Strike, Struck, StruckBefore};
pub use happening::{Attack, Calendar, Dice, Flip, Happening, Offered, Placed};
pub use numbering::{Direction, Numbering, NumberingReason, NumberingRefusal};
pub use odds::{ByHalfDay, Odds};
pub use offer::{Changes, Offer};
pub use order::{Draw, Order, Reason};
pub use plaza::Plaza;
pub use price::Price;
pub use scoring::Score;
pub use setup::{Setup, SetupReason};
pub use sheet::{Sheet, SheetField, SheetReason, SheetRefusal};
pub use table::{Phase, Table};
pub use tally::Tally;
pub use warning::Warning;
pub use wheel::{NoSuchNotch, Notch, Place, Wheel};

use crate::play::{self, Game, Steps};

/// The game as a type, for code that is generic over games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TroyesDice;

/// The refusal of a setup, with every reason.
pub type SetupRefusal = play::SetupRefusal<TroyesDice>;
/// The refusal of an order, with the reason.
pub type Refusal = play::Refusal<TroyesDice>;

impl Game for TroyesDice {
    type Setup = Setup;
    type Table = Table;
    type Order = Order;
    type Draw = Draw;
    type Happening = Happening;
    type SetupReason = SetupReason;
    type Reason = Reason;

    const NAME: &'static str = "troyes-dice";
    const TITLE: &'static str = "Troyes Dice";

    fn open(setup: Setup) -> Result<Table, SetupRefusal> {
        Table::open(setup)
    }

    fn decide(table: &Table, order: &Order) -> Result<Vec<Happening>, Refusal> {
        decide(table, order)
    }

    fn apply(table: &mut Table, happening: &Happening) {
        apply(table, happening);
    }

    /// Counts half-days from day 1 on, also of a game that was taken over later.
    fn steps(table: &Table) -> Steps {
        let done = match table.phase() {
            Phase::Over => HalfDay::COUNT,
            Phase::Roll | Phase::Choose => table.now().number() - 1,
        };
        Steps::of(done.into(), HalfDay::COUNT.into())
    }
}
