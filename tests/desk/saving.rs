//! What people take away is written where they say in the system's dialog, and else where there is room for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use egui::Key;
use tempfile::{TempDir, tempdir};
use town_crier::crier::Language;
use town_crier::desk::{Desk, SaveTo};

use crate::desk::TestDesk;

/// What a dialog was offered: a folder, a name and its ending.
type Offered = (PathBuf, String, String);

/// What was heard of so far.
type Heard<T> = Arc<Mutex<Vec<T>>>;

/// A desk on a game whose dialog gives that answer, with what the dialog was offered and what was shown by other programs.
fn saving(folder: &TempDir, to: SaveTo) -> (TestDesk, Heard<Offered>, Heard<PathBuf>) {
    let game = folder.path().join("game.ron");
    fs::write(folder.path().join("settings.ron"), "(motion: none)").expect("settings");
    let files = TestDesk::files(&game, &game.with_file_name("settings.ron"));
    let (asked, shown) = (Heard::<Offered>::default(), Heard::<PathBuf>::default());
    let (dialog, viewer) = (Arc::clone(&asked), Arc::clone(&shown));
    let desk = Desk::new(town_crier::games::for_desk(), files, Language::English)
        .with_saver(Arc::new(move |folder: &Path, name: &str, ending: &str| {
            dialog.lock().expect("a lock").push((folder.to_owned(), name.to_owned(), ending.to_owned()));
            let to = to.clone();
            Box::pin(async move { to })
        }))
        .with_viewer(Arc::new(move |path: &Path| {
            viewer.lock().expect("a lock").push(path.to_owned());
            Ok(())
        }));
    let mut desk = TestDesk::with_desk(desk, [1280.0, 720.0]);
    desk.press(Key::Space);
    (desk, asked, shown)
}

impl TestDesk {
    fn save_picture(&mut self) {
        self.click("Menu");
        self.click("Save picture");
    }
}

#[test]
fn a_file_is_written_where_a_person_says_and_shown_with_its_folder() {
    let folder = tempdir().unwrap();
    let there = folder.path().join("elsewhere");
    fs::create_dir(&there).unwrap();
    let (mut desk, asked, shown) = saving(&folder, SaveTo::File(there.join("wheel.png")));
    desk.save_picture();
    desk.wait_for("wheel.png");
    assert!(fs::read(there.join("wheel.png")).unwrap().starts_with(b"\x89PNG"));
    let (offered, name, ending) = asked.lock().unwrap()[0].clone();
    assert!(offered.ends_with("pictures") && name.starts_with("town-crier-") && ending == "png", "{name}");
    desk.click("Open folder");
    while shown.lock().unwrap().is_empty() {
        std::thread::yield_now();
    }
    assert_eq!(*shown.lock().unwrap(), [there]);
}

#[test]
fn a_dialog_that_is_closed_writes_nothing() {
    let folder = tempdir().unwrap();
    let (mut desk, ..) = saving(&folder, SaveTo::Nowhere);
    desk.save_picture();
    desk.run();
    assert!(!desk.shows("Picture saved") && !folder.path().join("pictures").exists());
}

#[test]
fn without_a_dialog_nothing_is_written_over() {
    let folder = tempdir().unwrap();
    let (mut desk, ..) = saving(&folder, SaveTo::NoDialog);
    for end in [".png", "-2.png"] {
        desk.save_picture();
        desk.wait_for(end);
    }
    assert_eq!(fs::read_dir(folder.path().join("pictures")).unwrap().count(), 2);
}

#[test]
fn a_game_is_never_written_over() {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let (mut desk, ..) = saving(&folder, SaveTo::File(game.clone()));
    let before = fs::read(&game).unwrap();
    desk.save_picture();
    desk.wait_for("The file cannot be written to");
    assert_eq!(fs::read(&game).unwrap(), before);
}

#[test]
fn a_name_without_an_ending_gets_one_and_replaces_nothing() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("wheel.png"), "another one").unwrap();
    let (mut desk, ..) = saving(&folder, SaveTo::File(folder.path().join("wheel")));
    desk.save_picture();
    desk.wait_for("wheel-2.png");
    assert_eq!(fs::read(folder.path().join("wheel.png")).unwrap(), b"another one");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told_of_a_file_and_leaves_nothing() {
    let folder = tempdir().unwrap();
    // Whatever is written there finds no room.
    let (mut desk, ..) = saving(&folder, SaveTo::File("/dev/full".into()));
    desk.save_picture();
    desk.wait_for("The file cannot be written to /dev");
    assert!(!desk.shows("The picture cannot") && !folder.path().join("pictures").exists());
}
