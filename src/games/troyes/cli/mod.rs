//! Troyes on the command line: its arguments, its orders, its lines of JSON and of text.

mod acts;
pub mod args;
mod corrections;
mod facts;
pub mod json;
mod json_corrected;
mod json_purses;
mod json_roy;
mod json_values;
mod orders;
mod own;
mod reading;
mod rolled;
pub mod samples;
pub mod text;
mod written;

pub use facts::facts;
pub use json_corrected::Corrected;
pub use orders::{HELP, ORDERS, now, order};
pub use own::OwnCommand;
pub use reading::{OrderReason, What};
pub use written::written;

use serde::Serialize;

use super::Troyes;
use super::record::{Ask, Next, Opening, Record, bot_order, deal_bots};
use super::rules::{Book, CorrectionReason, Reason, SetupReason, Table};
use super::words::Cry;
use crate::chronicle::{Code, DiceFrom, Results};
use crate::cli::{Commanded, Console, Stop, Wrongs};
use crate::crier::{InWords, Turn, Words};
use crate::play::Transition;
use args::{ArgReason, FiguresArgs, GameArgs};

impl Commanded for Troyes {
    type Args = GameArgs;
    type InscriptionArgs = FiguresArgs;
    type Own = OwnCommand;

    const REPLACES: &'static str = "the dice, the decks and the neutral player";
    const ORDERS: Option<&'static str> = Some(HELP);
    const EXAMPLES: &'static str = EXAMPLES;
    const CRY_EXAMPLES: &'static str = CRY_EXAMPLES;

    fn lay_out(code: Code, _: DiceFrom, args: &GameArgs, wrong: &mut Wrongs) -> Opening {
        args::lay_out(code, args, wrong)
    }

    fn wrong_setup(reason: SetupReason, _: &GameArgs) -> Box<dyn InWords> {
        Box::new(ArgReason::Setup(reason))
    }

    /// Always true: somebody has to place the first citizen.
    fn asks(_: &Opening) -> bool {
        true
    }

    fn ordered(record: &Record, line: &str) -> Result<Ask, Vec<Box<dyn InWords>>> {
        order(record, line).map_err(|reason| -> Vec<Box<dyn InWords>> { vec![Box::new(reason)] })
    }

    fn chosen(record: &Record) -> Option<Ask> {
        let code = &record.opening().code;
        bot_order(code, &deal_bots(code), record.table())
    }

    fn no_bots(opening: &Opening) -> Option<Box<dyn InWords>> {
        args::no_bots(opening).map(|reason| -> Box<dyn InWords> { Box::new(reason) })
    }

    fn facts(table: &Table) -> Vec<(String, String)> {
        facts(table)
    }

    fn json_opened(record: &Record) -> impl Serialize {
        json::opened(record)
    }

    fn json_lines(told: Transition<'_, Self>) -> Vec<impl Serialize> {
        json::lines(told)
    }

    fn opened_lines(words: &Words, record: &Record) -> Vec<String> {
        text::opened(words, record)
    }

    fn told_lines(words: &Words, told: Transition<'_, Self>, cries: &[Cry], turn: Turn) -> Vec<String> {
        text::told(words, told, cries, turn)
    }

    fn prompt(words: &Words, table: &Table, next: &Next) -> String {
        text::prompt(words, table, next)
    }

    fn orders_now(record: &Record) -> Vec<&'static str> {
        now(record)
    }

    fn standing_lines(words: &Words, record: &Record) -> Vec<String> {
        text::standing(words, record.table())
    }

    fn table_lines(words: &Words, record: &Record) -> Vec<String> {
        text::table(words, record.table())
    }

    fn changes_nothing(reason: &Reason) -> bool {
        match reason {
            Reason::SamePage => true,
            Reason::Correction(reasons) => reasons.as_slice() == [CorrectionReason::Same],
            Reason::NotNow(_)
            | Reason::NoSpace(_)
            | Reason::Reveal(_)
            | Reason::Short(_)
            | Reason::Roll(_)
            | Reason::Event(_)
            | Reason::Counter(_)
            | Reason::Spend(_)
            | Reason::Act(_)
            | Reason::Show(_) => false,
        }
    }

    fn samples() -> Vec<Cry> {
        samples::samples()
    }

    fn winners() -> Vec<Results<Self>> {
        samples::winners()
    }

    fn inscribed(args: &FiguresArgs, wrong: &mut Wrongs) -> Book {
        args::printed(args, wrong)
    }

    fn run(command: OwnCommand, console: &mut Console<'_, '_>) -> Result<(), Stop> {
        own::run(command, console)
    }
}

const EXAMPLES: &str = "
  town-crier cry --game troyes --bots        watch two bots play
  town-crier almanac --game troyes --games 10000
                                             let four bots play ten thousand games

town-crier cry --game troyes --help shows how to set up your own game.";

const CRY_EXAMPLES: &str = "\
Examples:
  town-crier cry --game troyes --players Ann,Bo,Cleo --step
                                             play in the terminal, an order a line
  town-crier cry --game troyes --solo --step
                                             play alone against le Roy, whom the crier plays
  town-crier cry --game troyes --code MARKETDAY --players 4 --bonus --bots
                                             watch four bots play with the bonus cards
  town-crier cry --game troyes --cards box --dice thrown --depth dice --players 4 --step
                                             the cards are on your table, and so are the dice
  town-crier cry --game troyes --code MARKETDAY --players 4 --bonus --orders game.orders
                                             tell a whole game that was written down";
