//! A game explained step by step, and tips in any other.

use std::fs;
use std::path::Path;
use std::sync::mpsc::channel;

use egui::{Key, Modifiers};
use tempfile::{TempDir, tempdir};
use town_crier::crier::voice::Voice;
use town_crier::crier::{Language, Manner, Words};
use town_crier::desk::Desk;
use town_crier::games::troyes_dice::record::Store;
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::show::{Hint, Watched as _};

use crate::desk::aloud::Notes;
use crate::desk::{PATIENCE, TestDesk};

const LEARN: &str = "Learn as you play";
const GOT_IT: &str = "Got it";
const NO_MORE: &str = "No more tips";

/// A desk with these settings, as it opens.
pub(super) fn with(folder: &TempDir, settings: &str, size: [f32; 2]) -> TestDesk {
    let file = folder.path().join("settings.ron");
    fs::write(&file, format!("({settings})")).expect("settings");
    TestDesk::with_settings(&folder.path().join("game.ron"), &file, size)
}

/// A desk on which the game has begun in which people learn.
fn taught(folder: &TempDir, settings: &str) -> TestDesk {
    let mut desk = with(folder, settings, [1280.0, 720.0]);
    desk.press(Key::Escape);
    desk.reach_containing("First time?");
    desk.reach(LEARN);
    desk
}

/// What is worth telling of the table as it stands, in that language.
pub(super) fn hints(desk: &TestDesk, language: Language) -> Vec<Hint> {
    let (words, record) = (Words::of::<TroyesDice>(language, Manner::Plain), desk.record());
    TroyesDice::hints(&words, record.table(), record.done().is_empty())
}

/// Plays on until two half-days are over and nothing is left to tell, and says what was told.
fn through_the_first_day(desk: &mut TestDesk, step: impl Fn(&mut TestDesk, &str)) -> Vec<&'static str> {
    let mut told: Vec<&'static str> = Vec::new();
    loop {
        let orders = desk.record().done().len();
        let hint = hints(desk, Language::English).into_iter().find(|hint| !told.contains(&hint.id));
        if let Some(hint) = hint {
            assert!(desk.shows(&hint.text), "{} after {orders} orders, with {told:?}", hint.id);
            assert!(desk.shows(NO_MORE));
            told.push(hint.id);
            step(desk, GOT_IT);
            assert_eq!(desk.record().done().len(), orders, "{}: to understand it changes nothing", hint.id);
            continue;
        }
        assert!(!desk.shows(GOT_IT) && !desk.shows(NO_MORE), "all was told: {told:?}");
        if desk.record().table().half_days_played() == 2 {
            return told;
        }
        step(desk, if orders.is_multiple_of(2) { "Roll the dice" } else { "End the half-day" });
        assert_eq!(desk.record().done().len(), orders + 1);
    }
}

/// What the first day of the game in which people learn shows for the first time, in order.
const FIRST_DAY: [&str; 19] = [
    "start",
    "columns",
    "plazas",
    "place",
    "color",
    "destroyed",
    "choose",
    "price",
    "gain",
    "prestige",
    "work",
    "ready",
    "rebuilt",
    "afternoon",
    "none-free",
    "influence",
    "knowledge",
    "turn",
    "taught",
];

#[test]
fn two_half_days_by_keyboard_alone() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "motion: none", [1280.0, 720.0]);
    desk.press(Key::Escape);
    desk.tab_to("First time?");
    desk.press(Key::Space);
    desk.tab_to(LEARN);
    desk.press(Key::Enter);
    let told = through_the_first_day(&mut desk, |desk, _| desk.press(Key::Space));
    assert_eq!(told, FIRST_DAY);
    let game = folder.path().join("game.ron");
    assert_eq!(Store::look(&game).expect("a game").as_ref(), Some(desk.record()), "it is kept as any game");
    for _ in 0..2 {
        desk.press(Key::PageDown);
    }
    assert_eq!(desk.record().table().half_days_played(), 3, "and goes on as any game, by a presenter’s key too");
    assert!(!desk.shows(NO_MORE));
}

#[test]
fn two_half_days_by_mouse_alone() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "motion: none", [1280.0, 720.0]);
    desk.click("Back");
    desk.click("First time?");
    desk.click(LEARN);
    let told = through_the_first_day(&mut desk, TestDesk::click);
    assert_eq!(told, FIRST_DAY);
}

#[test]
fn a_click_on_the_sentence_says_that_it_was_understood() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none");
    desk.click("You begin with three of each resource.");
    assert!(desk.shows("The six columns of every sheet bear the numbers 1 to 6, in the same order for all."));
    desk.press(Key::F11);
    desk.click(GOT_IT);
    assert!(desk.shows("A half-day is played on four plazas"), "in the view in place of the desk too");
}

