//! The rules to look something up: on their page, by search, and before the players.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::show::Watched as _;

use crate::desk::{SIZE, TestDesk};

/// A desk in English, whose players read French, with a game on the table.
fn playing() -> TestDesk {
    let mut desk = TestDesk::set("(motion: none, room_language: Some(\"fr\"))", SIZE);
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
    let mut desk = TestDesk::new();
    desk.press(Key::F7).has("Roll the three transparent dice and the black one.");
    assert!(!desk.shows("Show on the projector"), "nobody watches yet");
    desk.press(Key::Escape).lacks("Roll the three").press(Key::F1).reach("Rules (F7)").click("Strikes from day 3 on");
    desk.has(LOST).lacks("Roll the three");
}

#[test]
fn every_page_is_shown_in_every_language() {
    for language in Language::ALL {
        let mut desk = TestDesk::in_language(language);
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
    let mut desk = playing();
    desk.press(Key::F7).fill("Search", "fortress column").has("Fortress: one citizen");
    desk.has("Whoever has a Fortress in that column").lacks("Roll the three").lacks(LOST);
    assert!(desk.record().done().is_empty(), "a space in a field plays nothing");
    desk.fill("Search", "unicorn?");
    assert!(desk.shows("Nothing found for “unicorn?”."), "a question mark is a letter there");
}

#[test]
fn a_page_is_shown_to_the_players_until_the_game_goes_on() {
    let mut desk = playing();
    let send = |desk: &mut TestDesk| {
        desk.press(Key::F7);
        turn_to(desk, "Strikes from day 3 on");
        desk.reach("Show on the projector");
        assert!(desk.0.state().settings().projector, "a projector's window that is closed opens");
        assert!(desk.shows(LOST_IN_FRENCH) && !desk.shows(LOST), "the players read French, and the page has closed");
    };
    send(&mut desk);
    desk.press(Key::Space);
    assert_eq!(desk.record().done().len(), 1, "the one key plays on");
    assert!(!desk.shows(LOST_IN_FRENCH), "and takes the page away");
    send(&mut desk);
    desk.press(Key::Escape).lacks(LOST_IN_FRENCH);
    send(&mut desk);
    desk.press(Key::F7);
    // On the page, and under it in the notice that says what the players see.
    desk.0.get_all_by_label("Remove from the projector").last().expect("a button").click_accesskit();
    desk.run();
    desk.press(Key::Escape).lacks(LOST_IN_FRENCH).has_done(1);
}
