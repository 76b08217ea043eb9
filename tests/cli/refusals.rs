//! What the command line refuses: a sentence for each reason, nothing on standard output, exit code 2.

use town_crier::cli::{DeskRequest, Run};

use crate::cli::{Ran, run};
use crate::tried::each;

#[track_caller]
fn check(args: &[&str], sentences: &[&str]) {
    let err: String = sentences.iter().flat_map(|sentence| [sentence, "\n"]).collect();
    assert_eq!(run(args, ""), Ran { run: Run::Exit(2), out: String::new(), err });
}

/// Arguments of `cry` that are refused for one reason.
const ONE_REASON: [(&[&str], &str); 31] = [
    (&["--code", ""], "--code: a code needs at least one letter or digit"),
    (&["--code", "up!"], "--code: a code has letters, digits and hyphens, not “!”"),
    (
        &["--code", "abcdefghijklmnopqrstuvwxyz-1234567"],
        "--code: a code has at most 32 letters, digits and hyphens, not 34",
    ),
    (&["--plazas", "ry,rr,wy,yy,wr,ww,yr,rw"], "--plazas: nine are needed, plazas 1 to 9, not 8"),
    (&["--plazas", "ry,rr,wy,yy,wr,ww,yr,rw,yw,rr"], "--plazas: nine are needed, plazas 1 to 9, not 10"),
    (
        &["--plazas", "ry,rr,wy,yy,wr,ww,yr,rw,yx"],
        "--plazas: each is two of r, y and w, the color up and then the color down, but entry 9 is “yx”",
    ),
    (
        &["--plazas", "ry,rr,wy,yy,wr,ww,yr,rwy,yw"],
        "--plazas: each is two of r, y and w, the color up and then the color down, but entry 8 is “rwy”",
    ),
    (
        &["--plazas", "rr,rr,wy,yy,wr,ww,yr,rw,yw", "--expansion"],
        "--plazas: the tiles need a wheel with three same-color plazas, such as rr, yy and ww, and this one has 4",
    ),
    (&["--tiles", "1,2"], "--tiles: three are needed, by the same-color plazas clockwise from plaza 1, not 2"),
    (
        &["--tiles", "1,2,3,4,5,6,7"],
        "--tiles: three are needed, by the same-color plazas clockwise from plaza 1, not 7",
    ),
    (&["--tiles", "1,2r,2"], "--tiles: there is one of each, but tile 2 is named more than once"),
    (
        &["--tiles", "1,2,9"],
        "--tiles: each is a number from 1 to 8, with an r behind it if it lies raid side up, but entry 3 is “9”",
    ),
    (
        &["--tiles", "1,+2,3"],
        "--tiles: each is a number from 1 to 8, with an r behind it if it lies raid side up, but entry 2 is “+2”",
    ),
    (
        &["--tiles", "r,2,3"],
        "--tiles: each is a number from 1 to 8, with an r behind it if it lies raid side up, but entry 1 is “r”",
    ),
    (&["--numbering", "7+"], "--numbering: write first, 4+, 4- or six numbers as in 4,1,6,2,5,3, but not “7+”"),
    (&["--numbering", "1,2,3,4,5"], "--numbering: six numbers are needed, left to right, not 5"),
    (&["--numbering", "1,2,3,4,5,seven"], "--numbering: each number is one of 1 to 6, but entry 6 is “seven”"),
    (
        &["--from", "9m"],
        "--from: write a day from 1 to 8 and m for its morning or a for its afternoon, as in 3a, but not “9m”",
    ),
    (
        &["--from", "3"],
        "--from: write a day from 1 to 8 and m for its morning or a for its afternoon, as in 3a, but not “3”",
    ),
    (
        &["--from", "5a", "--struck", "w3,b5"],
        "--struck: each is r, y or w and a number from 1 to 6, as in w3, but entry 2 is “b5”",
    ),
    (
        &["--from", "5a", "--struck", "w7"],
        "--struck: each is r, y or w and a number from 1 to 6, as in w3, but entry 1 is “w7”",
    ),
    (
        &["--from", "5a", "--struck", ""],
        "--struck: each is r, y or w and a number from 1 to 6, as in w3, but entry 1 is “”",
    ),
    (&["--from", "5a", "--struck", "r1,W3,y2,w3"], "--struck: each die is struck once, but w3 is named more than once"),
    (
        &["--from", "3m", "--struck", "w3"],
        "--struck: sheets are struck from day 3’s morning on, so it goes only with --from 3a or later",
    ),
    (
        &["--struck", "w3"],
        "--struck: sheets are struck from day 3’s morning on, so it goes only with --from 3a or later",
    ),
    (
        &["--from", "3", "--struck", "w3"],
        "--from: write a day from 1 to 8 and m for its morning or a for its afternoon, as in 3a, but not “3”",
    ),
    (&["--format", "xml"], "--format: write text or json, but not “xml”"),
    (
        &["--step", "--format", "json"],
        "--step: it waits for people and --format json is for programs; leave one of them out",
    ),
    (&["--step", "--dice", "-"], "--step: it waits for Enter where --dice - reads the dice; leave one of them out"),
    (&["--dice", "."], "--dice: . cannot be read: it is a folder, not a file"),
    (&["--step=3"], "--step: it stands alone and takes no value; see town-crier cry --help"),
];

