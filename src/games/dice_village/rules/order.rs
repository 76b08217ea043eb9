//! What the crier asks of the table.

use super::card::{Card, Keeper};
use super::deck::{Merchant, Reward};
use super::die::{Face, Step};
use super::purse::Purse;
use super::village::{Side, Spot, Stall};
use crate::play::Seat;

/// What the crier asks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Everybody's dice fell so, by seat (`D 3.2`).
    Roll(Vec<Vec<Face>>),
    /// For a favour, these dice of a player fell again: which one, from 0 and ascending, and its new face (`D 3.3`).
    Reroll(Seat, Vec<(usize, Face)>),
    /// For two favours, this die of a player goes one point up or down (`D 3.3`).
    Adjust(Seat, usize, Step),
    /// The player whose turn it is sells at a village (`D 3.4`).
    ///
    /// In a box, because a refusal hands orders back and is to stay small.
    Sell(Box<Sale>),
    /// The player whose turn it is places a merchant without a die (`D 3.12`).
    Place(Spot, Stall),
    /// The player whose turn it is takes a card of the row (`D 3.15`).
    Buy(Card),
    /// The player whose turn it is, is done: with selling, with placing or with buying.
    Done,
    /// The round ends; what was not told of it stays unsaid (`D 3.16`, `D 5.2`).
    Close,
    /// It lies otherwise on the table (`D 5.3`).
    Correct(Correction),
}

/// A sale at a village, by the player whose turn it is.
///
/// Its dice need not be named: each stall takes one of its number, and those of a number are alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sale {
    /// Where.
    pub at: Spot,
    /// The merchants by whom the village is expanded, in the order in which they are put there (`D 3.5`).
    pub tucked: Vec<Stall>,
    /// What it brings, where it is not computed.
    pub told: Told,
}

/// What people say that a sale brings, where cards are only counted (`D 5.1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Told {
    /// What the seller gets; nothing if it is left unsaid.
    pub seller: Option<Purse>,
    /// What the owner of another's village gets; nothing if it is left unsaid, or at one's own village.
    pub owner: Option<Purse>,
    /// What the cards that were put there give.
    pub free: Free,
}

/// What cards give that were placed and got their dice at once (`D 3.11`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Free {
    /// Cards from the top of the pile.
    pub cards: u8,
    /// Dice.
    pub caravans: u8,
    /// Cards that may be placed without a die.
    pub placements: u8,
}

/// How it lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Correction {
    /// What is in a purse.
    Purse(Seat, Purse),
    /// How many dice a player has.
    Caravans(Seat, u8),
    /// What a die shows that was not placed yet.
    Die(Seat, usize, Face),
    /// Who is first, before the dice are rolled.
    First(Seat),
    /// How many cards a player has on the table, where they are only counted.
    OnTable(Seat, u8),
    /// How many cards a player has in hand, where they are only counted.
    InHand(Seat, u8),
    /// How many cards lie in the row, where they are only counted.
    InRow(u8),
    /// The numbers of the merchants on that side of a village, from the village outwards, where they are only counted.
    Stalls(Spot, Side, Vec<Face>),
    /// Where a card of the house deck lies; it is put behind those that lie there.
    Card(Merchant, CardAt),
}

/// Where a merchant card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardAt {
    /// In that player's hand.
    Hand(Seat),
    /// In the row.
    Row,
    /// Under the pile.
    Pile,
    /// Beside a village, outermost on that side.
    Village(Spot, Side),
}

impl Sale {
    /// A sale at that village as it is, of which nothing is told.
    #[must_use]
    pub const fn plain(at: Spot) -> Self {
        Self { at, tucked: Vec::new(), told: Told::NOTHING }
    }
}

impl Told {
    /// Nothing is told.
    pub const NOTHING: Self = Self { seller: None, owner: None, free: Free::NOTHING };
}

impl Free {
    /// None of them.
    pub const NOTHING: Self = Self { cards: 0, caravans: 0, placements: 0 };

    /// How many they are in all.
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
    /// A merchant of the house deck on that side.
    #[must_use]
    pub const fn house(side: Side, merchant: Merchant) -> Self {
        Self { side, keeper: Keeper::House(merchant) }
    }

    /// A merchant of the box on that side, whose stall has that number.
    #[must_use]
    pub const fn counted(side: Side, number: Face) -> Self {
        Self { side, keeper: Keeper::Counted(number) }
    }
}
