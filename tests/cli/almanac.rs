//! `almanac`: figures for people and for programs, and what is refused.

use std::fs;

use town_crier::cli::Run;
use town_crier::crier::Language;

use crate::cli::{Ran, run, run_games, run_where};
use crate::toy::coin::Coin;

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
    assert!(
        out.starts_with("Troyes Dice: 60 games, dealt by the codes FAIR-1 to FAIR-60\n\nHow likely a die"),
        "{out}"
    );
    for line in
        ["  red 1    ", "    exact   10.84%  20.65%", "Four dice in each half-day: too few games to say (chi-square"]
    {
        assert!(out.contains(line), "{line} is not in {out}");
    }
    assert!(!out.contains("tile"), "{out}");
    assert!(printed(&["--expansion"]).contains("\n  tile 8  "));
    let german = run_where(Language::German, &["almanac", "--games", "3"], "").out;
    assert!(german.contains("\n    genau  ") && german.contains(" 10,84\u{a0}%  "), "{german}");
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
    check(&["--games", "0"], "--games: write a number from 1 to 1000000000, but not “0”");
    check(
        &["--games", "1e6", "--threads", "-1", "--seed", "up!"],
        "--games: write a number from 1 to 1000000000, but not “1e6”
--threads: write a number from 1 to 1024, but not “-1”
--seed: a code has letters, digits and hyphens, not “!”",
    );
    check(
        &["--seed", "abcdefghijklmnopqrstuvwxyz", "--games", "100000"],
        "--seed: a code has at most 32 letters, digits and hyphens, not 33",
    );
    let unwritten = run(&["almanac", "--games", "1", "--csv", "/no/such/folder/odds.csv"], "");
    assert_eq!(unwritten.run, Run::Exit(2));
    assert!(unwritten.err.starts_with("/no/such/folder/odds.csv: it cannot be written: "), "{}", unwritten.err);
}

#[test]
fn a_game_without_an_almanac_has_no_such_command() {
    let ran = run_games(&[&Coin], Language::English, &["almanac"], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
    assert!(ran.err.starts_with("almanac: there is no such command"), "{}", ran.err);
}
