//! A game that the house does not know, on the command line: the toy is cried, looked through and checked beside another one.

use std::fs;

use town_crier::chronicle::save;
use town_crier::cli::{Commands, DeskRequest, Run};
use town_crier::crier::Language;
use town_crier::games::troyes_dice::TroyesDice;

use crate::chronicle::stored::after;
use crate::cli::{Ran, run_games};
use crate::toy::coin::Coin;

/// Both games, of which the toy comes last.
const BOTH: [Commands; 2] = [Commands::of::<TroyesDice>(), Commands::of::<Coin>()];

fn run(args: &[&str], input: &str) -> Ran {
    run_games(&BOTH, Language::English, args, input)
}

#[track_caller]
fn printed(args: &[&str], input: &str) -> String {
    let ran = run(args, input);
    assert_eq!((ran.run, ran.err.as_str()), (Run::Exit(0), ""), "{args:?}");
    ran.out
}

#[track_caller]
fn refused(args: &[&str], sentence: &str) {
    let ran = run(args, "");
    assert_eq!((ran.run, ran.out, ran.err), (Run::Exit(2), String::new(), format!("{sentence}\n")), "{args:?}");
}

#[test]
fn a_toy_game_is_cried_to_people_and_to_programs() {
    let english = printed(&["cry", "--game", "coin", "--code", "toy"], "");
    let bets = "Anna: —\nBen: —\nRobot: —\nThe coin shows Heads.\nAnna: —\nBen: —\nRobot: 2 × Heads\n";
    assert_eq!(english, format!("Coin\nCode: TOY\n{bets}The coin shows Heads.\nThe coin shows Tails.\n"));
    let french = printed(&["cry", "--game=coin", "--code", "toy", "--lang", "fr"], "");
    assert!(french.ends_with("La pièce montre : Pile.\n"), "{french}");
    let json = printed(&["cry", "--game", "coin", "--code", "toy", "--format", "json"], "");
    let opened = "{\"event\":\"opened\",\"format\":1,\"game\":\"coin\",\"code\":\"TOY\"}\n";
    assert!(json.starts_with(opened) && json.matches("\"fell\"").count() == 3, "{json}");
    let step = printed(&["cry", "--game", "coin", "--code", "toy", "--step"], "\n\n\n\n");
    assert!(step.contains("\nPress Enter to continue.\n") && step.matches("shows").count() == 1, "{step}");
    // A game that is named chooses nothing else.
    assert_eq!(english, run_games(&[Commands::of::<Coin>()], Language::English, &["cry", "--code", "toy"], "").out);
}

#[test]
fn a_bet_is_picked_by_numbers_and_told_once_the_coin_was_thrown() {
    let told = printed(&["cry", "--game", "coin", "--code", "toy", "--step"], "help\n1\n4\n\n\n\n\n");
    assert!(told.contains("*1 Heads · 2 Tails\n  Stake\n  3 1 · *4 2 · 5 3\nPress Enter: Place the bet\n"), "{told}");
    let (secret, open) = told.split_once("The coin shows Heads.").expect("a throw");
    assert!(secret.contains("Anna: —") && !secret.contains("2 × ") && open.contains("Anna: 2 × Heads"), "{told}");
    assert!(told.contains("Or type the number") && !told.contains("How orders are written"), "{told}");
}

#[test]
fn who_names_no_game_means_the_first() {
    let game = ["cry", "--code", "market", "--format", "json"];
    assert!(printed(&game, "").starts_with("{\"event\":\"opened\",\"format\":1,\"game\":\"troyes-dice\""));
    assert_eq!(printed(&game, ""), printed(&[&game[..], &["--game", "troyes-dice"]].concat(), ""));
    refused(&["cry", "--game", "dog"], "--game: write troyes-dice or coin, but not “dog”");
    refused(&["words", "--game", "dog"], "--game: write troyes-dice or coin, but not “dog”");
    refused(&["cry", "--game"], "--game <NAME>: a value must follow; see town-crier cry --help");
}

#[test]
fn a_game_has_its_own_arguments_and_commands() {
    let help = "see town-crier cry --game coin --help";
    refused(&["cry", "--game", "coin", "--plazas", "x"], &format!("--plazas: there is no such argument here; {help}"));
    refused(&["cry", "--game", "coin", "--dice", "-"], &format!("--dice: there is no such argument here; {help}"));
    // Nobody has to choose anything in it.
    for choosing in [&["--orders", "-"][..], &["--bots"]] {
        let ran = run(&[&["cry", "--game", "coin"], choosing].concat(), "");
        let sentence = format!("{}: there is no such argument here; ", choosing[0]);
        assert!(ran.run == Run::Exit(2) && ran.err.starts_with(&sentence), "{}", ran.err);
    }
    refused(&["cry", "--game", "coin", "--code", "a/b"], "--code: a code has letters, digits and hyphens, not “/”");
    let help = printed(&["--help"], "");
    assert!(help.contains("rolls, deals and keeps track for the games"), "{help}");
    assert!(
        help.contains("\n  troyes-dice      Troyes Dice\n  coin             Coin\n\ntown-crier cry --game NAME"),
        "{help}"
    );
    refused(&["card", "--game", "coin"], "card: there is none for coin, only for troyes-dice");
    let help = printed(&["cry", "--game", "coin", "--help"], "");
    assert!(help.contains("--game <NAME>") && help.contains("Wait for Enter before every step"), "{help}");
    let alone = run_games(&[Commands::of::<Coin>()], Language::English, &["--help"], "").out;
    assert!(alone.starts_with("Town Crier replaces the coin of Coin; ") && !alone.contains("sheets"), "{alone}");
}

#[test]
fn a_file_says_of_which_game_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("coin.ron");
    let name = file.to_str().unwrap();
    let mut record = after::<Coin>("TOY", 5);
    record.undo();
    fs::write(&file, save::write(&record).unwrap()).unwrap();
    assert_eq!(printed(&["check", name], ""), format!("{name} is valid: code TOY; 2 of 3; 4 orders, 1 undone\n"));
    let known = "tests/data/format-1.ron";
    assert!(printed(&["check", known], "").starts_with(&format!("{known} is valid: code ")));

    let alone = run_games(&[Commands::of::<TroyesDice>()], Language::English, &["check", name], "");
    let sentence = format!("{name}: it keeps another game than troyes-dice: coin\n");
    assert_eq!((alone.run, alone.err), (Run::Exit(2), sentence));
    let changed = save::write(&record).unwrap().replacen("TOY", "TOYS", 1);
    fs::write(&file, changed).unwrap();
    assert_eq!(run(&["check", name], "").run, Run::Exit(2));
}

#[test]
fn a_reader_can_look_through_the_words_of_each_game() {
    let words = printed(&["words", "--game", "coin", "--lang", "fr"], "");
    assert!(words.starts_with("Français (fr)\n\n# a cry\n  large   La pièce montre : Face.\n"), "{words}");
    assert!(!words.contains("the winner"), "{words}");
    assert!(printed(&["words", "--lang", "fr"], "").contains("\n# the winner\n"));
}

#[test]
fn without_games_there_is_only_the_desk() {
    assert_eq!(run_games(&[], Language::English, &["cry"], "").run, Run::Desk(DeskRequest::default()));
}
