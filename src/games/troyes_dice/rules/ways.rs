//! In how many ways four dice fall as they must for something (`rules.md 2.1`, `2.2`).

use super::die::{Die, Face, Roll};
use super::tally::Tally;
use super::wheel::Place;

/// The rolls, by the place of the black die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ways {
    /// Which of them strike with the face that is asked for, and which of those with a clear die of that face at each other
    /// place: `[place of the black die][black shows it][another place][a clear die shows it there]`.
    rolls: [[[[u64; 2]; 4]; 2]; 4],
}

impl Ways {
    /// The rolls, told apart by that face.
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

    /// How likely the black die lies there.
    pub(super) fn black_at(&self, place: Place) -> f64 {
        self.without(place, None, false, false)
    }

    /// How likely the black die lies at `black`, where it does not show the face if it `must_not`, and no clear die shows it at
    /// `clear` if that must not be either.
    pub(super) fn without(&self, black: Place, clear: Option<Place>, must_not: bool, clear_must_not: bool) -> f64 {
        let [no, yes] = &self.rolls[usize::from(black.number())];
        let other = usize::from(clear.unwrap_or(black).number());
        let count = |[without, with]: [u64; 2]| if clear_must_not { without } else { without + with };
        let rolls = count(no[other]) + if must_not { 0 } else { count(yes[other]) };
        Tally::chance(rolls)
    }
}
