//! The hall of fame, as the store keeps it.

use super::hall::Hall;
use super::schema::{self, HallDamage};
use crate::chronicle::FileKind;
use crate::chronicle::store::{Document, Shelf};

/// The place of a hall of fame.
pub type HallStore = Shelf<Hall>;

impl Document for Hall {
    type Damage = HallDamage;

    const KIND: FileKind = FileKind::Hall;
    const NOUN: &'static str = "hall of fame";
    const FILE: &'static str = "hall.ron";
    /// A folder of its own, since the hall of fame usually lies beside the game in play.
    const KEPT: &'static str = "kept-hall";
    const IN_USE: &'static str =
        "another window of Town Crier is writing to this hall of fame, so try again when it is done";
    const LONGEST: usize = FileKind::Hall.longest();

    fn write(&self) -> String {
        schema::export(self)
    }

    fn read(bytes: &[u8]) -> Result<Self, HallDamage> {
        schema::import(bytes)
    }

    fn name_aside(&self) -> String {
        "hall".to_owned()
    }

    /// There is one hall; a window that saves has read the one before, or been told that it does not read.
    fn continues(&self, _present: &Self) -> bool {
        true
    }

    fn outdates(&self, older: &Self) -> bool {
        older.games().iter().all(|game| self.game(game.id()).is_some())
    }
}
