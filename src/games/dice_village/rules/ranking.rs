//! The order of the players at the end (`D 4.2`), where it is known (`D 5.4`).

use std::cmp::Reverse;

use super::happening::Count;
use super::player::Player;
use super::purse::Purse;
use super::table::Table;
use crate::play::{Seat, named};

/// A player's rank at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ranked {
    /// The seat.
    pub seat: Seat,
    /// The place, from 1; players equal in all share it.
    pub place: u8,
    /// The cards on the table.
    pub cards: u8,
    /// The coins and favours, as tie-breaks; `None` where they are not exact, and needed for no tie.
    pub purse: Option<Purse>,
}

/// The criterion by which a player is ahead of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ahead {
    /// More cards on the table.
    Cards,
    /// As many cards, but more coins.
    Coins,
    /// As many cards and coins, but more favours.
    Favours,
}

named!(Ahead { Cards: "cards", Coins: "coins", Favours: "favours" });

/// Returns the ranked players, the best first, equal ones by seat; `None` where the order is not certain, because not
/// all cards on the table were told, or not every purse that a tie needs (`D 5.4`).
#[must_use]
pub fn ranking(table: &Table) -> Option<Vec<Ranked>> {
    let mut players: Vec<Ranked> = table.players().map(Ranked::told).collect::<Option<_>>()?;
    let ties = |player: &Ranked| players.iter().filter(|other| other.cards == player.cards).count() > 1;
    if players.iter().any(|player| player.purse.is_none() && ties(player)) {
        return None;
    }
    players.sort_by_key(|player| Reverse(player.strength()));
    let strengths: Vec<_> = players.iter().copied().map(Ranked::strength).collect();
    for player in &mut players {
        let better = strengths.iter().filter(|other| **other > player.strength()).count();
        player.place = u8::try_from(better + 1).unwrap_or(u8::MAX);
    }
    Some(players)
}

impl Ranked {
    /// Returns the criterion by which this player is ahead of the other; `None` if the other one is as good or better.
    #[must_use]
    pub fn ahead_of(&self, other: &Self) -> Option<Ahead> {
        let [ours, theirs] = [self, other].map(|player| player.strength());
        let ours = [ours.0.into(), ours.1, ours.2];
        let theirs = [theirs.0.into(), theirs.1, theirs.2];
        let by = [Ahead::Cards, Ahead::Coins, Ahead::Favours];
        let first = ours.into_iter().zip(theirs).zip(by).find(|((ours, theirs), _)| ours != theirs);
        first.filter(|((ours, theirs), _)| ours > theirs).map(|(_, by)| by)
    }

    /// Returns the player before places are given; `None` where not all cards on the table were told.
    fn told((seat, player): (Seat, &Player)) -> Option<Self> {
        let purse = player.is_exact(Count::Purse).then(|| player.purse());
        player.is_exact(Count::OnTable).then(|| Self { seat, place: 1, cards: player.on_table(), purse })
    }

    /// Returns the key of comparison; a player who ties with nobody in cards needs no purse.
    fn strength(self) -> (u8, u16, u16) {
        let Purse { coins, favours } = self.purse.unwrap_or_default();
        (self.cards, coins, favours)
    }
}
