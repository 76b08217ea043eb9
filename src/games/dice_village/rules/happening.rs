//! What an order caused, in the order in which it is told.

use super::card::Card;
use super::die::Face;
use super::order::{Correction, Free};
use super::purse::Purse;
use super::ranking::Ranked;
use super::table::Phase;
use super::village::{Spot, Stall};
use crate::play::Seat;

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

/// What an order caused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Happening {
    /// The caravans arrived (`D 3.2`).
    Rolled {
        /// In which round, from 1.
        round: u16,
        /// The faces, by seat.
        dice: Vec<Vec<Face>>,
    },
    /// Dice were rolled again for a favour (`D 3.3`).
    Rerolled {
        /// Whose.
        seat: Seat,
        /// Which ones.
        dice: Vec<Changed>,
    },
    /// A die went one point up or down for two favours (`D 3.3`).
    Adjusted {
        /// Whose.
        seat: Seat,
        /// Which one.
        die: Changed,
    },
    /// Goods were sold, and the village is closed (`D 3.4`).
    Sold(Sold),
    /// A merchant was put to the village with its die (`D 3.5`).
    Tucked {
        /// To which village.
        at: Spot,
        /// Who, and on which side.
        stall: Stall,
        /// How many cards its owner has on the table now.
        cards: u8,
    },
    /// A player has nine cards on the table, or more (`D 4.1`).
    Ninth {
        /// Who.
        seat: Seat,
    },
    /// This round is the last (`D 4.1`).
    LastRound,
    /// A player got what the sales of this turn brought (`D 3.7`).
    Earned {
        /// Who.
        seat: Seat,
        /// How much.
        purse: Purse,
    },
    /// A player has one more die from the next round on (`D 3.9`).
    CaravanJoined {
        /// Who.
        seat: Seat,
    },
    /// A player would have got a seventh die (`D 3.14`).
    CaravanLost {
        /// Who.
        seat: Seat,
    },
    /// A player got the top card of the pile (`D 3.9`).
    CardGiven {
        /// Who.
        seat: Seat,
        /// Which one.
        card: Card,
    },
    /// A player would have got a card of the empty pile (`D 3.14`).
    CardLost {
        /// Who.
        seat: Seat,
    },
    /// The dice that were left went to the market, for a favour each (`D 3.13`).
    Marketed {
        /// Whose.
        seat: Seat,
        /// Which ones, from 0.
        dice: Vec<usize>,
    },
    /// A merchant was put to the village without a die (`D 3.12`).
    Placed {
        /// To which village.
        at: Spot,
        /// Who, and on which side.
        stall: Stall,
        /// How many cards its owner has on the table now.
        cards: u8,
    },
    /// Placements were not used (`D 3.12`).
    PlacementLost {
        /// By whom.
        seat: Seat,
        /// How many.
        placements: u8,
    },
    /// A card of the row was bought (`D 3.15`).
    Bought {
        /// By whom.
        seat: Seat,
        /// Which one.
        card: Card,
    },
    /// Players can buy nothing, so that it is not their turn (`D 3.15`).
    PassedOver {
        /// Who, in turn order.
        seats: Vec<Seat>,
    },
    /// Cards of the pile were put into the row (`D 3.15`, `D 3.16`).
    RowFilled {
        /// Which ones.
        cards: Vec<Card>,
    },
    /// Something was left unsaid, so a count is no longer exact (`D 5.2`).
    Inexact {
        /// Whose.
        seat: Seat,
        /// Which count.
        count: Count,
        /// Whether the group was to tell what it depends on; what nobody asked for is no omission.
        asked: bool,
    },
    /// It is that phase now, and that player's turn in it.
    Began(Phase),
    /// The dice went back and all villages are open (`D 3.16`).
    Opened,
    /// Another player is first (`D 3.16`).
    FirstPassed {
        /// Who.
        to: Seat,
    },
    /// The game ended.
    Ended {
        /// How many rounds were played.
        rounds: u16,
    },
    /// The players in the order of the game's end (`D 4.2`).
    Ranked(Vec<Ranked>),
    /// Who won depends on counts that are not exact: what lies on the table is still to be counted (`D 5.4`).
    Undecided,
    /// A count was set to how it lies on the table (`D 5.3`).
    Corrected(Correction),
}
