//! What a game tells the command line.

use clap::{Args, Subcommand};
use serde::Serialize;

use super::lines::{LinesRefusal, Source};
use super::{Console, Stop, Wrongs};
use crate::chronicle::{Code, Next, Record, Recorded, Results};
use crate::crier::{Announcement, Cried, InWords, Turn, Urgency, Words};
use crate::play::{Steps, Transition};
use crate::show::Watched;

/// A game that the command line can cry.
///
/// The room has what is typed for every game: `--code`, `--dice`, `--format`, `--lang`, `--manner`, `--step` and `--aloud`. A
/// game adds its own arguments and commands, says in words and in JSON what a terminal needs beside the cries, and reads a
/// line of entered dice. What has a default here tells the bare cries.
pub trait Commanded: Watched {
    /// What is typed to lay out a game, beside its code; [`NoArgs`] if there is nothing.
    type Args: Args;
    /// The game's own commands; [`NoCommands`] if it has none.
    type Own: Subcommand;

    /// What of the game the crier replaces, for the help: “the wheel, the dice and the tiles”.
    const REPLACES: &'static str;
    /// How dice that people throw are written, for the help: “one half-day a line, the black die first, as in 3 1 3 6”. Where
    /// nothing is said, a code deals them all, and there is no `--dice`.
    const DICE: Option<&'static str> = None;
    /// How orders are written, each with a comma behind it, in no language: “roll, sell 1-6, done, close”. Where nothing is said, nobody has to
    /// choose, and there is no `--orders` and no `--bots`.
    const ORDERS: Option<&'static str> = None;
    /// Before what `--step` waits, for the help.
    const STEPS: &'static str = "every step";
    /// What stands below the examples that every game has, in the help of the program.
    const EXAMPLES: &'static str = "";
    /// The examples in the help of `cry`.
    const CRY_EXAMPLES: &'static str = "";

    /// The game that was typed. What is wrong with an argument is noted and replaced by something that holds, so that the rest
    /// is checked all the same.
    fn lay_out(code: Code, dice: DiceFrom, args: &Self::Args, wrong: &mut Wrongs) -> Self::Opening;

    /// Why the rules refuse the setup, in terms of the argument that it comes from.
    #[must_use]
    fn wrong_setup(reason: Self::SetupReason, _args: &Self::Args) -> Box<dyn InWords> {
        Box::new(reason)
    }

    /// The order that a line of entered dice gives; asked only where [`Commanded::DICE`] says how they are written.
    ///
    /// # Errors
    /// All that is wrong with the line.
    fn entered(_table: &Self::Table, _line: &str) -> Result<Self::Order, Vec<Box<dyn InWords>>> {
        Err(Vec::new())
    }

    /// Whether somebody has to choose in such a game, or to enter what was thrown, so that a code alone does not play it.
    #[must_use]
    fn asks(_opening: &Self::Opening) -> bool {
        false
    }

    /// The order that a line gives, which is written as [`Commanded::ORDERS`] says.
    ///
    /// # Errors
    /// All that is wrong with the line.
    fn ordered(_record: &Record<Self>, _line: &str) -> Result<Self::Order, Vec<Box<dyn InWords>>> {
        Err(Vec::new())
    }

