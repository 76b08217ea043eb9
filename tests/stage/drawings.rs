//! Laws of a game's drawings.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use town_crier::stage::{Look, Sprite, Staged};

fn folder(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(folder)
}

/// The names of the drawings in that folder of the assets.
pub(crate) fn drawn_in(folder: &str) -> BTreeSet<String> {
    let files =
        fs::read_dir(self::folder(folder)).expect("the folder is there").map(|file| file.expect("a file").path());
    let drawn = files.filter(|file| file.extension().is_some_and(|end| end == "svg"));
    drawn.map(|file| file.file_stem().expect("a name").to_string_lossy().into_owned()).collect()
}

/// Every file of the folder `game` is one of `drawn`, and each of them is a file in both looks; all is plain SVG.
pub(crate) fn every_file_is_a_drawing<G: Staged>(game: &str, drawn: &[Sprite]) {
    let named: BTreeSet<String> = drawn.iter().map(|sprite| sprite.name().to_owned()).collect();
    assert_eq!(named.len(), drawn.len(), "no two bear one name");
    assert_eq!(named, drawn_in(&format!("{game}/art")));
    assert_eq!(named, drawn_in(&format!("{game}/art/plain")));
    let folder = folder(game).join("art");
    assert!(folder.join("LICENSE.txt").is_file() && folder.join("README.md").is_file());
    for sprite in G::drawings() {
        for look in [Look::Rich, Look::Plain] {
            let svg = sprite.in_look(look);
            assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{}", sprite.name());
            assert!(!svg.contains("<text") && !svg.contains("href") && !svg.contains("style"), "{}", sprite.name());
        }
    }
}

/// In that look, the drawings are all different, but for so many.
pub(crate) fn no_two_are_alike(drawn: &[Sprite], look: Look, alike: usize) {
    let inner = |sprite: &Sprite| sprite.in_look(look).split_once("-->").map(|(_, inner)| inner.to_owned());
    let unlike: BTreeSet<_> = drawn.iter().map(inner).collect();
    assert_eq!(unlike.len() + alike, drawn.len(), "{look:?}");
}

/// Plainly, nothing shines through.
pub(crate) fn nothing_is_pale(drawn: &[Sprite]) {
    for sprite in drawn {
        assert!(!sprite.in_look(Look::Plain).contains("opacity"), "{}", sprite.name());
    }
}
