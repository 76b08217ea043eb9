//! The record of a game: orders and what they caused, undo and redo, chance, the save file and where it is kept.
//!
//! The record is the only truth; the table is its fold. Read [`Chronicle`] first, then [`Record`], which adds to it what a
//! game of Troyes Dice was opened from. Chance comes in as a value: a [`Code`] and a number give the same faces for ever.

mod chance;
mod chronicle;
mod code;
mod deal;
mod opening;
mod record;
pub mod schema;
pub mod store;

pub use chronicle::{Chronicle, Entry};
pub use code::{Code, CodeRefusal};
pub use deal::{deal_leftmost, deal_plazas, deal_roll, deal_tiles};
pub use opening::{DiceFrom, Opening, TilesFrom};
pub use record::{Next, Record};
