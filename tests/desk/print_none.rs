//! A build that prints nothing does not speak of it.

use eframe::egui::Key;
use tempfile::tempdir;

use crate::desk::TestDesk;

#[test]
fn nothing_offers_to_print() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.click("Menu");
    assert!(desk.shows("Hall of fame") && !desk.shows("Print"));
    desk.press(Key::Escape);
    desk.press(Key::Space);
    desk.press(Key::F6);
    assert!(desk.shows("Roll the dice"));
    desk.press(Key::F1);
    assert!(desk.shows("F4") && !desk.shows("F6"));
}
