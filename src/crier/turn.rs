//! Which of its ways to say a cry a herald takes.

use super::cried::Announcement;
use crate::chronicle::Code;
use crate::play::Steps;

/// Where a cry is called out: the game's code and the step that is played.
///
/// A herald has several ways to say a cry and takes one of them by this alone, so every table with the same code hears the
/// same words, today and after a look back. Without a code the step chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    code: u32,
    at: usize,
}

impl Turn {
    /// The turn of a game with that code, so far as that.
    #[must_use]
    pub fn new(code: Option<&Code>, steps: Steps) -> Self {
        Self { code: code.map_or(0, |code| hashed(SEED, code.as_str())), at: usize::from(steps.done) }
    }

    /// The turn so many later.
    #[must_use]
    pub const fn later(self, by: usize) -> Self {
        Self { code: self.code, at: self.at.wrapping_add(by) }
    }

    /// The turn of a cry that is called out behind these in one moment: two of a kind are not said alike.
    #[must_use]
    pub fn behind<A: Announcement>(self, earlier: &[A], cry: &A) -> Self {
        self.later(earlier.iter().filter(|earlier| earlier.is_like(cry)).count())
    }

    /// A number for whatever else varies from turn to turn and is alike at every table with the same code.
    #[must_use]
    pub fn seed(self) -> u64 {
        u64::from(self.code) << 32 | u64::try_from(self.at).unwrap_or_default()
    }

    /// One of so many ways to say the message of that name: the code chooses the first, and each step takes the next one.
    pub(super) fn way(self, name: &str, ways: usize) -> usize {
        // Not all kinds of cry begin with the same way.
        let first = usize::try_from(hashed(self.code, name)).unwrap_or_default();
        first.wrapping_add(self.at).checked_rem(ways).unwrap_or_default()
    }
}

/// Where the hash begins, and by what it is multiplied: FNV-1a, which is the same on every machine and in every version.
const SEED: u32 = 0x811c_9dc5;
const PRIME: u32 = 0x0100_0193;

fn hashed(seed: u32, text: &str) -> u32 {
    text.bytes().fold(seed, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(PRIME))
}
