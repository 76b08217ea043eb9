//! What things are called on paper.

use crate::crier::Words;
use crate::games::troyes_dice::rules::{Character, Color};

/// A character's name.
pub(super) fn character(words: &Words, character: Character) -> String {
    words.text(match character {
        Character::HuguesDePayns => "paper-hugues-de-payns",
        Character::IsabeauDeBaviere => "paper-isabeau-de-baviere",
        Character::ThibautII => "paper-thibaut-ii",
        Character::JeanneDeChampagne => "paper-jeanne-de-champagne",
        Character::UrbainIV => "paper-urbain-iv",
        Character::MarieDeChampagne => "paper-marie-de-champagne",
    })
}

/// A district's name: “Nobles”.
pub(super) fn district(words: &Words, color: Color) -> String {
    words.text(match color {
        Color::Red => "paper-district-red",
        Color::Yellow => "paper-district-yellow",
        Color::White => "paper-district-white",
    })
}
