//! The record of a game of Troyes Dice: what it is opened from, what a code deals, and its save file.

mod deal;
mod opening;
pub mod schema;

pub use deal::{deal_leftmost, deal_plazas, deal_roll, deal_tiles};
pub use opening::{DiceFrom, Opening, TilesFrom};
