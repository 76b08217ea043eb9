//! The record of a game: orders and what they caused, undo and redo, chance, the players' results, the save file and where
//! it is kept; and the hall of fame of all finished games.
//!
//! The record is the only truth; the table is its fold. Read [`Chronicle`] first, then [`Record`], which adds to it what a
//! game of Troyes Dice was opened from. Chance comes in as a value: a [`Code`] and a number give the same faces for ever.

pub mod chance;
mod chronicle;
mod code;
mod date;
pub mod hall;
mod reckoning;
mod record;
pub mod sealed;
pub mod store;

pub use chronicle::{Chronicle, Entry};
pub use code::{Code, CodeRefusal};
pub use date::{Date, DateRefusal};
pub use reckoning::{PlayerSheet, Reckoning};
pub use record::{Next, Record};
pub use sealed::{FileDamage, FileKind};
