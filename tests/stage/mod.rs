//! The picture of any game.

mod throw;