    /// The orders that can be given now, each by the word that it begins with.
    #[must_use]
    fn orders_now(_record: &Record<Self>) -> Vec<&'static str> {
        Vec::new()
    }

    /// How the table stands for whoever types, as it is told again when a step was taken back.
    #[must_use]
    fn standing_lines(_words: &Words, _record: &Record<Self>) -> Vec<String> {
        Vec::new()
    }

    /// What a bot would do now where somebody has to choose.
    #[must_use]
    fn chosen(_record: &Record<Self>) -> Option<Self::Order> {
        None
    }

    /// Why bots cannot play such a game, if they cannot.
    #[must_use]
    fn no_bots(_opening: &Self::Opening) -> Option<Box<dyn InWords>> {
        None
    }

    /// What holds at the table, each by its name: a line of orders as `= red coins 3` says that it must.
    #[must_use]
    fn facts(_table: &Self::Table) -> Vec<(String, String)> {
        Vec::new()
    }

    /// That the lines end before the game; the table stands before the throw that has no line.
    #[must_use]
    fn too_few(from: Source, table: &Self::Table) -> Box<dyn InWords> {
        Box::new(LinesRefusal::TooFew { from, needed: Self::steps(table).left.unwrap_or_default() })
    }

    /// That the game ends before the lines, of which this is the first too many, from 1.
    #[must_use]
    fn too_many(from: Source, line: usize) -> Box<dyn InWords> {
        Box::new(LinesRefusal::TooMany { from, line })
    }

    /// The first line of the machine-readable cry: the game as it was opened. It begins as [`Opened`] does.
    fn json_opened(record: &Record<Self>) -> impl Serialize {
        Opened::of(record)
    }

    /// The lines of the machine-readable cry that tell what an order caused.
    #[must_use]
    fn json_lines(_told: Transition<'_, Self>) -> Vec<impl Serialize> {
        Vec::<()>::new()
    }

    /// The lines that open a game.
    #[must_use]
    fn opened_lines(words: &Words, record: &Record<Self>) -> Vec<String> {
        let code = record.code().map(|code| words.with("cli-code", &[("code", code.as_str().into())]));
        let cries = <Self as Cried>::opening(record.opened_table());
        let turn = Turn::new(record.code(), Self::steps(record.opened_table()));
        let title = std::iter::once(Self::TITLE.to_owned());
        title.chain(code).chain(words.say(&cries, turn)).collect()
    }

    /// The lines that tell what an order caused, of which this is cried at that turn.
    #[must_use]
    fn told_lines(words: &Words, _told: Transition<'_, Self>, cries: &[Self::Cry], turn: Turn) -> Vec<String> {
        called(words, cries, turn)
    }

    /// What Enter will do; asked as long as the game is not over.
    #[must_use]
    fn prompt(words: &Words, _table: &Self::Table, _next: &Next<Self::Order>) -> String {
        words.text("cli-next")
    }

    /// Asks for dice on standard input.
    #[must_use]
    fn ask(words: &Words, _table: &Self::Table) -> String {
        words.text("cli-ask")
    }

    /// What a saved game holds, behind the file's name.
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

    /// Cries of every kind, each with what it is, in English, for a translator who looks through them; those of one kind stand
    /// together.
    #[must_use]
    fn samples() -> Vec<(&'static str, Self::Cry)>;

    /// Results with every number of points on which a language may turn, for the same reader.
    #[must_use]
    fn winners() -> Vec<Results<Self>> {
        Vec::new()
    }

    /// Runs one of the game's own commands.
    ///
    /// # Errors
    /// What is wrong; or that standard output cannot be written.
    fn run(command: Self::Own, console: &mut Console<'_, '_>) -> Result<(), Stop>;
}

/// What the first line of every machine-readable cry begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Opened {
    /// `opened`.
    pub event: &'static str,
    /// The version of the game's format.
    pub format: u8,
    /// The game's name.
    pub game: &'static str,
    /// The code, if it decides anything.
    pub code: Option<String>,
}

impl Opened {
    /// The first format's line of that game.
    #[must_use]
    pub fn of<G: Recorded>(record: &Record<G>) -> Self {
        Self { event: "opened", format: 1, game: G::NAME, code: record.code().map(|code| code.as_str().to_owned()) }
    }
}

/// Where the dice of a game come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiceFrom {
    /// The code deals them.
    Code,
    /// People throw them, and their lines are read.
    Lines,
}

/// No arguments, for a game that needs none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Args)]
pub struct NoArgs {}

/// No commands, for a game that has none of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Subcommand)]
pub enum NoCommands {}

/// The cries of one moment, each in a line.
#[must_use]
pub fn called<C: Announcement>(words: &Words, cries: &[C], turn: Turn) -> Vec<String> {
    let earlier = |at| cries.get(..at).unwrap_or_default();
    cries.iter().enumerate().map(|(at, cry)| call(words, cry, turn.behind(earlier(at), cry))).collect()
}

/// A cry; in capitals if everybody must act on it.
#[must_use]
pub fn call(words: &Words, cry: &impl Announcement, turn: Turn) -> String {
    match cry.urgency() {
        Urgency::Alarm => cry.say(words, turn).to_uppercase(),
        Urgency::Call | Urgency::Note => cry.say(words, turn),
    }
}
