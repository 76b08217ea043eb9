//! Names of players, and their equality.

use std::fmt;

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// A player's name as it was written, without spaces around it, and never empty.
#[derive(Clone, Debug)]
pub struct PlayerName {
    written: String,
    /// The key for comparison: lower case, in one normal form.
    key: String,
}

impl PlayerName {
    /// The most letters of a typed name. A name from a file may have more, and is shown shortened.
    pub const LONGEST: usize = 40;

    /// Makes a name of the trimmed text, unless that is empty.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let written = name.trim();
        let key = written.to_lowercase().nfc().collect();
        (!written.is_empty()).then(|| Self { written: written.to_owned(), key })
    }

    /// Removes from a text the signs that no typed name has: those that cannot be seen, or reverse the text beside
    /// them.
    pub fn typed(text: &mut String) {
        text.retain(|sign| !is_unseen(sign) || is_shaping(sign));
    }

    /// The name as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.written
    }

    /// Returns the name as it is shown.
    #[must_use]
    pub fn shown(&self) -> String {
        Self::shortened(&self.written)
    }

    /// Shortens a name to [`PlayerName::LONGEST`] letters, with an ellipsis.
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
    /// Whether both are the same player's name; case does not matter.
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

/// Whether the sign cannot be seen, or reverses the text beside it.
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

/// Whether the sign only joins its neighbors, keeps them apart or chooses how they are drawn: some languages need it,
/// and so do signs like ❤️ that phones write.
#[must_use]
pub const fn is_shaping(sign: char) -> bool {
    matches!(sign,
        '\u{200C}' | '\u{200D}' | '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{E0100}'..='\u{E01EF}')
}

/// Whether the sign is drawn as nothing though it is a mark, a letter or not assigned: the rest of the property
/// `Default_Ignorable_Code_Point` (`DerivedCoreProperties.txt` of Unicode 18), and Braille without a dot.
const fn is_blank(sign: char) -> bool {
    matches!(sign,
        '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFF8}' | '\u{E0000}'..='\u{E0FFF}')
}
