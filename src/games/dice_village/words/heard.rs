//! The words that speech engines mispronounce, with spellings for a voice; they are never shown.

use crate::crier::Language;

/// Returns the respelled words: a village's two stalls are two numbers, and a voice reads the hyphen as “to”, as
/// “minus” or as a date.
pub(super) const fn respelled(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => &[("1-6", "1 and 6"), ("2-5", "2 and 5"), ("3-4", "3 and 4")],
        Language::French => &[("1-6", "1 et 6"), ("2-5", "2 et 5"), ("3-4", "3 et 4")],
        Language::German => &[("1-6", "1 und 6"), ("2-5", "2 und 5"), ("3-4", "3 und 4")],
        Language::Spanish => &[("1-6", "1 y 6"), ("2-5", "2 y 5"), ("3-4", "3 y 4")],
        Language::Italian => &[("1-6", "1 e 6"), ("2-5", "2 e 5"), ("3-4", "3 e 4")],
        Language::Dutch => &[("1-6", "1 en 6"), ("2-5", "2 en 5"), ("3-4", "3 en 4")],
        Language::Polish => &[("1-6", "1 i 6"), ("2-5", "2 i 5"), ("3-4", "3 i 4")],
        // At its full stop a voice rests, as if the sentence were over before the number.
        Language::Lithuanian => &[("1-6", "1 ir 6"), ("2-5", "2 ir 5"), ("3-4", "3 ir 4"), ("Nr. ", "numeris ")],
    }
}
