//! Names of those who sit at the table with a phone.

use std::fmt;
use std::str::FromStr;

use unicode_normalization::UnicodeNormalization as _;

use crate::chronicle::hall::PlayerName;

/// The name of somebody who sits: one that can be read out and shown in any line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatName(PlayerName);

/// The text is no such name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoName;

impl SeatName {
    /// So many letters it has at most.
    pub const LONGEST: usize = 24;
}

impl FromStr for SeatName {
    type Err = NoName;

    /// Reads a name, with one blank in place of many and none at its ends.
    fn from_str(text: &str) -> Result<Self, NoName> {
        let folded = text.split_whitespace().collect::<Vec<_>>().join(" ");
        // What only joins letters, or keeps them apart, can be done without.
        let name: String = folded.nfc().filter(|letter| !matches!(letter, '\u{200C}' | '\u{200D}')).collect();
        let fits = name.chars().count() <= Self::LONGEST && !name.chars().any(is_unseen);
        PlayerName::new(&name).filter(|_| fits).map(Self).ok_or(NoName)
    }
}

impl fmt::Display for SeatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Whether that cannot be seen, or turns what stands beside it round: two names that look alike would be two.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E000}'..='\u{F8FF}'
            | '\u{E0000}'..='\u{10FFFF}')
}
