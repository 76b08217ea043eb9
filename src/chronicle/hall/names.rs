//! Names of players, and their equality.

use std::fmt;
use std::ops::RangeInclusive;

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

/// A player's name as it was written, without spaces around it, and never empty.
#[derive(Clone, Debug)]
pub struct PlayerName {
    written: String,
    /// The key for comparison: lower case, in one normal form, with one kind of hyphens and apostrophes.
    key: String,
}

impl PlayerName {
    /// The most letters of a typed name. A name from a file may have more, and is shown shortened.
    pub const LONGEST: usize = 40;
    /// The most accents on a letter: as many as languages stack on one. More would stand in the lines above and below.
    pub const ACCENTS: usize = 2;

    /// Makes a name of the trimmed text, unless that is empty.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let written = name.trim();
        let key = written.to_lowercase().chars().map(plain).nfc().collect();
        (!written.is_empty()).then(|| Self { written: written.to_owned(), key })
    }

    /// Removes from a text the signs that no typed name has: those that cannot be seen, or reverse the text beside
    /// them, and what is stacked beyond [`PlayerName::ACCENTS`].
    pub fn typed(text: &mut String) {
        text.retain(signs());
    }

    /// The name as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.written
    }

    /// Returns the key by which names are compared: two names of one person have the same.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Returns the name as it is shown.
    #[must_use]
    pub fn shown(&self) -> String {
        Self::shortened(&self.written)
    }

    /// Whether anything of a name can be seen by itself: it is more than blanks, and marks that stand on nothing.
    #[must_use]
    pub fn is_seen(name: &str) -> bool {
        name.chars().any(|sign| !sign.is_whitespace() && !is_unseen(sign) && !is_mark(sign))
    }

    /// Returns a name with the signs that a typed one may have, shortened to [`PlayerName::LONGEST`] letters, with an ellipsis. Of a
    /// name that cannot be seen, “?” is shown.
    #[must_use]
    pub fn shortened(name: &str) -> String {
        if !name.is_empty() && !Self::is_seen(name) {
            return "?".to_owned();
        }
        let shown = || {
            name.chars().filter({
                let mut signs = signs();
                move |sign| signs(*sign)
            })
        };
        match shown().nth(Self::LONGEST) {
            None => shown().collect(),
            Some(_) => shown().take(Self::LONGEST - 1).chain(['…']).collect(),
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

/// Returns the one hyphen and the one apostrophe for all that keyboards and phones write in their place.
fn plain(sign: char) -> char {
    match sign {
        '\u{2D7}' | '\u{2043}' | '\u{2212}' => '-',
        '\'' | '`' | '\u{B4}' | '\u{2B9}' | '\u{2BB}' | '\u{2BC}' | '\u{2BD}' | '\u{2018}' | '\u{2019}'
        | '\u{201B}' | '\u{2032}' | '\u{FF07}' => '\'',
        sign if sign.general_category() == GeneralCategory::DashPunctuation => '-',
        sign => sign,
    }
}

/// Whether the sign cannot be seen, reverses the text beside it, or is not assigned, so that no font draws it.
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
            | Category::Unassigned
    ) || is_shaping(sign)
        || is_blank(sign)
}

/// Returns what keeps the signs of a typed name, asked for one after the other.
fn signs() -> impl FnMut(char) -> bool {
    let is_accent = |sign: &char| {
        matches!(sign.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
    };
    let (mut accents, mut letter) = (0, ' ');
    move |sign| {
        if is_accent(&sign) {
            accents += 1;
        } else if !is_unseen(sign) && !is_mark(sign) {
            // Those that a letter is composed with stand on it, too.
            (accents, letter) = (std::iter::once(sign).nfd().filter(is_accent).count(), sign);
        }
        let is_drawn = !is_mark(sign) || is_shaping(sign) || letter >= OTHER_MARKS || ACCENT_BLOCK.contains(&sign);
        accents <= PlayerName::ACCENTS && is_drawn && (!is_unseen(sign) || is_shaping(sign))
    }
}

/// The accents of Latin, Greek and Cyrillic letters, which come before [`OTHER_MARKS`]; a mark of another script would not be seen on
/// these, and two names would look alike.
const ACCENT_BLOCK: RangeInclusive<char> = '\u{300}'..='\u{36F}';
const OTHER_MARKS: char = '\u{590}';

/// Whether the sign stands on the one before it, such as an accent.
pub(super) fn is_mark(sign: char) -> bool {
    sign.general_category_group() == GeneralCategoryGroup::Mark
}

/// Whether the sign only joins its neighbors, keeps them apart or chooses how they are drawn: some languages need it,
/// and so do signs like ❤️ that phones write.
#[must_use]
pub const fn is_shaping(sign: char) -> bool {
    matches!(sign,
        '\u{200C}' | '\u{200D}' | '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{FE00}'..='\u{FE0F}'
        | '\u{E0100}'..='\u{E01EF}')
}

/// Whether the sign is drawn as nothing though it is a mark, a letter or a symbol: the rest of the property
/// `Default_Ignorable_Code_Point` (`DerivedCoreProperties.txt` of Unicode 18), fillers and blanks of some scripts, Braille
/// without a dot, the note without a head, and what stands for an object that is not there.
const fn is_blank(sign: char) -> bool {
    matches!(
        sign,
        '\u{34F}'
            | '\u{115F}'
            | '\u{1160}'
            | '\u{17B4}'
            | '\u{17B5}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FFA0}'
            | '\u{FFFC}'
            | '\u{13441}'
            | '\u{13442}'
            | '\u{16FE4}'
            | '\u{1D159}'
    )
}
