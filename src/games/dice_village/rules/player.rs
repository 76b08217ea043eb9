//! The state of one player.

use super::card::{Heap, Keeper};
use super::die::{Die, Face, Lies};
use super::happening::Count;
use super::purse::Purse;
use super::village::{Base, ByBase, Side, Village};

/// One player's dice, villages, hand and purse.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The player's number of dice; those of this round may be fewer.
    pub(super) caravans: u8,
    /// This round's dice, as they were rolled; none before the roll.
    pub(super) dice: Vec<Die>,
    /// The number of rerolls in this round.
    pub(super) rerolls: u16,
    pub(super) purse: Purse,
    pub(super) hand: Heap,
    pub(super) villages: ByBase<Village>,
    /// The number of merchants on the table whose villages nobody told.
    pub(super) elsewhere: u8,
    pub(super) inexact: Inexact,
}

/// The inexact counts of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Inexact {
    pub(super) purse: bool,
    pub(super) in_hand: bool,
    pub(super) on_table: bool,
}

impl Player {
    /// The number of dice at the beginning (`D 2.1`).
    pub const FIRST_CARAVANS: u8 = 4;
    /// The most dice a player can have (`D 3.9`).
    pub const MOST_CARAVANS: u8 = 6;
    /// The number of villages of each player (`D 1.2`).
    pub const VILLAGES: u8 = 3;
    /// The number of cards on a player's table that makes a round the last (`D 4.1`).
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

    /// The player's number of dice; one that joined in this round is rolled in the next.
    #[must_use]
    pub const fn caravans(&self) -> u8 {
        self.caravans
    }

    /// This round's dice, as they were rolled; none before the roll.
    #[must_use]
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// The number of rerolls in this round; chance has a stream for each.
    #[must_use]
    pub const fn rerolls(&self) -> u16 {
        self.rerolls
    }

    /// Iterates over the dice that were not placed yet, each with its index and face.
    pub fn free_dice(&self) -> impl Iterator<Item = (usize, Face)> {
        let free = |(_, die): &(usize, &Die)| die.lies == Lies::Free;
        self.dice.iter().enumerate().filter(free).map(|(at, die)| (at, die.face))
    }

    /// The coins and favours.
    #[must_use]
    pub const fn purse(&self) -> Purse {
        self.purse
    }

    /// The merchants in hand.
    #[must_use]
    pub const fn hand(&self) -> &Heap {
        &self.hand
    }

    /// Returns the merchants beside one of the player's villages.
    #[must_use]
    pub fn village(&self, base: Base) -> &Village {
        &self.villages[base]
    }

    /// Returns the number of cards on the table, villages and merchants (`D 4.2`).
    #[must_use]
    pub fn on_table(&self) -> u8 {
        Self::VILLAGES.saturating_add(self.merchants())
    }

    /// Whether the player has enough cards on the table to make the round the last.
    #[must_use]
    pub fn has_nine(&self) -> bool {
        self.on_table() >= Self::GOAL
    }

    /// Whether everything that the count depends on was told (`D 5.2`).
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

    /// Returns the number of merchants on the table.
    pub(super) fn merchants(&self) -> u8 {
        self.elsewhere.saturating_add(self.told_merchants())
    }

    /// Returns the number of merchants on the table whose villages are known.
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
