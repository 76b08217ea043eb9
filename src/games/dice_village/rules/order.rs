//! The crier's orders to the table.

use super::card::{Card, Keeper};
use super::deck::{Merchant, Reward};
use super::die::{Face, Step};
use super::purse::Purse;
use super::village::{Side, Spot, Stall};
use crate::play::Seat;

/// An order of the crier.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Everybody's dice show these faces, by seat (`D 3.2`).
    Roll(Vec<Vec<Face>>),
    /// For a favour, a player rolls these dice again: each with its index, ascending, and its new face (`D 3.3`).
    Reroll(Seat, Vec<(usize, Face)>),
    /// For two favours, a player changes this die by one point (`D 3.3`).
    Adjust(Seat, usize, Step),
    /// The current player sells at a village (`D 3.4`).
    ///
    /// In a box, because a refusal returns orders and is to stay small.
    Sell(Box<Sale>),
    /// The current player places a merchant without a die (`D 3.12`).
    Place(Spot, Stall),
    /// The current player takes a card of the row (`D 3.15`).
    Buy(Card),
    /// The current player is done: with selling, with placing or with buying.
    Done,
    /// The round ends; what was not told of it stays untold (`D 3.16`, `D 5.2`).
    Close,
    /// The real table is different (`D 5.3`).
    Correct(Correction),
}

/// A sale at a village, by the current player.
///
/// Its dice need not be named: each stall takes one of its number, and those of one number are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sale {
    /// The village.
    pub at: Spot,
    /// The merchants that expand the village, in the order in which they are placed (`D 3.5`).
    pub tucked: Vec<Stall>,
    /// The income, where it is not computed.
    pub told: Told,
}

/// The income of a sale as people tell it, where cards are only counted (`D 5.1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Told {
    /// The seller's income; `None` if it is untold.
    pub seller: Option<Purse>,
    /// The income of the owner of another's village; `None` if it is untold, or at one's own village.
    pub owner: Option<Purse>,
    /// The free things of the cards that were placed.
    pub free: Free,
}

/// The free things of cards that were placed and got their dice at once (`D 3.11`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Free {
    /// The number of cards from the top of the pile.
    pub cards: u8,
    /// The number of dice.
    pub caravans: u8,
    /// The number of cards that may be placed without a die.
    pub placements: u8,
}

/// A correction to the state of the real table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Correction {
    /// The content of a purse.
    Purse(Seat, Purse),
    /// A player's number of dice.
    Caravans(Seat, u8),
    /// The face of a die that was not placed yet.
    Die(Seat, usize, Face),
    /// The first player, before the dice are rolled.
    First(Seat),
    /// A player's number of cards on the table, where they are only counted.
    OnTable(Seat, u8),
    /// A player's number of cards in hand, where they are only counted.
    InHand(Seat, u8),
    /// The number of cards in the row, where they are only counted.
    InRow(u8),
    /// The numbers of the merchants on that side of a village, from the village outwards, where they are only counted.
    Stalls(Spot, Side, Vec<Face>),
    /// The place of a card of the house deck, behind the others there.
    Card(Merchant, CardAt),
}

/// The place of a merchant card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardAt {
    /// That player's hand.
    Hand(Seat),
    /// The row.
    Row,
    /// Under the pile.
    Pile,
    /// Beside a village, outermost on that side.
    Village(Spot, Side),
}

/// What chance decides in an order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Everybody's dice (`D 3.2`).
    Roll,
    /// These dice of a player, from 0 and ascending, for a favour (`D 3.3`).
    Reroll(Seat, Vec<usize>),
}

impl Sale {
    /// Returns the plain sale at that village, without told income.
    #[must_use]
    pub const fn plain(at: Spot) -> Self {
        Self { at, tucked: Vec::new(), told: Told::NOTHING }
    }
}

impl Told {
    /// Untold income.
    pub const NOTHING: Self = Self { seller: None, owner: None, free: Free::NOTHING };
}

impl Free {
    /// No free things.
    pub const NOTHING: Self = Self { cards: 0, caravans: 0, placements: 0 };

    /// Returns the number of free things.
    #[must_use]
    pub const fn count(self) -> usize {
        self.cards as usize + self.caravans as usize + self.placements as usize
    }

    /// Returns how many of that; none of what is no free thing.
    #[must_use]
    pub const fn of(self, reward: Reward) -> u8 {
        match reward {
            Reward::FreeCard => self.cards,
            Reward::FreeCaravan => self.caravans,
            Reward::FreePlacement => self.placements,
            Reward::OneCoin | Reward::TwoCoins | Reward::FiveFavours => 0,
        }
    }

    /// Returns the same with so many of that; what is no free thing changes nothing.
    #[must_use]
    pub const fn with(self, reward: Reward, count: u8) -> Self {
        match reward {
            Reward::FreeCard => Self { cards: count, ..self },
            Reward::FreeCaravan => Self { caravans: count, ..self },
            Reward::FreePlacement => Self { placements: count, ..self },
            Reward::OneCoin | Reward::TwoCoins | Reward::FiveFavours => self,
        }
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            cards: self.cards.saturating_add(other.cards),
            caravans: self.caravans.saturating_add(other.caravans),
            placements: self.placements.saturating_add(other.placements),
        }
    }
}

impl Stall {
    /// Returns the stall of a merchant of the house deck on that side.
    #[must_use]
    pub const fn house(side: Side, merchant: Merchant) -> Self {
        Self { side, keeper: Keeper::House(merchant) }
    }

    /// Returns the stall of a merchant of the box on that side, with that number.
    #[must_use]
    pub const fn counted(side: Side, number: Face) -> Self {
        Self { side, keeper: Keeper::Counted(number) }
    }
}
