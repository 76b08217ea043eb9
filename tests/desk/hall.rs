//! The hall of fame on the desk.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use egui::accesskit::Role;
use egui::{DroppedFile, Key};
use egui_kittest::kittest::Queryable as _;
use tempfile::tempdir;
use town_crier::crier::Language;
use town_crier::desk::Desk;
use town_crier::games::troyes_dice::record::{Finished, Hall, HallStore};
use town_crier::play::Seat;

use crate::chronicle::aside;
use crate::desk::TestDesk;
use crate::games::troyes_dice::hall::season::{GAMES, exported, hall_of, records};

/// Chooses what is shown below the best players.
fn turn_to(desk: &mut TestDesk, tab: &str) {
    desk.0.get_by_role_and_label(Role::Button, tab).click();
    desk.run();
}

#[test]
fn an_empty_hall_says_how_to_fill_it() {
    let mut desk = TestDesk::new();
    desk.press(Key::F4);
    assert!(desk.shows("No games yet."));
    desk.press(Key::Escape);
    assert!(!desk.shows("No games yet."));
}

#[test]
fn a_season_is_shown_by_player_and_by_code() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("hall.ron"), exported(&hall_of(GAMES))).unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F4);
    for said in ["ANN", "Bo", "Cleo", "dora", "dora: achievements, 11"] {
        assert!(desk.shows(said), "{said}");
    }
    turn_to(&mut desk, "Games");
    assert!(desk.shows("ABBEY: games 4, best 42"));
    turn_to(&mut desk, "Curiosities");
    for said in [
        "Struck dice",
        "expected with fair dice",
        "Hit by the black die most often, ",
        "The closest game, ",
        "The most points at one table, ",
    ] {
        assert!(desk.shows(said), "{said}");
    }
}

#[test]
fn the_best_stand_above_and_every_game_below() {
    let hall = hall_of(GAMES);
    let best = hall.best();
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("hall.ron"), exported(&hall)).unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F4);
    for (place, best) in (1..=3).zip(&best) {
        assert!(desk.shows(&format!("{place}. {}: {} points, ", best.name, best.points)));
    }
    assert!(!desk.shows("4. "), "three stand there");
    desk.reach("dora: achievements, 11");
    assert!(desk.shows("On average: ") && desk.shows("Against "));
    turn_to(&mut desk, "Games");
    let won: usize = hall.games().iter().filter(|game| game.players().len() > 1).map(|game| game.winners().len()).sum();
    assert_eq!(desk.0.query_all_by_label_contains(", winner").count(), won);
}

#[test]
fn a_damaged_hall_is_told_kept_and_gone_on_from() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("hall.ron");
    let mut store = HallStore::open(&file).unwrap();
    for games in [2, 3] {
        store.save(&hall_of(games)).unwrap();
    }
    drop(store);
    fs::write(&file, "no hall").unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F4);
    desk.click("Continue with what can be read; the damaged file is kept");
    assert!(desk.shows("Games that could be read: 2."));
    assert_eq!(HallStore::look(&file).unwrap().unwrap().games().len(), 2);
    let kept = aside(&HallStore::open(&file).unwrap());
    assert!(kept.iter().any(|kept| fs::read(kept).unwrap() == b"no hall"), "{kept:?}");
}

#[test]
fn whoever_has_no_entry_has_no_result() {
    let folder = tempdir().unwrap();
    let mut desk = TestDesk::counting(&folder.path().join("game.ron"));
    desk.enter_row("Anna", &[3]);
    desk.fill("Name of player 2", "Cleo");
    desk.reach("Reveal the results");
    assert!(desk.shows("Nothing has been entered for Cleo yet"));
    assert!(!folder.path().join("hall.ron").exists());
    // The first field of that sheet is at hand.
    desk.type_text("2");
    assert_eq!(desk.record().results().unwrap().players.get(Seat(1)).unwrap().sheet.built.into_array()[0], 2);
}

#[test]
fn a_code_is_played_again() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("hall.ron"), exported(&hall_of(GAMES))).unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F4);
    turn_to(&mut desk, "Games");
    desk.reach("ABBEY: games 4, best 42");
    desk.reach("Play this code");
    assert!(desk.shows("A new game"));
    desk.reach("Start the game");
    assert_eq!(desk.record().opening().deciding_code().map(ToString::to_string).as_deref(), Some("ABBEY"));
}

