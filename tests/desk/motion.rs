//! Motion: it shows a result that stands, any key ends it, and then nothing is painted.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, By, NodeT as _, Queryable as _};
use town_crier::games::troyes_dice::rules::Phase;

use crate::desk::{SIZE, TestDesk};

/// A desk on which everything moves in full.
fn moving() -> TestDesk {
    TestDesk::set("(motion: full)", SIZE)
}

fn repaints_soon(desk: &TestDesk) -> bool {
    desk.0.output().viewport_output.values().any(|output| output.repaint_delay.as_secs() < 10)
}

#[test]
fn a_roll_moves_and_comes_to_rest() {
    let mut desk = moving();
    desk.press(Key::Space);
    desk.0.key_press(Key::Space);
    desk.0.step();
    desk.0.step();
    assert_eq!(desk.record().table().phase(), Phase::Choose, "the result stands before it is shown");
    assert!(repaints_soon(&desk), "the dice tumble");
    // A step is a quarter of a second.
    desk.steps(20);
    assert!(!repaints_soon(&desk), "nothing moves, so nothing is painted");
}

#[test]
fn any_press_of_the_key_ends_a_motion_and_does_nothing_else() {
    let mut desk = moving();
    desk.press(Key::Space);
    for key in [Key::Space, Key::Space] {
        desk.0.key_press(key);
        desk.0.step();
        desk.0.step();
    }
    assert_eq!(desk.record().done().len(), 1, "the second press ended the motion");
    desk.0.run();
    assert!(!repaints_soon(&desk));
    desk.0.key_press(Key::Space);
    desk.0.step();
    assert_eq!(desk.record().done().len(), 2, "the third closes the half-day");
}

#[test]
fn words_wait_for_the_blow_and_any_key_brings_them() {
    let mut desk = moving();
    desk.press(Key::Space);
    desk.0.key_press(Key::Space);
    desk.0.step();
    desk.0.step();
    assert_eq!(desk.record().table().phase(), Phase::Choose);
    assert!(!desk.shows("Available dice"), "what may be chosen is not given away while the dice tumble");
    desk.0.key_press(Key::A);
    desk.0.run();
    desk.has("Available dice");
    assert!(!repaints_soon(&desk), "any key ends a motion");
    assert_eq!(desk.record().done().len(), 1, "and does nothing else");
}

#[test]
fn undo_shows_no_motion() {
    let mut desk = moving();
    desk.press(Key::Space);
    desk.0.key_press(Key::Space);
    desk.0.step();
    desk.press_with(Modifiers::COMMAND, Key::Z).has_done(0);
    // The notice goes by itself after four seconds, and wakes the desk for that.
    let next = desk.0.output().viewport_output.values().map(|output| output.repaint_delay).min();
    assert!(next.is_none_or(|delay| delay.as_secs() >= 3), "nothing moves: {next:?}");
}

#[test]
fn ten_seconds_of_rest_ask_for_no_frame() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space).press(Key::F5);
    // The settings are written beside the window, which hears of it once.
    let mut asked = || {
        desk.0.step();
        repaints_soon(&desk)
    };
    let told = (0..40).filter(|_| asked()).count();
    assert!(told <= 2, "nothing moves, so nothing is painted: {told}");
}

#[test]
fn a_key_at_any_moment_leads_to_the_same_rest() {
    let mut labels: Vec<Vec<String>> = Vec::new();
    for moment in 0..24 {
        let mut desk = moving();
        desk.fill("Code", "MARKET-DAY-7").press(Key::Escape).click("Start the game").press(Key::F11);
        for key in [Key::Space, Key::Space, Key::Space] {
            desk.0.key_press(key);
            // A step is a quarter of a second.
            desk.steps(2 + moment);
            desk.0.key_press(Key::A);
            desk.0.run();
            assert!(!repaints_soon(&desk), "{key:?} at step {moment}: nothing moves any more");
        }
        assert_eq!(desk.record().done().len(), 3, "at step {moment}");
        let every = By::new().predicate(|node: &AccessKitNode<'_>| node.label().is_some());
        let names = desk.0.query_all(every).filter_map(|node| node.accesskit_node().label());
        labels.push(names.collect());
    }
    assert!(labels.windows(2).all(|pair| pair[0] == pair[1]), "the same is shown: {labels:?}");
}
