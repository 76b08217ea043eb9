//! The Fluent files, built into the program.

use super::language::Language;

/// Every word of a language, in the plain manner.
pub(super) const fn words(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../assets/locales/en.ftl"),
        Language::French => include_str!("../../assets/locales/fr.ftl"),
        Language::German => include_str!("../../assets/locales/de.ftl"),
        Language::Spanish => include_str!("../../assets/locales/es.ftl"),
        Language::Italian => include_str!("../../assets/locales/it.ftl"),
        Language::Dutch => include_str!("../../assets/locales/nl.ftl"),
        Language::Polish => include_str!("../../assets/locales/pl.ftl"),
        Language::Lithuanian => include_str!("../../assets/locales/lt.ftl"),
    }
}

/// The cries that a herald calls out differently.
pub(super) const fn herald(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../assets/locales/herald/en.ftl"),
        Language::French => include_str!("../../assets/locales/herald/fr.ftl"),
        Language::German => include_str!("../../assets/locales/herald/de.ftl"),
        Language::Spanish => include_str!("../../assets/locales/herald/es.ftl"),
        Language::Italian => include_str!("../../assets/locales/herald/it.ftl"),
        Language::Dutch => include_str!("../../assets/locales/herald/nl.ftl"),
        Language::Polish => include_str!("../../assets/locales/herald/pl.ftl"),
        Language::Lithuanian => include_str!("../../assets/locales/herald/lt.ftl"),
    }
}
