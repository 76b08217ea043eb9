//! Each game, as `src/games` has it.

pub mod troyes_dice;
