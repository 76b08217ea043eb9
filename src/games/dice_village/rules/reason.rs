//! The reasons why an order is refused, with all its errors collected.

use super::card::{Card, Keeper};
use super::die::Face;
use super::table::Phase;
use super::village::Spot;
use crate::play::Seat;

/// Why an order is refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{self:?}")]
pub enum Reason {
    /// The order does not fit the table's phase.
    NotNow(Phase),
    /// The rolled dice are not the players' dice.
    Roll(Vec<RollReason>),
    /// These dice cannot be rolled again or changed.
    Change(Vec<ChangeReason>),
    /// The sale or placement is not possible.
    Sale(Vec<SaleReason>),
    /// The card cannot be bought.
    Purchase(Vec<PurchaseReason>),
    /// The correction is not possible.
    Correction(Vec<CorrectionReason>),
}

/// Why a roll is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RollReason {
    /// Dice are given for so many players, but so many play.
    Players(usize, usize),
    /// So many dice are given for this player, who has so many.
    Caravans(Seat, usize, u8),
}

/// Why a change of dice is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChangeReason {
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// No die is named.
    NoDice,
    /// The player has no such die, from 0.
    NoSuchDie(usize),
    /// This die, from 0, was placed or went to the market.
    DiePlaced(usize),
    /// This die, from 0, is named twice, or out of order.
    DieOrder(usize),
    /// The favours are too few: the price is the first number, and the player has the second.
    Favours(u16, u16),
}

/// Why a sale or a placement is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaleReason {
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// There are dice on this village (`D 3.4`).
    Closed(Spot),
    /// No free die is left for a stall of this number.
    NoDie(Face),
    /// This village is another's, so it cannot be expanded (`D 3.6`).
    NotYours(Spot),
    /// This card is not in hand.
    NoSuchCard(Keeper),
    /// Income is given, though that of the house deck is computed.
    Reckoned,
    /// An owner's income is given, though the seller is the owner.
    OwnVillage,
    /// More free things are given than cards were placed.
    TooManyFree,
    /// A seventh die is given (`D 3.14`).
    SeventhDie,
    /// More cards are given than the pile has (`D 3.14`).
    PileEmpty,
}

/// Why a purchase is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PurchaseReason {
    /// This card is not in the row.
    NoSuchCard(Card),
    /// The coins are too few: the price is the first number, and the player has the second.
    Coins(u16, u16),
}

/// Why a correction is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CorrectionReason {
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// So many dice are impossible.
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
    /// So few cards on the table are impossible, since so many are known to be there.
    OnTable(u8, u8),
    /// So many cards in the row are impossible, since it has at most so many.
    InRow(u8, u8),
    /// The correction needs so many merchants, more than there are.
    TooMany(u8),
    /// The correction changes nothing.
    Same,
}
