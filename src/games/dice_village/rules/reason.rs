//! Why an order cannot be followed: all that is wrong with it, collected.

use super::card::{Card, Keeper};
use super::die::Face;
use super::table::Phase;
use super::village::Spot;
use crate::play::Seat;

/// Why an order cannot be followed now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{self:?}")]
pub enum Reason {
    /// It is no time for that; the table is in this phase.
    NotNow(Phase),
    /// The rolled dice are not the players' dice.
    Roll(Vec<RollReason>),
    /// These dice cannot be rolled again or changed.
    Change(Vec<ChangeReason>),
    /// This cannot be sold or placed.
    Sale(Vec<SaleReason>),
    /// This card cannot be bought.
    Purchase(Vec<PurchaseReason>),
    /// It cannot lie so.
    Correction(Vec<CorrectionReason>),
}

/// What is wrong with a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RollReason {
    /// Dice are named for so many players, and so many play.
    Players(usize, usize),
    /// For this player so many dice are named; the player has so many.
    Caravans(Seat, usize, u8),
}

/// What is wrong with a change of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChangeReason {
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// No die is named.
    NoDice,
    /// The player has no such die, from 0.
    NoSuchDie(usize),
    /// This die, from 0, was placed or went to the market.
    DiePlaced(usize),
    /// This die, from 0, is named twice, or not in its order.
    DieOrder(usize),
    /// The favours are too few: it costs the first number, and the player has the second.
    Favours(u16, u16),
}

/// What is wrong with a sale or a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaleReason {
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// Dice lie at this village (`D 3.4`).
    Closed(Spot),
    /// No free die is left for a stall of this number.
    NoDie(Face),
    /// This village is another's, so it cannot be expanded (`D 3.6`).
    NotYours(Spot),
    /// This card is not in hand.
    NoSuchCard(Keeper),
    /// Income is told, and the house deck's is reckoned.
    Reckoned,
    /// An owner's income is told, and the seller is the owner.
    OwnVillage,
    /// More free things are told than cards were put there.
    TooManyFree,
    /// A die is told that would be the seventh (`D 3.14`).
    SeventhDie,
    /// More cards are told than the pile has (`D 3.14`).
    PileEmpty,
}

/// What is wrong with a purchase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PurchaseReason {
    /// This card is not in the row.
    NoSuchCard(Card),
    /// The coins are too few: it costs the first number, and the player has the second.
    Coins(u16, u16),
}

/// What is wrong with a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CorrectionReason {
    /// Nobody sits there.
    NoSuchSeat(Seat),
    /// So many dice nobody can have.
    DiceCount(u8),
    /// The player has no such die, from 0.
    NoSuchDie(usize),
    /// This die, from 0, was placed or went to the market.
    DiePlaced(usize),
    /// The first player changes only before the dice are rolled.
    RolledAlready,
    /// Each card is known, so it is moved and not counted.
    CardsKnown,
    /// Cards are only counted.
    CardsCounted,
    /// So few cards cannot lie on the table, since so many are known to lie there.
    OnTable(u8, u8),
    /// There are not so many merchants: so many are more than there are.
    TooMany(u8),
    /// It lies so already.
    Same,
}
