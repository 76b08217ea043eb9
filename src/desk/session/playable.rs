//! What is always true of a game at the desk, as one plain value with the game's type erased.

use std::sync::Arc;

use super::keeper::Place;
use super::kept::{KeptGame, kept, lesson};
use crate::chronicle::file::Disk;
use crate::chronicle::save;
use crate::crier::{InWords as _, Words};
use crate::desk::flows::books::Bookkeeping;
use crate::desk::played::Played;
use crate::desk::screens::hall::{HallFile, HallFileOf};
use crate::desk::{Files, TellTime};
use crate::show::GameKind;

/// What is always true of a game at the desk.
pub(crate) struct Playable {
    /// What is true of it everywhere.
    pub(crate) kind: &'static GameKind,
    /// Whether anything of it can be printed.
    pub(crate) prints: bool,
    /// Whether it has cards of which a group says what is printed there.
    pub(crate) cards: bool,
    /// What is done with it beside the table.
    pub(crate) books: Bookkeeping,
    /// Returns the game's hall of fame.
    pub(crate) hall: fn(&Files, &Disk) -> Arc<dyn HallFile>,
    /// Returns why these bytes keep no game of this kind, if they do not.
    pub(super) reads: fn(&[u8], &Words) -> Result<(), String>,
    /// Returns the last games of this kind that were set aside beside that file, the one played last first.
    pub(super) kept: fn(&Place, &Words, &TellTime, usize) -> Vec<KeptGame>,
    /// Returns the text that keeps the game in which people learn it, if there is one.
    pub(super) lesson: fn(&Words) -> Result<Option<String>, String>,
}

impl Playable {
    /// Returns the one handle of that game.
    pub(super) const fn of<G: Played>() -> &'static Self {
        const {
            &Self {
                kind: GameKind::of::<G>(),
                prints: G::PRINTED,
                cards: G::CARDS,
                books: Bookkeeping::of::<G>(),
                hall: |files, disk| Arc::new(HallFileOf::<G>::new(files.hall::<G>(), Disk::clone(disk))),
                reads: |bytes, words| save::read_bytes::<G>(bytes).map(drop).map_err(|damage| damage.in_words(words)),
                kept: kept::<G>,
                lesson: lesson::<G>,
            }
        }
    }
}
