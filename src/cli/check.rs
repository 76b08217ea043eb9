//! Reads a saved game, or says why it is not valid.

use std::io;
use std::path::Path;

use super::{Commanded, Stop, Wrongs};
use crate::chronicle::hall::FinishedReason;
use crate::chronicle::{FileKind, Record, file, save};
use crate::crier::{InWords, Words};
use crate::show::GameKind;

/// Why a saved game is not valid; each with the file's name.
#[derive(Debug)]
pub enum CheckRefusal {
    /// The file cannot be read.
    Unread(String, io::Error),
    /// The file is no saved game.
    Damaged(String, Box<dyn InWords>),
    /// Its points are not counted.
    Uncounted(String, Box<dyn InWords>),
}

/// Reads a saved game.
///
/// # Errors
/// The file cannot be read, or its damage.
pub fn saved<G: Commanded>(file: &Path) -> Result<Record<G>, Stop> {
    let (name, bytes) = bytes(file)?;
    read(&name, &bytes)
}

/// Returns the name of the game that the file holds.
///
/// # Errors
/// The file cannot be read, or is no saved game.
pub(super) fn game_in(file: &Path) -> Result<String, Stop> {
    let (name, bytes) = bytes(file)?;
    FileKind::Game.game_of(&bytes).map_err(|damage| damaged(&name, damage))
}

/// Reads a saved game from the bytes of the file with this name.
pub(super) fn read<G: Commanded>(file: &str, bytes: &[u8]) -> Result<Record<G>, Stop> {
    let own = |damage| OwnWords { kind: GameKind::of::<G>(), damage: Box::new(damage) };
    save::read_bytes(bytes).map_err(|damage| damaged(file, own(damage)))
}

pub(super) fn damaged(file: &str, damage: impl InWords + 'static) -> Stop {
    Stop::because(CheckRefusal::Damaged(file.to_owned(), Box::new(damage)))
}

/// Returns every reason why the game in that file is not counted; of a sheet that cannot be, only that.
pub(super) fn uncounted<G: Commanded>(file: &str, mut reasons: Vec<FinishedReason<G>>) -> Stop {
    let sheet =
        |reason: &FinishedReason<G>| if let FinishedReason::Sheet(seat, _) = reason { Some(*seat) } else { None };
    reasons.dedup_by(|one, other| sheet(one).is_some() && sheet(one) == sheet(other));
    let mut wrong = Wrongs::default();
    for reason in reasons {
        let own = OwnWords { kind: GameKind::of::<G>(), damage: Box::new(reason) };
        wrong.note(CheckRefusal::Uncounted(file.to_owned(), Box::new(own)));
    }
    Stop::Refused(wrong)
}

/// Returns the file's name and bytes; of a file that is too long for a game only enough bytes to tell so.
pub(super) fn bytes(path: &Path) -> Result<(String, Vec<u8>), Stop> {
    let name = path.display().to_string();
    match file::read(path, FileKind::Game.longest()) {
        Ok(bytes) => Ok((name, bytes)),
        Err(error) => Err(Stop::because(CheckRefusal::Unread(name, error))),
    }
}

/// A game's damage, put in the words of that game whichever game the command line speaks of.
#[derive(Debug)]
struct OwnWords {
    kind: &'static GameKind,
    damage: Box<dyn InWords>,
}

impl InWords for OwnWords {
    fn in_words(&self, words: &Words) -> String {
        self.damage.in_words(&self.kind.own_words(words))
    }
}

impl InWords for CheckRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Unread(file, error) => {
                let args = [("file", file.as_str().into()), ("system", error.in_words(words).into())];
                words.with("args-unread", &args)
            }
            Self::Uncounted(file, reason) => format!("{file}: {}", reason.in_words(words)),
            Self::Damaged(file, damage) => {
                let args = [
                    ("file", file.as_str().into()),
                    ("damage", damage.in_words(words).into()),
                    ("before", "no".into()),
                ];
                words.with("store-damaged", &args)
            }
        }
    }
}
