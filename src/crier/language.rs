//! The languages of Town Crier.

use std::fmt;
use std::str::FromStr;

use super::no_such_value::NoSuchValue;

/// A language in which every cry and every label is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Language {
    English,
    French,
    German,
    Spanish,
    Italian,
    Dutch,
    Polish,
    Lithuanian,
}

impl Language {
    /// All languages; English, which has every word first, comes first.
    pub const ALL: [Self; 8] = [
        Self::English,
        Self::French,
        Self::German,
        Self::Spanish,
        Self::Italian,
        Self::Dutch,
        Self::Polish,
        Self::Lithuanian,
    ];

    /// Returns the short name for machines, as “fr”.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
            Self::Spanish => "es",
            Self::Italian => "it",
            Self::Dutch => "nl",
            Self::Polish => "pl",
            Self::Lithuanian => "lt",
        }
    }

    /// Returns the language's name in itself, as “Français”.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::Italian => "Italiano",
            Self::Dutch => "Nederlands",
            Self::Polish => "Polski",
            Self::Lithuanian => "Lietuvių",
        }
    }

    /// Returns the mark between the ones and the tenths of a number.
    #[must_use]
    pub const fn decimal_mark(self) -> char {
        match self {
            Self::English => '.',
            Self::French
            | Self::German
            | Self::Spanish
            | Self::Italian
            | Self::Dutch
            | Self::Polish
            | Self::Lithuanian => ',',
        }
    }

    /// Returns the language of the system; English if it is none of ours.
    #[must_use]
    pub fn of_system() -> Self {
        Self::of_locales(sys_locale::get_locales())
    }

    /// Returns the first of a system's locales, best first, that is one of ours; English if none is.
    ///
    /// ```
    /// use town_crier::crier::Language;
    ///
    /// assert_eq!(Language::of_locales(["sv-SE", "fr_CH.UTF-8", "de"]), Language::French);
    /// assert_eq!(Language::of_locales(["C", "fr"]), Language::English, "who asks for C wants no surprises");
    /// ```
    #[must_use]
    pub fn of_locales<T: AsRef<str>>(locales: impl IntoIterator<Item = T>) -> Self {
        let known = |locale: T| match primary(locale.as_ref()).as_str() {
            "c" | "posix" => Some(Self::English),
            tag => Self::tagged(tag),
        };
        locales.into_iter().find_map(known).unwrap_or(Self::English)
    }

    fn tagged(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }
}

impl fmt::Display for Language {
    /// Writes the tag.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = NoSuchValue;

    /// Parses a tag, in any case and with or without a region: `fr`, `FR`, `fr-CH`.
    fn from_str(text: &str) -> Result<Self, NoSuchValue> {
        Self::tagged(&primary(text)).ok_or_else(|| NoSuchValue::new(text, Self::ALL))
    }
}

/// Returns the part before region, script and encoding: `fr` of `fr_CH.UTF-8`.
fn primary(locale: &str) -> String {
    let end = |sign: char| matches!(sign, '-' | '_' | '.' | '@');
    locale.trim().split(end).next().unwrap_or_default().to_ascii_lowercase()
}
