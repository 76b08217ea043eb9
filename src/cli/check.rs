//! Replays a saved game and reports whether it is valid.

use std::io;
use std::path::Path;

use super::{Commanded, Commands, Console, Stop};
use crate::chronicle::{FileKind, Record, file, save};
use crate::crier::{InWords, Words};
use crate::show::Show;

/// Why a saved game is not valid; each with the file's name.
#[derive(Debug)]
pub enum CheckRefusal {
    /// The file cannot be read.
    Unread(String, io::Error),
    /// The file is no saved game.
    Damaged(String, Box<dyn InWords>),
}

/// Reports in one line that the save is valid, and its contents. The file names its game.
pub(super) fn check(file: &Path, games: &[Commands], console: &mut Console<'_, '_>) -> Result<(), Stop> {
    let (name, bytes) = bytes(file)?;
    let Some(game) = game_of(&name, &bytes, games)? else { return Ok(()) };
    let words = game.words(console.words.language());
    (game.check)(&name, &bytes, &mut Console { words: &words, streams: console.streams })
}

/// Returns the show of a saved game.
///
/// # Errors
/// The file cannot be read, or its damage.
pub(super) fn show(file: &Path, games: &[Commands]) -> Result<Show, Stop> {
    let (name, bytes) = bytes(file)?;
    game_of(&name, &bytes, games)?.map_or_else(|| Ok(Show::default()), |game| (game.show)(&name, &bytes))
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
    save::read_bytes(bytes).map_err(|damage| damaged(file, damage))
}

/// Returns the game of a file; if there is no such game, the first one, which refuses it.
fn game_of<'a>(name: &str, bytes: &[u8], games: &'a [Commands]) -> Result<Option<&'a Commands>, Stop> {
    let of = FileKind::Game.game_of(bytes).map_err(|damage| damaged(name, damage))?;
    Ok(games.iter().find(|game| game.kind.name == of).or(games.first()))
}

fn damaged(file: &str, damage: impl InWords + 'static) -> Stop {
    Stop::because(CheckRefusal::Damaged(file.to_owned(), Box::new(damage)))
}

/// Returns the file's name and bytes; of a file that is too long for a game only enough bytes to tell so.
fn bytes(path: &Path) -> Result<(String, Vec<u8>), Stop> {
    let name = path.display().to_string();
    match file::read(path, FileKind::Game.longest()) {
        Ok(bytes) => Ok((name, bytes)),
        Err(error) => Err(Stop::because(CheckRefusal::Unread(name, error))),
    }
}

impl InWords for CheckRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Unread(file, error) => {
                let args = [("file", file.as_str().into()), ("system", error.in_words(words).into())];
                words.with("args-unread", &args)
            }
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
