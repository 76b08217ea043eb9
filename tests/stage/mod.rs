//! The picture of any game.

mod batched;
pub(crate) mod drawings;
mod throw;
