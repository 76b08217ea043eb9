//! The program itself: exit codes and streams.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_town-crier");

fn program(args: &[&str]) -> Output {
    // Whatever language the machine is set to.
    let mut program = Command::new(PROGRAM);
    program.env("LANGUAGE", "").env("LC_ALL", "C").args(args).stdin(Stdio::null()).output().unwrap()
}

#[track_caller]
fn check(args: &[&str], code: i32, out: &str, err: &str) {
    let ran = program(args);
    let (printed, refused) = (String::from_utf8(ran.stdout).unwrap(), String::from_utf8(ran.stderr).unwrap());
    assert_eq!(ran.status.code(), Some(code), "{refused}");
    assert!(printed.contains(out) && printed.is_empty() == out.is_empty(), "{printed}");
    assert!(refused.contains(err) && refused.is_empty() == err.is_empty(), "{refused}");
}

#[test]
fn help_and_version() {
    check(&["--help"], 0, "Examples:\n  town-crier ", "");
    check(&["cry", "--help"], 0, "--plazas <PLAZAS>", "");
    check(&["--version"], 0, concat!("town-crier ", env!("CARGO_PKG_VERSION"), "\n"), "");
}

#[test]
fn exit_codes() {
    check(
        &["cry", "--code", "market", "--format", "json"],
        0,
        include_str!("../data/market-day.jsonl").split_at(45).0,
        "",
    );
    check(&["cry", "--step"], 0, "Input has ended", "");
    check(&["cry", "--from", "9x"], 2, "", "--from: ");
    check(&["cry", "--nonsense"], 2, "", "--nonsense: ");
    check(&["cry", "--dice", "-"], 2, "Troyes Dice\n", "standard input ends before day 1’s morning");
}

#[test]
fn who_has_seen_enough_may_leave() {
    // A program that another test starts at this moment holds the pipe open until it runs: then a cry finds a reader still.
    let ended = std::iter::repeat_with(left_after_one_line).take(5).find(|ended| ended.0 == Some(0));
    assert_eq!(ended, Some((Some(0), String::new())));
}

/// How the program ends, and what it says, if its reader leaves after the first line.
fn left_after_one_line() -> (Option<i32>, String) {
    let mut program = Command::new(PROGRAM)
        .args(["cry", "--code", "market", "--format", "json", "--dice", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    let mut out = BufReader::new(program.stdout.take().unwrap());
    out.read_line(&mut first).unwrap();
    assert!(first.starts_with("{\"event\":\"opened\""), "the first line is there before any dice");
    drop(out);
    // A reader that left shows with the next cry.
    std::io::Write::write_all(&mut program.stdin.take().unwrap(), b"3 1 3 6\n").unwrap();
    let ran = program.wait_with_output().unwrap();
    (ran.status.code(), String::from_utf8(ran.stderr).unwrap())
}

#[cfg(not(feature = "desk"))]
#[test]
fn a_build_without_a_desk_says_so() {
    check(&[], 2, "", "this build has no window; town-crier cry works in a terminal\n");
}

#[cfg(not(feature = "paper"))]
#[test]
fn a_build_without_paper_says_so() {
    let sentence = "this build prints nothing; build it with the feature paper, as in cargo build --features paper\n";
    check(&["sheets", "--players", "4", "-o", "-"], 2, "", sentence);
    check(&["card", "-o", "-"], 2, "", sentence);
    check(&["report", "evening.ron", "-o", "-"], 2, "", sentence);
}

#[test]
#[cfg(feature = "desk")]
fn a_scale_that_is_none_is_refused_in_a_sentence() {
    for scale in ["0", "-1", "nan", "inf", "1000", "abc"] {
        let mut program = Command::new(PROGRAM);
        program.env("LANGUAGE", "").env("LC_ALL", "C").env("WINIT_X11_SCALE_FACTOR", scale);
        program.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        let ran = program.stdin(Stdio::null()).output().unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(ran.status.code(), Some(2), "{said}");
        let sentence = format!("WINIT_X11_SCALE_FACTOR is “{scale}”, which is not a valid screen scale");
        assert!(said.contains(&sentence) && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn what_a_file_or_an_argument_says_does_not_command_the_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evil.ron");
    let whole = include_str!("../data/format-1.ron");
    let evil = whole.replacen("game: \"troyes-dice\"", "game: \"\\u{1b}]0;evil\\u{7}\\nmore\"", 1);
    assert_ne!(evil, whole);
    std::fs::write(&file, evil).unwrap();
    let file = file.to_str().unwrap();
    let control = "\u{1b}]0;evil\u{7}";
    let calls: [&[&str]; 4] =
        [&["check", file], &["check", control], &["cry", "--lang", control], &["cry", "--code", control]];
    for args in calls {
        let ran = program(args);
        let said = String::from_utf8(ran.stdout).unwrap() + &String::from_utf8(ran.stderr).unwrap();
        assert_eq!(ran.status.code(), Some(2), "{said}");
        assert!(said.contains("\\u{1b}"), "{said:?}");
        assert!(!said.trim_end_matches('\n').contains(char::is_control), "one line, and nothing raw: {said:?}");
    }
    let turned = "an\u{202E}na\u{2066}\u{200F}\u{61C}";
    for args in [["check", turned], ["cry", turned]] {
        let ran = program(&args);
        let said = String::from_utf8(ran.stdout).unwrap() + &String::from_utf8(ran.stderr).unwrap();
        assert!(said.contains("an\\u{202e}na\\u{2066}\\u{200f}\\u{61c}"), "nothing turns the text round: {said:?}");
    }
    let players = "An\u{202E}na,Ben";
    let ran = program(&["cry", "--game", "dice-village", "--players", players, "--bots", "--format", "json"]);
    let said = String::from_utf8(ran.stdout).unwrap();
    assert!(said.contains("An\\u202ena") && !said.contains('\u{202E}'), "it stays JSON that says the same: {said:?}");
}

#[test]
#[cfg(unix)]
fn a_pipe_in_a_game_s_place_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.ron");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    check(&["check", pipe.to_str().unwrap()], 2, "", "it is a device or a pipe, not a file");
}
