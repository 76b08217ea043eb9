//! A build without phones or without printing does not speak of them.

use egui::Key;

use crate::desk::TestDesk;

#[cfg(not(feature = "gallery"))]
#[test]
fn nothing_offers_to_let_phones_follow() {
    let mut desk = TestDesk::new();
    desk.click("Menu").has("Hall of fame").lacks("Phones").press(Key::Escape).press(Key::F9).lacks("Phones");
    desk.press(Key::F1).has("F4").lacks("F9");
}

#[cfg(not(feature = "paper"))]
#[test]
fn nothing_offers_to_print() {
    let mut desk = TestDesk::new();
    desk.click("Menu").has("Hall of fame").lacks("Print").press(Key::Escape).press(Key::Space).press(Key::F6);
    desk.has("Roll the dice").press(Key::F1).has("F4").lacks("F6");
}
