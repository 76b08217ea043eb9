//! The game in play: its record, what is shown of it, how its evening runs, and the file that keeps it.
//!
//! [`Session`] owns the games that can be played, each behind the narrow seams of `tabletop`; [`GameSession`] is everything that
//! only one kind of game knows of.

mod again;
mod at_table;
mod ceremony;
mod game_session;
mod keeper;
mod kept;
mod on_file;
mod playable;
mod prepares;
mod scored;
mod session;
mod tabletop;
mod writer;

pub(crate) use again::offered as offered_again;
pub(crate) use ceremony::{Ceremonial, CeremonyMove};
pub(crate) use game_session::GameSession;
pub(crate) use keeper::Place;
pub(crate) use kept::KeptGame;
pub(crate) use scored::Scored;
pub use session::Games;
pub(crate) use session::Session;
pub(crate) use tabletop::{Act, AtTable, Given, InPlay, OnFile, Playing, Prepares, Status, Tabletop, Upcoming};
