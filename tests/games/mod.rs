//! Each game, as `src/games` has it.

pub(crate) mod troyes_dice;
mod dice_village;
