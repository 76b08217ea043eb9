//! The game in play, as the store keeps it.

use std::path::PathBuf;

use super::document::Document;
use super::error::StoreError;
use super::store::Shelf;
use crate::chronicle::FileKind;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::record::schema::{self, Damage};

/// The place of the game in play.
pub type Store = Shelf<Record>;

impl Store {
    /// The games in `kept/`, as [`Shelf::kept_files`].
    ///
    /// # Errors
    /// [`StoreError::Io`] if the folder cannot be read.
    pub fn kept_games(&self) -> Result<Vec<PathBuf>, StoreError> {
        self.kept_files()
    }
}

impl Document for Record {
    type Damage = Damage;

    const KIND: FileKind = FileKind::Game;
    const NOUN: &'static str = "game";
    const FILE: &'static str = "game.ron";
    const KEPT: &'static str = "kept";
    const IN_USE: &'static str =
        "this game is open in another window of Town Crier, so it can be looked at but not played here";
    const LONGEST: usize = schema::LONGEST;

    fn write(&self) -> String {
        schema::write(self)
    }

    fn read(bytes: &[u8]) -> Result<Self, Damage> {
        schema::read_bytes(bytes)
    }

    /// By the game's code, if one decided anything.
    fn name_aside(&self) -> String {
        self.opening().deciding_code().map_or_else(|| "physical".to_owned(), ToString::to_string)
    }

    /// A game played again from the same opening is known by having no order: undone ones are kept, so that a game that had
    /// one never has none again.
    fn continues(&self, present: &Self) -> bool {
        let is_new = |record: &Self| record.done().is_empty() && record.undone().is_empty();
        present.opening() == self.opening() && (!is_new(self) || is_new(present))
    }

    fn outdates(&self, older: &Self) -> bool {
        self.opening() == older.opening()
    }
}
