//! The words that speech engines mispronounce, with spellings for a voice; they are never shown.

use crate::crier::Language;

/// Returns the respelled words: the town’s name is French, one syllable, and no other language reads it so; espeak-ng
/// says “Tro-yes” or “troys”.
pub(super) const fn respelled(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => &[("Troyes", "Trouah")],
        Language::French => &[("Troyes", "Trwa")],
        Language::German | Language::Spanish | Language::Italian | Language::Polish => &[("Troyes", "Trua")],
        // At its full stop a voice rests, as if the sentence were over before the number.
        Language::Lithuanian => &[("Troyes", "Trua"), ("Nr. ", "numeris ")],
        Language::Dutch => &[("Troyes", "Troa")],
    }
}
