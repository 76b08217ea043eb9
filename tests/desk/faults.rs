//! A disk that is full, forbids, is meddled with or loses its power: people are told, nothing that was shown is lost, and the
//! game goes on once it can be kept again.

use std::path::Path;

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use town_crier::chronicle::file::FileSystem as _;
use town_crier::crier::Language;
use town_crier::desk::Desk;
use town_crier::games::troyes_dice::record::{HallStore, Record, Store};
use town_crier::games::troyes_dice::rules::{Phase, TroyesDice};

use super::count::EXAMPLE;
use crate::chronicle::disk::{Fault, Simulated};
use crate::desk::TestDesk;

const GAME: &str = "/disk/game.ron";
const SETTINGS: &str = "/disk/settings.ron";
const HALL: &str = "/disk/hall.ron";

/// A disk on which nothing was kept but settings by which nothing moves.
fn drive() -> Simulated {
    let drive = Simulated::with("/disk");
    drive.meddle(Path::new(SETTINGS), Some(b"(motion: none)"));
    drive
}

fn open_in(drive: &Simulated, language: Language) -> TestDesk {
    let files = TestDesk::files(Path::new(GAME), Path::new(SETTINGS));
    TestDesk::with_desk(Desk::on(drive.handle(), town_crier::games::for_desk(), files, language), [1280.0, 720.0])
}

/// A desk on that disk with a game in which so many orders were given.
fn played(drive: &Simulated, orders: usize) -> TestDesk {
    let mut desk = open_in(drive, Language::English);
    desk.press(Key::Space).press_times(orders, Key::Space);
    desk
}

impl TestDesk {
    /// Waits so long that all notices may go with the next keys, and closes those before the last one.
    fn read_notices(&mut self) {
        // A step is a quarter of a second.
        self.0.run_steps(20);
        while self.0.query_all_by_label("Close the message").next().is_some() {
            self.click("Close the message");
        }
    }
}

/// The game on that disk.
fn kept(drive: &Simulated) -> Option<Record> {
    Store::look_on(drive, Path::new(GAME)).unwrap()
}

/// Nothing is shown that is not kept while that is wrong with the disk, which is told; and it goes on when nothing is wrong any
/// more.
#[track_caller]
fn check(fault: Fault, told: &str) {
    let drive = drive();
    let mut desk = played(&drive, 3);
    let shown = desk.record().clone();
    drive.fails(fault);
    desk.press(Key::Space);
    assert!(desk.shows(told), "{fault:?} is told at an order");
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert!(desk.shows(told), "{fault:?} is told at an undo");
    assert_eq!(desk.record(), &shown, "{fault:?}");
    assert_eq!(kept(&drive).as_ref(), Some(&shown), "{fault:?}");
    desk.click("New game").click("Start the game").click("Keep it and start the new game");
    assert!(desk.shows(told), "{fault:?} is told at a new game");
    desk.click("Back to the game");
    assert_eq!(desk.record(), &shown, "{fault:?}");

    drive.fails(Fault::Nothing);
    desk.read_notices();
    desk.press(Key::Space);
    assert!(!desk.shows(told), "what was told of {fault:?} is gone with it");
    assert_eq!(desk.record().done().len(), shown.done().len() + 1, "{fault:?}");
    assert_eq!(kept(&drive).as_ref(), Some(desk.record()), "{fault:?}");
    let rests = drive.paths().into_iter().filter(|path| path.extension().is_some_and(|end| end == "new"));
    assert_eq!(rests.count(), 0, "{fault:?}");
}

#[test]
fn a_full_disk() {
    check(Fault::Full(0), "the disk is full, so make room on it and go on");
    check(Fault::Full(100), "the disk is full, so make room on it and go on");
}

#[test]
fn a_folder_in_which_nothing_may_be_written() {
    check(Fault::Forbidden, "you may not do that there, so allow it or keep the game in another folder");
}

#[test]
fn a_folder_in_which_nothing_can_be_written() {
    check(Fault::ReadOnly, "nothing can be written there, so keep the game in another folder");
}

#[test]
fn it_is_told_in_the_reader_s_language() {
    let drive = drive();
    let mut desk = open_in(&drive, Language::German);
    desk.press(Key::Space);
    drive.fails(Fault::Full(0));
    desk.press(Key::Space).has("/disk/game.ron.new lässt sich nicht schreiben (kein Platz mehr auf dem Datenträger");
    drive.fails(Fault::Nothing);
    drive.meddle(Path::new(GAME), None);
    desk.steps(20).press(Key::Space);
    desk.wait_for("/disk/game.ron wurde gelöscht, während die Partie offen war");
}

