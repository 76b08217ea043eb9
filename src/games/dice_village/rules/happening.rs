//! What an order caused, in the order in which it is told.

use super::card::Card;
use super::die::Face;
use super::order::{Correction, Free};
use super::purse::Purse;
use super::ranking::Ranked;
use super::table::Phase;
use super::village::{Spot, Stall};
use crate::play::{Seat, named};

/// A die that shows another face now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Changed {
    /// Which one of the player's, from 0.
    pub die: usize,
    /// What it showed.
    pub from: Face,
    /// What it shows.
    pub to: Face,
}

/// A sale, and what it brings when the seller is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sold {
    /// Who sold.
    pub seller: Seat,
    /// Where.
    pub at: Spot,
    /// The seller's dice, from 0: for the village's own stalls, then for the merchants'.
    pub dice: Vec<usize>,
    /// What the seller gets; nothing if it was left unsaid.
    pub pays_seller: Option<Purse>,
    /// What the owner of another's village gets; nothing if it was left unsaid, or at one's own village.
    pub pays_owner: Option<Purse>,
    /// What the cards that were put there give.
    pub free: Free,
}

/// A count of a player's that can be inexact (`D 5.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Coins and favours.
    Purse,
    /// Cards in hand.
    InHand,
    /// Cards on the table.
    OnTable,
}

named!(Count { Purse: "purse", InHand: "hand", OnTable: "table" });

/// A merchant who came to a village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrival {
    /// To which village.
    pub at: Spot,
    /// Who, and on which side.
    pub stall: Stall,
    /// How many cards the village's owner has on the table now.
    pub cards: u8,
}

/// What an order caused, in families: code dismisses with one arm a family that is not its concern.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Happening {
    /// Dice show other faces.
    Dice(Dice),
    /// Something was done at a village.
    Trade(Trade),
    /// A player got something for it.
    Income(Seat, Income),
    /// A player got nothing of what was due.
    Forfeit(Seat, Forfeit),
    /// The row of open cards changed.
    Row(Row),
    /// The round goes on.
    Round(Round),
    /// The game's end comes near, or is there.
    Ending(Ending),
    /// Something was left unsaid, so a count is no longer exact (`D 5.2`).
    Inexact {
        /// Whose.
        seat: Seat,
        /// Which count.
        count: Count,
        /// Whether the group was to tell what it depends on; what nobody asked for is no omission.
        asked: bool,
    },
    /// A count was set to how it lies on the table (`D 5.3`).
    Corrected(Correction),
}

/// Dice that were rolled or changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Dice {
    /// The caravans arrived (`D 3.2`).
    Rolled {
        /// In which round, from 1.
        round: u16,
        /// The faces, by seat.
        dice: Vec<Vec<Face>>,
    },
    /// A player rolled these dice again for a favour (`D 3.3`).
    Rerolled(Seat, Vec<Changed>),
    /// A player's die went one point up or down for two favours (`D 3.3`).
    Adjusted(Seat, Changed),
}

/// What was done at a village.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Trade {
    /// Goods were sold, and the village is closed (`D 3.4`).
    Sold(Sold),
    /// A merchant was put to the village with its die (`D 3.5`).
    Tucked(Arrival),
    /// A merchant was put to the village without a die (`D 3.12`).
    Placed(Arrival),
}

/// What the sales of a turn brought a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Income {
    /// Coins and favours (`D 3.7`).
    Purse(Purse),
    /// One more die from the next round on (`D 3.9`).
    Caravan,
    /// The top card of the pile (`D 3.9`).
    Card(Card),
    /// A favour for each of these dice, from 0, which were left and went to the market (`D 3.13`).
    Market(Vec<usize>),
}

/// What a player would have got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forfeit {
    /// A seventh die (`D 3.14`).
    Caravan,
    /// A card of the empty pile (`D 3.14`).
    Card,
    /// So many placements, which were not used (`D 3.12`).
    Placements(u8),
}

/// How the row of open cards changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// A player bought a card (`D 3.15`).
    Bought(Seat, Card),
    /// These cards of the pile were put into the row (`D 3.15`, `D 3.16`).
    Filled(Vec<Card>),
}

/// How a round goes on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Round {
    /// It is that phase now, and that player's turn in it.
    Began(Phase),
    /// These players can buy nothing, so that it is not their turn; in turn order (`D 3.15`).
    PassedOver(Vec<Seat>),
    /// The dice went back and all villages are open (`D 3.16`).
    Opened,
    /// This player is first now (`D 3.16`).
    FirstPassed(Seat),
}

/// How a game ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A player has nine cards on the table, or more (`D 4.1`).
    Ninth(Seat),
    /// This round is the last (`D 4.1`).
    LastRound,
    /// The game ended after so many rounds.
    Ended(u16),
    /// The players in the order of the game's end (`D 4.2`).
    Ranked(Vec<Ranked>),
    /// Who won depends on counts that are not exact: what lies on the table is still to be counted (`D 5.4`).
    Undecided,
}
