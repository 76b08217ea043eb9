//! Dice Village, as far as the crier needs it: dice, sales, cards and purses, as much of them as a group tells.
//!
//! A loose [`Setup`] becomes a checked [`Table`]; [`decide()`] turns an [`Order`] into [`Happening`]s and [`apply()`]
//! applies them. Everything else is a query of the table. A comment with a number, such as `D 2.2`, cites the list
//! below, which is beside this folder.
#![doc = include_str!("../rules.md")]

mod apply;
mod card;
mod changes;
mod correct;
mod course;
mod decide;
mod deck;
mod die;
mod happening;
mod lost;
mod offers;
mod order;
mod player;
mod purse;
mod ranking;
mod reason;
mod round;
mod sale;
mod setup;
mod spend;
mod table;
mod village;

pub use apply::apply;
pub use card::{Card, Heap, Keeper};
pub use decide::decide;
pub use deck::{Half, Merchant, NoSuchMerchant, Reward, VILLAGES, VillageCard};
pub use die::{Die, Face, Good, Lies, NoSuchFace, Step};
pub use happening::{Arrival, Changed, Count, Dice, Ending, Forfeit, Happening, Income, Round, Row, Sold, Trade};
pub use lost::Lost;
pub use offers::{Changes, Faces};
pub use order::{CardAt, Correction, Draw, Free, Order, Sale, Told};
pub use player::Player;
pub use purse::Purse;
pub use ranking::{Ahead, Ranked, ranking};
pub use reason::{ChangeReason, CorrectionReason, PurchaseReason, Reason, RollReason, SaleReason};
pub use setup::{Cards, Depth, Paid, Setup, SetupReason};
pub use table::{Phase, Table};
pub use village::{Base, ByBase, Side, Spot, Stall, Village};

pub use crate::play::Seat;

use crate::play::{self, Game, Steps};

/// The game as a type, for code that is generic over games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceVillage;

/// An order as it is asked for.
pub type Ask = play::Ask<DiceVillage>;
/// The refusal of a setup, with every reason.
pub type SetupRefusal = play::SetupRefusal<DiceVillage>;
/// The refusal of an order, with the reason.
pub type Refusal = play::Refusal<DiceVillage>;

impl Game for DiceVillage {
    type Setup = Setup;
    type Table = Table;
    type Order = Order;
    type Draw = Draw;
    type Happening = Happening;
    type SetupReason = SetupReason;
    type Reason = Reason;

    const NAME: &'static str = "dice-village";
    const TITLE: &'static str = "Dice Village";

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

    /// Counts rounds; nobody knows how many a game has.
    fn steps(table: &Table) -> Steps {
        let round = table.round();
        match table.phase() {
            Phase::Over => Steps::of(round, round),
            Phase::Caravans
            | Phase::Sell(_)
            | Phase::Place(..)
            | Phase::AllSell(_)
            | Phase::Spend(_)
            | Phase::AllSpend(_)
            | Phase::End => {
                let done = round.saturating_sub(1);
                if table.is_last_round() { Steps::of(done, round) } else { Steps::open(done) }
            }
        }
    }
}
