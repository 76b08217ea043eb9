//! The trait of a game on the command line.

use clap::{Args, Subcommand};
use serde::Serialize;

use super::lines::{LinesRefusal, Source};
use super::{Console, Stop, Wrongs};
use crate::chronicle::{Code, DiceFrom, Next, Record, Recorded, Results};
use crate::crier::{Announcement, Cried, InWords, Turn, Urgency, Words};
use crate::paper::Printable;
use crate::play::{Ask, Steps, Transition};
use crate::show::Excerpt;

/// A game on the command line.
///
/// The room has the arguments of every game: `--code`, `--dice`, `--format`, `--lang`, `--manner`, `--step` and
/// `--aloud`. A game adds its own arguments and commands, renders in words and in JSON what a terminal needs beside the
/// cries, and parses lines of entered dice. The defaults here print the bare cries. A command of each
/// [print](Printable::PRINTS) stands before its own commands.
pub trait Commanded: Printable {
    /// The arguments that lay out a game, beside its code; [`NoArgs`] if there are none.
    type Args: Args;
    /// The arguments that make an [inscription](Printable::Inscription) without a game; [`NoArgs`] if there are none.
    type InscriptionArgs: Args;
    /// The game's own commands; [`NoCommands`] if it has none.
    type Own: Subcommand;

    /// The parts of the game that the crier replaces, for the help: “the wheel, the dice and the tiles”.
    const REPLACES: &'static str;
    /// The format of entered dice, for the help: “one half-day a line, the black die first, as in 3 1 3 6”. With `None`
    /// a code deals them all, and there is no `--dice`.
    const DICE: Option<&'static str> = None;
    /// The formats of orders, each followed by a comma, in no language: “roll, sell 1-6, done, close”. With `None`
    /// nobody has to choose, and there is no `--orders` and no `--bots`.
    const ORDERS: Option<&'static str> = None;
    /// The pauses of `--step`, for the help.
    const STEPS: &'static str = "every step";
    /// The examples after those of every game, in the help of the program.
    const EXAMPLES: &'static str = "";
    /// The examples in the help of `cry`.
    const CRY_EXAMPLES: &'static str = "";

    /// Returns the opening for the arguments. Notes what is wrong with an argument and replaces it by something valid,
    /// so that the rest is checked all the same.
    fn lay_out(code: Code, dice: DiceFrom, args: &Self::Args, wrong: &mut Wrongs) -> Self::Opening;

    /// Returns why the rules refuse the setup, in terms of the argument at fault.
    #[must_use]
    fn wrong_setup(reason: Self::SetupReason, _args: &Self::Args) -> Box<dyn InWords> {
        Box::new(reason)
    }

    /// Parses a line of entered dice into an order; called only where [`Commanded::DICE`] describes them.
    ///
    /// # Errors
    /// All that is wrong with the line.
    fn entered(_table: &Self::Table, _line: &str) -> Result<Self::Order, Vec<Box<dyn InWords>>> {
        Err(Vec::new())
    }

    /// Whether somebody has to choose in such a game, or to enter what was thrown, so that a code alone does not play
    /// it.
    #[must_use]
    fn asks(_opening: &Self::Opening) -> bool {
        false
    }

    /// Parses a line in the format of [`Commanded::ORDERS`] into an order.
    ///
    /// # Errors
    /// All that is wrong with the line.
    fn ordered(_record: &Record<Self>, _line: &str) -> Result<Ask<Self>, Vec<Box<dyn InWords>>> {
        Err(Vec::new())
    }

