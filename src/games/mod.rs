//! The games, each in a folder of its own: what it needs of every room, in the rooms' order.

pub mod troyes_dice;

#[cfg(feature = "desk")]
use crate::desk::Games;

/// The games for the desk, a line each.
#[cfg(feature = "desk")]
#[must_use]
pub fn for_desk() -> Games {
    Games::default().with::<troyes_dice::TroyesDice>()
}
use crate::cli::Commands;

/// The games on the command line; the first is meant where none is named.
pub const COMMANDS: &[&dyn Commands] = &[&troyes_dice::TroyesDice];
