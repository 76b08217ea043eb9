//! Names of players, and when two of them are one player's.

use std::fmt;

use unicode_normalization::UnicodeNormalization as _;

/// A player's name as people write it; without spaces around it, and never empty.
#[derive(Clone, Debug)]
pub struct PlayerName {
    written: String,
    /// What is compared: the same letters in small ones, however they are put together.
    key: String,
}

impl PlayerName {
    /// So many letters a name has that is typed. One that is read may have more, and is shown shortened.
    pub const LONGEST: usize = 40;

    /// The name, unless nothing is left of it.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let written = name.trim();
        let key = written.to_lowercase().nfc().collect();
        (!written.is_empty()).then(|| Self { written: written.to_owned(), key })
    }

    /// The name as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.written
    }

    /// The name as it is shown.
    #[must_use]
    pub fn shown(&self) -> String {
        Self::shortened(&self.written)
    }

    /// A name of so many letters as a line has room for: nobody's name takes the room of everything else.
    #[must_use]
    pub fn shortened(name: &str) -> String {
        match name.char_indices().nth(Self::LONGEST) {
            None => name.to_owned(),
            Some(_) => name.chars().take(Self::LONGEST - 1).chain(['…']).collect(),
        }
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written)
    }
}

impl PartialEq for PlayerName {
    /// Whether both are one player's: large and small letters are the same.
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for PlayerName {}

impl PartialOrd for PlayerName {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PlayerName {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key.cmp(&other.key)
    }
}
