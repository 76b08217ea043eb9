//! The stores of the game in play and the hall of fame: one file each, replaced whole after every order or game, and
//! never lost.
//!
//! Beside the game's file `game.ron` are
//! - `game.before.ron`, the generation before it;
//! - `game.ron.lock`, locked by the window that plays; the file may stay, only the lock counts;
//! - `game.ron.new` for a moment, or after a kill;
//! - `kept/`, with every game that another one followed and every file that did not read. Nothing there is ever
//!   replaced.
//!
//! A save is one atomic write (a temporary file and a rename, see [`super::file`]). The file before it gets a second name by a hard
//! link, so that an order costs two syncs: one of the new file, one of the folder. Nothing is read back to be replaced.
//!
//! Nothing is moved from folder to folder: a file that goes to `kept/` is linked there, the folder is synced, and then
//! the new file takes the first name. So the game's file is there at every instant, also after a power cut that loses
//! any of the unsynced writes, in any order.
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
pub use error::{Doing, LoadError, Meddled, StoreError};
pub use game::{GAME_FILE, Store};
pub use kept::{KeptGame, kept_games};
pub use store::Shelf;
