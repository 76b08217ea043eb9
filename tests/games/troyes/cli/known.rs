//! Known answers: whole games that were looked at once and stay as they are, in every build and every release.

use town_crier::cli::Run;
use town_crier::crier::Language;
use town_crier::games::troyes::cli::written;
use town_crier::games::troyes::record::Opening;

use super::format::played;
use crate::cli::known::same;
use crate::cli::{printed, run, run_where};
use crate::games::troyes::record::{code, dealt, open};

/// A game: its orders, below a line that says how it is opened, and what is cried of it.
pub(super) struct Game {
    orders: &'static str,
    answer: &'static str,
    /// Whether the orders go to its end.
    whole: bool,
}

macro_rules! game {
    ($name:literal, $whole:literal) => {
        Game {
            orders: include_str!(concat!("../../../data/troyes-", $name, ".orders")),
            answer: include_str!(concat!("../../../data/troyes-", $name, ".jsonl")),
            whole: $whole,
        }
    };
}

/// The rulebook’s round (`T 18`), a game in which nobody has to tell more than dice, every kind of order and of correction, and bots.
pub(super) const ALL: [Game; 4] = [game!("round", false), game!("dice", true), game!("told", false), BOTS];

const BOTS: Game = game!("bots", true);

impl Game {
    /// The arguments of its first line.
    fn args(&self) -> Vec<&'static str> {
        let line = self.orders.lines().next().and_then(|line| line.strip_prefix("# "));
        line.expect("its arguments").split(' ').collect()
    }
}

/// The lines of that game.
pub(super) fn cried(game: &Game) -> String {
    let args = game.args();
    let ran = run(&[&args[..], &["--format", "json", "--orders", "-"]].concat(), game.orders);
    let ended = if game.whole { (Run::Exit(0), "") } else { (Run::Exit(2), "standard input ends before the game\n") };
    assert_eq!((ran.run, ran.err.as_str()), ended, "{args:?}");
    ran.out
}

#[test]
fn each_game_is_cried_as_it_was() {
    for game in &ALL {
        same(game.args()[4], &cried(game), game.answer);
    }
}

/// Bots give the orders that are written down, one a line; what must hold there is no order.
#[test]
fn bots_play_what_was_written_down() {
    let players = ["Ann", "Bo", "Cleo", "Di"].map(str::to_owned).to_vec();
    let record = played(Opening { code: code("MARKETDAY"), players, bonus: true, ..dealt(4) });
    let mut again = open(record.opening().clone());
    let mut lines = Vec::new();
    for entry in record.done() {
        lines.push(written(again.table(), &entry.order));
        again.order(entry.order.clone()).expect("it was given before");
    }
    let args = [&BOTS.args()[..], &["--format", "json", "--bots"]].concat();
    same("bots", &printed(&args, ""), BOTS.answer);
    let orders = BOTS.orders.lines().filter(|line| !line.starts_with(['#', '=']) && !line.is_empty());
    assert_eq!(lines, orders.collect::<Vec<_>>());
}

#[test]
fn a_file_of_orders_is_told_to_people_as_well() {
    for game in &ALL {
        let args = [&game.args()[..], &["--orders", "-"]].concat();
        for language in Language::ALL {
            let ran = run_where(language, &args, game.orders);
            assert_eq!(ran.run == Run::Exit(0), game.whole, "{language}: {}", ran.err);
            let raw = ["{", "}", "cli-", "cry-", "phase-"];
            assert!(raw.iter().all(|raw| !ran.out.contains(raw)), "{}", ran.out);
            assert!(ran.out.starts_with("Troyes\n"), "{}", ran.out);
        }
    }
}

#[test]
fn wrong_orders_are_refused_with_their_line() {
    let args = ["cry", "--game", "troyes", "--orders", "-", "--start", "p1", "--code", "WRONG"];
    let refused = |orders: &str, sentence: &str| {
        let ran = run(&args, orders);
        assert_eq!(ran.run, Run::Exit(2));
        assert!(ran.err.starts_with(&format!("standard input{sentence}")), "{}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    };
    refused("", " ends before the game");
    refused("# nothing\n\nsettel palace", ", line 3: ");
    refused("settle tower\n", ", line 1: ");
    refused("= round 2\n", ", line 1: “round 2” is not true; it is “round 1”");
    refused(
        "= p1 hats 2, p1 deniers 6\n",
        ", line 1: nothing here is known by this name: “p1 hats 2”; “p1 deniers 6” is not true",
    );
    refused(
        "pass\n",
        ", line 1: that is not possible now. At the moment: placing citizens; now an order begins with: settle, book, correct",
    );
    // What is so already harms nobody.
    refused("correct p1 deniers 5\nbook merchant hire 4\ncorrect start p1\nsettle tower", ", line 4: ");
}