#[test]
fn escape_ends_the_tips_for_good_and_the_settings_bring_them_back() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none");
    assert!(desk.0.state().settings().tips);
    desk.press(Key::Space);
    desk.press(Key::Escape);
    assert!(desk.shows("Tips are off. Turn them on again in the settings (F2).") && !desk.shows(GOT_IT));
    drop(desk);
    let mut desk = with_kept(&folder);
    assert!(!desk.0.state().settings().tips, "it is kept");
    desk.press(Key::Space);
    desk.press(Key::Space);
    assert_eq!(desk.record().done().len(), 1);
    desk.press(Key::F2);
    desk.click("Explain new things once per evening");
    desk.press(Key::Escape);
    assert!(desk.shows("The dice go onto the half-day’s four plazas"), "from the moment at hand on");
    desk.click(NO_MORE);
    assert!(!desk.shows(NO_MORE) && !desk.0.state().settings().tips);
}

fn with_kept(folder: &TempDir) -> TestDesk {
    let file = folder.path().join("settings.ron");
    TestDesk::with_settings(&folder.path().join("game.ron"), &file, [1280.0, 720.0])
}

#[test]
fn nobody_is_told_the_same_twice_in_an_evening() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none");
    let told = through_the_first_day(&mut desk, |desk, _| desk.press(Key::Space));
    for _ in 0..4 {
        desk.press_with(Modifiers::COMMAND, Key::Z);
        assert!(!desk.shows(NO_MORE), "undone");
    }
    for _ in 0..4 {
        desk.press(Key::Space);
        assert!(!desk.shows(NO_MORE), "done again");
    }
    // Another game on the same evening has something new only where something is.
    desk.click("New game");
    desk.click("Banquets & Raids");
    desk.press(Key::Space);
    desk.click("Keep it and start the new game");
    assert!(!told.contains(&"tiles") && desk.shows("A tile concerns whoever picks the die"));
    desk.press(Key::Space);
    assert!(!desk.shows(NO_MORE) && desk.record().done().is_empty());
}

#[test]
fn a_game_begun_by_people_who_know_it_explains_nothing() {
    let folder = tempdir().expect("a folder");
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::Space);
    for orders in 0..6 {
        assert!(!desk.shows(GOT_IT) && !desk.shows(NO_MORE));
        assert_eq!(desk.record().done().len(), orders);
        desk.press(Key::Space);
    }
}

#[test]
fn a_game_in_play_is_not_replaced_unasked() {
    let folder = tempdir().expect("a folder");
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::Space);
    desk.press(Key::Space);
    let played = desk.record().clone();
    let ask = |desk: &mut TestDesk| {
        desk.click("Menu");
        desk.click("First time?");
        desk.click(LEARN);
    };
    ask(&mut desk);
    desk.press(Key::Escape);
    assert_eq!(desk.record(), &played);
    assert!(!desk.shows(NO_MORE));
    ask(&mut desk);
    desk.click("Keep it and start the new game");
    assert!(desk.record().done().is_empty() && desk.shows(NO_MORE));
    desk.click("Menu");
    desk.click("Start page and recent games");
    assert!(desk.shows(played.opening().code.as_str()), "it is kept");
}

#[test]
fn the_projector_tells_it_in_its_own_language() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none, room_language: Some(\"de\")");
    for _ in 0..4 {
        desk.press(Key::Space);
    }
    let german = &hints(&desk, Language::German)[0].text;
    assert!(desk.shows("The dice go onto") && !desk.shows(german));
    desk.press(Key::F11);
    assert!(desk.shows(german) && !desk.shows("The dice go onto"));
    desk.press(Key::F11);
    desk.press(Key::F5);
    // In a test the projector's window is drawn within the desk's.
    assert!(desk.shows("The dice go onto") && desk.shows(german), "both windows tell the same");
}

#[test]
fn a_page_before_the_players_goes_first_and_in_the_dark_nothing_is_explained() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none");
    desk.press(Key::F7);
    desk.reach("Show on the projector");
    assert!(desk.shows("On the projector: "));
    desk.press(Key::Space);
    assert!(!desk.shows("On the projector: ") && desk.shows("You begin with three"), "it was not seen by all yet");
    desk.press(Key::Space);
    assert!(desk.shows("The six columns of every sheet bear the numbers 1 to 6, in the same order for all."));
    desk.press(Key::F11);
    desk.press(Key::B);
    assert!(!desk.shows(GOT_IT), "who sees nothing understands nothing");
    desk.press(Key::B);
    assert!(
        desk.shows("The six columns of every sheet bear the numbers 1 to 6, in the same order for all.")
            && desk.record().done().is_empty()
    );
}

