//! `town-crier view`: what a phone is sent of a saved game.

use std::fs;

use town_crier::cli::Run;

use crate::cli::{printed, run};

const SAVED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/format-1.ron");

#[test]
fn a_saved_game_as_one_line_of_json() {
    let line = printed(&["view", "--format", "json", "--lang", "fr", "--manner", "herald", SAVED], "");
    assert_eq!(line.lines().count(), 1);
    let view: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!((&view["format"], &view["language"], &view["manner"]), (&1.into(), &"fr".into(), &"herald".into()));
    assert_eq!((&view["screen"], &view["code"]), (&"game".into(), &"MARKETDAY".into()));
}

/// Every field that is sent is documented, and every field that is documented is sent.
#[test]
fn the_format_is_documented_field_by_field() {
    let documented = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/page/format.md")).expect("a text");
    let view: serde_json::Value = serde_json::from_str(&printed(&["view", SAVED], "")).expect("JSON");
    let fields: Vec<&String> = view.as_object().expect("an object").keys().collect();
    let rows = documented.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let mut rows: Vec<&str> = rows.take_while(|name| *name != "left_ms").collect();
    rows.sort_unstable();
    assert_eq!(fields, rows);
}

#[test]
fn what_is_wrong_is_said_at_once() {
    let ran = run(&["view", "--format", "xml", "--lang", "xx", SAVED], "");
    assert_eq!(ran.run, Run::Exit(2));
    assert_eq!(
        ran.err,
        "--lang: write one of en, fr, de, es, it, nl, pl and lt, but not “xx”\n--format: write json or bg-stats, but not “xml”\n"
    );
    let ran = run(&["view", "/dev/null"], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
    assert!(ran.err.starts_with("/dev/null: "), "{}", ran.err);
}

#[test]
fn a_counted_game_is_told_as_an_address_for_bg_stats() {
    let counted = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/format-1/game-expansion-ended-reckoned.ron");
    let link = printed(&["view", "--format", "bg-stats", counted], "");
    assert!(link.starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22:"), "{link}");
    assert_eq!(link.lines().count(), 1);
    let ran = run(&["view", "--format", "bg-stats", SAVED], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
    assert!(ran.err.contains("the game is not over") && ran.err.starts_with(SAVED), "{}", ran.err);
}
