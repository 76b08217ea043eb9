//! A build that prints nothing does not speak of it.

use egui::Key;

use crate::desk::TestDesk;

#[test]
fn nothing_offers_to_print() {
    let mut desk = TestDesk::new();
    desk.click("Menu").has("Hall of fame").lacks("Print").press(Key::Escape).press(Key::Space).press(Key::F6);
    desk.has("Roll the dice").press(Key::F1).has("F4").lacks("F6");
}
