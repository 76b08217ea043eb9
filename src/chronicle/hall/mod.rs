//! The hall of fame of a game: every finished game's results, over the years, in one file.
//!
//! A [`Finished`] game is made from a record with valid results, and added to the [`Hall`]; everything else is a query
//! of it. The queries of any game are here; those of one game (achievements, say) are in that game's folder. The file
//! is kept by [`super::store`]. Open a hall only for the moment in which it is changed, so that two windows can use it
//! in turn.

mod file;
mod finished;
mod hall;
mod looks;
mod names;
mod queries;

pub use file::{HallDamage, HallFile, HallStore, export, import};
pub use finished::{FiledGame, Finished, FinishedPlayer, FinishedReason, GameId, NoId};
pub use hall::{Hall, Imported};
pub use looks::Looks;
pub use names::{PlayerName, is_shaping, is_unseen};
pub use queries::{Best, Duel, OfCode, Rank, TimePlayed};
