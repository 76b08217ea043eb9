//! The table's pace at the desk.

use eframe::egui::Key;
use tempfile::tempdir;
use town_crier::games::troyes_dice::rules::Phase;

use crate::desk::TestDesk;

#[test]
fn a_game_runs_by_itself_and_any_key_stops_it() {
    let folder = tempdir().expect("a folder");
    let settings = folder.path().join("settings.ron");
    std::fs::write(&settings, "(motion: none, choosing: Some(10))").expect("settings");
    let mut desk = TestDesk::with_settings(&folder.path().join("game.ron"), &settings, [1280.0, 720.0]);
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
fn the_time_is_paused_and_lengthened_by_keys() {
    let folder = tempdir().expect("a folder");
    let settings = folder.path().join("settings.ron");
    std::fs::write(&settings, "(motion: none, choosing: Some(45))").expect("settings");
    let mut desk = TestDesk::with_settings(&folder.path().join("game.ron"), &settings, [1280.0, 720.0]);
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
