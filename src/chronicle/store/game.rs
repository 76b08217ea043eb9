//! The game in play, as the store keeps it.

use std::io;

use super::document::Document;
use super::store::Shelf;
use crate::chronicle::save::{self, SaveDamage};
use crate::chronicle::{Code, FileDamage, FileKind, Record, Recorded};

/// The file of the game in play, whichever it is, if nobody says otherwise.
pub const GAME_FILE: &str = "game.ron";

/// The place of the game in play.
pub type Store<G> = Shelf<Record<G>>;

impl<G: Recorded> Document for Record<G> {
    type Damage = SaveDamage<G>;

    const KIND: FileKind = FileKind::Game;
    const ASIDE: &'static str = "kept";

    /// One game is in play, whichever it is.
    fn file_name() -> String {
        GAME_FILE.to_owned()
    }

    fn write(&self) -> io::Result<String> {
        save::write(self)
    }

    fn read(bytes: &[u8]) -> Result<Self, SaveDamage<G>> {
        save::read_bytes(bytes)
    }

    /// By the game's code, if one decided anything.
    fn name_aside(&self) -> String {
        self.code().map_or_else(|| "physical".to_owned(), Code::to_string)
    }

    /// Another game's is called by that game, for it may be whole.
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
