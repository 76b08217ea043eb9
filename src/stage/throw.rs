//! The throw of dice onto a table: they roll, knock into one another and come to rest.
//!
//! A throw knows nothing of faces: each die's face is decided long before, and the game paints the faces so that this
//! one lies up.

use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::tray::Tray;
use super::{Rotation, Vec3};

/// The position and rotation of a die, which is a cube from −1 to 1 on each axis; the table is at height 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// The middle.
    pub at: Vec3,
    /// The rotation.
    pub turn: Rotation,
}

/// The most tries until all dice lie well; four dice mostly need two.
const TRIES: usize = 100;
/// The most dice that have room to roll.
const MOST: usize = 12;

/// A simulated throw of some dice from the left.
#[derive(Clone, Debug, PartialEq)]
pub struct Throw {
    pub(super) frames: Vec<Vec<Stand>>,
    /// The times of its knocks, in seconds.
    pub(super) knocks: Vec<f32>,
}

impl Throw {
    /// The seconds between two frames of the simulation.
    pub const FRAME: f32 = 1.0 / 60.0;
    /// The radius around the middle of the table in which the dice come to rest, by their middles.
    pub const REACH: f32 = 5.6;
    /// The least distance of two dice at rest, middle to middle: none leans on another.
    ///
    /// A tenth of an edge is between them, however they are turned.
    pub const APART: f32 = 2.9;
    /// The index of a die that comes in after the three before it.
    pub const LAST: usize = 3;

    /// Simulates the throw of that seed, over in so many seconds at the latest: the same on every machine, to the bit.
    #[must_use]
    pub fn new(seed: u64, dice: usize, longest: f32) -> Self {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        // A throw in which a die leans, or rolls out of sight, is thrown again, as at a table.
        let tries = if dice > MOST { 0 } else { TRIES };
        let mut throws = (0..tries).map(|_| Tray::filled(&mut chance, dice).thrown(longest));
        throws.find_map(|throw| throw).unwrap_or_else(|| Self::laid(dice))
    }

    /// Lays dice in rows without a throw, if they are too many to roll.
    fn laid(dice: usize) -> Self {
        let side = (1..u8::MAX).find(|side| usize::from(*side).pow(2) >= dice).unwrap_or(u8::MAX);
        let place = |at: u8| Self::APART * (f32::from(at) - f32::from(side - 1) / 2.0);
        let rows = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        let stand = |(row, column)| Stand { at: Vec3::new(place(column), place(row), 1.0), turn: Rotation::NONE };
        Self { frames: vec![rows.take(dice).map(stand).collect()], knocks: Vec::new() }
    }

    /// Returns the seconds until all dice are at rest.
    #[must_use]
    pub fn duration(&self) -> f32 {
        self.frames.iter().skip(1).fold(0.0, |seconds, _| seconds + Self::FRAME)
    }

    /// Returns the times when a die knocks on the table or on another one, in seconds, first to last.
    #[must_use]
    pub fn knocks(&self) -> &[f32] {
        &self.knocks
    }

    /// Returns the position of a die at that time, in seconds; at rest from the duration on.
    #[must_use]
    pub fn stand(&self, die: usize, seconds: f32) -> Stand {
        let frame = (seconds / Self::FRAME).max(0.0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "not below 0, and a cast stops at the most"
        )]
        let whole = frame as usize;
        match (self.of(whole, die), self.of(whole.saturating_add(1), die)) {
            (Some(from), Some(to)) => {
                let part = frame.fract();
                Stand { at: from.at.mix(to.at, part), turn: from.turn.mix(to.turn, part) }
            }
            (Some(_) | None, None) | (None, Some(_)) => self.rest(die),
        }
    }

    /// Returns the final position of a die; one that was not thrown is in the middle.
    #[must_use]
    pub fn rest(&self, die: usize) -> Stand {
        let last = self.frames.len().checked_sub(1).and_then(|last| self.of(last, die));
        last.unwrap_or(Stand { at: Vec3::ZERO, turn: Rotation::NONE })
    }

    fn of(&self, frame: usize, die: usize) -> Option<Stand> {
        self.frames.get(frame)?.get(die).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_come_to_rest_flat_apart_and_in_sight() {
        let mut longest: f32 = 0.0;
        for seed in 0..300 {
            let throw = Throw::new(seed, 4, 1.35);
            longest = longest.max(throw.duration());
            assert_eq!(throw, Throw::new(seed, 4, 1.35));
            for die in 0..4 {
                let Stand { at, turn } = throw.rest(die);
                let up = turn.back().apply(Vec3::UP);
                assert!(up.x.abs().max(up.y.abs()).max(up.z.abs()) > 0.995, "seed {seed}");
                assert!(at.x.hypot(at.y) <= Throw::REACH, "seed {seed}");
                let others = (0..die).map(|other| throw.rest(other).at - at);
                others.for_each(|way| assert!(way.length() >= Throw::APART, "seed {seed}"));
                // It comes in from far outside, the last one behind the others.
                assert!(throw.stand(die, 0.0).at.x < -19.0, "seed {seed}");
                assert!(throw.stand(Throw::LAST, 0.0).at.x <= throw.stand(die, 0.0).at.x, "seed {seed}");
            }
            assert!(!throw.knocks().is_empty() && throw.knocks().is_sorted(), "seed {seed}");
            assert!(throw.knocks().iter().all(|at| *at > 0.0 && *at <= throw.duration()), "seed {seed}");
        }
        assert!(longest <= 1.4);
    }

    #[test]
    fn however_many_dice_there_are_each_lies_somewhere() {
        for dice in [0, 1, 2, 6, 60] {
            let throw = Throw::new(7, dice, 1.35);
            let places: Vec<Vec3> = (0..dice).map(|die| throw.rest(die).at).collect();
            for (at, place) in places.iter().enumerate() {
                // Places of a grid are so far apart but for rounding.
                assert!(places[..at].iter().all(|other| (*other - *place).length() > Throw::APART - 1e-3));
            }
        }
    }
}