#[test]
fn one_reason_each() {
    each(ONE_REASON, |(args, sentence)| {
        check(&[&["cry"], args].concat(), &[sentence]);
        let json: &[&str] = if args.contains(&"--format") { &[] } else { &["--format", "json"] };
        if !args.contains(&"--step") {
            check(&[&["cry"], args, json].concat(), &[sentence]);
        }
    });
}

#[test]
fn all_reasons_are_said_at_once() {
    let wrong = ["cry", "--code", "a/b", "--plazas", "ry,rx", "--tiles", "9,3,3,x", "--numbering", "1,1,3,4,5"];
    check(
        &[&wrong[..], &["--from", "0m", "--format", "yaml"]].concat(),
        &[
            "--code: a code has letters, digits and hyphens, not “/”",
            "--plazas: nine are needed, plazas 1 to 9, not 2",
            "--plazas: each is two of r, y and w, the color up and then the color down, but entry 2 is “rx”",
            "--from: write a day from 1 to 8 and m for its morning or a for its afternoon, as in 3a, but not “0m”",
            "--format: write text or json, but not “yaml”",
            "--tiles: three are needed, by the same-color plazas clockwise from plaza 1, not 4",
            "--tiles: each is a number from 1 to 8, with an r behind it if it lies raid side up, but entry 1 is “9”",
            "--tiles: each is a number from 1 to 8, with an r behind it if it lies raid side up, but entry 4 is “x”",
            "--tiles: there is one of each, but tile 3 is named more than once",
            "--numbering: six numbers are needed, left to right, not 5",
            "--numbering: each number stands in one column, but 1 is named more than once",
        ],
    );
}

#[test]
fn all_reasons_against_struck_dice_are_said_at_once() {
    check(
        &["cry", "--numbering", "7+", "--from", "2a", "--struck", "w3,x,w3"],
        &[
            "--numbering: write first, 4+, 4- or six numbers as in 4,1,6,2,5,3, but not “7+”",
            "--struck: each is r, y or w and a number from 1 to 6, as in w3, but entry 2 is “x”",
            "--struck: each die is struck once, but w3 is named more than once",
            "--struck: sheets are struck from day 3’s morning on, so it goes only with --from 3a or later",
        ],
    );
}

