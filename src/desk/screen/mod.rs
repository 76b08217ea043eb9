//! The screens of the desk: the first one, the form of a new game, and the table.

mod screen;
mod setup;
mod welcome;

pub(crate) use screen::Screen;
pub(crate) use setup::SetupScreen;
pub(crate) use welcome::Welcome;
