//! The secret of a seat, which proves that a request comes from its phone.

use std::fmt;
use std::hint;
use std::str::FromStr;

use rand::TryRng as _;
use rand::rngs::SysRng;

use super::key::{Key, NoChance};

/// The secret of a seat, 128 bits: given once to the phone that sits down, and to nobody else.
#[derive(Clone)]
pub struct Secret(u128);

/// The error for a text that is no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSecret;

impl Secret {
    /// The number of letters: five bits in each.
    const LENGTH: usize = 26;

    /// Makes a random secret.
    ///
    /// # Errors
    /// The system gives no random numbers.
    pub fn random() -> Result<Self, NoChance> {
        let mut chance = [0; 16];
        if SysRng.try_fill_bytes(&mut chance).is_err() {
            return Err(NoChance);
        }
        Ok(Self::made_up(chance))
    }

    /// Makes a secret of random bytes.
    #[must_use]
    pub const fn made_up(chance: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(chance))
    }

    /// Returns the secret's letters, for its phone and for nobody else.
    #[must_use]
    pub fn letters(&self) -> String {
        let letter = |at: usize| {
            let bits = usize::try_from((self.0 >> (5 * at)) & 31).unwrap_or_default();
            char::from(Key::LETTERS.get(bits).copied().unwrap_or(b'0'))
        };
        (0..Self::LENGTH).rev().map(letter).collect()
    }
}

impl FromStr for Secret {
    type Err = NoSecret;

    /// Parses a secret exactly as it was given: nobody types one.
    fn from_str(text: &str) -> Result<Self, NoSecret> {
        let value = |letter: u8| Key::LETTERS.iter().position(|known| *known == letter);
        let read = |bits: u128, letter: u8| Some(bits.checked_mul(32)? | u128::try_from(value(letter)?).ok()?);
        let bits = text.bytes().try_fold(0, read).filter(|_| text.len() == Self::LENGTH);
        bits.map(Self).ok_or(NoSecret)
    }
}

impl PartialEq for Secret {
    /// Compares in constant time.
    fn eq(&self, other: &Self) -> bool {
        hint::black_box(self.0 ^ other.0) == 0
    }
}

impl Eq for Secret {}

impl fmt::Debug for Secret {
    /// Hides the value, since debug output goes into logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}
