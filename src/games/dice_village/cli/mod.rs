//! Dice Village on the command line: its arguments and commands, its orders, its lines of JSON and of text.

pub mod args;
mod corrected_json;
mod deck;
pub mod json;
mod json_values;
mod orders;
mod own;
mod reading;
pub mod samples;
pub mod text;

pub use corrected_json::{Corrected, To};
pub use deck::HouseDeck;
pub use json_values::{Free, Ranked, Tucked, TurnOf};
pub use own::OwnCommand;
pub use reading::{OrderReason, What};

use serde::Serialize;

use super::DiceVillage;
use super::record::{Ask, Next, Opening, Record, bot_order, deal_bots};
use super::rules::{CorrectionReason, Paid, Reason, SetupReason, Table};
use super::words::Cry;
use crate::chronicle::{Code, DiceFrom, Results};
use crate::cli::{Commanded, Console, Stop, Wrongs};
use crate::crier::{InWords, Turn, Words};
use crate::play::Transition;
use args::{ArgReason, GameArgs, PaidArgs};

impl Commanded for DiceVillage {
    type Args = GameArgs;
    type InscriptionArgs = PaidArgs;
    type Own = OwnCommand;

    const REPLACES: &'static str = "the dice, the cards and the memory";
    const ORDERS: Option<&'static str> = Some(orders::HELP);
    const EXAMPLES: &'static str = EXAMPLES;
    const CRY_EXAMPLES: &'static str = CRY_EXAMPLES;

    fn lay_out(code: Code, _: DiceFrom, args: &GameArgs, wrong: &mut Wrongs) -> Opening {
        args::lay_out(code, args, wrong)
    }

    fn wrong_setup(reason: SetupReason, _: &GameArgs) -> Box<dyn InWords> {
        Box::new(ArgReason::Setup(reason))
    }

    /// Always true, also where only dice are rolled: nobody but the players knows that the ninth card is on the table.
    fn asks(_: &Opening) -> bool {
        true
    }

    fn ordered(record: &Record, line: &str) -> Result<Ask, Vec<Box<dyn InWords>>> {
        orders::order(record, line).map_err(|reason| -> Vec<Box<dyn InWords>> { vec![Box::new(reason)] })
    }

    fn chosen(record: &Record) -> Option<Ask> {
        let code = &record.opening().code;
        bot_order(code, &deal_bots(code), record.table())
    }

    fn no_bots(opening: &Opening) -> Option<Box<dyn InWords>> {
        args::no_bots(opening).map(|reason| -> Box<dyn InWords> { Box::new(reason) })
    }

    fn facts(table: &Table) -> Vec<(String, String)> {
        orders::facts(table)
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
        orders::now(record)
    }

    fn standing_lines(words: &Words, record: &Record) -> Vec<String> {
        text::standing(words, record.table())
    }

    fn table_lines(words: &Words, record: &Record) -> Vec<String> {
        text::table(words, record)
    }

    fn changes_nothing(reason: &Reason) -> bool {
        matches!(reason, Reason::Correction(reasons) if reasons.as_slice() == [CorrectionReason::Same])
    }

    fn samples() -> Vec<Cry> {
        samples::samples()
    }

    fn winners() -> Vec<Results<Self>> {
        samples::winners()
    }

    fn inscribed(args: &PaidArgs, wrong: &mut Wrongs) -> Paid {
        args.paid(wrong)
    }

    fn run(command: OwnCommand, console: &mut Console<'_, '_>) -> Result<(), Stop> {
        own::run(command, console)
    }
}

const EXAMPLES: &str = "
  town-crier cry --game dice-village --bots  watch two bots play
  town-crier kit -o deck.pdf                 print villages and merchants of the house deck, to cut
  town-crier deck --format json              villages and merchants of the house deck, for programs
  town-crier almanac --game dice-village --games 10000
                                             let four bots play ten thousand games

town-crier cry --game dice-village --help shows how to set up your own game.";

const CRY_EXAMPLES: &str = "\
Examples:
  town-crier cry --game dice-village --players Ann,Bo,Cleo --step
                                             play in the terminal, an order a line
  town-crier cry --game dice-village --code MARKETDAY --players 4 --bots
                                             watch four bots play
  town-crier cry --game dice-village --cards box --depth dice --code MARKETDAY --step
                                             only the dice; the cards are on your table
  town-crier cry --game dice-village --code MARKETDAY --players 4 --orders game.orders --format json
                                             tell a whole game that was written down";