    /// Returns the orders that are possible now, each by its first word.
    #[must_use]
    fn orders_now(_record: &Record<Self>) -> Vec<&'static str> {
        Vec::new()
    }

    /// Returns the lines that describe the table to the person who types, after a step was taken back; by default what was announced
    /// last.
    #[must_use]
    fn standing_lines(words: &Words, record: &Record<Self>) -> Vec<String> {
        let Some(last) = record.last() else { return Self::opened_lines(words, record) };
        let seen = Excerpt::of(last, None);
        let (cries, turn) = (Self::cries(seen.told()), Turn::new(record.code(), record.steps()));
        Self::told_lines(words, seen.told(), &cries, turn)
    }

    /// Returns the lines that describe the whole table to the person who types and asks for it; by default as after a step was
    /// taken back.
    #[must_use]
    fn table_lines(words: &Words, record: &Record<Self>) -> Vec<String> {
        Self::standing_lines(words, record)
    }

    /// Whether an order that is refused for that reason says what is so already: in a file of orders it harms nobody.
    #[must_use]
    fn changes_nothing(_reason: &Self::Reason) -> bool {
        false
    }

    /// Returns a bot's choice where somebody has to choose.
    #[must_use]
    fn chosen(_record: &Record<Self>) -> Option<Ask<Self>> {
        None
    }

    /// Returns the next order where bots choose; nothing where people enter what they threw, and at the end.
    #[must_use]
    fn next_by_bots(record: &Record<Self>) -> Option<Ask<Self>> {
        match record.next() {
            Next::Order(ask) => Some(ask),
            Next::Choose(done) => Some(Self::chosen(record).unwrap_or(done)),
            Next::Pick => Self::chosen(record),
            Next::Enter | Next::Over => None,
        }
    }

    /// Returns why bots cannot play such a game, if they cannot.
    #[must_use]
    fn no_bots(_opening: &Self::Opening) -> Option<Box<dyn InWords>> {
        None
    }

    /// Returns the facts of the table by name: a line of orders like `= red coins 3` asserts one.
    #[must_use]
    fn facts(_table: &Self::Table) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Returns the refusal of lines that end before the game; the table is that before the missing throw.
    #[must_use]
    fn too_few(from: Source, table: &Self::Table) -> Box<dyn InWords> {
        Box::new(LinesRefusal::TooFew { from, needed: Self::steps(table).left.unwrap_or_default() })
    }

    /// Returns the refusal of lines that go on after the game; `line` is the first too many, from 1.
    #[must_use]
    fn too_many(from: Source, line: usize) -> Box<dyn InWords> {
        Box::new(LinesRefusal::TooMany { from, line })
    }

    /// Returns the first line of the machine-readable cry: the game as it was opened. It begins as [`Opened`] does.
    fn json_opened(record: &Record<Self>) -> impl Serialize {
        Opened::of(record)
    }

    /// Returns the lines of the machine-readable cry for an order.
    #[must_use]
    fn json_lines(_told: Transition<'_, Self>) -> Vec<impl Serialize> {
        Vec::<()>::new()
    }

    /// Returns the lines that open a game.
    #[must_use]
    fn opened_lines(words: &Words, record: &Record<Self>) -> Vec<String> {
        let code = record.code().map(|code| words.with("cli-code", &[("code", code.as_str().into())]));
        let opened = Self::seen_by(record.opened_table(), None);
        let (cries, turn) = (<Self as Cried>::opening(&opened), Turn::new(record.code(), Self::steps(&opened)));
        let title = std::iter::once(Self::TITLE.to_owned());
        title.chain(code).chain(words.say(&cries, turn)).collect()
    }

    /// Returns the lines for an order with its cries, in that variation.
    #[must_use]
    fn told_lines(words: &Words, _told: Transition<'_, Self>, cries: &[Self::Cry], turn: Turn) -> Vec<String> {
        called(words, cries, turn)
    }

    /// Returns the prompt for Enter; called as long as the game is not over.
    #[must_use]
    fn prompt(words: &Words, _table: &Self::Table, _next: &Next<Ask<Self>>) -> String {
        words.text("cli-next")
    }

    /// Returns the prompt for dice on standard input.
    #[must_use]
    fn ask(words: &Words, _table: &Self::Table) -> String {
        words.text("cli-ask")
    }

    /// Describes a saved game after its file's name.
    #[must_use]
    fn holds(words: &Words, file: &str, record: &Record<Self>) -> String {
        let steps: Steps = record.steps();
        let over = match steps.left {
            Some(0) => "yes",
            Some(_) => "no",
            None => "open",
        };
        let args = [
            ("file", file.into()),
            ("code", record.code().map(Code::as_str).unwrap_or_default().into()),
            ("coded", if record.code().is_some() { "yes" } else { "no" }.into()),
            ("number", steps.number().into()),
            ("all", steps.all().unwrap_or_default().into()),
            ("over", over.into()),
            ("orders", record.done().len().into()),
            ("undone", record.undone().len().into()),
        ];
        words.with("check-any", &args)
    }

    /// Returns cries of every kind, for a translator who reviews them; those of one kind are together.
    #[must_use]
    fn samples() -> Vec<Self::Cry>;

    /// Returns results with every number of points that matters to a language, for the same reader.
    #[must_use]
    fn winners() -> Vec<Results<Self>> {
        Vec::new()
    }

    /// Returns the inscription for the arguments. Notes what is wrong with one.
    fn inscribed(_args: &Self::InscriptionArgs, _wrong: &mut Wrongs) -> Self::Inscription {
        Self::Inscription::default()
    }

    /// Runs one of the game's own commands.
    ///
    /// # Errors
    /// What is wrong; or standard output cannot be written.
    fn run(command: Self::Own, console: &mut Console<'_, '_>) -> Result<(), Stop>;
}

/// The beginning of the first line of every machine-readable cry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Opened {
    /// The name of the event, `opened`.
    pub event: &'static str,
    /// The version of the game's format.
    pub format: u8,
    /// The game's name.
    pub game: &'static str,
    /// The code, if the game has one.
    pub code: Option<String>,
}

impl Opened {
    /// Returns the line of a game's first format.
    #[must_use]
    pub fn of<G: Recorded>(record: &Record<G>) -> Self {
        Self { event: "opened", format: 1, game: G::NAME, code: record.code().map(|code| code.as_str().to_owned()) }
    }
}

/// No arguments, for a game that needs none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Args)]
pub struct NoArgs {}

/// No commands, for a game that has none of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Subcommand)]
pub enum NoCommands {}

/// Returns the cries of one moment, each in a line.
#[must_use]
pub fn called<C: Announcement>(words: &Words, cries: &[C], turn: Turn) -> Vec<String> {
    let earlier = |at| cries.get(..at).unwrap_or_default();
    cries.iter().enumerate().map(|(at, cry)| call(words, cry, turn.behind(earlier(at), cry))).collect()
}

/// Returns a cry in words; in capitals if everybody must act on it.
#[must_use]
pub fn call(words: &Words, cry: &impl Announcement, turn: Turn) -> String {
    match cry.urgency() {
        Urgency::Alarm => cry.say(words, turn).to_uppercase(),
        Urgency::Call | Urgency::Note => cry.say(words, turn),
    }
}
