//! The game in play: its record, what is shown of it, how its evening runs, and the file that keeps it.

mod keeper;
mod session;
mod writer;

pub(crate) use keeper::Found;
pub(crate) use session::Session;
