//! The rules to look something up: on their page, by search, and before the players.

use std::fs;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use tempfile::{TempDir, tempdir};
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::show::Watched as _;

use crate::desk::TestDesk;

/// A desk in English, whose players read French, with a game on the table.
fn playing(folder: &TempDir) -> TestDesk {
    let settings = folder.path().join("settings.ron");
    fs::write(settings, "(motion: none, room_language: Some(\"fr\"))").expect("settings");
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::Space);
    desk
}

/// Opens the page of that title; it stands over the page that is open as well, and the form behind may have the same words.
fn turn_to(desk: &mut TestDesk, title: &str) {
    desk.0.get_all_by_label(title).last().expect("its title").click();
    desk.run();
}

const LOST: &str = "In that color of that column nothing more can be built. What is drawn already stays.";
const LOST_IN_FRENCH: &str = "Dans cette couleur de cette colonne, on ne bâtit plus rien.";

#[test]
fn the_rules_are_one_key_or_one_click_away_before_a_game_too() {
    let folder = tempdir().expect("a folder");
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F7);
    assert!(desk.shows("Roll the three transparent dice and the black one."));
    assert!(!desk.shows("Show on the projector"), "nobody watches yet");
    desk.press(Key::Escape);
    assert!(!desk.shows("Roll the three"));
    desk.press(Key::F1);
    desk.reach("Rules (F7)");
    desk.click("Strikes from day 3 on");
    assert!(desk.shows(LOST) && !desk.shows("Roll the three"));
}

#[test]
fn every_page_is_shown_in_every_language() {
    let folder = tempdir().expect("a folder");
    for language in Language::ALL {
        let settings = format!("(motion: none, language: Some(\"{language}\"))");
        fs::write(folder.path().join("settings.ron"), settings).expect("settings");
        let mut desk = TestDesk::open(&folder.path().join("game.ron"));
        desk.press(Key::F7);
        for page in TroyesDice::reference(&Words::of::<TroyesDice>(language, Manner::Plain)).pages {
            turn_to(&mut desk, &page.title);
            let missing = page.lines.iter().find(|line| !desk.shows(&line.text));
            assert_eq!(missing, None, "{language}");
        }
    }
}

#[test]
fn what_is_looked_for_is_found_on_all_pages() {
    let folder = tempdir().expect("a folder");
    let mut desk = playing(&folder);
    desk.press(Key::F7);
    desk.fill("Search", "fortress column");
    assert!(desk.shows("Fortress: one citizen") && desk.shows("Whoever has a Fortress in that column"));
    assert!(!desk.shows("Roll the three") && !desk.shows(LOST));
    assert!(desk.record().done().is_empty(), "a space in a field plays nothing");
    desk.fill("Search", "unicorn?");
    assert!(desk.shows("Nothing found for “unicorn?”."), "a question mark is a letter there");
}

#[test]
fn a_page_is_shown_to_the_players_until_the_game_goes_on() {
    let folder = tempdir().expect("a folder");
    let mut desk = playing(&folder);
    let send = |desk: &mut TestDesk| {
        desk.press(Key::F7);
        turn_to(desk, "Strikes from day 3 on");
        desk.reach("Show on the projector");
        assert!(desk.0.state().settings().room, "a projector's window that is closed opens");
        assert!(desk.shows(LOST_IN_FRENCH) && !desk.shows(LOST), "the players read French, and the page has closed");
    };
    send(&mut desk);
    desk.press(Key::Space);
    assert_eq!(desk.record().done().len(), 1, "the one key plays on");
    assert!(!desk.shows(LOST_IN_FRENCH), "and takes the page away");
    send(&mut desk);
    desk.press(Key::Escape);
    assert!(!desk.shows(LOST_IN_FRENCH));
    send(&mut desk);
    desk.press(Key::F7);
    // On the page, and under it in the notice that says what the players see.
    desk.0.get_all_by_label("Remove from the projector").last().expect("a button").click_accesskit();
    desk.run();
    desk.press(Key::Escape);
    assert!(!desk.shows(LOST_IN_FRENCH));
    assert_eq!(desk.record().done().len(), 1);
}
