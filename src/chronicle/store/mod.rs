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
//! Nothing is moved from folder to folder: what goes to `kept/` gets its second name there, the folder is synced, and then the
//! first name goes to what follows. So the game's file is there at every instant, also for a power cut that loses any of what
//! was not synced, in any order.
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
