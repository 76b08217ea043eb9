//! The record of any game (orders and what they caused, undo and redo, chance, the players' results, the save file and
//! its store), the hall of fame of all finished games, and the card book of a group.
//!
//! The record is the only truth; the table is its fold. Read [`Recorded`] first, the trait that a game implements for
//! this room, then [`Record`], [`envelope`] and [`store`]. Chance comes in as a value: a [`Code`] and a number give the
//! same draws for ever.

pub mod cards;
pub mod chance;
mod choosing;
mod code;
mod date;
pub mod envelope;
pub mod file;
pub mod hall;
mod mirror;
mod name;
mod record;
mod recorded;
mod results;
pub mod save;
pub mod store;

pub use choosing::Choosing;
pub use code::{Code, CodeRefusal, Disclosure};
pub use date::{DateRefusal, parse_date};
pub use envelope::{FileDamage, FileKind};
pub(crate) use mirror::mirror;
pub use name::Name;
pub use record::{Entry, OrderRefusal, Record};
pub use recorded::{DiceFrom, Next, Recorded};
pub use results::{MOST_PEOPLE, PlayerSheet, PlayersRefusal, Results, Standing};
pub use save::SaveDamage;
