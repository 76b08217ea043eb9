//! What Troyes Dice draws on the desk itself: the form of a new game and the field for dice that were thrown.

pub mod form;
#[cfg(feature = "paper")]
pub(crate) mod print;
pub mod setup_more;
pub mod throw;
