//! What one player has.

use super::character::Character;
use super::event::Event;
use super::exact::{ByCount, Count};
use super::good::Good;
use super::purse::Purse;

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    pub(super) purse: Purse,
    pub(super) inexact: ByCount<bool>,
    pub(super) supply: u8,
    pub(super) passed: Option<u8>,
    pub(super) won: Vec<Event>,
    pub(super) characters: Vec<Character>,
    pub(super) rerolls: u16,
    pub(super) shots: u16,
}

impl Player {
    /// Deniers, influence and points.
    #[must_use]
    pub const fn purse(&self) -> Purse {
        self.purse
    }

    /// Whether everything that the count depends on was told.
    #[must_use]
    pub fn is_exact(&self, count: Count) -> bool {
        !self.inexact[count]
    }

    /// The number of citizens in the personal supply.
    #[must_use]
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// The deniers in the district of a player who has passed.
    #[must_use]
    pub const fn passed(&self) -> Option<u8> {
        self.passed
    }

    /// The event cards that were gained, in this order.
    #[must_use]
    pub fn won(&self) -> &[Event] {
        &self.won
    }

    /// The characters that the player holds, as far as they are known.
    #[must_use]
    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    /// The number of rerolls in this round; chance has a stream for each.
    #[must_use]
    pub const fn rerolls(&self) -> u16 {
        self.rerolls
    }

    /// The number of dice rolled for Archer in this round; chance has a stream for each.
    #[must_use]
    pub const fn shots(&self) -> u16 {
        self.shots
    }

    /// Whether the player can pay that; a purse that is not exact is never too small (`T 17.3`).
    #[must_use]
    pub fn can_pay(&self, good: Good, amount: u16) -> bool {
        !self.is_exact(good.into()) || self.purse.has(good) >= amount
    }
}
