//! Sums in cells: the counts of a game, each of which has a cell for each of several things.

use std::marker::PhantomData;

use enum_map::{Enum, EnumMap};

use super::{Counts, share};

/// A closed list of what is counted.
pub trait Countable: Enum + Copy + PartialEq + Send {
    /// The count of games, by the number of players.
    const GAMES: Self;

    /// Returns the number of cells.
    fn cells(self) -> usize;
}

/// The sums over some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally<C> {
    sums: Vec<Vec<u64>>,
    of: PhantomData<C>,
}

impl<C: Countable> Default for Tally<C> {
    fn default() -> Self {
        let sums = EnumMap::from_fn(|count: C| vec![0; count.cells()]);
        Self { sums: sums.into_iter().map(|(_, sums)| sums).collect(), of: PhantomData }
    }
}

impl<C: Countable> Counts for Tally<C> {
    fn add(&mut self, other: &Self) {
        for (sums, others) in self.sums.iter_mut().zip(&other.sums) {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += other;
            }
        }
    }
}

impl<C: Countable> Tally<C> {
    /// Adds `times` to a cell; what is more than there are cells is counted in the last.
    pub fn count(&mut self, count: C, at: usize, times: u64) {
        let Some(sums) = self.sums.get_mut(count.into_usize()) else { return };
        let last = sums.len().saturating_sub(1);
        if let Some(sum) = sums.get_mut(at.min(last)) {
            *sum += times;
        }
    }

    /// Returns the values of all cells, first to last.
    #[must_use]
    pub fn whole(&self, count: C) -> &[u64] {
        self.sums.get(count.into_usize()).map_or(&[], Vec::as_slice)
    }

    /// Returns the value of a cell.
    #[must_use]
    pub fn get(&self, count: C, at: usize) -> u64 {
        self.whole(count).get(at).copied().unwrap_or_default()
    }

    /// Returns the share of a cell among all of its count.
    #[must_use]
    pub fn part(&self, count: C, at: usize) -> f64 {
        share(self.get(count, at), self.whole(count).iter().sum())
    }

    /// Returns the number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.whole(C::GAMES).iter().sum()
    }

    /// Returns the number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.whole(C::GAMES).iter().rposition(|games| *games > 0).unwrap_or_default()
    }
}
