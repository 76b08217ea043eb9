//! Known answers: whole games that were looked at once and stay as they are, in every build and every release.

use std::fs;

use town_crier::cli::Run;
use town_crier::crier::Language;
use town_crier::games::dice_village::record::Opening;

use super::written::line;
use crate::cli::known::same;
use crate::cli::{printed, run, run_where};
use crate::games::dice_village::bots::played;
use crate::games::dice_village::record::{code, dealt};

/// A game: how it is opened, its orders, and what is cried of it.
pub(super) struct Game {
    pub(super) args: &'static [&'static str],
    pub(super) orders: &'static str,
    pub(super) answer: &'static str,
}

macro_rules! game {
    ($name:literal, $args:expr) => {
        Game {
            args: $args,
            orders: include_str!(concat!("../../../data/dice-village-", $name, ".orders")),
            answer: include_str!(concat!("../../../data/dice-village-", $name, ".jsonl")),
        }
    };
}

/// The leaflet's cases, the box, nothing but dice, corrections, and four bots.
pub(super) const ALL: [Game; 5] = [
    game!("leaflet", &["--code", "LEAFLET", "--players", "Ann,Bo", "--first", "red", "--dice", "thrown"]),
    game!(
        "box",
        &["--code", "BOX", "--players", "Ann,Bo,Cleo,Di", "--first", "red", "--cards", "box", "--dice", "thrown"]
    ),
    game!("dice", &["--code", "DICE", "--players", "Ann,Bo,Cleo", "--cards", "box", "--depth", "dice"]),
    game!("corrections", &["--code", "CORRECT", "--players", "Ann,Bo,Cleo", "--paid", "seller"]),
    BOTS,
];

const BOTS: Game = game!("bots", &["--code", "MARKETDAY", "--players", "Ann,Bo,Cleo,Di"]);

/// The lines of that game.
pub(super) fn cried(Game { args, orders, .. }: &Game) -> String {
    let all = [&["cry", "--game", "dice-village", "--format", "json", "--orders", "-"], *args].concat();
    printed(&all, orders)
}

#[test]
fn each_game_is_cried_as_it_was() {
    for game in &ALL {
        same(game.args[1], &cried(game), game.answer);
    }
}

/// Bots give the orders that are written down, one a line; what must hold there is no order.
#[test]
fn bots_play_what_was_written_down() {
    let players = ["Ann", "Bo", "Cleo", "Di"].map(str::to_owned).to_vec();
    let (record, _) = played(Opening { code: code("MARKETDAY"), players, ..dealt(4) });
    let lines: Vec<String> = record.done().iter().map(|entry| line(&entry.order)).collect();
    let args = ["cry", "--game", "dice-village", "--format", "json", "--bots"];
    same("bots", &printed(&[&args[..], BOTS.args].concat(), ""), BOTS.answer);
    let orders = BOTS.orders.lines().filter(|line| !line.starts_with(['#', '=']) && !line.is_empty());
    assert_eq!(lines, orders.collect::<Vec<_>>());
}

#[test]
fn a_file_of_orders_is_told_to_people_as_well() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.orders");
    fs::write(&file, ALL[1].orders).unwrap();
    let args = ["cry", "--game", "dice-village", "--orders", file.to_str().unwrap()];
    let args = [&args[..], ALL[1].args].concat();
    for language in Language::ALL {
        let ran = run_where(language, &args, "");
        assert_eq!((ran.run, ran.err.as_str()), (Run::Exit(0), ""), "{language}");
        assert!(!ran.out.contains(['{', '}']) && !ran.out.contains("cli-") && !ran.out.contains("cry-"), "{}", ran.out);
        assert!(ran.out.starts_with("Dice Village\n") && ran.out.contains("Ann"), "{}", ran.out);
    }
}

#[test]
fn wrong_orders_are_refused_with_their_line() {
    let args = ["cry", "--game", "dice-village", "--orders", "-", "--dice", "thrown", "--first", "red"];
    let refused = |orders: &str, sentence: &str| {
        let ran = run(&args, orders);
        assert_eq!((ran.run, ran.err), (Run::Exit(2), format!("standard input{sentence}\n")), "{orders}");
        ran.out
    };
    refused("", " ends before the game");
    refused(
        "# nothing\n\nrol 1",
        ", line 3: an order begins with roll, reroll, up, down, sell, place, buy, done, close, correct, but not with “rol”; \
         town-crier cry --game dice-village --help shows how each is written; now an order begins with: roll, correct",
    );
    refused("roll 1111 2222\nsell 1-6\n", ", line 2: no unused die shows 6 (porcelain)");
    refused("= round 2\n", ", line 1: “round 2” is not true; it is “round 1”");
    refused(
        "= red hats 2, row 4\n",
        ", line 1: nothing here is known by this name: “red hats 2”; “row 4” is not true; it is “row 3”",
    );
    // D 7.9: a closed village refuses. D 7.6: so does a seventh die.
    let cried = refused(
        "roll 1616 2222\nsell 1-6\nsell 1-6\n",
        ", line 3: dice lie at 1-6 of Red: this village is closed until the round ends",
    );
    assert!(cried.contains("Red sells at the village 1-6 of Red."), "what came before is out: {cried}");
    refused("correct red dice 7\n", ", line 1: everybody has 1 to 6 dice, not 7");
    let more = run(&[&args[..], &["--cards", "box"]].concat(), "roll 1111 1111\ncorrect red table 9\nclose\nclose\n");
    assert_eq!(more.err, "standard input, line 4: the game has ended, and the lines from here on belong to nothing\n");
    let held =
        run(&[&args[..], &["--cards", "box"]].concat(), "roll 1111 1111\ncorrect red table 9\nclose\n= turn nobody\n");
    assert_eq!((held.run, held.err.as_str()), (Run::Exit(0), ""));
}

#[test]
fn a_correction_that_changes_nothing_harms_no_file() {
    let args =
        ["cry", "--game", "dice-village", "--orders", "-", "--cards", "box", "--depth", "dice", "--dice", "thrown"];
    let args = [&args[..], &["--first", "red", "--format", "json"]].concat();
    let (roll, end) = ("roll 1111 1111\n", "correct red table 9\nclose\n");
    let [plain, more] = ["", "correct red dice 4\ncorrect first red\n"]
        .map(|harmless| run(&args, &format!("{harmless}{roll}{harmless}{end}")));
    assert!(!plain.out.is_empty());
    // Who is first is no longer open behind the roll: that is refused as ever.
    assert!(more.err.contains("line 5: the first player can be changed only before"), "{}", more.err);
    let more = run(&args, &format!("correct first red\n{roll}correct red dice 4\n{end}"));
    assert_eq!((more.run, more.out, more.err), (plain.run, plain.out, plain.err));
}
