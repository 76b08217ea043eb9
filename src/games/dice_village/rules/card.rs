//! Merchants as cards: each known, or only counted.

use super::deck::{Merchant, Reward};
use super::die::Face;
use super::village::Side;

/// A merchant card in a hand, in the row or in the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A card of the house deck.
    House(Merchant),
    /// A card of the box, which the crier does not know.
    Counted,
}

/// A merchant card beside a village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keeper {
    /// A card of the house deck.
    House(Merchant),
    /// A card of the box with this number on its stall.
    Counted(Face),
}

/// A heap of cards: a hand, the row, the pile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Heap {
    /// Known cards; the top one of the pile is first.
    House(Vec<Merchant>),
    /// A number of unknown cards.
    Counted(u8),
}

impl Keeper {
    /// Returns the card.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Self::House(merchant) => Card::House(merchant),
            Self::Counted(_) => Card::Counted,
        }
    }

    /// Returns the number of its stall on that side.
    #[must_use]
    pub fn number(self, side: Side) -> Face {
        match self {
            Self::House(merchant) => merchant.half(side).number,
            Self::Counted(number) => number,
        }
    }

    /// Returns the reward of its stall on that side, where it is known.
    #[must_use]
    pub fn reward(self, side: Side) -> Option<Reward> {
        match self {
            Self::House(merchant) => Some(merchant.half(side).reward),
            Self::Counted(_) => None,
        }
    }
}

impl Heap {
    /// Returns the number of cards.
    #[must_use]
    pub fn len(&self) -> u8 {
        match self {
            Self::House(cards) => u8::try_from(cards.len()).unwrap_or(u8::MAX),
            Self::Counted(cards) => *cards,
        }
    }

    /// Whether there are no cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether that card is in the heap.
    #[must_use]
    pub fn holds(&self, card: Card) -> bool {
        match (self, card) {
            (Self::House(cards), Card::House(card)) => cards.contains(&card),
            (Self::Counted(cards), Card::Counted) => *cards > 0,
            (Self::House(_), Card::Counted) | (Self::Counted(_), Card::House(_)) => false,
        }
    }

    /// Returns the cards, in order.
    #[must_use]
    pub fn cards(&self) -> Vec<Card> {
        match self {
            Self::House(cards) => cards.iter().copied().map(Card::House).collect(),
            Self::Counted(cards) => vec![Card::Counted; usize::from(*cards)],
        }
    }

    /// Returns an empty heap, known or counted as this one.
    pub(super) const fn none_like(&self) -> Self {
        match self {
            Self::House(_) => Self::House(Vec::new()),
            Self::Counted(_) => Self::Counted(0),
        }
    }

    /// Puts a card behind the others.
    pub(super) fn put(&mut self, card: Card) {
        match (self, card) {
            (Self::House(cards), Card::House(card)) => cards.push(card),
            (Self::Counted(cards), Card::Counted) => *cards = cards.saturating_add(1),
            (Self::House(_), Card::Counted) | (Self::Counted(_), Card::House(_)) => {}
        }
    }

    /// Takes a card out, if it is there; returns whether it was.
    pub(super) fn take(&mut self, card: Card) -> bool {
        let holds = self.holds(card);
        match (self, card) {
            (Self::House(cards), Card::House(card)) => cards.retain(|other| *other != card),
            (Self::Counted(cards), Card::Counted) => *cards = cards.saturating_sub(1),
            (Self::House(_), Card::Counted) | (Self::Counted(_), Card::House(_)) => {}
        }
        holds
    }
}
