//! A toy game beside the house: whatever a room asks of a game, it has, and no room knows it.

pub(crate) mod coin;
mod terminal;

use std::ffi::OsString;

use town_crier::chronicle::{Next, Record, save};
use town_crier::cli::{self, Run, Streams};
use town_crier::crier::{Announcement as _, Language, Manner, Words};
use town_crier::play::Game as _;
use town_crier::show::{Reader, Shown};

use coin::{Coin, THROWS};

#[test]
fn a_toy_game_is_drawn_and_told_in_two_languages_without_a_window() {
    let mut record = Record::<Coin>::open("TOY".parse().unwrap()).unwrap();
    while let Next::Order(order) = record.next() {
        record.order(order).unwrap();
    }
    assert_eq!(Coin::steps(record.table()).done, THROWS);
    let shown = Shown::now(&record);
    assert!(shown.scene().to_svg().contains("circle"), "the coin is drawn");
    let view =
        |language| shown.view(&Words::of::<Coin>(language, Manner::Plain), Reader::Audience).side.heading.clone();
    assert_eq!(view(Language::English), "Call the next throw!");
    assert_eq!(view(Language::French), "Annoncez le prochain lancer !");
}

/// Runs the command line of a house in which there is the toy alone.
fn run(args: &[&str]) -> (Run, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = std::iter::once("town-crier").chain(args.iter().copied()).map(OsString::from);
    let mut streams = Streams { input: &mut b"".as_slice(), out: &mut out, err: &mut err };
    let run = cli::run(args, Language::English, &[&Coin], &mut streams);
    (run, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

#[test]
fn a_toy_game_is_cried_in_a_terminal() {
    let mut record = Record::<Coin>::open("TOY".parse().unwrap()).unwrap();
    let words = Words::of::<Coin>(Language::French, Manner::Plain);
    let mut told = Vec::new();
    while let Next::Order(order) = record.next() {
        record.order(order).unwrap();
        told.push(order.say(&words));
    }
    let (ran, out, err) = run(&["cry", "--code", "TOY", "--lang", "fr"]);
    assert_eq!((ran, err.as_str()), (Run::Exit(0), ""));
    assert_eq!(out.lines().filter(|line| line.starts_with("La pièce")).collect::<Vec<_>>(), told);

    let (ran, out, err) = run(&["cry", "--game", "coin", "--code", "TOY", "--format", "json"]);
    assert_eq!((ran, err.as_str()), (Run::Exit(0), ""));
    assert_eq!(out.lines().next(), Some(r#"{"event":"opened","format":1,"game":"coin","code":"TOY"}"#));
    assert_eq!(out.lines().filter(|line| line.starts_with(r#"{"event":"fell""#)).count(), usize::from(THROWS));

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("coin.ron");
    std::fs::write(&file, save::write(&record).unwrap()).unwrap();
    let (ran, out, err) = run(&["check", &file.to_string_lossy()]);
    assert_eq!((ran, err.as_str()), (Run::Exit(0), ""));
    assert!(out.contains("TOY"), "{out}");

    let (ran, _, err) = run(&["cry", "--game", "chess"]);
    assert_eq!(ran, Run::Exit(2));
    assert!(err.contains("chess") && err.contains("coin"), "{err}");
}
