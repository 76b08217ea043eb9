//! Troyes, as `src/games/troyes` has it.

mod almanac;
mod bots;
mod cards;
mod cli;
mod counting;
mod hall;
pub(crate) mod kit;
mod naive;
#[cfg(feature = "paper")]
mod paper;
mod printed;
pub(crate) mod random;
pub(crate) mod record;
mod rules;
mod show;
pub(crate) mod solo;
mod stage;
mod words;

use crate::games::cited::RuleList;

pub(crate) const RULES: RuleList = RuleList {
    rules: include_str!("../../../src/games/troyes/rules.md"),
    signs: &["`T "],
    folders: &["src/games/troyes", "tests/games/troyes"],
};
