//! Codes, and the record on disk, of any game.

use std::fs;
use std::path::PathBuf;

use town_crier::chronicle::store::{Document, Shelf};

mod at_random;
mod cards;
pub(crate) mod choosing;
mod code;
mod counted;
pub(crate) mod damaged;
mod dates;
pub(crate) mod disk;
mod file;
mod kill;
mod power;
#[cfg(target_os = "linux")]
#[cfg(feature = "small-disk")]
mod small;
mod store;
pub(crate) mod stored;
mod traced;

/// The files that were set aside beside that one, sorted by name.
pub(crate) fn aside<D: Document>(shelf: &Shelf<D>) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(shelf.path().with_file_name(D::ASIDE)) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    // An empty file is a place that was reserved by a process that was killed then.
    files.retain(|path| path.metadata().unwrap().len() > 0);
    files.sort_unstable();
    files
}
