//! The arguments of Troyes, and what is wrong with them.

use std::fs;

use serde_json::Value;
use town_crier::chronicle::cards::{CardBook, CardFigure, CardValue, export};
use town_crier::cli::Run;
use town_crier::crier::Language;
use town_crier::games::troyes::Troyes;
use town_crier::play::Source;

use crate::cli::{Ran, printed, run, run_where};

fn cry<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["cry", "--game", "troyes"], args].concat()
}

#[track_caller]
fn refused(args: &[&str], sentences: &str) {
    let ran = run(&cry(args), "");
    assert_eq!(ran, Ran { run: Run::Exit(2), out: String::new(), err: format!("{sentences}\n") }, "{args:?}");
}

fn opened(args: &[&str]) -> Value {
    let told = run(&cry(&[&["--format", "json", "--code", "ARGS", "--orders", "-"], args].concat()), "").out;
    serde_json::from_str(told.lines().next().expect("a line")).expect("JSON")
}

#[test]
fn what_is_wrong_is_said_in_a_sentence_each() {
    refused(&[], "somebody has to choose in such a game; add --bots, --orders FILE or --step");
    for count in ["0", "1", "5", "9", "-1", "2.5"] {
        // Who chooses is a question only in a game that there can be.
        for bots in [&["--bots"][..], &[]] {
            let players = format!("--players={count}");
            let args = [bots, &[players.as_str()]].concat();
            refused(&args, &format!("--players: 2 to 4 can play, not {count}"));
        }
    }
    refused(
        &[
            "--bots",
            "--players",
            "Ann,,Bo",
            "--start",
            "Zoe",
            "--cards",
            "mine",
            "--characters",
            "all",
            "--depth",
            "all",
        ],
        "--players: player 2 has no name between the commas
--start: write one of code, p1, Ann, 2, p2, p3 and Bo, but not “Zoe”
--cards: write code or box, but not “mine”
--characters: write code or box, but not “all”
--depth: write one of dice, deeds and purses, but not “all”",
    );
    refused(&["--bots", "--cards", "box"], "--bots: bots draw no cards; leave out --cards box");
    refused(&["--bots", "--dice", "thrown"], "--bots: bots throw no dice; leave out --dice thrown");
    refused(
        &["--bots", "--figures", "open"],
        "--bots: bots need the figures of all cards; leave out --figures, or name a card book that has all of them",
    );
    refused(
        &["--bots", "--gray", "2,2"],
        "--gray: write three numbers with commas between them, for Palace, Bishopric and City Hall, as in 2,2,2, but not “2,2”",
    );
    refused(&["--bots", "--gray", "2,2,3"], "--gray: gray citizens needed in all: 6, told: 7");
    refused(
        &["--bots", "--players", "3", "--gray", "1,2,3"],
        "--gray: only with two players do gray citizens stand there before; leave it out",
    );
    let missing = run(&cry(&["--bots", "--figures", "no/such.ron"]), "");
    assert!(
        missing.out.is_empty() && missing.err.starts_with("--figures: no/such.ron: it cannot be read: "),
        "{}",
        missing.err
    );
    let wrong = run(&cry(&["--bots", "--figures", "Cargo.toml"]), "");
    assert!(wrong.err.starts_with("--figures: Cargo.toml: "), "{}", wrong.err);
}

