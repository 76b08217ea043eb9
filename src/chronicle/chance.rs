//! Chance as a value: the draws of a code, pinned for ever.

use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest as _, Sha256};

use super::Code;

/// A stream of random draws, decided by a game's name, a code and the stream's number alone.
///
/// ChaCha20 seeded with the SHA-256 of `name:code`; known-answer tests hold it, so that every release and every machine
/// draws alike.
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// Opens the stream with this number for a game's code.
    #[must_use]
    pub fn new(game: &str, code: &Code, stream: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(game);
        hash.update(":");
        hash.update(code.as_str());
        let mut rng = ChaCha20Rng::from_seed(hash.finalize().into());
        rng.set_stream(stream);
        Self(rng)
    }

    /// Returns a number below `sides`, each as likely as the others; 0 if there are no sides.
    ///
    /// The rejection sampling is our own, since a library's ranges may change between releases.
    pub fn below(&mut self, sides: u32) -> u32 {
        let fair = u32::MAX - u32::MAX.checked_rem(sides).unwrap_or_default();
        loop {
            let draw = self.0.next_u32();
            if draw < fair {
                return draw.checked_rem(sides).unwrap_or_default();
            }
        }
    }

    /// Shuffles the slice (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        let mut sides = u32::try_from(things.len()).unwrap_or(u32::MAX);
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(sides) as usize);
            sides -= 1;
        }
    }
}
