//! The table's pace at the desk.

use egui::Key;
use tempfile::tempdir;
use town_crier::games::troyes_dice::rules::Phase;

use crate::desk::TestDesk;

#[test]
fn a_game_runs_by_itself_and_any_key_stops_it() {
    let mut desk = TestDesk::set("(motion: none, choosing: Some(10))", [1280.0, 720.0]);
    desk.press(Key::Space);
    desk.press(Key::H);
    assert!(desk.shows("Hands-free: the game goes on by itself"));
    // A step is a quarter of a second: six seconds to the roll, ten to choose, six to the next roll.
    desk.0.run_steps(30);
    assert_eq!(desk.record().done().len(), 1);
    assert!(desk.shows("Seconds left to choose"));
    desk.0.run_steps(70);
    assert_eq!(desk.record().done().len(), 3);
    desk.press(Key::R);
    assert_eq!(desk.record().table().phase(), Phase::Roll, "everyone is ready");
    desk.press(Key::Space);
    assert!(desk.shows("Hands-free is off"));
    desk.0.run_steps(200);
    assert_eq!(desk.record().done().len(), 4, "the key stopped it and did nothing else");
}

#[test]
fn hands_free_is_a_switch_beside_the_big_button_for_mouse_and_keys() {
    let folder = tempdir().expect("a folder");
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::Space);
    desk.click("Hands-free");
    assert!(desk.shows("Hands-free: the game goes on by itself"));
    assert!(desk.shows("Continues in: "));
    desk.press(Key::P);
    desk.0.run_steps(100);
    assert!(desk.shows("Paused") && desk.record().done().is_empty(), "the roll is held");
    desk.press(Key::P);
    desk.0.run_steps(40);
    assert_eq!(desk.record().done().len(), 1);
    desk.click("Hands-free");
    assert!(desk.shows("Hands-free is off"));
    desk.tab_to("Hands-free");
    desk.press(Key::Enter);
    assert!(desk.shows("Hands-free: the game goes on by itself"));
}

#[test]
fn a_hold_before_the_roll_is_told_and_the_choice_begins_held() {
    let mut desk = TestDesk::set("(motion: none, choosing: Some(10))", [1280.0, 720.0]);
    desk.press(Key::Space);
    desk.press(Key::P);
    assert!(desk.shows("Paused"));
    desk.press(Key::Space);
    desk.0.run_steps(200);
    assert!(desk.shows("Paused; seconds left to choose: 10"));
    desk.press(Key::P);
    desk.0.run_steps(60);
    assert!(desk.shows("Time is up. Choose now!"));
    desk.press(Key::F11);
    assert!(desk.shows("Time is up. Choose now!"), "the players read it too");
}

#[test]
fn the_time_is_paused_and_lengthened_by_keys() {
    let mut desk = TestDesk::set("(motion: none, choosing: Some(45))", [1280.0, 720.0]);
    desk.press(Key::Space);
    desk.press(Key::Space);
    desk.press(Key::P);
    assert!(desk.shows("Paused"));
    desk.0.run_steps(400);
    assert!(desk.shows("Paused"));
    desk.type_text("+");
    desk.press(Key::P);
    desk.press(Key::F11);
    assert!(desk.shows("Seconds left to choose: 1"), "a hundred and five, less a moment");
}
