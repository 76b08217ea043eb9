//! What happened at a crash is written beside the save and told at the next start; the log beside it is quiet and short.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use egui::Key;
use log::{Level, LevelFilter, Log as _, Record};
use tempfile::tempdir;
use town_crier::desk::{Desk, FileLog, report_to};

use crate::desk::{Place, SIZE, STILL};
use crate::tried::each;

/// Set in the process that is to panic.
const REPORT: &str = "TOWN_CRIER_TEST_REPORT";

#[test]
fn a_panic_is_reported_and_told_once_at_the_next_start() {
    // A hook is the whole process's, so another one of this test panics.
    if let Some(report) = std::env::var_os(REPORT) {
        report_to(PathBuf::from(report));
        let crash = thread::Builder::new().name("dice".to_owned()).spawn(|| panic!("the black die has {} sides", 7));
        drop(crash.expect("a thread").join());
        return;
    }
    let place = Place::new(STILL);
    let report = place.at("town-crier-crash.txt");
    let name = "desk::crash::a_panic_is_reported_and_told_once_at_the_next_start";
    let mut child = Command::new(std::env::current_exe().unwrap());
    let child = child.args(["--exact", name]).env(REPORT, &report).output().unwrap();
    assert!(child.status.success(), "{}", String::from_utf8_lossy(&child.stderr));
    let said = fs::read_to_string(&report).unwrap();
    let rows = [
        concat!("Town Crier ", env!("CARGO_PKG_VERSION"), " on "),
        "thread dice panicked at tests/desk/crash.rs:",
        "the black die has 7 sides",
        "integration::desk::crash",
    ];
    each(rows, |part| {
        assert!(said.contains(part), "{part} is not in:\n{said}");
    });

    let mut desk = place.desk();
    desk.has("The details are in ");
    assert!(desk.shows("town-crier-crash.told.txt") && desk.shows("Open"), "the notice names the file");
    assert_eq!(place.read("town-crier-crash.told.txt"), said);
    assert!(!desk.reopened().shows("The details are in "), "it is told once");
}

#[test]
fn a_window_in_the_place_of_a_lost_one_shows_the_game_and_tells_of_it() {
    let place = Place::new(STILL);
    let left = place.desk().press_times(4, Key::Space).record().clone();
    let again = || place.with(SIZE, Desk::going_on);
    place.write("town-crier-crash.txt", "the window was lost");
    let mut desk = again();
    assert_eq!(desk.record(), &left, "nobody has to press a key");
    desk.has("The window was lost").has("town-crier-crash.told.txt").lacks("crashed last time").press(Key::Space);
    assert_eq!(desk.record().done().len(), left.done().len() + 1, "the one key goes on");
    drop(desk);
    assert!(!again().shows("The window was lost"), "it is told once");
}

#[test]
fn a_log_is_quiet_and_its_file_begins_with_the_first_warning() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("town-crier.log");
    let log = FileLog::new(file.clone(), LevelFilter::Warn).unwrap();
    let say = |level, text: &str| {
        log.log(&Record::builder().level(level).target("window").args(format_args!("{text}")).build());
    };
    say(Level::Info, "all is well");
    log.flush();
    assert!(!file.exists(), "who has nothing to say writes nothing");
    say(Level::Warn, "a monitor is gone");
    say(Level::Error, "no thread");
    log.flush();
    let said = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        matches!(lines[..], [one, two]
        if one.ends_with(" WARN window: a monitor is gone") && two.ends_with(" ERROR window: no thread")),
        "{said}"
    );
}

#[test]
fn a_log_is_never_long_and_the_part_before_it_is_kept() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("town-crier.log");
    let log = FileLog::new(file.clone(), LevelFilter::Warn).unwrap();
    let line = "x".repeat(10_000);
    for _ in 0..60 {
        log.log(&Record::builder().level(Level::Warn).args(format_args!("{line}")).build());
    }
    log.flush();
    let files: Vec<PathBuf> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 2, "{files:?}");
    for file in &files {
        let length = file.metadata().unwrap().len();
        assert!(0 < length && length <= FileLog::LONGEST, "{file:?}: {length}");
    }
}
