//! The rules of Troyes Dice, held against the project's rule list (`rules.md`) and the rulebook's own
//! examples. Each test is named after the rule or the example that it shows.

pub(crate) mod naive;
pub(crate) mod tell;

mod district;
mod examples;
mod geometry;
mod half_day;
mod numbering;
mod orders;
mod rulings;
mod scoring;
mod setup;
mod strikes;
mod tiles;
mod whole_game;
