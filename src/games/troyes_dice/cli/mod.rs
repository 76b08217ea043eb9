//! Troyes Dice on the command line: its arguments and commands, its dice, its lines of JSON and of text.

pub mod args;
pub mod dice;
pub mod json;
mod own;
mod inscription;
pub mod reason;
pub mod samples;
pub mod text;

use serde::Serialize;

use super::TroyesDice;
use super::paper::Inscription;
use super::record::{Next, Opening, Record, Results};
use super::rules::{Order, Phase, SetupReason, Table};
use super::words::{self, Cry};
use crate::chronicle::{Code, DiceFrom};
use crate::cli::{Commanded, Console, Source, Stop, Wrongs};
use crate::crier::{InWords, Turn, Words};
use crate::play::{Game as _, Transition};
use args::GameArgs;
use dice::LinesReason;
use inscription::InscriptionArgs;
pub use own::OwnCommand;

impl Commanded for TroyesDice {
    type Args = GameArgs;
    type InscriptionArgs = InscriptionArgs;
    type Own = OwnCommand;

    const REPLACES: &'static str = "the wheel, the dice and the tiles";
    const DICE: Option<&'static str> = Some("one half-day a line, the black die first, as in 3 1 3 6");
    const STEPS: &'static str = "every roll and before every half-day's end";
    const EXAMPLES: &'static str = EXAMPLES;
    const CRY_EXAMPLES: &'static str = CRY_EXAMPLES;

    fn lay_out(code: Code, dice: DiceFrom, args: &GameArgs, wrong: &mut Wrongs) -> Opening {
        args::lay_out(code, dice, args, wrong)
    }

    fn wrong_setup(reason: SetupReason, args: &GameArgs) -> Box<dyn InWords> {
        Box::new(args::lowered(reason, args))
    }

    fn entered(_: &Table, line: &str) -> Result<Order, Vec<Box<dyn InWords>>> {
        let boxed = |reason| -> Box<dyn InWords> { Box::new(reason) };
        dice::roll(line).map(Order::Roll).map_err(|wrong| wrong.into_iter().map(boxed).collect())
    }

    fn too_few(from: Source, table: &Table) -> Box<dyn InWords> {
        Box::new(LinesReason::TooFew {
            from,
            half_day: table.now(),
            needed: Self::steps(table).left.unwrap_or_default(),
        })
    }

    fn too_many(from: Source, line: usize) -> Box<dyn InWords> {
        Box::new(LinesReason::TooMany { from, line })
    }

    fn json_opened(record: &Record) -> impl Serialize {
        json::opened(record)
    }

    fn json_lines(told: Transition<'_, Self>) -> Vec<impl Serialize> {
        told.happenings.iter().filter_map(json::line).collect()
    }

    fn opened_lines(words: &Words, record: &Record) -> Vec<String> {
        text::opened(words, record)
    }

    fn told_lines(words: &Words, told: Transition<'_, Self>, _: &[Cry], turn: Turn) -> Vec<String> {
        text::tell(words, told, turn)
    }

    fn prompt(words: &Words, table: &Table, next: &Next) -> String {
        match (table.phase(), next) {
            (_, Next::Enter) => words::next_dice(words, table.now()),
            (Phase::Roll, _) => words::next_roll(words, table.now()),
            (Phase::Choose | Phase::Over, _) => words::next_close(words, table.now()),
        }
    }

    fn ask(words: &Words, table: &Table) -> String {
        words::ask_dice(words, table.now())
    }

    fn holds(words: &Words, file: &str, record: &Record) -> String {
        text::holds(words, file, record)
    }

    fn samples() -> Vec<Cry> {
        samples::samples()
    }

    fn winners() -> Vec<Results> {
        samples::winners()
    }

    fn inscribed(args: &InscriptionArgs, wrong: &mut Wrongs) -> Inscription {
        args.inscription(wrong)
    }

    fn run(command: OwnCommand, console: &mut Console<'_, '_>) -> Result<(), Stop> {
        own::run(command, console)
    }
}

const EXAMPLES: &str = "
  town-crier sheets --players 4 -o sheets.pdf
                                             print four scoresheets
  town-crier almanac --games 1000000         play a million games and tell the odds

town-crier cry --help shows how to enter your own wheel, tiles and dice.";

const CRY_EXAMPLES: &str = "\
Examples:
  town-crier cry --step --expansion          play with Banquets & Raids, Enter by Enter
  town-crier cry --code MARKETDAY            cry a whole game at once
  town-crier cry --code MARKETDAY --format json
  town-crier cry --lang fr --manner herald   cry in French, as a herald does
  town-crier cry --step --aloud              play an evening by ear
  town-crier cry --plazas ry,rr,wy,yy,wr,ww,yr,rw,yw --tiles 8,2r,5 --from 3a --struck w3 --dice -
                                             take over a game from the table, and type the dice";
