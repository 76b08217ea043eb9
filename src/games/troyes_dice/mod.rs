//! Troyes Dice: the wheel, the dice and the tiles; of the scoresheets only what is counted at the end.

pub mod rules;

pub use rules::TroyesDice;
