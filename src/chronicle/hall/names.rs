//! Names of players, and when two of them are one player's.

use std::fmt;

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

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

    /// A text without what no name that is typed has: signs that cannot be seen, or turn what stands beside them round.
    pub fn typed(text: &mut String) {
        text.retain(|sign| !is_unseen(sign) || is_shaping(sign));
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

/// Whether that cannot be seen, or turns what stands beside it round.
#[must_use]
pub fn is_unseen(sign: char) -> bool {
    use GeneralCategory as Category;
    matches!(
        sign.general_category(),
        Category::Control
            | Category::Format
            | Category::LineSeparator
            | Category::ParagraphSeparator
            | Category::PrivateUse
    ) || is_shaping(sign)
        || is_blank(sign)
}

/// Whether that only joins what stands beside it, keeps it apart or chooses how it is drawn: some languages need it, and so do signs
/// like ❤️ that phones write.
#[must_use]
pub const fn is_shaping(sign: char) -> bool {
    matches!(sign,
        '\u{200C}' | '\u{200D}' | '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{E0100}'..='\u{E01EF}')
}

/// Whether that is drawn as nothing though it is a mark, a letter or not assigned: what else has the property
/// `Default_Ignorable_Code_Point` (`DerivedCoreProperties.txt` of Unicode 18), and Braille without a dot.
const fn is_blank(sign: char) -> bool {
    matches!(sign,
        '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFF8}' | '\u{E0000}'..='\u{E0FFF}')
}
