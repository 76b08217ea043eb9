//! Troyes, the board game of 2010, as far as the crier needs it: dice, citizens, events, cards and purses, as much of them as a
//! group tells.
//!
//! A loose [`Setup`] becomes a checked [`Table`]; [`decide()`] turns an [`Order`] into [`Happening`]s and [`apply()`]
//! applies them. Everything else is a query of the table. A comment with a number, such as `T 9.4`, cites the list
//! below, which is beside this folder.
#![doc = include_str!("../rules.md")]

mod act;
mod activity;
mod apply;
mod black;
mod book;
mod character;
mod close;
mod color;
mod combat;
mod correct;
mod course;
mod decide;
mod die;
mod draw;
mod effect;
mod effects;
mod event;
mod exact;
mod figure;
mod good;
mod group;
mod happening;
mod house;
mod influence;
mod offers;
mod order;
mod owner;
mod phase;
mod plan;
mod player;
mod purse;
mod reason;
mod resolve;
mod roy;
mod score;
mod settle;
mod setup;
mod solo;
mod table;
mod workforce;

pub use activity::{Activity, ByActivity, ByNumber, CardNumber, GroupRule, Timing};
pub use apply::apply;
pub use book::{ActivityPage, Book, Called, EventPage, Fought, Page, RowPage, Rowed, SPACES};
pub use character::{ByCharacter, Character};
pub use color::{Building, ByBuilding, ByColor, Color};
pub use combat::rewards;
pub use decide::decide;
pub use die::{Black, Changed, Die, DieAt, Face, Lies, opposite};
pub use effect::{Contest, CubeRule, Effect, Modifier, Tally};
pub use event::{ByEvent, Deck, Event, EventEffect};
pub use exact::{ByCount, Count, Depth};
pub use figure::{Figure, Source};
pub use good::{Amount, Good};
pub use group::{Group, modifier};
pub use happening::{
    Beaten, BlackDice, Bought, Cathedral, Change, Citizens, Deed, Dice, Ending, Events, Happening, NoEffect, Round,
    RoyDeed, RoyHappening, What, Works,
};
pub use offers::{Offer, Target};
pub use order::{Act, Correction, Draw, Hire, Order, Origin, Purpose, Resolution, RoyOrder, ToldEvent, Use, Uses};
pub use owner::{ByOwner, Owner};
pub use phase::{BlackStep, EndStep, EventStep, Phase, RoyPhase, TurnStep, UpkeepStep, Wanted};
pub use player::Player;
pub use purse::{Purse, Why};
pub use reason::{
    ActReason, CorrectionReason, CounterReason, EventReason, Reason, RevealReason, RollReason, ShortReason, ShowReason,
    SpendReason,
};
pub use resolve::Awaits;
pub use score::{Lacking, Score, winners};
pub use setup::{Setup, SetupReason};
pub use solo::{Decision, Decisions, Roy, RoyAsks, Verdict, settled};
pub use table::{InPlay, Site, Table, Work};

pub use crate::play::Seat;

use crate::play::{self, Game, Steps};

/// The game as a type, for code that is generic over games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Troyes;

/// An order as it is asked for.
pub type Ask = play::Ask<Troyes>;
/// The refusal of a setup, with every reason.
pub type SetupRefusal = play::SetupRefusal<Troyes>;
/// The refusal of an order, with the reason.
pub type Refusal = play::Refusal<Troyes>;

impl Game for Troyes {
    type Setup = Setup;
    type Table = Table;
    type Order = Order;
    type Draw = Draw;
    type Happening = Happening;
    type SetupReason = SetupReason;
    type Reason = Reason;

    const NAME: &'static str = "troyes";
    const TITLE: &'static str = "Troyes";

    fn open(setup: Setup) -> Result<Table, SetupRefusal> {
        Table::open(setup)
    }

    fn decide(table: &Table, order: &Order) -> Result<Vec<Happening>, Refusal> {
        decide(table, order)
    }

    fn follow(table: &Table, order: &Order) -> Result<(Vec<Happening>, Table), Refusal> {
        decide::follow(table, order)
    }

    fn apply(table: &mut Table, happening: &Happening) {
        apply(table, happening);
    }

    /// Counts rounds.
    fn steps(table: &Table) -> Steps {
        let rounds = table.rounds().into();
        match table.phase() {
            Phase::End(EndStep::Over) => Steps::of(rounds, rounds),
            Phase::Settle(_)
            | Phase::Upkeep(_)
            | Phase::Event(_)
            | Phase::Black(_)
            | Phase::Turn(_)
            | Phase::Roy(_)
            | Phase::End(EndStep::Close | EndStep::Show) => {
                Steps::of(u16::from(table.round()).saturating_sub(1), rounds)
            }
        }
    }
}
