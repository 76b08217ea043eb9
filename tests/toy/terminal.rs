//! Coin on the command line.

use serde::Serialize;
use town_crier::chronicle::{Code, Record};
use town_crier::cli::{Commanded, Console, DiceFrom, NoArgs, NoCommands, Stop, Wrongs};
use town_crier::crier::{InWords, NoSuchValue};
use town_crier::play::Game as _;

use super::coin::{Coin, Fall};

const FALLS: [Fall; 2] = [Fall::Heads, Fall::Tails];

impl Commanded for Coin {
    type Args = NoArgs;
    type Own = NoCommands;

    const REPLACES: &'static str = "the coin";
    const DICE: &'static str = "one throw a line, as in heads";

    fn lay_out(code: Code, _: DiceFrom, _: &NoArgs, _: &mut Wrongs) -> Code {
        code
    }

    fn entered(_: &Vec<Fall>, line: &str) -> Result<Fall, Vec<Box<dyn InWords>>> {
        let named = FALLS.into_iter().find(|fall| fall.name().ends_with(line.trim()));
        named.ok_or_else(|| vec![Box::new(NoSuchValue::new(line, ["heads", "tails"])) as Box<dyn InWords>])
    }

    fn json_opened(record: &Record<Self>) -> impl Serialize {
        Opened { event: "opened", format: 1, game: Self::NAME, code: record.opening().to_string() }
    }

    fn json(happening: &Fall) -> Option<impl Serialize> {
        Some(Fell { event: "fell", side: *happening })
    }

    fn samples() -> Vec<(&'static str, Fall)> {
        FALLS.into_iter().map(|fall| ("a throw", fall)).collect()
    }

    fn run(command: NoCommands, _: &mut Console<'_, '_>) -> Result<(), Stop> {
        match command {}
    }
}

#[derive(Serialize)]
struct Opened {
    event: &'static str,
    format: u32,
    game: &'static str,
    code: String,
}

#[derive(Serialize)]
struct Fell {
    event: &'static str,
    side: Fall,
}
