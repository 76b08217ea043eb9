//! Troyes Dice: the wheel, the dice and the tiles; of the scoresheets only what is counted at the end.

pub mod rules;
pub mod record;
pub mod words;
pub mod stage;
pub mod almanac;
pub mod show;
mod count;
#[cfg(feature = "desk")]
pub mod desk;
pub mod paper;
pub mod cli;

pub use count::SheetEntry;
pub use rules::TroyesDice;
