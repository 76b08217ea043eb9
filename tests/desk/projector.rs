//! What is set for the projector, how it is put right before people come, and what the desk says of it.

use std::fs;

use egui::{Key, Rect, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::{TempDir, tempdir};
use town_crier::desk::TextSize;

use crate::desk::TestDesk;
use crate::games::troyes_dice::hall::season::{GAMES, exported, hall_of};

const TEST: &str = "If the back row reads this line, all is well.";
const TAKE: &str = "Remove from the projector";

fn with(folder: &TempDir, settings: &str) -> TestDesk {
    let file = folder.path().join("settings.ron");
    fs::write(&file, format!("(motion: none{settings})")).expect("settings");
    TestDesk::with_settings(&folder.path().join("game.ron"), &file, [1280.0, 720.0])
}

#[test]
fn the_size_is_chosen_in_the_settings_and_kept() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "");
    desk.press(Key::F2);
    desk.click("Projector");
    desk.click("Very large");
    assert_eq!(desk.0.state().settings().room_text, TextSize::Larger);
    assert_eq!(desk.0.state().settings().text_size, TextSize::Normal, "the desk keeps its own");
    let written = fs::read_to_string(folder.path().join("settings.ron")).expect("settings");
    assert!(written.contains("room_text: Some(larger)"), "{written}");
}

#[test]
fn a_test_picture_is_shown_before_a_game_and_leaves_by_its_button_or_by_escape() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "");
    desk.press(Key::F2);
    desk.click("Projector");
    desk.click("Test picture");
    assert!(desk.0.state().settings().room, "a projector’s window that is closed opens");
    assert!(desk.shows(TEST), "the least letters");
    assert!(desk.shows("red 4, 2 deniers"), "what may be chosen");
    assert!(desk.shows("Projector text size"), "the page stays, to set what is looked at");
    // The picture bears that name too.
    let button = |desk: &mut TestDesk| {
        desk.0.get_by_role_and_label(Role::Button, "Test picture").click_accesskit();
        desk.run();
    };
    button(&mut desk);
    assert!(!desk.shows(TEST));
    button(&mut desk);
    desk.press(Key::Escape);
    assert!(!desk.shows(TEST) && desk.shows("Projector text size"), "it goes first, and the page after it");
    desk.press(Key::Escape);
    assert!(!desk.shows("Projector text size"));
}

#[test]
fn a_test_picture_leaves_when_the_game_goes_on() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "");
    desk.press(Key::Space);
    desk.click("Menu");
    desk.click("Test picture on the projector");
    assert!(desk.shows(TEST) && desk.shows("On the projector: the test picture"));
    desk.press(Key::Space);
    assert!(!desk.shows(TEST) && !desk.shows("On the projector"));
    assert_eq!(desk.record().done().len(), 1);
}

#[test]
fn a_test_picture_has_its_marks_at_the_edges_and_names_its_size() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "");
    desk.press(Key::Space);
    desk.click("Menu");
    desk.click("Test picture on the projector");
    desk.press(Key::F11);
    assert!(desk.shows(" × 7"));
    let all = Rect::from_min_size([0.0, 0.0].into(), [1280.0, 720.0].into());
    for name in [TEST, "Every arrow touches a corner", "red 4", "Every step looks different"] {
        let named: Vec<Rect> = desk.0.query_all_by_label_contains(name).map(|node| node.rect()).collect();
        assert!(named.iter().any(|rect| all.contains_rect(*rect)), "{name}: {named:?}");
    }
}

#[test]
fn the_desk_says_what_is_on_the_projector_and_takes_it_back() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "");
    desk.press(Key::Space);
    desk.press(Key::F7);
    desk.reach("Show on the projector");
    assert!(desk.shows("On the projector: "));
    desk.click(TAKE);
    assert!(!desk.shows("On the projector: ") && !desk.shows(TAKE));
    desk.click("Menu");
    desk.click("Explain the picture on the projector");
    assert!(desk.shows("On the projector: the explained picture"));
    desk.0.run_steps(60);
    assert!(desk.shows("On the projector: the explained picture"), "as long as it is there");
    desk.press(Key::Escape);
    assert!(!desk.shows("On the projector: "));
    assert!(desk.shows("Undo"), "Escape took that back and nothing else");
}

#[test]
fn the_rules_open_where_one_types_what_is_looked_for() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "");
    desk.press(Key::Space);
    desk.press(Key::F7);
    assert!(desk.0.get_by_label("Search").accesskit_node().is_focused());
    desk.type_text("fortress column");
    assert!(desk.shows("Whoever has a Fortress in that column"));
    desk.press(Key::Escape);
    assert!(!desk.shows("Whoever has a Fortress"));
}

#[test]
fn a_break_shows_what_comes_next_and_the_best_players_until_the_game_goes_on() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("hall.ron"), exported(&hall_of(GAMES))).expect("a hall of fame");
    let mut desk = with(&folder, "");
    desk.press(Key::Space);
    desk.press(Key::Space);
    desk.press(Key::F11);
    assert!(!desk.shows("We continue with: Day 1, morning"));
    desk.press(Key::F11);
    desk.click("Menu");
    desk.click("Break on the projector");
    assert!(desk.shows("On the projector: the break") && desk.0.state().settings().room);
    desk.press(Key::F11);
    assert!(desk.shows("We continue with: Day 1, morning") && desk.shows("The best games so far"));
    assert!(desk.shows("Your sheets are safe until day 3."), "the odds of what comes next");
    assert!(desk.shows("1. "), "who is first stands on a shield");
    desk.press(Key::Space);
    assert!(!desk.shows("The best games so far"), "the game goes on");
    assert_eq!(desk.record().done().len(), 2);
}

#[test]
fn a_break_before_any_game_was_counted_shows_what_comes_next() {
    let folder = tempdir().expect("a folder");
    let mut desk = with(&folder, "");
    desk.press(Key::Space);
    desk.press(Key::Space);
    desk.click("Menu");
    desk.click("Break on the projector");
    desk.press(Key::F11);
    assert!(desk.shows("We continue with: Day 1, morning") && !desk.shows("The best games so far"));
    desk.press(Key::Escape);
    assert!(!desk.shows("We continue with: Day 1, morning"), "Escape takes it away");
}
