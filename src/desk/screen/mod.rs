//! The screens of the desk: the first one, the form of a new game, and the table.

mod screen;
mod setup;
pub(crate) mod start;

pub(crate) use screen::Screen;
pub(crate) use setup::{Around, SetupScreen};
pub(crate) use start::Offers;
