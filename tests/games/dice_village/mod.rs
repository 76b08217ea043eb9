//! Dice Village: its rules, its bots, its record, its words, its picture, its almanac and what stands beside it.

mod bots;
pub(crate) mod random;
pub(crate) mod kit;
mod rules;
mod laws;
pub(crate) mod record;
mod counting;
mod hall;
mod words;
mod stage;
mod almanac;
#[cfg(feature = "paper")]
pub(crate) mod paper;
mod show;
mod cli;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::DiceVillage;

use crate::games::cited::RuleList;

pub(crate) const RULES: RuleList = RuleList {
    rules: include_str!("../../../src/games/dice_village/rules.md"),
    signs: &["`D "],
    folders: &["src/games/dice_village", "tests/games/dice_village"],
};

/// The words of the game in that language and in the plain manner.
pub(crate) fn plain(language: Language) -> Words {
    Words::of::<DiceVillage>(language, Manner::Plain)
}

/// The words of the game in English and in the plain manner.
pub(crate) fn english() -> Words {
    plain(Language::English)
}
