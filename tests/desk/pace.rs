//! The table's pace at the desk.

use egui::Key;
use town_crier::games::troyes_dice::rules::Phase;

use crate::desk::TestDesk;

#[test]
fn a_game_runs_by_itself_and_any_key_stops_it() {
    let mut desk = TestDesk::set("(motion: none, choosing: Some(10))", [1280.0, 720.0]);
    desk.press(Key::Space).press(Key::H).has("Hands-free: the game goes on by itself");
    // A step is a quarter of a second: six seconds to the roll, ten to choose, six to the next roll.
    desk.steps(30).has_done(1).has("Seconds left to choose").steps(70).has_done(3).press(Key::R);
    assert_eq!(desk.record().table().phase(), Phase::Roll, "everyone is ready");
    desk.press(Key::Space).has("Hands-free is off").steps(200);
    assert_eq!(desk.record().done().len(), 4, "the key stopped it and did nothing else");
}

#[test]
fn hands_free_is_a_switch_beside_the_big_button_for_mouse_and_keys() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).click("Hands-free").has("Hands-free: the game goes on by itself").has("Continues in: ");
    desk.press(Key::P).steps(100);
    assert!(desk.shows("Paused") && desk.record().done().is_empty(), "the roll is held");
    desk.press(Key::P).steps(40).has_done(1).click("Hands-free").has("Hands-free is off").tab_to("Hands-free");
    desk.press(Key::Enter).has("Hands-free: the game goes on by itself");
}

#[test]
fn a_hold_before_the_roll_is_told_and_the_choice_begins_held() {
    let mut desk = TestDesk::set("(motion: none, choosing: Some(10))", [1280.0, 720.0]);
    desk.press(Key::Space).press(Key::P).has("Paused").press(Key::Space).steps(200);
    desk.has("Paused; seconds left to choose: 10").press(Key::P).steps(60).has("Time is up. Choose now!");
    desk.press(Key::F11);
    assert!(desk.shows("Time is up. Choose now!"), "the players read it too");
}

#[test]
fn the_time_is_paused_and_lengthened_by_keys() {
    let mut desk = TestDesk::set("(motion: none, choosing: Some(45))", [1280.0, 720.0]);
    desk.press(Key::Space).press(Key::Space).press(Key::P).has("Paused").steps(400).has("Paused").type_text("+");
    desk.press(Key::P).press(Key::F11);
    assert!(desk.shows("Seconds left to choose: 1"), "a hundred and five, less a moment");
}
