//! What the fields of the machine-readable cry hold.

#![allow(missing_docs, reason = "the names and the table of the format tell what each field is")]

use serde::Serialize;

use crate::chronicle::Name;
use crate::games::dice_village::rules::{self, Card, Purse, Side, Stall};

/// The card's number, if it is one of the house deck.
pub(super) fn merchant(card: Card) -> Option<u8> {
    match card {
        Card::House(merchant) => Some(merchant.number()),
        Card::Counted => None,
    }
}

/// What somebody's turn is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TurnOf {
    Sell,
    Place,
    Buy,
}

/// A merchant who came to a village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Tucked {
    pub side: Name<Side>,
    pub number: u8,
    pub merchant: Option<u8>,
}

impl From<Stall> for Tucked {
    fn from(stall: Stall) -> Self {
        Self { side: stall.side.into(), number: stall.number().value(), merchant: merchant(stall.keeper.card()) }
    }
}

/// What merchants give once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Free {
    pub cards: u8,
    pub dice: u8,
    pub placements: u8,
}

/// A player at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ranked {
    pub player: u8,
    pub cards: u8,
    pub coins: Option<u16>,
    pub favours: Option<u16>,
    pub place: u8,
}

impl From<&rules::Ranked> for Ranked {
    fn from(ranked: &rules::Ranked) -> Self {
        let rules::Ranked { seat, place, cards, purse } = *ranked;
        let (coins, favours) = purse.map(|Purse { coins, favours }| (coins, favours)).unzip();
        Self { player: seat.0, cards, coins, favours, place }
    }
}
