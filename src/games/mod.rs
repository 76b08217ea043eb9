//! The games, each in a folder of its own: what it needs of every room, in the rooms' order.

pub mod troyes_dice;
pub mod dice_village;
pub mod troyes;

use crate::cli::Commands;
#[cfg(feature = "desk")]
use crate::desk::Games;

/// The games on the command line, each once; the first is meant where none is named.
pub const COMMANDS: &[Commands] = &[
    Commands::of::<troyes_dice::TroyesDice>(),
    Commands::of::<dice_village::DiceVillage>(),
    Commands::of::<troyes::Troyes>(),
];

/// The games on the desk, each once, in the order in which they are offered.
#[cfg(feature = "desk")]
#[must_use]
pub fn for_desk() -> Games {
    Games::default().with::<troyes_dice::TroyesDice>().with::<dice_village::DiceVillage>().with::<troyes::Troyes>()
}
