//! Each game, as `src/games` has it.

pub(crate) mod troyes_dice;
pub(crate) mod dice_village;
