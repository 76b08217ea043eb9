//! Coin on the command line.

use serde::Serialize;
use town_crier::chronicle::{Code, DiceFrom};
use town_crier::cli::{Commanded, Console, NoArgs, NoCommands, Stop, Wrongs};
use town_crier::paper::Printable;
use town_crier::play::Transition;

use super::coin::{Coin, Happening, SIDES};

impl Printable for Coin {
    type Inscription = ();
}

impl Commanded for Coin {
    type Args = NoArgs;
    type InscriptionArgs = NoArgs;
    type Own = NoCommands;

    const REPLACES: &'static str = "the coin";

    fn lay_out(code: Code, _: DiceFrom, _: &NoArgs, _: &mut Wrongs) -> Code {
        code
    }

    fn json_lines(told: Transition<'_, Self>) -> Vec<impl Serialize> {
        told.happenings.to_vec()
    }

    fn samples() -> Vec<Happening> {
        SIDES.into_iter().map(|side| Happening::Fell { side }).collect()
    }

    fn run(command: NoCommands, _: &mut Console<'_, '_>) -> Result<(), Stop> {
        match command {}
    }
}
