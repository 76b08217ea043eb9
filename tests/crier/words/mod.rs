//! The words: every language has all of them, every cry can be said and read, and the fonts can show it.

mod choice;
mod files;
mod fonts;
mod refusals;
mod said;
mod sources;

use std::fs;
use std::path::{Path, PathBuf};

use town_crier::crier::{Language, Manner, Words};

/// A file of the project, by its path from the project's folder.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The text of a file of the project.
#[track_caller]
fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// All words that there are.
fn all_words() -> Vec<Words> {
    let all = Language::ALL.into_iter().flat_map(|language| Manner::ALL.map(|manner| Words::new(language, manner)));
    all.collect()
}
