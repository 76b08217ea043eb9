//! The screens of the desk: the first one, the form of a new game, the table, and what stands over it.

pub(crate) mod bg_stats;
pub(crate) mod cards;
pub(crate) mod count;
pub(crate) mod hall;
#[cfg(not(feature = "gallery"))]
pub mod no_phones;
pub(crate) mod odds;
pub(crate) mod pages;
#[cfg(feature = "gallery")]
pub mod phones;
#[cfg(feature = "paper")]
pub mod print;
mod screen;
mod setup;
pub(crate) mod start;
pub(crate) mod table;

#[cfg(not(feature = "gallery"))]
pub use no_phones as phones;
pub(crate) use screen::Screen;
pub(crate) use setup::{SetupFrame, SetupScreen};
pub(crate) use start::Offers;
