//! Troyes, as `src/games/troyes` has it.

mod bots;
mod cards;
mod cli;
pub(crate) mod kit;
mod naive;
mod printed;
pub(crate) mod random;
mod record;
mod rules;
mod show;
mod stage;
mod words;

use crate::games::cited::RuleList;

pub(crate) const RULES: RuleList = RuleList {
    rules: include_str!("../../../src/games/troyes/rules.md"),
    signs: &["`T "],
    folders: &["src/games/troyes", "tests/games/troyes"],
};
