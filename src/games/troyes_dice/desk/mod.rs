//! What Troyes Dice draws on the desk itself: the form of a new game and the field for dice that were thrown.

pub mod form;
pub mod setup_more;
pub mod throw;
