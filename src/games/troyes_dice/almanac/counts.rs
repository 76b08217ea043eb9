//! What is counted.

use enum_map::{Enum, EnumMap};

use crate::almanac::{Counts, share};

/// Something that is counted, for each of some things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
pub enum Count {
    /// Games.
    Games,
    /// First strikes on the sheets, by color and value, by half-day.
    Struck,
    /// How many of the sheets' dice are struck by the end, by half-day.
    StruckSoFar,
    /// Dice on offer, by place.
    Offered,
    /// The sum of what they show, by place.
    Value,
    /// Those that cost nothing, by place.
    Free,
    /// Those that cost what the small layer prints, by place.
    Printed,
    /// Those that cost more, by place.
    Dearer,
    /// Half-days without a free die, by half-day.
    NoneFree,
    /// How many dice of a color are on offer, by half-day and color.
    Available,
    /// How many plazas show another color than at first, by days played; a sum.
    Turned,
    /// How many plazas show the most frequent color, by days played; a sum.
    Most,
    /// How many show the rarest, by days played; a sum.
    Fewest,
    /// Games in which a tile is in play, by tile.
    InPlay,
    /// Turned to its raid side, by tile, by half-day.
    ToRaid,
    /// Dice on offer at a tile's banquet, by tile.
    AtBanquet,
    /// Dice on offer at its raid, by tile.
    AtRaid,
    /// Plazas that a tile spared, by tile.
    Spared,
    /// Plazas that a transparent die destroyed, by tile.
    Raided,
    /// Each throw, by half-day, the black die and the clear ones ascending.
    Thrown,
    /// The black die of a morning and that of its afternoon, by day.
    BothBlack,
    /// The notches of the red, the yellow and the white plaza that are alike on both sides.
    OneColored,
    /// The other six plazas clockwise, each by its faces.
    TwoColored,
    /// The tiles as they were dealt.
    Dealt,
}

impl Count {
    /// For how many things it is counted, in each direction.
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

    /// Where that thing stands; nothing if there is no such thing.
    fn place(self, at: &[usize]) -> Option<usize> {
        let shape = self.shape();
        let fits = shape.len() == at.len() && shape.iter().zip(at).all(|(size, at)| at < size);
        fits.then(|| shape.iter().zip(at).fold(0, |place, (size, at)| place * size + at))
    }
}

/// What was counted over some games.
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
    /// Counts that, so many times.
    pub(super) fn count(&mut self, count: Count, at: &[usize], times: u64) {
        let place = count.place(at);
        if let Some(sum) = place.and_then(|place| self.0[count].get_mut(place)) {
            *sum += times;
        }
    }

    /// How often that was counted.
    #[must_use]
    pub fn get(&self, count: Count, at: &[usize]) -> u64 {
        count.place(at).and_then(|place| self.0[count].get(place)).copied().unwrap_or_default()
    }

    /// How often that was counted, for every thing that begins so.
    pub(super) fn all(&self, count: Count, first: usize) -> &[u64] {
        let of_each: usize = count.shape().iter().skip(1).product();
        self.0[count].get(first * of_each..(first + 1) * of_each).unwrap_or_default()
    }

    /// Every count, first to last.
    pub(super) fn whole(&self, count: Count) -> &[u64] {
        &self.0[count]
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.get(Count::Games, &[0])
    }

    /// How often that was counted in a game.
    #[must_use]
    pub fn a_game(&self, count: Count, at: &[usize]) -> f64 {
        share(self.get(count, at), self.games())
    }
}
