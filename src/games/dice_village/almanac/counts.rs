//! The counts of the almanac.

use enum_map::{Enum, EnumMap};

use crate::almanac::{Counts, share};

/// A count, which has a cell for each of several things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
pub enum Count {
    /// Games, by number of players.
    Games,
    /// Games won, alone or shared, by place in the first round's turn order.
    WonAt,
    /// The sum of cards on the table at the end, by that place.
    Cards,
    /// The sum of coins at the end, by that place.
    Coins,
    /// Games played, by bot.
    Played,
    /// Games won, alone or shared, by bot.
    WonBy,
    /// Halves of bought cards, by reward.
    Bought,
    /// Stalls that were added to a village, by reward.
    Used,
    /// Games, by number of rounds.
    Rounds,
    /// Rolled dice, by face.
    Thrown,
    /// Games, by the first player's seat.
    First,
    /// Games, by the merchant on top of the deck.
    Top,
}

impl Count {
    /// The number of cells for rounds, more than any game has.
    pub(super) const ROUNDS: usize = 200;

    /// Returns the number of cells.
    const fn things(self) -> usize {
        match self {
            Self::Games => 5,
            Self::WonAt | Self::Cards | Self::Coins | Self::Played | Self::WonBy | Self::First => 4,
            Self::Bought | Self::Used | Self::Thrown => 6,
            Self::Rounds => Self::ROUNDS,
            Self::Top => 30,
        }
    }
}

/// The counts over some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VillageCounts(EnumMap<Count, Vec<u64>>);

impl Default for VillageCounts {
    fn default() -> Self {
        Self(EnumMap::from_fn(|count: Count| vec![0; count.things()]))
    }
}

impl Counts for VillageCounts {
    fn add(&mut self, other: &Self) {
        for (sums, others) in self.0.values_mut().zip(other.0.values()) {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += other;
            }
        }
    }
}

impl VillageCounts {
    /// Adds `times` to a cell.
    pub(super) fn count(&mut self, count: Count, at: usize, times: u64) {
        if let Some(sum) = self.0[count].get_mut(at) {
            *sum += times;
        }
    }

    /// Returns the value of a cell.
    #[must_use]
    pub fn get(&self, count: Count, at: usize) -> u64 {
        self.0[count].get(at).copied().unwrap_or_default()
    }

    /// Returns the values of all cells, first to last.
    #[must_use]
    pub fn whole(&self, count: Count) -> &[u64] {
        &self.0[count]
    }

    /// Returns the number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.whole(Count::Games).iter().sum()
    }

    /// Returns the number of players.
    pub(super) fn players(&self) -> usize {
        self.whole(Count::Games).iter().rposition(|games| *games > 0).unwrap_or_default()
    }

    /// Returns the share of a cell among all of its count.
    #[must_use]
    pub fn part(&self, count: Count, at: usize) -> f64 {
        share(self.get(count, at), self.whole(count).iter().sum())
    }
}
