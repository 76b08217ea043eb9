//! The odds on the desk.

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use tempfile::tempdir;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;

use crate::desk::TestDesk;

/// Chooses what is looked at.
fn turn_to(desk: &mut TestDesk, part: &str) {
    desk.0.get_by_role_and_label(Role::Button, part).click();
    desk.run();
}

#[test]
fn the_odds_are_one_key_away_and_back_before_a_game_and_in_it() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F8);
    assert!(desk.shows("Your sheets are safe until day 3.") && desk.shows("8 of 10 games"));
    turn_to(&mut desk, "Dice at risk");
    assert!(desk.shows("How likely each die is struck by the end") && desk.shows("Dice at risk: red 1: 51, red 2: 51"));
    turn_to(&mut desk, "Dice on offer");
    assert!(desk.shows("Half-days without a free die: 0 of 0. On average: 34%."));
    desk.press(Key::Escape);
    assert!(!desk.shows("Dice at risk"));
}

#[test]
fn a_game_stands_beside_many() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::Space);
    desk.press(Key::Space);
    // To the choice of day 3's morning: four half-days and a roll.
    for _ in 0..9 {
        desk.press(Key::Space);
    }
    desk.press(Key::F8);
    assert!(desk.shows("Dice of the sheets struck so far: 1. On average it is 1"), "one is struck");
    assert!(desk.shows("Struck dice; this game: 1: 0, 2: 0, 3: 0, 4: 0, 5: 1"));
    turn_to(&mut desk, "Dice at risk");
    assert!(desk.shows(": 100"), "what is struck is certain");
    assert!(desk.shows("Most at risk in the next roll: "));
    turn_to(&mut desk, "Dice on offer");
    assert!(desk.shows("Half-days without a free die: ") && desk.shows(" of 5. On average: 34%."));
    desk.click("Back");
    assert!(!desk.shows("Dice at risk"));
}

#[test]
fn the_odds_are_told_in_every_language() {
    let folder = tempdir().unwrap();
    for language in Language::ALL {
        let settings = format!("(motion: none, language: Some(\"{language}\"))");
        std::fs::write(folder.path().join("settings.ron"), settings).unwrap();
        let mut desk = TestDesk::open(&folder.path().join("game.ron"));
        desk.press(Key::F8);
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        for part in ["odds-danger", "odds-offer", "odds-struck"] {
            turn_to(&mut desk, &words.text(part));
        }
        assert!(desk.shows(&words.text("odds-range")), "{language}");
    }
}
