//! Coin on the command line.

use serde::Serialize;
use town_crier::chronicle::{Code, DiceFrom};
use town_crier::cli::{Commanded, Console, NoArgs, NoCommands, Stop, Wrongs};
use town_crier::play::Transition;

use super::coin::{Coin, Fall};

const FALLS: [Fall; 2] = [Fall::Heads, Fall::Tails];

impl Commanded for Coin {
    type Args = NoArgs;
    type Own = NoCommands;

    const REPLACES: &'static str = "the coin";

    fn lay_out(code: Code, _: DiceFrom, _: &NoArgs, _: &mut Wrongs) -> Code {
        code
    }

    fn json_lines(told: Transition<'_, Self>) -> Vec<impl Serialize> {
        told.happenings.iter().map(|fall| Fell { event: "fell", side: *fall }).collect()
    }

    fn samples() -> Vec<Fall> {
        FALLS.into()
    }

    fn run(command: NoCommands, _: &mut Console<'_, '_>) -> Result<(), Stop> {
        match command {}
    }
}

#[derive(Serialize)]
struct Fell {
    event: &'static str,
    side: Fall,
}
