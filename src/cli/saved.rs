//! A saved game of whichever game its file names.

use std::path::Path;

use super::check::{bytes, damaged};
use super::{Commands, Console, Stop};
use crate::chronicle::FileKind;
use crate::show::Show;

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

/// Returns the address that adds a saved game to BG Stats.
///
/// # Errors
/// The file cannot be read, or its damage; or its points are not counted.
pub(super) fn bg_stats(file: &Path, games: &[Commands]) -> Result<String, Stop> {
    let (name, bytes) = bytes(file)?;
    game_of(&name, &bytes, games)?.map_or_else(|| Ok(String::new()), |game| (game.bg_stats)(&name, &bytes))
}

/// Returns the game of a file; if there is no such game, the first one, which refuses it.
fn game_of<'a>(name: &str, bytes: &[u8], games: &'a [Commands]) -> Result<Option<&'a Commands>, Stop> {
    let of = FileKind::Game.game_of(bytes).map_err(|damage| damaged(name, damage))?;
    Ok(games.iter().find(|game| game.kind.name == of).or(games.first()))
}
