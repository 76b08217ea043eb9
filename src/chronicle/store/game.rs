//! The game in play as a document of the store.

use std::io;

use super::document::Document;
use super::store::Shelf;
use crate::chronicle::save::{self, SaveDamage};
use crate::chronicle::{Code, FileDamage, FileKind, Record, Recorded};

/// The default file name of the game in play, for all games.
pub const GAME_FILE: &str = "game.ron";

/// The store of the game in play.
pub type Store<G> = Shelf<Record<G>>;

impl<G: Recorded> Document for Record<G> {
    type Damage = SaveDamage<G>;

    const KIND: FileKind = FileKind::Game;
    const ASIDE: &'static str = "kept";

    /// Returns one name for all games, since one game is in play.
    fn file_name() -> String {
        GAME_FILE.to_owned()
    }

    fn write(&self) -> io::Result<String> {
        save::write(self)
    }

    fn read(bytes: &[u8]) -> Result<Self, SaveDamage<G>> {
        save::read_bytes(bytes)
    }

    /// Returns the game's code, or `physical` if it has none.
    fn name_aside(&self) -> String {
        self.code().map_or_else(|| "physical".to_owned(), Code::to_string)
    }

    /// Returns another game's name if the file is that game's, for it may be whole.
    fn name_damaged(damage: &SaveDamage<G>) -> String {
        let is_sign = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_name = |name: &String| (1..=32).contains(&name.len()) && name.bytes().all(is_sign);
        match damage {
            SaveDamage::File(FileDamage::AnotherGame { ours: _, found }) if is_name(found) => found.clone(),
            SaveDamage::File(_)
            | SaveDamage::Code(_)
            | SaveDamage::Setup(_)
            | SaveDamage::Order { .. }
            | SaveDamage::Done { .. }
            | SaveDamage::SheetsWithoutDay
            | SaveDamage::Players(_)
            | SaveDamage::Date(_)
            | SaveDamage::Game(_) => "unreadable".to_owned(),
        }
    }

    /// Whether the openings are equal and this record is no new game from it. A new game has no order at all: undone
    /// ones are kept, so that a game that had one never has none again.
    fn continues(&self, present: &Self) -> bool {
        let is_new = |record: &Self| record.done().is_empty() && record.undone().is_empty();
        present.opening() == self.opening() && (!is_new(self) || is_new(present))
    }

    fn outdates(&self, older: &Self) -> bool {
        self.opening() == older.opening()
    }
}
