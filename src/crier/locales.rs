//! The Fluent files, built into the program: the app's and each game's.

use super::language::Language;
use super::packed;

/// The messages of the app or of a game: for each language a Fluent file in the plain manner, and one with the cries that a
/// herald calls out differently.
/// [`locales!`](crate::locales) makes it from a folder, with no respelling. A language without words yet has an empty
/// text: then English is used.
#[derive(Clone, Copy, Debug)]
pub struct Locales {
    /// Every message, in the plain manner.
    pub plain: fn(Language) -> Source,
    /// The cries that a herald calls out differently, and the messages that they use.
    pub herald: fn(Language) -> Source,
    /// The words that a voice mispronounces, each with a spelling for the voice alone.
    pub respelled: fn(Language) -> &'static [(&'static str, &'static str)],
}

/// A Fluent file, built into the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Its text.
    Text(&'static str),
    /// Its text as `build.rs` packs it.
    Packed(&'static [u8]),
}

impl Source {
    /// Returns the text.
    pub(super) fn text(self) -> String {
        match self {
            Self::Text(text) => text.to_owned(),
            Self::Packed(packed) => packed::text(packed),
        }
    }
}

/// Builds the [`Locales`] from the folder `locales` of a folder of the assets: `en.ftl`, `fr.ftl`, … and the same names
/// below `herald/`.
#[macro_export]
macro_rules! locales {
    ($folder:literal) => {
        $crate::crier::Locales {
            plain: |language| $crate::locales!(@of language, $folder, "/locales/"),
            herald: |language| $crate::locales!(@of language, $folder, "/locales/herald/"),
            respelled: |_| &[],
        }
    };
    (@of $language:ident, $folder:literal, $below:literal) => {
        match $language {
            $crate::crier::Language::English => $crate::locales!(@file $folder, $below, "en.ftl"),
            $crate::crier::Language::French => $crate::locales!(@file $folder, $below, "fr.ftl"),
            $crate::crier::Language::German => $crate::locales!(@file $folder, $below, "de.ftl"),
            $crate::crier::Language::Spanish => $crate::locales!(@file $folder, $below, "es.ftl"),
            $crate::crier::Language::Italian => $crate::locales!(@file $folder, $below, "it.ftl"),
            $crate::crier::Language::Dutch => $crate::locales!(@file $folder, $below, "nl.ftl"),
            $crate::crier::Language::Polish => $crate::locales!(@file $folder, $below, "pl.ftl"),
            $crate::crier::Language::Lithuanian => $crate::locales!(@file $folder, $below, "lt.ftl"),
        }
    };
    // A static is in the program once; a constant is copied into each unit of code that names it.
    (@file $folder:literal, $below:literal, $name:literal) => {{
        static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/assets/", $folder, $below, $name));
        $crate::crier::Source::Packed(PACKED)
    }};
}

/// The app's own messages, whatever the game.
pub(super) const APP: Locales = crate::locales!("app");
