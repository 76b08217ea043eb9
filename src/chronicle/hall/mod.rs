//! The hall of fame: every finished game's results, over the years, in one file.
//!
//! A [`Finished`] game is made from a record whose reckoning can be, and added to the [`Hall`]; everything else is a query
//! of it. The file is versioned by `schema` and kept by [`super::store`]. A hall is best opened for the moment in which it
//! is changed, so that two windows can use it in turn.

mod finished;
mod hall;
mod keep;
mod names;
mod queries;
mod schema;

pub use finished::{Finished, FinishedPlayer, FinishedReason, GameId, NoId};
pub use hall::{Hall, Imported, RenameRefusal};
pub use keep::HallStore;
pub use names::PlayerName;
pub use queries::{OfCode, Standing};
pub use schema::{HallDamage, export, import};
