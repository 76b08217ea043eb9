//! What is counted.

use enum_map::{Enum, EnumMap};

use crate::almanac::{Counts, share};

/// Something that is counted, for each of some things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
pub enum Count {
    /// Games, by how many play.
    Games,
    /// Games won, alone or shared, by the place in the first round's turn order.
    WonAt,
    /// Cards on the table at the end, by that place; a sum.
    Cards,
    /// Coins at the end, by that place; a sum.
    Coins,
    /// Games played, by bot.
    Played,
    /// Games won, alone or shared, by bot.
    WonBy,
    /// Halves of cards that were bought, by reward.
    Bought,
    /// Stalls that came to a village, by reward.
    Used,
    /// How many rounds a game had.
    Rounds,
    /// Dice, by face.
    Thrown,
    /// Who is first, by seat.
    First,
    /// The merchant on top of the deck.
    Top,
}

impl Count {
    /// More rounds than any game has.
    pub(super) const ROUNDS: usize = 200;

    /// For how many things it is counted.
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

/// What was counted over some games.
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
    /// Counts that, so many times.
    pub(super) fn count(&mut self, count: Count, at: usize, times: u64) {
        if let Some(sum) = self.0[count].get_mut(at) {
            *sum += times;
        }
    }

    /// How often that was counted.
    #[must_use]
    pub fn get(&self, count: Count, at: usize) -> u64 {
        self.0[count].get(at).copied().unwrap_or_default()
    }

    /// Every count, first to last.
    #[must_use]
    pub fn whole(&self, count: Count) -> &[u64] {
        &self.0[count]
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.whole(Count::Games).iter().sum()
    }

    /// How many play.
    pub(super) fn players(&self) -> usize {
        self.whole(Count::Games).iter().rposition(|games| *games > 0).unwrap_or_default()
    }

    /// The part of all that this one is.
    #[must_use]
    pub fn part(&self, count: Count, at: usize) -> f64 {
        share(self.get(count, at), self.whole(count).iter().sum())
    }
}
