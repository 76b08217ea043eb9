//! A build that serves no phones does not speak of them.

use egui::Key;

use crate::desk::TestDesk;

#[test]
fn nothing_offers_to_let_phones_follow() {
    let mut desk = TestDesk::new();
    desk.click("Menu").has("Hall of fame").lacks("Phones").press(Key::Escape).press(Key::F9).lacks("Phones");
    desk.press(Key::F1).has("F4").lacks("F9");
}
