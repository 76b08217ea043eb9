//! Notices float: nothing moves when one comes or goes, good ones go by themselves, bad ones stay.

use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable as _;
use tempfile::tempdir;
use town_crier::crier::Language;
use town_crier::desk::Desk;

use crate::desk::TestDesk;

fn rects(desk: &TestDesk) -> [Rect; 3] {
    let roll = desk.0.get_by_label("Roll the dice").rect();
    [roll, desk.0.get_by_label_contains("Wheel, ").rect(), desk.0.get_by_label("Log").rect()]
}

#[test]
fn nothing_jumps_when_a_notice_comes_or_goes() {
    let folder = tempdir().expect("a folder");
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::Space);
    let before = rects(&desk);
    desk.press(Key::Space);
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert!(desk.shows("Undone: "));
    assert_eq!(rects(&desk), before);
    let notice = desk.0.get_by_label_contains("Undone: ").rect();
    assert!(!notice.intersects(before[0]) && !notice.intersects(before[1]), "it floats over the log: {notice:?}");
    // A step is a quarter of a second.
    desk.0.run_steps(20);
    assert!(!desk.shows("Undone: "), "good news goes by itself");
    assert_eq!(rects(&desk), before);
}

#[test]
fn bad_news_stays_until_it_is_closed() {
    let folder = tempdir().expect("a folder");
    let settings = folder.path().join("settings.ron");
    std::fs::write(&settings, "this is no settings file").expect("settings");
    let files = TestDesk::files(&folder.path().join("game.ron"), &settings);
    let mut desk =
        TestDesk::with_desk(Desk::new(town_crier::games::for_desk(), files, Language::English), [1280.0, 720.0]);
    assert!(desk.shows("settings.ron"));
    desk.0.run_steps(100);
    assert!(desk.shows("settings.ron"), "nobody has read it yet");
    desk.click("Close the message");
    assert!(!desk.shows("settings.ron"));
}
