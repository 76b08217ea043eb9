//! The counts of the almanac.

use enum_map::{Enum, EnumMap};

use crate::almanac::{Counts, share};

/// A count, which has a cell for each of several things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
pub enum Count {
    /// Games.
    Games,
    /// First strikes on the sheets, by color and value, by half-day.
    Struck,
    /// The number of the sheets' dice struck so far, by half-day.
    StruckSoFar,
    /// Dice on offer, by place.
    Offered,
    /// The sum of the faces of dice on offer, by place.
    Value,
    /// Dice on offer that cost nothing, by place.
    Free,
    /// Dice on offer at the price that the small layer prints, by place.
    Printed,
    /// Dice on offer at a higher price, by place.
    Dearer,
    /// Half-days without a free die, by half-day.
    NoneFree,
    /// Half-days with so many dice of a color on offer, by half-day, color and number.
    Available,
    /// The sum of plazas that show another color than at first, by days played.
    Turned,
    /// The sum of plazas that show the most frequent color, by days played.
    Most,
    /// The sum of plazas that show the rarest color, by days played.
    Fewest,
    /// Games in which a tile is in play, by tile.
    InPlay,
    /// Tiles turned to their raid side, by tile, by half-day.
    ToRaid,
    /// Dice on offer at a tile's banquet, by tile.
    AtBanquet,
    /// Dice on offer at a tile's raid, by tile.
    AtRaid,
    /// Plazas that a tile spared, by tile.
    Spared,
    /// Plazas that a transparent die destroyed, by tile.
    Raided,
    /// Throws, by half-day, the black die and the clear ones ascending.
    Thrown,
    /// The black dice of a morning and of its afternoon, by day.
    BothBlack,
    /// The notches of the red, the yellow and the white plaza with the same color on both sides.
    OneColored,
    /// The other six plazas clockwise, each by its faces.
    TwoColored,
    /// The dealt tiles.
    Dealt,
}

impl Count {
    /// Returns the size of the count in each direction.
    const fn shape(self) -> &'static [usize] {
        match self {
            Self::Games => &[1],
            Self::Struck => &[18, 16],
            Self::StruckSoFar => &[16, 19],
            Self::Offered | Self::Value | Self::Free | Self::Printed | Self::Dearer => &[4],
            Self::NoneFree => &[16],
            Self::Available => &[16, 3, 5],
            Self::Turned | Self::Most | Self::Fewest => &[9],
            Self::InPlay | Self::AtBanquet | Self::AtRaid | Self::Spared | Self::Raided => &[8],
            Self::ToRaid => &[8, 16],
            Self::Thrown => &[16, 6, 6, 6, 6],
            Self::BothBlack => &[8, 6, 6],
            Self::OneColored => &[9, 9, 9],
            Self::TwoColored => &[6, 6, 6, 6, 6, 6],
            Self::Dealt => &[8, 8, 8],
        }
    }

    /// Returns the index of a cell; `None` if there is no such cell.
    fn place(self, at: &[usize]) -> Option<usize> {
        let shape = self.shape();
        let fits = shape.len() == at.len() && shape.iter().zip(at).all(|(size, at)| at < size);
        fits.then(|| shape.iter().zip(at).fold(0, |place, (size, at)| place * size + at))
    }
}

/// The counts over some games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TroyesCounts(EnumMap<Count, Vec<u64>>);

impl Default for TroyesCounts {
    fn default() -> Self {
        Self(EnumMap::from_fn(|count: Count| vec![0; count.shape().iter().product()]))
    }
}

impl Counts for TroyesCounts {
    fn add(&mut self, other: &Self) {
        for (sums, others) in self.0.values_mut().zip(other.0.values()) {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum += other;
            }
        }
    }
}

impl TroyesCounts {
    /// Adds `times` to a cell.
    pub(super) fn count(&mut self, count: Count, at: &[usize], times: u64) {
        let place = count.place(at);
        if let Some(sum) = place.and_then(|place| self.0[count].get_mut(place)) {
            *sum += times;
        }
    }

    /// Returns the value of a cell.
    #[must_use]
    pub fn get(&self, count: Count, at: &[usize]) -> u64 {
        count.place(at).and_then(|place| self.0[count].get(place)).copied().unwrap_or_default()
    }

    /// Returns the values of all cells with this first index.
    pub(super) fn all(&self, count: Count, first: usize) -> &[u64] {
        let of_each: usize = count.shape().iter().skip(1).product();
        self.0[count].get(first * of_each..(first + 1) * of_each).unwrap_or_default()
    }

    /// Returns the values of all cells, first to last.
    pub(super) fn whole(&self, count: Count) -> &[u64] {
        &self.0[count]
    }

    /// Returns the number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.get(Count::Games, &[0])
    }

    /// Returns the average of a cell in a game.
    #[must_use]
    pub fn a_game(&self, count: Count, at: &[usize]) -> f64 {
        share(self.get(count, at), self.games())
    }
}
