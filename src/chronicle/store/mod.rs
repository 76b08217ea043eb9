//! Where the game in play and the hall of fame are kept: one file each, replaced whole after every order or game, and
//! never lost.
//!
//! Beside the game's file `game.ron` stand
//! - `game.before.ron`, the generation before it;
//! - `game.ron.lock`, which the window that plays holds locked; it may stay, only the lock counts;
//! - `game.ron.new` for a moment, or after a kill;
//! - `kept/`, with every game that another one followed and every file that did not read. Nothing there is ever replaced.
//!
//! A save is one atomic write (a temporary file and a rename, see [`super::file`]). The file before it gets a second name by a hard
//! link, so that an order costs two syncs: one of the new file, one of the folder. Nothing is read back to be replaced.
//!
//! Read [`Shelf`] first; [`Store`] is the one for the game. A hall of fame's files stand alike beside its own.

mod aside;
mod document;
mod error;
mod game;
mod kept;
mod lock;
mod seen;
mod store;

pub use document::Document;
pub use error::{Doing, LoadError, StoreError};
pub use game::{GAME_FILE, Store};
pub use kept::{KeptGame, kept_games};
pub use store::Shelf;
