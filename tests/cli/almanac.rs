//! `almanac`: figures for people and for programs, and what is refused.

use std::fs;
use std::io;

use town_crier::cli::{self, Commands, Run, Streams};
use town_crier::crier::Language;
use town_crier::games::COMMANDS;

use crate::cli::{Ran, run, run_games, run_where};
use crate::toy::coin::Coin;
use crate::tried::each;

/// What such an almanac prints; standard error tells how fast it was.
#[track_caller]
fn printed(args: &[&str]) -> String {
    let ran = run(&[&["almanac", "--games", "60", "--seed", "fair"], args].concat(), "");
    assert_eq!(ran.run, Run::Exit(0), "{}", ran.err);
    assert!(ran.err.starts_with("60 games in ") && ran.err.ends_with(" games a second\n"), "{}", ran.err);
    ran.out
}

#[test]
fn figures_are_told_beside_the_exact_ones() {
    let out = printed(&["--threads", "2"]);
    assert!(out.starts_with("Troyes Dice: 60 games, dealt by the codes FAIR-1 to FAIR-60\nexact: "), "{out}");
    let rows = [
        "\n\nHow likely a die on the sheets is struck by the end of each day\n",
        "  any color  ",
        "    exact    10.84%  20.63%",
        "  Day 3     1.9",
        "Four dice in each half-day: too few games to say (chi-square 5\u{a0}",
    ];
    each(rows, |line| {
        assert!(out.contains(line), "{line} is not in {out}");
    });
    assert!(!out.contains("tile"), "{out}");
    let expansion = printed(&["--expansion"]);
    assert!(expansion.contains("\n  tile 8  "));
    // Nobody reads more than a page or two.
    assert!(expansion.lines().count() <= 60, "{} lines", expansion.lines().count());
    let german = run_where(Language::German, &["almanac", "--games", "3"], "").out;
    assert!(german.contains("\n    genau  ") && german.contains(" 10,84\u{a0}%  "), "{german}");
    let one = run(&["almanac", "--games", "1"], "");
    assert!(one.out.starts_with("Troyes Dice: 1 game, dealt by the code ALMANAC-1\n"), "{}", one.out);
    assert!(one.err.starts_with("1 game in "), "{}", one.err);
}

#[test]
fn a_program_gets_the_same_figures_from_a_file_and_from_standard_output() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("odds.csv");
    let table = printed(&["--csv", file.to_str().unwrap()]);
    assert_eq!(table, printed(&[]));
    let written = fs::read_to_string(&file).unwrap();
    assert_eq!(written, printed(&["--csv", "-", "--threads", "3"]));
    let first: Vec<&str> = written.lines().take(5).collect();
    let (heads, about) = ("table,row,column,seen,exact", ["played,game,,troyes-dice,", "played,seed,,FAIR,"]);
    assert_eq!(first[..4], [heads, about[0], about[1], "played,games,,60,"]);
    assert!(first[4].starts_with("struck,red 1,day 3,0.") && first[4].ends_with(",0.108410"), "{}", first[4]);
}

#[test]
fn what_is_wrong_is_said_in_a_sentence_each() {
    let check = |args: &[&str], sentences: &str| {
        let args = [&["almanac"], args].concat();
        assert_eq!(run(&args, ""), Ran { run: Run::Exit(2), out: String::new(), err: format!("{sentences}\n") });
    };
    check(&["--games", "0"], "--games: write a number from 1 to 1\u{a0}000\u{a0}000\u{a0}000, but not “0”");
    check(
        &["--games", "1e6", "--threads", "-1", "--seed", "up!"],
        "--games: write a number from 1 to 1\u{a0}000\u{a0}000\u{a0}000, but not “1e6”
--threads: write a number from 1 to 1\u{a0}024, but not “-1”
--seed: a code has letters, digits and hyphens, not “!”",
    );
    check(
        &["--seed", "abcdefghijklmnopqrstuvwxyz", "--games", "100000"],
        "--seed: with --games 100\u{a0}000 a seed has at most 25 letters, digits and hyphens, not 26",
    );
}

#[test]
fn a_file_that_cannot_be_is_refused_before_any_game_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |path: &std::path::Path, why: &str| {
        // So many games would take an hour.
        let ran = run(&["almanac", "--games", "1000000000", "--csv", path.to_str().unwrap()], "");
        assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
        assert!(ran.err.starts_with(&format!("{}: {why}", path.display())), "{}", ran.err);
    };
    let gone = folder.path().join("gone");
    refused(&gone.join("odds.csv"), &format!("there is no folder {}", gone.display()));
    refused(folder.path(), "it cannot be written: ");
    let notes = folder.path().join("notes.txt");
    fs::write(&notes, "Buy dice").unwrap();
    refused(&notes, "it cannot be written: there is a file of another kind");
    assert_eq!(fs::read(&notes).unwrap(), b"Buy dice");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left behind");
}

#[test]
fn a_game_without_an_almanac_has_no_such_command() {
    let ran = run_games(&[Commands::of::<Coin>()], Language::English, &["almanac"], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
    assert!(ran.err.starts_with("almanac: there is no such command"), "{}", ran.err);
}

#[test]
fn whoever_watches_sees_how_far_it_is() {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["town-crier", "almanac", "--games", "600", "--threads", "1"].map(Into::into);
    let mut streams = Streams { input: &mut io::empty(), out: &mut out, err: &mut err, watched: true };
    assert_eq!(cli::run(args, Language::English, COMMANDS, &mut streams), Run::Exit(0));
    let err = String::from_utf8(err).unwrap();
    let told: Vec<&str> = err.split('\r').collect();
    assert!(told[1].starts_with(" 42 %  0:0") && told[3].starts_with("100 %  0:00"), "{err:?}");
    assert!(told[4].trim().is_empty() && told[5].starts_with("600 games in "), "what stood there is gone: {err:?}");
}
