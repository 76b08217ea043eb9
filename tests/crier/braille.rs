//! Braille: the codes of the languages, and lines and pages. `tests/outside/braille.py` holds every cry beside liblouis.

use std::num::NonZeroU16;

use proptest::prelude::*;
use town_crier::crier::braille::{ascii, braille};
use town_crier::crier::{Embossed, Language, PageSize};

#[test]
fn each_language_has_its_signs() {
    for (language, text, cells) in [
        (Language::English, "Anna: 2.5 ABC 1a", "⠠⠁⠝⠝⠁⠒⠀⠼⠃⠲⠑⠀⠠⠠⠁⠃⠉⠀⠼⠁⠰⠁"),
        (Language::German, "Würfel 3: Straße", "⠺⠳⠗⠋⠑⠇⠀⠼⠉⠠⠒⠀⠎⠞⠗⠁⠮⠑"),
        (Language::French, "L’été, 12", "⠨⠇⠄⠿⠞⠿⠂⠀⠠⠡⠣"),
        (Language::Spanish, "¿Dónde está el 7?", "⠢⠨⠙⠬⠝⠙⠑⠀⠑⠎⠞⠷⠀⠑⠇⠀⠼⠛⠢"),
        (Language::Italian, "Città, 10", "⠨⠉⠊⠞⠞⠷⠂⠀⠼⠁⠚"),
        (Language::Dutch, "Één ABC", "⠨⠿⠿⠝⠀⠘⠁⠃⠉"),
        (Language::Polish, "Żółta piątka", "⠨⠯⠬⠣⠞⠁⠀⠏⠊⠡⠞⠅⠁"),
        (Language::German, "4; -2 Punkte", "⠼⠙⠠⠆⠀⠈⠤⠼⠃⠀⠏⠥⠝⠅⠞⠑"),
        (Language::French, "-2 points", "⠠⠤⠣⠀⠏⠕⠊⠝⠞⠎"),
        (Language::Lithuanian, "Žaidėjas", "⠨⠣⠁⠊⠙⠜⠚⠁⠎"),
    ] {
        assert_eq!(braille(language, text), cells, "{language}: {text}");
    }
}

#[test]
fn a_strange_accent_is_left_out_and_a_strange_sign_is_a_question_mark() {
    assert_eq!(braille(Language::Polish, "Žofie"), braille(Language::Polish, "Zofie"));
    assert_eq!(braille(Language::English, "王"), braille(Language::English, "?"));
    assert_eq!(braille(Language::English, "…"), braille(Language::English, "..."));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_line_is_too_long_no_page_too_full_and_no_cell_lost(
        texts in prop::collection::vec("[a-zA-Z0-9 .,()-]{0,120}", 1..12), cells in 1_u16..60, lines in 1_u16..12,
    ) {
        let size = |count| NonZeroU16::new(count).unwrap();
        let mut embossed = Embossed::new(Language::English, PageSize { cells: size(cells), lines: size(lines) });
        let written: String = texts.iter().map(|text| embossed.set(text)).collect();
        for page in written.split('\u{c}') {
            prop_assert!(page.matches("\r\n").count() <= usize::from(lines));
            prop_assert!(page.split("\r\n").all(|line| line.chars().count() <= usize::from(cells)));
        }
        let bare = |text: &str| text.replace(['\r', '\n', ' ', '\u{c}'], "");
        let all: String = texts.iter().map(|text| ascii(&braille(Language::English, text))).collect();
        prop_assert_eq!(bare(&written), bare(&all));
    }
}
