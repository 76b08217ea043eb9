//! The Fluent files, built into the program: the app's and each game's.

use super::language::Language;

/// The messages of the app or of a game: for each language the text of a Fluent file in the plain manner, and of one
/// with the cries that a herald calls out differently.
/// [`locales!`](crate::locales) makes it from a folder, with no respelling. A language without words yet has an empty
/// text: then English is used.
#[derive(Clone, Copy, Debug)]
pub struct Locales {
    /// Every message, in the plain manner.
    pub plain: fn(Language) -> &'static str,
    /// The cries that a herald calls out differently, and the messages that they use.
    pub herald: fn(Language) -> &'static str,
    /// The words that a voice mispronounces, each with a spelling for the voice alone.
    pub respelled: fn(Language) -> &'static [(&'static str, &'static str)],
}

/// Builds the [`Locales`] from a folder, relative to the calling file: `en.ftl`, `fr.ftl`, … and the same names below
/// `herald/`.
#[macro_export]
macro_rules! locales {
    ($folder:literal) => {
        $crate::crier::Locales {
            plain: |language| $crate::locales!(@of language, $folder, "/"),
            herald: |language| $crate::locales!(@of language, $folder, "/herald/"),
            respelled: |_| &[],
        }
    };
    (@of $language:ident, $folder:literal, $below:literal) => {
        match $language {
            $crate::crier::Language::English => include_str!(concat!($folder, $below, "en.ftl")),
            $crate::crier::Language::French => include_str!(concat!($folder, $below, "fr.ftl")),
            $crate::crier::Language::German => include_str!(concat!($folder, $below, "de.ftl")),
            $crate::crier::Language::Spanish => include_str!(concat!($folder, $below, "es.ftl")),
            $crate::crier::Language::Italian => include_str!(concat!($folder, $below, "it.ftl")),
            $crate::crier::Language::Dutch => include_str!(concat!($folder, $below, "nl.ftl")),
            $crate::crier::Language::Polish => include_str!(concat!($folder, $below, "pl.ftl")),
            $crate::crier::Language::Lithuanian => include_str!(concat!($folder, $below, "lt.ftl")),
        }
    };
}

/// The app's own messages, whatever the game.
pub(super) const APP: Locales = crate::locales!("../../assets/app/locales");
