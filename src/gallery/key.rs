//! The key of a gallery: it allows watching. It is part of the address, and nowhere else.

use std::fmt;
use std::hint;
use std::str::FromStr;

use rand::TryRng as _;
use rand::rngs::SysRng;

/// A key: twelve letters of Crockford's base 32, which are 60 bits.
///
/// It is an invitation that all in the room share, as a poster is, and no secret of one person's.
#[derive(Clone)]
pub struct Key([u8; 12]);

/// The error for a text that is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoKey;

/// The error for a system without random numbers for a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoChance;

impl Key {
    /// The alphabet: no I, L, O and U, which look like digits or make words.
    pub(super) const LETTERS: [u8; 32] = *b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    /// Makes a random key.
    ///
    /// # Errors
    /// The system gives no random numbers: a clock would do for a game's code, but not for a key.
    pub fn random() -> Result<Self, NoChance> {
        let mut chance = [0; 12];
        if SysRng.try_fill_bytes(&mut chance).is_err() {
            return Err(NoChance);
        }
        Ok(Self::made_up(chance))
    }

    /// Makes a key of random bytes: five bits of each.
    #[must_use]
    pub fn made_up(chance: [u8; 12]) -> Self {
        // Five bits are always the place of a letter.
        Self(chance.map(|byte| Self::LETTERS.get(usize::from(byte & 31)).copied().unwrap_or(b'0')))
    }

    /// Returns the key's letters, for an address and for nothing else.
    #[must_use]
    pub fn letters(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// Whether that text is this key; compared in constant time.
    #[must_use]
    pub fn opens(&self, text: &str) -> bool {
        let Ok(Self(other)) = text.parse() else { return false };
        let differs =
            self.0.iter().zip(other).fold(0, |differs, (one, other)| hint::black_box(differs | (one ^ other)));
        hint::black_box(differs) == 0
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.opens(other.letters())
    }
}

impl Eq for Key {}

impl fmt::Debug for Key {
    /// Hides the value, since debug output goes into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl FromStr for Key {
    type Err = NoKey;

    /// Parses a key in any case, as typed from a screen: an O is a 0 then, and an I or L is a 1.
    fn from_str(text: &str) -> Result<Self, NoKey> {
        let Ok(bytes) = <[u8; 12]>::try_from(text.as_bytes()) else { return Err(NoKey) };
        let letters = bytes.map(|byte| match byte.to_ascii_uppercase() {
            b'O' => b'0',
            b'I' | b'L' => b'1',
            letter => letter,
        });
        if letters.iter().all(|letter| Self::LETTERS.contains(letter)) { Ok(Self(letters)) } else { Err(NoKey) }
    }
}
