//! Printing from the desk.

use std::fs;

use eframe::egui::Key;
use tempfile::tempdir;

use crate::desk::Room;
use crate::desk::reckoning::EXAMPLE;
use crate::games::troyes_dice::paper::reader::Read;

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
        ("Print the card", "town-crier-card.pdf"),
        ("Print the report", "town-crier-report.pdf"),
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

#[test]
fn the_report_made_after_a_reckoning_holds_the_players_points() {
    let folder = tempdir().unwrap();
    let mut room = Room::counting(&folder.path().join("game.ron"));
    room.enter_row("Anna", &EXAMPLE);
    room.press(Key::Tab);
    room.enter_row("Ben", &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20]);
    room.press(Key::F6);
    room.click("Print the report");
    room.wait_for("town-crier-report.pdf");
    let text = Read::pdf(&fs::read(folder.path().join("documents").join("town-crier-report.pdf")).unwrap()).text();
    let (_, scores) = text.split_once("Scores").expect("scores");
    let lines: Vec<&str> = scores.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.join("|"), "Total|1.|Anna|0|0|4|8|4|4|4|30|54|2.|Ben|0|0|0|0|0|0|0|20|20");
}

#[test]
fn without_a_game_there_are_only_sheets() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.press(Key::F6);
    room.click("Print the card");
    room.click("Print the report");
    assert!(room.shows("It tells of a game: open one first."));
    room.click("Print sheets");
    room.wait_for("town-crier-sheets.pdf");
    assert!(room.shows("4 pages"));
    assert!(!folder.path().join("documents").join("town-crier-card.pdf").exists());
}
