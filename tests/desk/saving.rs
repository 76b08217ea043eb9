//! What people take away is written where they say in the system's dialog, and else where there is room for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use egui::Key;
use town_crier::desk::{Desk, SaveTo};

use crate::desk::{Place, SIZE, STILL, TestDesk};

/// What a dialog was offered: a folder, a name and its ending.
type Offered = (PathBuf, String, String);

/// What was heard of so far.
type Heard<T> = Arc<Mutex<Vec<T>>>;

/// A desk on a game whose dialog gives that answer, with what the dialog was offered and what was shown by other programs.
fn saving(place: &Place, to: SaveTo) -> (TestDesk, Heard<Offered>, Heard<PathBuf>) {
    let (asked, shown) = (Heard::<Offered>::default(), Heard::<PathBuf>::default());
    let (dialog, viewer) = (Arc::clone(&asked), Arc::clone(&shown));
    let services = |desk: Desk| {
        desk.with_saver(Arc::new(move |folder: &Path, name: &str, ending: &str| {
            dialog.lock().expect("a lock").push((folder.to_owned(), name.to_owned(), ending.to_owned()));
            let to = to.clone();
            Box::pin(async move { to })
        }))
        .with_viewer(Arc::new(move |path: &Path| {
            viewer.lock().expect("a lock").push(path.to_owned());
            Ok(())
        }))
    };
    let mut desk = place.with(SIZE, services);
    desk.press(Key::Space);
    (desk, asked, shown)
}

impl TestDesk {
    fn save_picture(&mut self) {
        self.click("Menu").click("Save picture");
    }
}

#[test]
fn a_file_is_written_where_a_person_says_and_shown_with_its_folder() {
    let place = Place::new(STILL);
    let there = place.at("elsewhere");
    fs::create_dir(&there).unwrap();
    let (mut desk, asked, shown) = saving(&place, SaveTo::File(there.join("wheel.png")));
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
    let (mut desk, ..) = saving(&Place::new(STILL), SaveTo::Nowhere);
    desk.save_picture();
    desk.run();
    assert!(!desk.shows("Picture saved") && !desk.at("pictures").exists());
}

#[test]
fn without_a_dialog_nothing_is_written_over() {
    let (mut desk, ..) = saving(&Place::new(STILL), SaveTo::NoDialog);
    for end in [".png", "-2.png"] {
        desk.save_picture();
        desk.wait_for(end);
    }
    assert_eq!(fs::read_dir(desk.at("pictures")).unwrap().count(), 2);
}

#[test]
fn a_game_is_never_written_over() {
    let place = Place::new(STILL);
    let game = place.at("game.ron");
    let (mut desk, ..) = saving(&place, SaveTo::File(game.clone()));
    let before = fs::read(&game).unwrap();
    desk.save_picture();
    desk.wait_for("The file cannot be written to");
    assert_eq!(fs::read(&game).unwrap(), before);
}

#[test]
fn a_name_without_an_ending_gets_one_and_replaces_nothing() {
    let place = Place::new(STILL);
    place.write("wheel.png", "another one");
    let (mut desk, ..) = saving(&place, SaveTo::File(place.at("wheel")));
    desk.save_picture();
    desk.wait_for("wheel-2.png");
    assert_eq!(place.read("wheel.png"), "another one");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told_of_a_file_and_leaves_nothing() {
    // Whatever is written there finds no room.
    let (mut desk, ..) = saving(&Place::new(STILL), SaveTo::File("/dev/full".into()));
    desk.save_picture();
    desk.wait_for("The file cannot be written to /dev");
    assert!(!desk.shows("The picture cannot") && !desk.at("pictures").exists());
}
