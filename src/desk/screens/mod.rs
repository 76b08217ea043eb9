//! The screens of the desk: the first one, the form of a new game, the table, and what stands over it.

pub(crate) mod count;
pub(crate) mod hall;
pub(crate) mod odds;
pub(crate) mod pages;
#[cfg(feature = "gallery")]
pub mod phones;
#[cfg(not(feature = "gallery"))]
#[path = "phones_none.rs"]
pub mod phones;
#[cfg(feature = "paper")]
pub mod print;
mod screen;
mod setup;
pub(crate) mod start;
pub(crate) mod table;

pub(crate) use screen::Screen;
pub(crate) use setup::{Around, SetupScreen};
pub(crate) use start::Offers;
