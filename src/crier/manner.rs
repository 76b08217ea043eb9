//! The two manners in which a crier may speak.

use std::fmt;
use std::str::FromStr;

use super::no_such_value::NoSuchValue;

/// A manner of speech: it changes the cries, never the labels of the desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Manner {
    /// “Hear ye! Glory to Anna, who wins with 42 points!”
    Herald,
    /// “Anna wins with 42 points!”
    #[default]
    Plain,
}

impl Manner {
    /// Both manners.
    pub const ALL: [Self; 2] = [Self::Herald, Self::Plain];

    /// Returns the name for machines, as “plain”.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Herald => "herald",
            Self::Plain => "plain",
        }
    }
}

impl fmt::Display for Manner {
    /// Writes the tag.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Manner {
    type Err = NoSuchValue;

    fn from_str(text: &str) -> Result<Self, NoSuchValue> {
        let trimmed = text.trim();
        let named = |manner: &Self| manner.tag().eq_ignore_ascii_case(trimmed);
        Self::ALL.into_iter().find(named).ok_or_else(|| NoSuchValue::new(text, [Self::Plain, Self::Herald]))
    }
}
