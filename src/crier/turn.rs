//! The choice among a herald's variations of a cry.

use crate::chronicle::Code;
use crate::play::Steps;

/// The seed of the variations: the game's code and the current step.
///
/// A herald has several ways to say a cry and chooses by this alone, so every table with the same code hears the same
/// words, today and after a look back. Without a code the step chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    code: u32,
    at: usize,
}

impl Turn {
    /// Makes the seed of a game with that code, after so many steps.
    #[must_use]
    pub fn new(code: Option<&Code>, steps: Steps) -> Self {
        Self { code: code.map_or(0, |code| hashed(SEED, code.as_str())), at: usize::from(steps.done) }
    }

    /// Returns the seed of so many steps later.
    #[must_use]
    pub const fn later(self, by: usize) -> Self {
        Self { code: self.code, at: self.at.wrapping_add(by) }
    }

    /// Returns a number for anything else that varies from step to step and is alike at every table with the same code.
    #[must_use]
    pub fn seed(self) -> u64 {
        u64::from(self.code) << 32 | u64::try_from(self.at).unwrap_or_default()
    }

    /// Chooses one of so many variations of the message with that name: the code chooses the first, and each step takes
    /// the next one.
    pub(super) fn way(self, name: &str, ways: usize) -> usize {
        // Not all kinds of cry begin with the same way.
        let first = usize::try_from(hashed(self.code, name)).unwrap_or_default();
        first.wrapping_add(self.at).checked_rem(ways).unwrap_or_default()
    }
}

/// The offset basis and the prime of FNV-1a, which is the same on every machine and in every version.
const SEED: u32 = 0x811c_9dc5;
const PRIME: u32 = 0x0100_0193;

fn hashed(seed: u32, text: &str) -> u32 {
    text.bytes().fold(seed, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(PRIME))
}
