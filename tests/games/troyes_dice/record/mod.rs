//! The record of a game and its save file.

mod damage;
mod pinned;
mod record;
pub(crate) mod save;
