//! Every character of every language is in every font that the desk and phones show it in.

use std::collections::BTreeSet;
use std::fs;

use read_fonts::{FontRef, TableProvider as _};
use town_crier::crier::Language;

use crate::crier::words::{FOLDERS, path, read};

#[test]
fn the_fonts_have_every_character() {
    let mut signs: BTreeSet<char> = Language::ALL.iter().flat_map(|language| language.own_name().chars()).collect();
    for language in Language::ALL {
        let files = |folder| ["", "herald/"].map(|below| format!("assets/{folder}/locales/{below}{language}.ftl"));
        for name in FOLDERS.iter().flat_map(files) {
            let source = read(&name);
            let words = source.lines().filter(|line| !line.starts_with('#'));
            let words: Vec<char> = words.flat_map(str::chars).collect();
            // The terminal has the strikes in capitals.
            signs.extend(words.iter().flat_map(|sign| sign.to_uppercase()));
            signs.extend(words);
        }
    }
    // What phones are sent has fewer letters, and all of these.
    for font in ["Grenze-Bold.ttf", "AlegreyaSans-Medium.ttf", "AlegreyaSans-ExtraBold.ttf"]
        .into_iter()
        .flat_map(|font| [font.to_owned(), format!("page/{font}")])
    {
        let bytes = fs::read(path("assets/fonts").join(&font)).unwrap();
        let letters = FontRef::new(&bytes).unwrap().cmap().unwrap();
        let missing: Vec<_> = signs.iter().filter(|sign| letters.map_codepoint(**sign).is_none()).collect();
        assert!(missing.is_empty(), "{font} lacks {missing:?}");
    }
}
