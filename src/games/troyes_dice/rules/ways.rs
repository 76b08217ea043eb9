//! The number of rolls that avoid a strike (`rules.md 2.1`, `2.2`).

use super::die::{Die, Face, Roll};
use super::tally::Tally;
use super::wheel::Place;

/// The rolls, by the place of the black die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ways {
    /// The number of rolls in which the black die shows a face or not, and a clear die shows it at each other place or
    /// not: `[place of the black die][black shows it][another place][a clear die shows it there]`.
    rolls: [[[[u64; 2]; 4]; 2]; 4],
}

impl Ways {
    /// Counts the rolls for that face.
    pub(super) fn of(asked: Face) -> Self {
        let mut ways = Self::default();
        for (roll, orders) in Roll::all() {
            let sorted = roll.sorted();
            let Some(at) = sorted.iter().position(|(_, die)| *die == Die::Black) else { continue };
            let black = usize::from(roll.black() == asked);
            for (other, (face, die)) in sorted.into_iter().enumerate() {
                let clear = usize::from(die == Die::Clear && face == asked);
                ways.rolls[at][black][other][clear] += orders;
            }
        }
        ways
    }

    /// Returns the probability that the black die is at that place.
    pub(super) fn black_at(&self, place: Place) -> f64 {
        self.without(place, None, false, false)
    }

    /// Returns the probability that the black die is at `black`, without the face there if it `must_not` show it, and
    /// without the face on a clear die at `clear` if that must not either.
    pub(super) fn without(&self, black: Place, clear: Option<Place>, must_not: bool, clear_must_not: bool) -> f64 {
        let [no, yes] = &self.rolls[usize::from(black.number())];
        let other = usize::from(clear.unwrap_or(black).number());
        let count = |[without, with]: [u64; 2]| if clear_must_not { without } else { without + with };
        let rolls = count(no[other]) + if must_not { 0 } else { count(yes[other]) };
        Tally::chance(rolls)
    }
}
