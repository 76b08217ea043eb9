//! A build that serves no phones does not speak of them.

use egui::Key;

use crate::desk::TestDesk;

#[test]
fn nothing_offers_to_let_phones_follow() {
    let mut desk = TestDesk::new();
    desk.click("Menu");
    assert!(desk.shows("Hall of fame") && !desk.shows("Phones"));
    desk.press(Key::Escape);
    desk.press(Key::F9);
    assert!(!desk.shows("Phones"));
    desk.press(Key::F1);
    assert!(desk.shows("F4") && !desk.shows("F9"));
}
