//! Where the game in play is kept: one file, replaced whole after every order, and never lost.
//!
//! Beside the game's file `game.ron` stand
//! - `game.before.ron`, the generation before it;
//! - `game.ron.lock`, which the window that plays holds locked; it may stay, only the lock counts;
//! - `game.ron.new` for a moment, or after a kill;
//! - `kept/`, with every game that another one followed and every file that did not read. Nothing there is ever replaced.
//!
//! Read [`Store`] first.

mod error;
mod file;
mod kept;
mod lock;
mod store;

pub use error::{Doing, LoadError, StoreError};
pub use store::Store;
