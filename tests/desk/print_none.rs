//! A build that prints nothing does not speak of it.

use egui::Key;

use crate::desk::TestDesk;

#[test]
fn nothing_offers_to_print() {
    let mut desk = TestDesk::new();
    desk.click("Menu");
    assert!(desk.shows("Hall of fame") && !desk.shows("Print"));
    desk.press(Key::Escape);
    desk.press(Key::Space);
    desk.press(Key::F6);
    assert!(desk.shows("Roll the dice"));
    desk.press(Key::F1);
    assert!(desk.shows("F4") && !desk.shows("F6"));
}
