//! The game in play: its record, what is shown of it, how its evening runs, and the file that keeps it.
//!
//! [`Session`] owns the games that can be played, each behind the seam that [`Tabletop`] is; [`Seat`] is everything that
//! only one kind of game knows of.

mod changes;
mod keeper;
mod kept;
mod seat;
mod session;
mod tabletop;
mod writer;

pub(crate) use keeper::Place;
pub(crate) use kept::KeptGame;
pub(crate) use seat::Seat;
pub use session::Games;
pub(crate) use session::Session;
pub(crate) use tabletop::{FirstScreen, Given, Tabletop, Upcoming};