#[test]
fn unknown_arguments_have_the_same_voice() {
    let help = "see town-crier cry --help";
    check(&["cry", "--expnsion"], &["--expnsion: there is no such argument here; did you mean --expansion?"]);
    check(&["cr"], &["cr: there is no such command; did you mean cry?"]);
    check(&["cry", "extra"], &[&format!("extra: there is no such argument here; {help}")]);
    check(&["check"], &["<FILE>: it is missing; see town-crier check --help"]);
    check(&["cry", "--code"], &[&format!("--code <CODE>: a value must follow; {help}")]);
    check(&["cry", "--code", "a", "--code", "b"], &[&format!("--code <CODE>: it may be given only once; {help}")]);
    check(&["--game", "a", "cry"], &["cry: this command does not go with the window’s options; see town-crier --help"]);
    check(&["--gme"], &["--gme: there is no such argument here; did you mean --game?"]);
    check(&["--what"], &["--what: there is no such argument here; see town-crier --help"]);
}

#[test]
fn a_dice_file_that_is_not_there() {
    let ran = run(&["cry", "--dice", "no/such/dice.txt"], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
    assert!(ran.err.starts_with("--dice: no/such/dice.txt cannot be read: "), "{}", ran.err);
}

#[test]
fn what_people_may_write_in_their_own_way() {
    let rows = [
        ["--code", "ma rk-ét"],
        ["--plazas", "RY, rr, wy, yy, wr, ww, yr, rw, yw"],
        ["--tiles", " 8R, 2 ,5"],
        ["--numbering", "First"],
        ["--numbering", "4, 1, 6, 2, 5, 3"],
        ["--from", "3A"],
        ["--format", "JSON"],
    ];
    each(rows, |args| {
        super::printed(&[&["cry"], &args[..]].concat(), "");
    });
    super::printed(&["cry", "--from", "3a", "--struck", " W3, r5"], "");
}

#[test]
fn without_a_command_the_desk_opens() {
    let desk = |game: Option<&str>| Run::Desk(DeskRequest { game: game.map(Into::into), ..DeskRequest::default() });
    assert_eq!(run(&[], "").run, desk(None));
    assert_eq!(run(&["--game", "evening.ron"], "").run, desk(Some("evening.ron")));
    let timed = Run::Desk(DeskRequest { first_frame: true, ..DeskRequest::default() });
    assert_eq!(run(&["--first-frame"], "").run, timed);
}

#[test]
fn a_file_opens_on_the_desk_and_a_mistyped_command_is_none() {
    let opened = |file: &str| Run::Desk(DeskRequest { opened: Some(file.into()), ..DeskRequest::default() });
    for file in ["evening.ron", "./evening", "/some/folder/evening", "dice.village.ron"] {
        assert_eq!(run(&[file], "").run, opened(file), "{file}");
    }
    let kept = DeskRequest { game: Some("in-play.ron".into()), opened: Some("mailed.ron".into()), first_frame: false };
    assert_eq!(run(&["mailed.ron", "--game", "in-play.ron"], "").run, Run::Desk(kept.clone()));
    assert_eq!(run(&["--game", "in-play.ron", "mailed.ron"], "").run, Run::Desk(kept));
    check(&["chekc"], &["chekc: there is no such command; did you mean check?"]);
    let ran = run(&["one.ron", "two.ron"], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""), "one window shows one game");
}

#[test]
fn what_was_typed_at_length_is_told_back_in_short() {
    let long = format!("{}z", "y".repeat(5_000));
    let rows = [
        vec!["cry", "--code", "market", "--from", long.as_str()],
        vec!["cry", "--code", "market", "--lang", long.as_str()],
        vec!["gallery", "none.ron", "--bind", long.as_str()],
        vec!["check", long.as_str()],
        vec![long.as_str()],
        vec!["cry", "--dice", long.as_str()],
    ];
    each(rows, |args| {
        let ran = run(&args, "");
        assert_eq!(ran.run, Run::Exit(2));
        let letters = ran.err.chars().count();
        assert!((100..=802).contains(&letters), "{letters} letters are told back: {}", ran.err);
        assert!(ran.err.contains("yy…yy") && ran.err.contains("yz"), "its beginning and its end: {}", ran.err);
    });
}
