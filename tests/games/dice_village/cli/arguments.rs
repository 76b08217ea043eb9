//! The arguments of Dice Village, and what is wrong with them.

use town_crier::cli::Run;
use town_crier::crier::Language;

use crate::cli::{Ran, printed, run, run_where};

fn cry<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["cry", "--game", "dice-village"], args].concat()
}

#[track_caller]
fn refused(args: &[&str], sentences: &str) {
    let ran = run(&cry(args), "");
    assert_eq!(ran, Ran { run: Run::Exit(2), out: String::new(), err: format!("{sentences}\n") }, "{args:?}");
}

#[test]
fn what_is_wrong_is_said_in_a_sentence_each() {
    refused(&[], "somebody has to choose in such a game; add --bots, --orders FILE or --step");
    refused(
        &["--cards", "box", "--depth", "dice"],
        "somebody has to choose in such a game; add --bots, --orders FILE or --step",
    );
    refused(
        &["--bots", "--depth", "dice"],
        "--depth: only with the cards of the box can less be entered; add --cards box",
    );
    refused(&["--bots", "--players", "5"], "--players: 2 to 4 can play, not 5");
    refused(&["--bots", "--players", "65536"], "--players: 2 to 4 can play, not 65536");
    let many = ["Ann"; 300].iter().zip(0..).map(|(name, at)| format!("{name}{at}")).collect::<Vec<_>>().join(",");
    refused(&["--bots", "--players", &many], "--players: 2 to 4 can play, not 300");
    for count in ["-1", "+3", "2.5", "1e3", "99999999999999999999"] {
        refused(&["--bots", &format!("--players={count}")], &format!("--players: 2 to 4 can play, not {count}"));
    }
    refused(&["--bots", "--players", "Ann"], "--players: 2 to 4 can play, not 1");
    refused(
        &["--bots", "--players", "Ann, ann ,ANN,Bo"],
        "--players: two players are called ann; give each a name of their own",
    );
    refused(
        &["--bots", "--players", "Ann,,Bo", "--first", "Zoe", "--cards", "mine", "--paid", "me", "--depth", "all"],
        "--players: player 2 has no name between the commas
--cards: write house or box, but not “mine”
--paid: write owner or seller, but not “me”
--depth: write one of dice, sales and purses, but not “all”
--first: write one of code, red, Ann, 2, blue, green and Bo, but not “Zoe”",
    );
    refused(&["--bots", "--cards", "box"], "--bots: bots know only the cards of the house deck; leave out --cards box");
    refused(&["--bots", "--dice", "thrown"], "--bots: bots throw no dice; leave out --dice thrown");
    refused(&["--bots", "--dice", "-"], "--dice: write code or thrown, but not “-”");
    refused(
        &["--bots", "--orders", "x"],
        "--bots: it does not go with --orders <FILE>; see town-crier cry --game dice-village --help",
    );
    refused(&["--plazas", "x"], "--plazas: there is no such argument here; did you mean --players?");
    let missing = run(&cry(&["--orders", "no/such.orders"]), "");
    assert!(
        missing.out.is_empty() && missing.err.starts_with("--orders: no/such.orders cannot be read: "),
        "{}",
        missing.err
    );
}

#[test]
fn each_game_has_arguments_and_commands_of_its_own() {
    let ran = run(&["cry", "--bots"], "");
    assert_eq!((ran.run, ran.out.as_str()), (Run::Exit(2), ""));
    assert!(ran.err.starts_with("--bots: there is no such argument here"), "{}", ran.err);
    let ran = run(&["kit", "--game", "troyes-dice", "-o", "x.pdf"], "");
    assert_eq!(ran.err, "kit: there is none for troyes-dice, only for dice-village, troyes\n");
    let ran = run(&["deck", "--game", "troyes-dice"], "");
    assert_eq!(ran.err, "deck: there is none for troyes-dice, only for dice-village\n");
    let help = printed(&cry(&["--help"]), "");
    for part in
        ["--players <PLAYERS>", "--orders <FILE>", "--bots", "sell 1-6 with", "Which game: troyes-dice, dice-village"]
    {
        assert!(help.contains(part), "{part} is not in {help}");
    }
    assert!(!help.contains("--plazas"), "{help}");
    let help = printed(&["almanac", "--game", "dice-village", "--help"], "");
    assert!(help.contains("Let bots play many games") && !help.contains("--expansion"), "{help}");
    let all = printed(&["--help"], "");
    assert!(all.contains("\n  troyes-dice      Troyes Dice\n  dice-village     Dice Village\n"), "{all}");
}

#[test]
fn who_is_first_is_named_in_any_way() {
    let first = |first: &str| {
        let args =
            cry(&["--code", "FIRST", "--players", "Ann,Bo,Cleo", "--bots", "--format", "json", "--first", first]);
        let opened = printed(&args, "").lines().next().expect("a line").to_owned();
        opened.split("\"first\":").nth(1).expect("who is first").chars().next().expect("a seat")
    };
    for name in ["3", "green", "Green", "cleo", " Cleo "] {
        assert_eq!(first(name), '2', "{name}");
    }
    assert_eq!((first("1"), first("blue")), ('0', '1'));
}

#[test]
fn a_reader_can_look_through_all_that_is_cried() {
    for language in Language::ALL {
        let words = run_where(language, &["words", "--game", "dice-village"], "").out;
        // With who won by the sheets.
        assert_eq!(words.matches("\n# ").count(), 37, "{language}");
        assert!(words.contains("Ann") && words.contains("Cleo"), "{words}");
        assert!(!words.contains(['{', '}']) && !words.contains("cry-") && !words.contains("headline-"), "{words}");
    }
}

#[test]
fn a_name_cannot_command_the_terminal() {
    let told = printed(&cry(&["--bots", "--players", "A\u{1b}[2Jnn,Bo"]), "");
    assert!(told.contains("A\\u{1b}[2Jnn"), "{}", &told[..200]);
    assert!(!told.contains(|sign: char| sign.is_control() && sign != '\n'));

    // In JSON, too, which may bear DEL and C1 as they are.
    let names = "A\u{1b}nn\u{7f},B\u{9b}2Jo";
    let json = printed(&cry(&["--bots", "--format", "json", "--players", names]), "");
    assert!(!json.contains(|sign: char| sign.is_control() && sign != '\n'), "{}", &json[..200]);
    let opened: serde_json::Value = serde_json::from_str(json.lines().next().expect("a line")).expect("JSON");
    assert_eq!(opened["players"], serde_json::json!(["A\u{1b}nn\u{7f}", "B\u{9b}2Jo"]));
}
