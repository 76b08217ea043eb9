//! The code of a game: a word that a group can agree on.

use std::fmt;

use jiff::civil::Date;
use rand::TryRng as _;
use rand::rngs::SysRng;
use sha2::{Digest as _, Sha256};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::play::Steps;

/// A game's code: same code, same chance, everywhere and for ever.
///
/// ```
/// use town_crier::chronicle::Code;
///
/// let code: Code = "Märket Day".parse()?;
/// assert_eq!(code.as_str(), "MARKETDAY");
/// # Ok::<(), town_crier::chronicle::CodeRefusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code(String);

/// When everybody may know the code of a game, from which all follows that chance will do in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disclosure {
    /// From the beginning: chance does the same for all players, and at every table with that code.
    AtOnce,
    /// When the game is over: whoever reckoned with the code would know what others keep secret, or how the own dice will fall.
    AtTheEnd,
}

impl Disclosure {
    /// Whether everybody may know the code of a game that has come so far.
    #[must_use]
    pub const fn tells(self, steps: Steps) -> bool {
        match self {
            Self::AtOnce => true,
            Self::AtTheEnd => steps.is_over(),
        }
    }
}

/// Why a text is no code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum CodeRefusal {
    /// No sign of the text is left.
    Empty,
    /// The text has this many signs, more than [`Code::LONGEST`].
    TooLong(usize),
    /// The text has this sign, which is no letter, digit or hyphen.
    Sign(char),
}

impl Code {
    /// The most signs a code may have.
    pub const LONGEST: usize = 32;

    /// Returns the code in its one spelling: capitals without accents or spaces.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Letters that sound different over a noisy table; no Q, X or Y, which languages read in their own ways.
    const CONSONANTS: [char; 14] = ['B', 'D', 'F', 'G', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Z'];
    const VOWELS: [char; 5] = ['A', 'E', 'I', 'O', 'U'];

    /// Makes up a code that is easy to read aloud: four short syllables, one of 24 million.
    ///
    /// `chance` has one random byte for each of the eight letters.
    #[must_use]
    pub fn made_up(chance: [u8; 8]) -> Self {
        let mut code = String::with_capacity(9);
        for (at, byte) in chance.into_iter().enumerate() {
            if at == 4 {
                code.push('-');
            }
            let letters: &[char] = if at % 2 == 0 { &Self::CONSONANTS } else { &Self::VOWELS };
            code.push(letters[usize::from(byte) % letters.len()]);
        }
        Self(code)
    }

    /// Makes up a code that nobody finds by trying all: four words of five letters, one of 2⁶⁴.
    ///
    /// `chance` is any number of 128 bits, so that all of these codes are as likely as each other.
    ///
    /// ```
    /// use town_crier::chronicle::Code;
    ///
    /// assert_eq!(Code::made_up_long(u128::MAX).as_str(), "GOLIR-ZOBUF-VIKAL-PIKAV");
    /// ```
    #[must_use]
    pub fn made_up_long(mut chance: u128) -> Self {
        let mut letter = |letters: &[char]| {
            let count = letters.len() as u128;
            let at = usize::try_from(chance % count).unwrap_or_default();
            chance /= count;
            letters[at]
        };
        let mut word = || {
            let sounds: [&[char]; 5] =
                [&Self::CONSONANTS, &Self::VOWELS, &Self::CONSONANTS, &Self::VOWELS, &Self::CONSONANTS];
            sounds.map(&mut letter).into_iter().collect::<String>()
        };
        Self([(); 4].map(|()| word()).join("-"))
    }

    /// Returns the code of a day, the same for everybody: the challenge of the day.
    ///
    /// It is [made up](Self::made_up) with the first eight bytes of the SHA-256 of `challenge of the day 2026-11-26`.
    ///
    /// ```
    /// use jiff::civil::date;
    /// use town_crier::chronicle::Code;
    ///
    /// assert_eq!(Code::of_day(date(2026, 11, 26)).as_str(), "FIZU-FUDU");
    /// ```
    #[must_use]
    pub fn of_day(day: Date) -> Self {
        let hash = Sha256::digest(format!("challenge of the day {day}"));
        Self::made_up(hash.first_chunk().copied().unwrap_or_default())
    }

    /// Returns the code with a number appended: `SEED-3`, one of many games that belong together.
    ///
    /// # Errors
    /// The numbered code is too long.
    pub fn numbered(&self, number: u64) -> Result<Self, CodeRefusal> {
        let code = format!("{self}-{number}");
        match code.chars().count() {
            count if count > Self::LONGEST => Err(CodeRefusal::TooLong(count)),
            _ => Ok(Self(code)),
        }
    }

    /// Makes up a code with the system's random numbers: a long one where it is told at the end alone.
    #[must_use]
    pub fn random(told: Disclosure) -> Self {
        let mut chance = [0; 16];
        if SysRng.try_fill_bytes(&mut chance).is_err() {
            #[expect(
                clippy::disallowed_methods,
                reason = "a system without a source of chance still has a clock, and nobody can play without a code"
            )]
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
            chance = now.as_nanos().to_le_bytes();
        }
        match told {
            Disclosure::AtOnce => Self::made_up(chance.first_chunk().copied().unwrap_or_default()),
            Disclosure::AtTheEnd => Self::made_up_long(u128::from_le_bytes(chance)),
        }
    }
}

impl std::str::FromStr for Code {
    type Err = CodeRefusal;

    /// Parses a code; case, spaces and accents do not matter.
    fn from_str(text: &str) -> Result<Self, CodeRefusal> {
        let plain = text.nfkd().filter(|sign| !is_combining_mark(*sign) && !sign.is_whitespace());
        // Small letters first, since “ẞ” is a capital of its own; what is left is put together again, so that a syllable of
        // Hangul stays one letter.
        let code: String = plain.flat_map(char::to_lowercase).flat_map(char::to_uppercase).nfc().collect();
        if let Some(sign) = code.chars().find(|sign| !sign.is_alphanumeric() && *sign != '-') {
            return Err(CodeRefusal::Sign(sign));
        }
        match code.chars().count() {
            _ if !code.contains(char::is_alphanumeric) => Err(CodeRefusal::Empty),
            count if count > Self::LONGEST => Err(CodeRefusal::TooLong(count)),
            _ => Ok(Self(code)),
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
