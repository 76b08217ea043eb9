//! Printing from the desk.

use std::fs;

use eframe::egui::Key;
use tempfile::tempdir;

use crate::desk::TestDesk;
use crate::desk::count::EXAMPLE;
use crate::games::troyes_dice::paper::reader::Read;

impl TestDesk {
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
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::Space);
    desk.press(Key::F6);
    desk.click("Letter");
    desk.click("two");
    for (button, file) in [
        ("Print sheets", "town-crier-sheets.pdf"),
        ("Print sheets", "town-crier-sheets-2.pdf"),
        ("Print the card", "town-crier-card.pdf"),
        ("Print the report", "town-crier-report.pdf"),
    ] {
        desk.click(button);
        desk.wait_for(file);
        let pdf = fs::read(folder.path().join("documents").join(file)).unwrap();
        assert!(pdf.starts_with(b"%PDF-"), "{file}");
    }
    desk.press(Key::Escape);
    assert!(desk.shows("Roll the dice"));
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("documents"), "no folder").unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F6);
    desk.click("Print sheets");
    desk.wait_for("cannot be written to");
}

#[test]
fn the_report_made_after_a_reckoning_holds_the_players_points() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::counting(&folder.path().join("game.ron"));
    desk.enter_row("Anna", &EXAMPLE);
    desk.press(Key::Tab);
    desk.enter_row("Ben", &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20]);
    desk.press(Key::F6);
    desk.click("Print the report");
    desk.wait_for("town-crier-report.pdf");
    let text = Read::pdf(&fs::read(folder.path().join("documents").join("town-crier-report.pdf")).unwrap()).text();
    let (_, scores) = text.split_once("Scores").expect("scores");
    let lines: Vec<&str> = scores.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(lines.join("|"), "Total|1.|Anna|0|0|4|8|4|4|4|30|54|2.|Ben|0|0|0|0|0|0|0|20|20");
}

#[test]
fn without_a_game_there_are_only_sheets() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F6);
    desk.click("Print the card");
    desk.click("Print the report");
    assert!(desk.shows("It tells of a game: open one first."));
    desk.click("Print sheets");
    desk.wait_for("town-crier-sheets.pdf");
    assert!(desk.shows("4 pages"));
    assert!(!folder.path().join("documents").join("town-crier-card.pdf").exists());
}
