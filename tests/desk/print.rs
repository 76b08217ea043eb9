//! Printing from the desk.

use std::fs;

use eframe::egui::Key;
use tempfile::tempdir;

use super::Room;

impl Room {
    /// Lets the printing thread end, however long it takes, and the desk hear of it.
    fn wait_for(&mut self, said: &str) {
        while !self.shows(said) {
            std::thread::yield_now();
            self.0.run();
        }
    }
}

#[test]
fn sheets_card_and_report_are_written_beside_each_other() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.press(Key::Space);
    room.press(Key::F6);
    room.click("Letter");
    room.click("two");
    for (button, file) in [
        ("Print sheets", "town-crier-sheets.pdf"),
        ("Print sheets", "town-crier-sheets-2.pdf"),
        ("The crier’s card", "town-crier-card.pdf"),
        ("Report of a game of Troyes Dice", "town-crier-report.pdf"),
    ] {
        room.click(button);
        room.wait_for(file);
        let pdf = fs::read(folder.path().join("documents").join(file)).unwrap();
        assert!(pdf.starts_with(b"%PDF-"), "{file}");
    }
    room.press(Key::Escape);
    assert!(room.shows("Roll the dice"));
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("documents"), "no folder").unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.press(Key::F6);
    room.click("Print sheets");
    room.wait_for("cannot be written to");
}
