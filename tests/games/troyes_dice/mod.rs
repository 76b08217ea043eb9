//! Troyes Dice: its rules, its record, its count and its hall of fame, its picture and its paper.

mod almanac;
pub(crate) mod kit;
pub(crate) mod random;
pub(crate) mod rules;
mod laws;
pub(crate) mod record;
pub(crate) mod counting;
pub(crate) mod hall;
mod hints;
mod reference;
mod skyline;
mod surprises;
mod stage;
pub(crate) mod words;
#[cfg(feature = "paper")]
pub(crate) mod paper;

use town_crier::crier::{InWords, Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;

use crate::games::cited::RuleList;

pub(crate) const RULES: RuleList = RuleList {
    rules: include_str!("../../../src/games/troyes_dice/rules.md"),
    signs: &["rules.md ", "Ruling ", "ruling "],
    folders: &["src", "tests", "examples"],
};

/// The words of the game in English and in the plain manner.
pub(crate) fn english() -> Words {
    Words::of::<TroyesDice>(Language::English, Manner::Plain)
}

/// What an error says in English.
pub(crate) fn said(error: &impl InWords) -> String {
    error.in_words(&english())
}
