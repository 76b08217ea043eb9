//! What belongs to one player.

use super::card::{Heap, Keeper};
use super::die::{Die, Face, Lies};
use super::happening::Count;
use super::purse::Purse;
use super::village::{Base, ByBase, Side, Village};

/// One player's dice, villages, hand and purse.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// How many dice the player has; those of this round may be fewer.
    pub(super) caravans: u8,
    /// This round's dice, as they were rolled; none before the roll.
    pub(super) dice: Vec<Die>,
    /// How often dice were rolled again in this round.
    pub(super) rerolls: u16,
    pub(super) purse: Purse,
    pub(super) hand: Heap,
    pub(super) villages: ByBase<Village>,
    /// Cards on the table beside villages that nobody told.
    pub(super) elsewhere: u8,
    pub(super) inexact: Inexact,
}

/// Which of a player's counts are not exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Inexact {
    pub(super) purse: bool,
    pub(super) in_hand: bool,
    pub(super) on_table: bool,
}

impl Player {
    /// How many dice everybody begins with (`D 2.1`).
    pub const FIRST_CARAVANS: u8 = 4;
    /// The most dice a player can have (`D 3.9`).
    pub const MOST_CARAVANS: u8 = 6;
    /// How many villages everybody has (`D 1.2`).
    pub const VILLAGES: u8 = 3;
    /// With so many cards on somebody's table a round is the last (`D 4.1`).
    pub const GOAL: u8 = 9;

    pub(super) fn new(hand: Heap) -> Self {
        Self {
            caravans: Self::FIRST_CARAVANS,
            dice: Vec::new(),
            rerolls: 0,
            purse: Purse::FIRST,
            hand,
            villages: ByBase::default(),
            elsewhere: 0,
            inexact: Inexact::default(),
        }
    }

    /// How many dice the player has; one that joined in this round is rolled in the next.
    #[must_use]
    pub const fn caravans(&self) -> u8 {
        self.caravans
    }

    /// This round's dice, as they were rolled; none before the roll.
    #[must_use]
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// How often the player rolled dice again in this round; chance has a stream for each time.
    #[must_use]
    pub const fn rerolls(&self) -> u16 {
        self.rerolls
    }

    /// The dice that were not placed yet: which one, from 0, and its face.
    pub fn free_dice(&self) -> impl Iterator<Item = (usize, Face)> {
        let free = |(_, die): &(usize, &Die)| die.lies == Lies::Free;
        self.dice.iter().enumerate().filter(free).map(|(at, die)| (at, die.face))
    }

    /// Coins and favours.
    #[must_use]
    pub const fn purse(&self) -> Purse {
        self.purse
    }

    /// The merchants in hand.
    #[must_use]
    pub const fn hand(&self) -> &Heap {
        &self.hand
    }

    /// The merchants beside one of the player's villages.
    #[must_use]
    pub fn village(&self, base: Base) -> &Village {
        &self.villages[base]
    }

    /// How many cards the player has on the table, villages and merchants (`D 4.2`).
    #[must_use]
    pub fn on_table(&self) -> u8 {
        Self::VILLAGES.saturating_add(self.merchants())
    }

    /// Whether the player has as many cards on the table as make a round the last.
    #[must_use]
    pub fn has_nine(&self) -> bool {
        self.on_table() >= Self::GOAL
    }

    /// Whether all was told that the count depends on (`D 5.2`).
    #[must_use]
    pub const fn is_exact(&self, count: Count) -> bool {
        match count {
            Count::Purse => !self.inexact.purse,
            Count::InHand => !self.inexact.in_hand,
            Count::OnTable => !self.inexact.on_table,
        }
    }

    /// Whether the player can pay that; an inexact purse is never too small (`D 5.2`).
    #[must_use]
    pub const fn can_pay(&self, price: Purse) -> bool {
        self.inexact.purse || self.purse.has(price)
    }

    /// The merchants on the table.
    pub(super) fn merchants(&self) -> u8 {
        self.elsewhere.saturating_add(self.told_merchants())
    }

    /// The merchants on the table of which it is known where they lie.
    pub(super) fn told_merchants(&self) -> u8 {
        let merchants: usize = self.villages.values().map(Village::merchants).sum();
        u8::try_from(merchants).unwrap_or(u8::MAX)
    }

    pub(super) fn put(&mut self, base: Base, side: Side, keeper: Keeper) {
        self.villages[base].side_mut(side).push(keeper);
    }

    pub(super) const fn set_exact(&mut self, count: Count, exact: bool) {
        match count {
            Count::Purse => self.inexact.purse = !exact,
            Count::InHand => self.inexact.in_hand = !exact,
            Count::OnTable => self.inexact.on_table = !exact,
        }
    }
}
