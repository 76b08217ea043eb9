//! Names of people who sit at the table with a phone.

use std::fmt;
use std::str::FromStr;

use unicode_normalization::UnicodeNormalization as _;

use crate::chronicle::hall::{PlayerName, is_shaping};

/// The name of a phone's seat: one that can be read out and shown in any line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatName(PlayerName);

/// The error for a text that is no such name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoName;

impl SeatName {
    /// Returns the name as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Returns the name for comparison with players'.
    #[must_use]
    pub const fn player(&self) -> &PlayerName {
        &self.0
    }
}

impl FromStr for SeatName {
    type Err = NoName;

    /// Parses a name, collapsing white space.
    fn from_str(text: &str) -> Result<Self, NoName> {
        let folded = text.split_whitespace().collect::<Vec<_>>().join(" ");
        // What only shapes others can be done without: two names that look alike would be two.
        let name: String = folded.nfc().filter(|sign| !is_shaping(*sign)).collect();
        let mut typed = name.clone();
        PlayerName::typed(&mut typed);
        let fits = name.chars().count() <= PlayerName::LONGEST && typed == name && PlayerName::is_seen(&name);
        PlayerName::new(&name).filter(|_| fits).map(Self).ok_or(NoName)
    }
}

impl fmt::Display for SeatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
