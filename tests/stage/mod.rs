//! The picture of any game.

mod batched;
mod throw;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The names of the drawings in that folder of the assets.
pub(crate) fn drawn_in(folder: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(folder);
    let files = fs::read_dir(folder).expect("the folder is there").map(|file| file.expect("a file").path());
    let drawn = files.filter(|file| file.extension().is_some_and(|end| end == "svg"));
    drawn.map(|file| file.file_stem().expect("a name").to_string_lossy().into_owned()).collect()
}
