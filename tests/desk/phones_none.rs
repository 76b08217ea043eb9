//! A build that serves no phones does not speak of them.

use eframe::egui::Key;
use tempfile::tempdir;

use crate::desk::TestDesk;

#[test]
fn nothing_offers_to_let_phones_follow() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.click("Menu");
    assert!(desk.shows("Hall of fame") && !desk.shows("Phones"));
    desk.press(Key::Escape);
    desk.press(Key::F9);
    assert!(!desk.shows("Phones"));
    desk.press(Key::F1);
    assert!(desk.shows("F4") && !desk.shows("F9"));
}
