//! Names of people who sit at the table with a phone.

use std::fmt;
use std::str::FromStr;

use unicode_normalization::UnicodeNormalization as _;

use crate::chronicle::hall::{Looks, PlayerName, is_shaping};

/// The name of a phone's seat: one that can be read out and shown in any line.
#[derive(Clone, Debug)]
pub struct SeatName {
    player: PlayerName,
    looks: Looks,
}

/// The error for a text that is no such name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoName;

impl SeatName {
    /// The most signs of a name in its longest normal form: three for each letter are enough for all languages. Some signs stand for
    /// whole phrases, and would be long to compare.
    const SIGNS: usize = 3 * PlayerName::LONGEST;

    /// Returns the name as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.player.as_str()
    }

    /// Returns the name for comparison with players'.
    #[must_use]
    pub const fn player(&self) -> &PlayerName {
        &self.player
    }

    /// Returns what the name looks like.
    #[must_use]
    pub const fn looks(&self) -> &Looks {
        &self.looks
    }
}

impl PartialEq for SeatName {
    fn eq(&self, other: &Self) -> bool {
        self.player == other.player
    }
}

impl Eq for SeatName {}

impl FromStr for SeatName {
    type Err = NoName;

    /// Parses a name, collapsing white space.
    fn from_str(text: &str) -> Result<Self, NoName> {
        let folded = text.split_whitespace().collect::<Vec<_>>().join(" ");
        // What only shapes others can be done without: two names that look alike would be two.
        let name: String = folded.nfc().filter(|sign| !is_shaping(*sign)).collect();
        let mut typed = name.clone();
        PlayerName::typed(&mut typed);
        let is_short = name.chars().count() <= PlayerName::LONGEST && name.nfkd().count() <= Self::SIGNS;
        let player = PlayerName::new(&name).filter(|_| is_short && typed == name && PlayerName::is_seen(&name));
        player.map(|player| Self { looks: Looks::of(&player), player }).ok_or(NoName)
    }
}

impl fmt::Display for SeatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.player, f)
    }
}