#[test]
fn settings_that_cannot_be_kept_are_told_and_kept_with_the_next_change() {
    let drive = drive();
    let mut desk = played(&drive, 0);
    for fault in [Fault::Full(0), Fault::Forbidden, Fault::ReadOnly] {
        drive.fails(fault);
        desk.press(Key::M);
        assert!(desk.shows("The settings could not be saved in /disk/settings.ron"), "{fault:?}");
        let there = drive.read(Path::new(SETTINGS), 1000).unwrap();
        assert_eq!(there, b"(motion: none)", "{fault:?}");
    }
    drive.fails(Fault::Nothing);
    desk.press(Key::M);
    assert_ne!(drive.read(Path::new(SETTINGS), 1000).unwrap(), b"(motion: none)");
}

#[test]
fn a_place_that_could_not_be_had_is_had_once_it_can_be() {
    let drive = drive();
    drive.fails(Fault::Forbidden);
    let mut desk = open_in(&drive, Language::English);
    desk.has("cannot be locked").press(Key::Space).click("Start the game");
    assert!(desk.0.state().record::<TroyesDice>().is_none() && desk.shows("cannot be locked"));
    drive.fails(Fault::Nothing);
    desk.read_notices();
    desk.click("Start the game").lacks("cannot be locked").press(Key::Space);
    assert_eq!(kept(&drive).as_ref(), Some(desk.record()));
}

#[test]
fn a_game_that_could_only_be_looked_at_goes_on_once_it_can_be_kept() {
    let drive = drive();
    let shown = played(&drive, 3).record().clone();
    drive.fails(Fault::ReadOnly);
    let mut desk = open_in(&drive, Language::English);
    assert_eq!(desk.record(), &shown);
    desk.press(Key::Space).has("cannot be locked");
    assert_eq!(desk.record(), &shown);
    drive.fails(Fault::Nothing);
    desk.read_notices();
    desk.press(Key::Space).lacks("cannot be locked").has_done(4);
    assert_eq!(kept(&drive).as_ref(), Some(desk.record()));
}

#[test]
fn a_game_that_may_not_be_read_is_told_and_nothing_is_written_over_it() {
    let drive = drive();
    drop(played(&drive, 3));
    let before = drive.paths();
    drive.fails(Fault::Unreadable);
    let desk = open_in(&drive, Language::English);
    assert!(desk.shows("/disk/game.ron cannot be read (access is denied)") || desk.shows("game.ron"));
    drive.fails(Fault::Nothing);
    assert_eq!(drive.paths(), before);
    drop(desk);
    assert!(open_in(&drive, Language::English).shows("A game is in progress"));
}

#[test]
fn a_file_that_is_taken_away_or_changed_is_told_and_nothing_is_lost() {
    let drive = drive();
    let mut desk = played(&drive, 2);
    drive.meddle(Path::new(GAME), None);
    desk.press(Key::Space);
    desk.wait_for("/disk/game.ron was removed while the game was open");
    assert_eq!(kept(&drive).as_ref(), Some(desk.record()));

    desk.read_notices();
    drive.meddle(Path::new(GAME), Some(b"notes"));
    desk.press(Key::Space);
    desk.wait_for("what was in it is now in /disk/kept/unreadable-1.ron");
    assert_eq!(kept(&drive).as_ref(), Some(desk.record()));
    assert_eq!(drive.read(Path::new("/disk/kept/unreadable-1.ron"), 100).unwrap(), b"notes");

    desk.read_notices();
    // A copy of an older state, as a program that restores files puts it there.
    let older = drive.read(Path::new("/disk/game.before.ron"), 100_000).unwrap();
    drive.meddle(Path::new(GAME), Some(&older));
    desk.press(Key::Space);
    desk.wait_for("was changed by something else");
    assert_eq!(kept(&drive).as_ref(), Some(desk.record()));

    // The folder, with all that is in it.
    for path in drive.paths() {
        drive.meddle(&path, None);
    }
    desk.press(Key::Space);
    assert_eq!(kept(&drive).as_ref(), Some(desk.record()));
}

#[test]
fn a_second_window_looks_and_nothing_it_does_is_written() {
    let drive = drive();
    let mut first = played(&drive, 2);
    let mut second = open_in(&drive, Language::English);
    second.has("This game is open in another Town Crier window");
    drive.calls();
    second.press(Key::Space);
    assert_eq!(drive.calls(), ["folder /disk", "sync /", "lock /disk/game.ron.lock"], "it only asks whether it may");
    first.press(Key::Space);
    assert_eq!(kept(&drive).as_ref(), Some(first.record()));
}