#[test]
fn whatever_stands_to_be_understood_can_be_seen_by_the_players() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none");
    desk.press(Key::F11);
    let mut told: Vec<&'static str> = Vec::new();
    while desk.record().table().half_days_played() < 6 {
        if let Some(hint) = hints(&desk, Language::English).into_iter().find(|hint| !told.contains(&hint.id)) {
            assert!(desk.shows(&hint.text), "{} after {} orders", hint.id, desk.record().done().len());
            told.push(hint.id);
        }
        desk.press(Key::Space);
    }
    assert!(told.contains(&"from-day-three") && told.contains(&"cross-out"), "{told:?}");
}

#[test]
fn escape_closes_a_page_before_it_ends_the_tips() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none");
    desk.press(Key::F1);
    desk.press(Key::Escape);
    assert!(desk.shows(NO_MORE) && desk.0.state().settings().tips);
    desk.press(Key::F11);
    desk.press(Key::Escape);
    assert!(desk.shows(NO_MORE) && desk.0.state().settings().tips, "it only leaves the players’ view");
    desk.press(Key::Escape);
    assert!(!desk.shows(NO_MORE) && !desk.0.state().settings().tips);
}

#[test]
fn nothing_is_painted_while_a_sentence_stands() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: full");
    for _ in 0..6 {
        let delay = desk.0.output().viewport_output.values().map(|output| output.repaint_delay).min();
        assert!(delay.is_some_and(|delay| delay.as_secs() > 10), "{delay:?}");
        desk.0.key_press(Key::Space);
        desk.0.run_steps(60);
    }
    assert_eq!(desk.record().done().len(), 1);
}

#[test]
fn nothing_is_explained_before_the_dice_lie() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: full");
    for _ in 0..3 {
        desk.press_once(Key::Space);
    }
    desk.press_once(Key::Space);
    assert!(desk.record().table().roll().is_some() && !desk.shows(GOT_IT), "they are thrown");
    desk.press_once(Key::Space);
    assert!(desk.shows("The dice go onto") && desk.shows(GOT_IT), "the key ended the motion, and nothing else");
    assert_eq!(desk.record().done().len(), 1);
}

#[test]
fn a_game_that_goes_on_by_itself_waits_until_it_was_understood() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none, choosing: Some(10)");
    desk.press(Key::H);
    desk.0.run_steps(200);
    assert!(desk.record().done().is_empty() && desk.shows(GOT_IT));
    for _ in 0..3 {
        desk.press(Key::Space);
    }
    // A step is a quarter of a second: six seconds to the roll.
    desk.0.run_steps(30);
    assert_eq!(desk.record().done().len(), 1, "then it goes on by itself");
    desk.0.run_steps(200);
    assert!(desk.shows("The dice go onto") && !desk.shows("Seconds left to choose"), "nobody’s time runs meanwhile");
    assert_eq!(desk.record().done().len(), 1);
    for _ in 0..9 {
        desk.press(Key::Space);
    }
    assert!(desk.shows("Seconds left to choose: 10"), "all of it is left");
}

#[test]
fn a_game_taken_up_again_explains_what_comes_from_there_on() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none");
    for _ in 0..4 {
        desk.press(Key::Space);
    }
    drop(desk);
    let mut desk = with_kept(&folder);
    desk.press(Key::Space);
    assert!(desk.shows("The dice go onto"));
    assert_eq!(desk.record().done().len(), 1);
}

#[test]
fn a_look_back_explains_nothing_and_changes_nothing() {
    let folder = tempdir().expect("a folder");
    let mut desk = taught(&folder, "motion: none");
    through_the_first_day(&mut desk, |desk, _| desk.press(Key::Space));
    desk.click("Day 1, afternoon");
    assert!(!desk.shows(NO_MORE));
    desk.press(Key::Space);
    assert!(desk.shows("Roll the dice") && !desk.shows(NO_MORE));
}

#[test]
fn each_sentence_is_heard_after_what_is_cried_and_the_next_at_once() {
    let folder = tempdir().expect("a folder");
    let game = folder.path().join("game.ron");
    let settings = folder.path().join("settings.ron");
    fs::write(&settings, "(motion: none, tips: true)").expect("settings");
    let (heard, notes) = channel();
    let service = || Box::new(Notes::new(heard.clone(), false));
    let mut desk = spoken(&game, &settings, Voice::with(service(), service(), || ()));
    desk.press(Key::Space);
    let next = || notes.recv_timeout(PATIENCE).expect("something is heard");
    assert_eq!(next(), "Day");
    assert!(next().starts_with("en: Number your columns, left to right: "));
    assert_eq!(next(), "en: You begin with three of each resource.");
    desk.press(Key::Space);
    assert_eq!(next(), "en: The six columns of every sheet bear the numbers 1 to 6, in the same order for all.");
}

fn spoken(game: &Path, settings: &Path, voice: Voice) -> TestDesk {
    let desk = Desk::new(town_crier::games::for_desk(), TestDesk::files(game, settings), Language::English);
    TestDesk::with_desk(desk.with_voice(voice), [1280.0, 720.0])
}
