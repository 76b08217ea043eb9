//! Troyes, as `src/games/troyes` has it.

mod cards;
mod bots;
pub(crate) mod kit;
pub(crate) mod random;
mod rules;
mod printed;
mod record;
mod words;
mod cli;

use crate::games::cited::RuleList;

pub(crate) const RULES: RuleList = RuleList {
    rules: include_str!("../../../src/games/troyes/rules.md"),
    signs: &["`T "],
    folders: &["src/games/troyes", "tests/games/troyes"],
};
