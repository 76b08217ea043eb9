//! The record on disk, of any game.

mod kill;
mod store;