#[test]
fn an_opening_is_what_was_asked_for() {
    let line = opened(&[]);
    let told = |line: &Value, keys: &[&str]| keys.iter().map(|key| line[key].to_string()).collect::<Vec<_>>().join(" ");
    let keys = ["bonus", "cards", "characters", "dice", "depth", "rounds", "citizens", "deniers", "influence"];
    assert_eq!(told(&line, &keys), r#"false "code" "code" "code" "purses" 4 6 5 4"#);
    assert_eq!(line["gray"], serde_json::json!({"palace": 2, "bishopric": 2, "city_hall": 2}));
    let args = ["--players", "4", "--bonus", "--cards", "box", "--dice", "thrown", "--depth", "deeds", "--start", "p3"];
    let line = opened(&args);
    assert_eq!(told(&line, &keys), r#"true "box" "box" "thrown" "deeds" 6 4 5 4"#);
    assert_eq!((&line["start"], &line["gray"], &line["code"]), (&2.into(), &Value::Null, &Value::Null));
    let line = opened(&["--cards", "box", "--characters", "code", "--gray", "0,1,5"]);
    assert_eq!(told(&line, &["cards", "characters"]), r#""box" "code""#);
    assert_eq!(line["gray"]["city_hall"], 5);
}

#[test]
fn who_starts_is_named_in_any_way() {
    for (name, seat) in [("3", 2), ("p3", 2), ("Cleo", 2), (" cleo ", 2), ("1", 0), ("P2", 1)] {
        assert_eq!(opened(&["--players", "Ann,Bo,Cleo", "--start", name])["start"], seat, "{name}");
    }
}

/// A group's book stands before the rulebook, and is what bots need if it has all.
#[test]
fn figures_come_from_the_file_of_a_card_book() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cards.ron");
    let mut book: CardBook<Troyes> = CardBook::default();
    let figure = |number| CardFigure { value: CardValue::Number(number), source: Source::Group };
    book.enter("war", "per", figure(5)).expect("a figure");
    book.enter("merchant", "hire", figure(7)).expect("a figure");
    fs::write(&file, export(&book).expect("a text")).unwrap();
    let line = opened(&["--figures", file.to_str().unwrap()]);
    let cards = line["figures"].as_array().expect("cards");
    let of = |card: &str, name: &str| cards.iter().find(|of| of["card"] == card).expect("it")["figures"][name].clone();
    assert_eq!(of("war", "per"), serde_json::json!({"is": 5, "from": "group"}));
    assert_eq!(of("merchant", "hire"), serde_json::json!({"is": 7, "from": "group"}));
    assert_eq!(of("priest", "hire"), serde_json::json!({"is": 6, "from": "rulebook"}));
    assert!(of("monk", "hire").is_null());
}

#[test]
fn the_help_tells_what_can_be_typed() {
    let help = printed(&cry(&["--help"]), "");
    for part in [
        "--players <PLAYERS>",
        "--start <PLAYER>",
        "--bonus",
        "--figures <FIGURES>",
        "--orders <FILE>",
        "act activity merchant hire",
        "Which game: troyes-dice, dice-village, troyes",
    ] {
        assert!(help.contains(part), "{part} is not in {help}");
    }
    assert!(!help.contains("--plazas"), "{help}");
    let all = printed(&["--help"], "");
    assert!(all.contains("\n  dice-village     Dice Village\n  troyes           Troyes\n"), "{all}");
}

#[test]
fn a_reader_can_look_through_all_that_is_cried() {
    for language in Language::ALL {
        let words = run_where(language, &["words", "--game", "troyes"], "").out;
        assert!(words.matches("\n# ").count() > 55, "{language}: {}", words.matches("\n# ").count());
        assert!(!words.contains(['{', '}']) && !words.contains("cry-") && !words.contains("headline-"), "{words}");
    }
}

#[test]
fn an_almanac_is_asked_for_by_the_number_of_bots() {
    let ran = run(&["almanac", "--game", "troyes", "--games", "3", "--seed", "bots", "--players", "3", "--bonus"], "");
    assert!(ran.run == Run::Exit(0) && !ran.out.is_empty(), "{}", ran.err);
    for count in ["5", "65536"] {
        let ran = run(&["almanac", "--game", "troyes", "--games", "3", "--players", count], "");
        let said = format!("--players: 2 to 4 can play, not {count}\n");
        assert_eq!((ran.run, ran.err), (Run::Exit(2), said), "the number that was typed");
    }
}