/// The program was closed and opened so fast that the first run still had the file.
#[test]
fn a_window_that_only_looks_plays_once_the_other_one_is_closed() {
    let drive = drive();
    let first = played(&drive, 2);
    let mut second = open_in(&drive, Language::English);
    second.has("This game is open in another Town Crier window").has_done(2);
    drop(first);
    second.press(Key::Space).lacks("This game is open in another Town Crier window").has_done(3);
    assert_eq!(kept(&drive).as_ref(), Some(second.record()));
}

#[test]
fn a_clock_that_is_set_back_in_the_middle_of_a_game_is_nobody_s_business() {
    let drive = drive();
    let mut desk = played(&drive, 0);
    for _ in 0..6 {
        drive.sets_the_clock_back();
        desk.press(Key::Space);
        assert_eq!(kept(&drive).as_ref(), Some(desk.record()));
    }
    desk.lacks("was changed");
}

/// A desk whose game is over, with the count open and the first player's sheet entered.
fn counted(drive: &Simulated) -> TestDesk {
    let mut desk = played(drive, 0);
    while desk.record().table().phase() != Phase::Over {
        desk.press(Key::Space);
    }
    desk.press(Key::Space).press_with(Modifiers::COMMAND, Key::Backspace);
    desk.enter_row("Anna", &EXAMPLE);
    desk
}

/// Types another number into the first player's sheet.
fn recount(desk: &mut TestDesk) {
    desk.0.get_by_role_and_label(Role::SpinButton, "Anna: Citizens").focus();
    desk.0.run();
    desk.type_text("2").type_text("8");
}

#[test]
fn what_is_typed_is_kept_once_there_is_room_and_so_is_the_hall_of_fame() {
    let drive = drive();
    let mut desk = counted(&drive);
    drive.fails(Fault::Full(0));
    recount(&mut desk);
    desk.wait_for("the disk is full, so make room on it and go on");
    desk.read_notices();
    let typed = desk.record().results().cloned();
    desk.click("Reveal the results");
    desk.wait_for("/disk/hall.ron");
    drive.fails(Fault::Nothing);
    assert!(HallStore::look_on(&drive, Path::new(HALL)).unwrap().is_none());
    desk.press(Key::F3).click("Continue the ceremony");
    desk.wait_for("The game has been added to the hall of fame.");
    drop(desk);
    assert_eq!(HallStore::look_on(&drive, Path::new(HALL)).unwrap().unwrap().games().len(), 1);
    assert_eq!(kept(&drive).unwrap().results(), typed.as_ref(), "what was typed is kept at the end of the app");
}

#[test]
fn a_new_game_waits_for_what_was_typed_into_the_one_before() {
    let drive = drive();
    let mut desk = counted(&drive);
    drive.fails(Fault::Full(0));
    recount(&mut desk);
    let typed = desk.record().clone();
    desk.press(Key::Escape);
    desk.wait_for("the disk is full, so make room on it and go on");
    desk.click("New game").click("Start the game");
    assert!(drive.list(Path::new("/disk/kept")).unwrap().is_empty());
    drive.fails(Fault::Nothing);
    desk.click("Start the game").has_done(0);
    let kept = drive.list(Path::new("/disk/kept")).unwrap();
    let kept: Vec<Option<Record>> = kept.iter().map(|path| Store::look_on(&drive, path).unwrap()).collect();
    assert_eq!(kept, [Some(typed)], "with all that was typed");
}

/// Each key of a short game, and after each the disks that a power cut between any two of its calls may leave.
#[test]
fn power_that_goes_at_any_call_leaves_what_was_shown_or_what_comes_next() {
    let drive = drive();
    let mut desk = open_in(&drive, Language::English);
    let mut shown: Option<Record> = None;
    drive.after_power_cuts();
    let keys = [Key::Space, Key::Space, Key::Space, Key::Z, Key::Y, Key::Space, Key::Space];
    for key in keys {
        match key {
            Key::Z | Key::Y => desk.press_with(Modifiers::COMMAND, key),
            _ => desk.press(key),
        };
        let now = desk.0.state().record::<TroyesDice>().cloned();
        for left in drive.after_power_cuts() {
            let found = kept(&left);
            assert!(found == shown || found == now, "{key:?}: {found:#?}");
        }
        shown = now;
    }
    // The last one, as a person finds it.
    drop(desk);
    for left in drive.after_power_cuts() {
        assert!(open_in(&left, Language::English).shows("A game is in progress"));
    }
}
