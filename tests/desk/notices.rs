//! Notices float: nothing moves when one comes or goes, good ones go by themselves, bad ones stay.

use egui::{Key, Modifiers, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Place, SIZE, TestDesk};

fn rects(desk: &TestDesk) -> [Rect; 3] {
    let roll = desk.0.get_by_label("Roll the dice").rect();
    [roll, desk.0.get_by_label_contains("Wheel, ").rect(), desk.0.get_by_label("Log").rect()]
}

#[test]
fn nothing_jumps_when_a_notice_comes_or_goes() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space);
    let before = rects(&desk);
    desk.press(Key::Space).press_with(Modifiers::COMMAND, Key::Z).has("Undone: ");
    assert_eq!(rects(&desk), before);
    let notice = desk.0.get_by_label_contains("Undone: ").rect();
    assert!(!notice.intersects(before[0]) && !notice.intersects(before[1]), "it floats over the log: {notice:?}");
    // A step is a quarter of a second.
    desk.steps(20);
    assert!(!desk.shows("Undone: "), "good news goes by itself");
    assert_eq!(rects(&desk), before);
}

#[test]
fn bad_news_stays_until_it_is_closed() {
    // On the first screen, before any key is pressed: what was shown for a while goes with the next one.
    let place = Place::new("this is no settings file");
    let mut desk = TestDesk::built(Harness::builder().with_size(SIZE).with_max_steps(8), &place, |desk| desk);
    desk.has("settings.ron").steps(100);
    assert!(desk.shows("settings.ron"), "nobody has read it yet");
    desk.click("Close the message").lacks("settings.ron");
}
