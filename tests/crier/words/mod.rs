//! The words: every language has all of them, the sources ask for none that is missing, and the fonts can show them.

mod arguments;
mod choice;
mod files;
mod fonts;
mod glossary;
mod numbers;
mod refusals;
mod signs;
mod sources;
mod texts;

use std::fs;
use std::path::{Path, PathBuf};

/// Whose messages there are: the app's, and each game's beside them.
const FOLDERS: [&str; 4] = ["app", "troyes-dice", "dice-village", "troyes"];

/// A file of the project, by its path from the project's folder.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The text of a file of the project.
#[track_caller]
fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Whether a game may say that message of the app's in its own words: it tells what is counted, points where a game says
/// nothing else.
fn tells_unit(name: &str) -> bool {
    name.starts_with("unit-")
}