#[test]
fn an_export_is_imported_once() {
    let (one, other) = (tempdir().unwrap(), tempdir().unwrap());
    fs::write(one.path().join("hall.ron"), exported(&hall_of(GAMES))).unwrap();
    let mut desk = TestDesk::open(&one.path().join("game.ron"));
    desk.press(Key::F4);
    desk.click("Export");
    let exported = one.path().join("documents").join("town-crier-hall.ron");
    assert!(desk.shows("The hall of fame is in "));

    let mut desk = TestDesk::open(&other.path().join("game.ron"));
    desk.press(Key::F4);
    for expected in ["New games: 30. Already here: 0.", "New games: 0. Already here: 30."] {
        desk.fill("A file’s path, or drop it here", exported.to_str().unwrap());
        desk.click("Import");
        assert!(desk.shows(expected), "{expected}");
    }
    let hall: Hall = HallStore::look(&other.path().join("hall.ron")).unwrap().unwrap();
    assert_eq!(hall.games().len(), 30);
}

/// A file as a person drops it on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn files_that_are_dropped_are_imported() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("season.ron");
    fs::write(&file, exported(&hall_of(GAMES))).unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.0.input_mut().dropped_files.push(Arc::new(Dropped(file.clone())));
    desk.run();
    assert!(!folder.path().join("hall.ron").exists(), "only the hall takes files");
    desk.press(Key::F4);
    for expected in ["New games: 30. Already here: 0.", "New games: 0. Already here: 30."] {
        desk.0.input_mut().dropped_files.push(Arc::new(Dropped(file.clone())));
        desk.run();
        assert!(desk.shows(expected), "{expected}");
    }
    assert!(desk.shows("dora: achievements, 11"), "they stand there at once");
}

#[test]
fn what_is_no_hall_is_told_and_nothing_changes() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("no-hall.ron");
    fs::write(&file, "nothing of the kind").unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F4);
    desk.fill("A file’s path, or drop it here", file.to_str().unwrap());
    desk.click("Import");
    assert!(desk.shows("cannot be imported"));
    assert!(!folder.path().join("hall.ron").exists());
}

#[test]
fn a_file_can_be_chosen_in_a_dialog_and_without_one_typed() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("season.ron");
    fs::write(&file, exported(&hall_of(GAMES))).unwrap();
    let game = folder.path().join("game.ron");
    let answers = Mutex::new(vec![Some(file), None]);
    let files = TestDesk::files(&game, &game.with_file_name("settings.ron"));
    let desk = Desk::new(town_crier::games::for_desk(), files, Language::English).with_chooser(Arc::new(
        move |endings: &[&str]| {
            assert_eq!(endings, ["ron"]);
            let answer = answers.lock().unwrap().pop().expect("two dialogs");
            Box::pin(async move { answer })
        },
    ));
    let mut desk = TestDesk::with_desk(desk, [1280.0, 720.0]);
    desk.press(Key::F4);
    desk.click("Import");
    assert!(!folder.path().join("hall.ron").exists(), "a dialog that is closed imports nothing");
    desk.click("Import");
    desk.wait_for("New games: 30. Already here: 0.");
    desk.wait_for("dora: achievements, 11");
}

#[test]
#[cfg(unix)]
fn what_has_no_end_is_not_imported() {
    let mut desk = TestDesk::new();
    desk.press(Key::F4);
    desk.fill("A file’s path, or drop it here", "/dev/zero");
    desk.click("Import");
    assert!(desk.shows("it is a device or a pipe"));
}

#[test]
fn a_hall_of_a_newer_release_is_not_called_damaged() {
    let folder = tempdir().unwrap();
    let (hall, go_on) = (folder.path().join("hall.ron"), "Continue with what c");
    let text = exported(&hall_of(GAMES));
    fs::write(&hall, text.replacen("format: 1", "format: 999", 1)).unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F4);
    assert!(desk.shows("hall.ron: ") && !desk.shows(go_on));
    fs::write(&hall, &text[..text.len() / 2]).unwrap();
    desk.press(Key::Escape);
    desk.press(Key::F4);
    assert!(desk.shows(go_on));
}

#[test]
fn a_name_without_an_end_takes_no_room() {
    let endless = "Ä".repeat(1_000);
    let mut hall = hall_of(GAMES);
    let mut record = records()[1].clone();
    let mut results = record.results().cloned().unwrap();
    results.stamp = 7;
    results.players.get_mut(Seat(0)).unwrap().name.clone_from(&endless);
    record.set_results(Some(results));
    hall.add(Finished::of(&record).unwrap());
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("hall.ron"), exported(&hall)).unwrap();
    let mut desk = TestDesk::open(&folder.path().join("game.ron"));
    desk.press(Key::F4);
    let shown = format!("{}…", "Ä".repeat(39));
    for tab in ["Players", "Games", "Curiosities"] {
        turn_to(&mut desk, tab);
        assert!(!desk.shows(&"Ä".repeat(40)), "{tab}");
        assert!(tab == "Curiosities" || desk.shows(&shown), "{tab}");
    }
    let read = HallStore::look(&folder.path().join("hall.ron")).unwrap().unwrap();
    assert!(read.games().iter().any(|game| game.players().values().any(|player| player.name().as_str() == endless)));
}
