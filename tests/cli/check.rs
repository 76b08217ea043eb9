//! `town-crier check`: a save that holds, and saves that do not.

use std::fs;

use town_crier::chronicle::FileKind;
use town_crier::cli::Run;
use town_crier::games::troyes_dice::record::{DiceFrom, Record};

use crate::chronicle::stored::after;
use crate::cli::run;
use crate::games::troyes_dice::record::save::written;

/// A game from that code after so many orders.
fn played(orders: usize) -> Record {
    after("market", orders)
}

#[track_caller]
fn holds(record: &Record, told: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.ron");
    let name = file.to_str().unwrap();
    fs::write(&file, written(record)).unwrap();
    let ran = run(&["check", name], "");
    assert_eq!((ran.run, ran.out, ran.err.as_str()), (Run::Exit(0), format!("{name} is valid: {told}\n"), ""));
}

#[track_caller]
fn refused(bytes: &[u8], sentence: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.ron");
    let name = file.to_str().unwrap();
    fs::write(&file, bytes).unwrap();
    let ran = run(&["check", name], "");
    assert_eq!((ran.run, ran.out.as_str(), ran.err), (Run::Exit(2), "", format!("{name}: {sentence}\n")));
}

#[test]
fn a_save_that_holds() {
    holds(&played(0), "code MARKET; day 1’s morning (1 of 16), dice not rolled; 0 orders");
    holds(&played(1), "code MARKET; day 1’s morning (1 of 16), dice rolled; 1 order");
    holds(&played(6), "code MARKET; day 2’s afternoon (4 of 16), dice not rolled; 6 orders");
    holds(&played(32), "code MARKET; day 8’s afternoon (16 of 16), over; 32 orders");

    let mut undone = played(6);
    undone.undo();
    undone.undo();
    holds(&undone, "code MARKET; day 2’s morning (3 of 16), dice not rolled; 4 orders, 2 undone");

    let mut opening = played(0).opening().clone();
    opening.plazas = Some(opening.setup().plazas);
    opening.dice = DiceFrom::Entered;
    let entered = Record::open(opening).unwrap();
    holds(&entered, "no code, wheel and dice entered; day 1’s morning (1 of 16), dice not rolled; 0 orders");
}

#[test]
fn a_save_that_does_not_hold() {
    refused(b"", "the file is empty");
    refused(b"hello\n", "this is not a game that Town Crier kept: its first line says something else");
    refused(&vec![b'/'; FileKind::Game.longest() + 9], "the file is longer than 1 MiB, and no game is");
    let changed = written(&played(4)).replacen("done: 4", "done: 3", 1);
    refused(
        changed.as_bytes(),
        "it was changed or damaged after it was written: the sum in its first line does not fit",
    );
}

#[test]
fn a_file_that_cannot_be_read() {
    let ran = run(&["check", "no/such/evening.ron"], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
    assert!(ran.err.starts_with("no/such/evening.ron: it cannot be read: "), "{}", ran.err);
}
