//! The games that were set aside and can be resumed.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::document::Document as _;
use crate::chronicle::file::{self, FileSystem, Kind};
use crate::chronicle::{FileKind, Record, Recorded};

/// A game that was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame<G: Recorded> {
    /// The path of its file.
    pub file: PathBuf,
    /// The time when it was last played.
    pub played: Timestamp,
    /// The game.
    pub record: Record<G>,
}

/// Returns the last games of that kind that were set aside beside the game's file, the latest first; at most `most` of
/// them.
///
/// Files of another kind and damaged ones are skipped.
#[must_use]
pub fn kept_games<G: Recorded>(disk: &dyn FileSystem, game: &Path, most: usize) -> Vec<KeptGame<G>> {
    /// The most files that are read, so that no folder delays the desk's opening.
    const LOOKED_INTO: usize = 200;
    let folder = file::folder(&file::followed(disk, game)).join(Record::<G>::ASIDE);
    let Ok(files) = disk.list(&folder) else { return Vec::new() };
    let mut files: Vec<(Timestamp, PathBuf)> = files.into_iter().filter_map(|file| played(disk, file)).collect();
    files.sort_by_key(|(played, file)| (Reverse(*played), file.clone()));
    let games = files.into_iter().take(LOOKED_INTO).filter_map(|(played, file)| {
        let bytes = disk.read(&file, FileKind::Game.longest()).ok()?;
        let record = Record::read(&bytes).ok()?;
        Some(KeptGame { file, played, record })
    });
    games.take(most).collect()
}

/// Returns a file with the time of its last change; `None` for anything but a file.
fn played(disk: &dyn FileSystem, file: PathBuf) -> Option<(Timestamp, PathBuf)> {
    let stamp = disk.stamp(&file).ok().filter(|stamp| stamp.kind == Kind::File)?;
    Some((stamp.modified?.try_into().ok()?, file))
}
