//! The order of the players at the end (`D 4.2`).

use std::cmp::Reverse;

use super::purse::Purse;
use super::seat::Seat;
use super::table::Table;

/// A player at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ranked {
    /// Who.
    pub seat: Seat,
    /// The place, from 1; who is equal in all shares it.
    pub place: u8,
    /// Cards on the table.
    pub cards: u8,
    /// Coins, then favours.
    pub purse: Purse,
}

/// By what a player is before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ahead {
    /// More cards on the table.
    Cards,
    /// As many cards, and more coins.
    Coins,
    /// As many coins, too, and more favours.
    Favours,
}

/// The players as they stand, the best first; equal ones by seat.
#[must_use]
pub fn ranking(table: &Table) -> Vec<Ranked> {
    let standing = |(seat, player): (Seat, &super::Player)| Ranked {
        seat,
        place: 1,
        cards: player.on_table(),
        purse: player.purse(),
    };
    let mut players: Vec<Ranked> = table.players().map(standing).collect();
    players.sort_by_key(|player| Reverse(player.strength()));
    let strengths: Vec<_> = players.iter().copied().map(Ranked::strength).collect();
    for player in &mut players {
        let better = strengths.iter().filter(|other| **other > player.strength()).count();
        player.place = u8::try_from(better + 1).unwrap_or(u8::MAX);
    }
    players
}

impl Ranked {
    /// By what this player is before the other one; nothing if the other one is as good or better.
    #[must_use]
    pub fn ahead_of(&self, other: &Self) -> Option<Ahead> {
        let ours = [self.cards.into(), self.purse.coins, self.purse.favours];
        let theirs = [other.cards.into(), other.purse.coins, other.purse.favours];
        let by = [Ahead::Cards, Ahead::Coins, Ahead::Favours];
        let first = ours.into_iter().zip(theirs).zip(by).find(|((ours, theirs), _)| ours != theirs);
        first.filter(|((ours, theirs), _)| ours > theirs).map(|(_, by)| by)
    }

    const fn strength(self) -> (u8, u16, u16) {
        (self.cards, self.purse.coins, self.purse.favours)
    }
}
