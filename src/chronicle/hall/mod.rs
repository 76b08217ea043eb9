//! The hall of fame of a game: every finished game's results, over the years, in one file.
//!
//! A [`Finished`] game is made from a record whose results can be, and added to the [`Hall`]; everything else is a query of it.
//! What is asked of any game is here; what only one game knows (achievements, say) is asked below that game's folder. The
//! file is kept by [`super::store`]. A hall is best opened for the moment in which it is changed, so that two windows can
//! use it in turn.

mod file;
mod finished;
mod hall;
mod names;
mod queries;

pub use file::{HallDamage, HallStore, export, import};
pub use finished::{FiledGame, Finished, FinishedPlayer, FinishedReason, GameId, NoId};
pub use hall::{Hall, Imported};
pub use names::{PlayerName, is_shaping, is_unseen};
pub use queries::{Best, Duel, OfCode, Rank};
