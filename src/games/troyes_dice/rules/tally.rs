//! The strikes by color and value, beside those of fair dice.

use super::color::{ByColor, Color};
use super::die::{ByFace, Face, Roll};
use super::event::{Event, Strike};
use super::table::Table;

/// A count for each color and value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally(pub ByColor<ByFace<u64>>);

impl Tally {
    /// The number of rolls of four dice, all equally likely.
    pub const ROLLS: u64 = 6 * 6 * 6 * 6;

    /// Counts the strikes by color and value: plazas from day 1 on, whoever's sheets were hit.
    ///
    /// Dice named as struck before a takeover are not counted (`rules.md 2.4`): no dice of this game struck them.
    #[must_use]
    pub fn of(strikes: &[Strike]) -> Self {
        let mut tally = Self::default();
        for strike in strikes {
            tally.count(strike.color, strike.value, 1);
        }
        tally
    }

    /// Counts how many of the [`Tally::ROLLS`] rolls of this half-day strike each color and value.
    ///
    /// The places of the dice depend on all four of them and the colors on the wheel as it is, so every roll is tried:
    /// divided by [`Tally::ROLLS`] and summed over the half-days of a game, this is exactly the average of fair dice on
    /// the wheels at those times. Without tile 8 each value comes to one sixth for each half-day; with it, it does not,
    /// since the tile may spare a plaza among the high dice, or strike once more.
    #[must_use]
    pub fn fair(table: &Table) -> Self {
        let mut tally = Self::default();
        for (roll, orders) in Roll::all() {
            for strike in Event::of(table, roll).strikes {
                tally.count(strike.color, strike.value, orders);
            }
        }
        tally
    }

    /// Returns the probability of so many of the [`Tally::ROLLS`].
    #[expect(clippy::cast_precision_loss, reason = "there are 1296 of them")]
    #[must_use]
    pub const fn chance(rolls: u64) -> f64 {
        rolls as f64 / Self::ROLLS as f64
    }

    /// Returns the count of that color and value.
    #[must_use]
    pub fn get(&self, color: Color, value: Face) -> u64 {
        self.0[color][value]
    }

    /// Returns the count of that color.
    #[must_use]
    pub fn of_color(&self, color: Color) -> u64 {
        self.0[color].values().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Returns the sum of both counts.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        for color in Color::ALL {
            for value in Face::ALL {
                self.count(color, value, other.get(color, value));
            }
        }
        self
    }

    fn count(&mut self, color: Color, value: Face, times: u64) {
        let count = &mut self.0[color][value];
        *count = count.saturating_add(times);
    }
}
