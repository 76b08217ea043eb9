//! The command line: arguments become checked requests, and a game is cried as text or as JSON.
//!
//! Nothing here touches the process's own streams: they come in as [`Streams`], so that a test needs no process. Raw
//! arguments ([`args`]) are lowered in one place into checked requests; a refusal is data.

mod usage;
pub mod args;
pub mod cry;
pub mod check;
#[cfg(feature = "paper")]
pub mod print;
#[cfg(not(feature = "paper"))]
#[path = "print_not.rs"]
pub mod print;

use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use clap::Parser as _;

use crate::games::troyes_dice::cli::reason::Reason;
use crate::games::troyes_dice::cli::{request, samples};
use args::{Args, Command};

use crate::crier::{InWords, Language, Manner, Words};
use crate::games::troyes_dice::TroyesDice;

/// Where the command line reads and writes.
pub struct Streams<'a> {
    /// Standard input: dice with `--dice -`, Enter with `--step`.
    pub input: &'a mut dyn BufRead,
    /// Standard output: cries and nothing else.
    pub out: &'a mut dyn Write,
    /// Standard error: what is wrong, and where.
    pub err: &'a mut dyn Write,
}

/// What is left to do after the command line ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    /// End with this code: 0 when all went well, 2 after a refusal.
    Exit(u8),
    /// Open the desk.
    Desk(DeskRequest),
}

/// How the desk is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskRequest {
    /// The save file to use instead of the usual one.
    pub game: Option<PathBuf>,
}

/// Exit code after a refusal: bad arguments, bad dice, a save that does not hold.
pub const REFUSED: u8 = 2;

/// Runs the command line; the first argument is the program's own name.
///
/// Cries and printed things are in the language `spoken` unless an argument names another; refusals always are.
pub fn run(args: impl IntoIterator<Item = OsString>, spoken: Language, streams: &mut Streams<'_>) -> Run {
    // What is printed may be for others; what is wrong is for who typed it.
    let words = Words::of::<TroyesDice>(spoken, Manner::Plain);
    let code = match Args::try_parse_from(args) {
        Err(error) => usage::answer(error, &words, streams),
        Ok(Args { command: None, game }) => return Run::Desk(DeskRequest { game }),
        Ok(Args { command: Some(Command::Cry(args)), .. }) => match request::Cry::new(&args, spoken) {
            Ok(request) => end(cry::cry(request, streams.input, streams.out), &words, streams.err),
            Err(reasons) => refuse(&reasons, &words, streams.err),
        },
        Ok(Args { command: Some(Command::Sheets(args)), .. }) => print::sheets(&args, &words, streams),
        Ok(Args { command: Some(Command::Card(args)), .. }) => print::card(&args, &words, streams),
        Ok(Args { command: Some(Command::Report(args)), .. }) => print::report(&args, &words, streams),
        Ok(Args { command: Some(Command::Words { lang }), .. }) => match lang.map_or(Ok(spoken), |lang| lang.parse()) {
            Ok(language) => {
                end(samples::words(language, streams.out).map_err(Stop::<Reason>::Output), &words, streams.err)
            }
            Err(refusal) => refuse(&[Reason::Language(refusal)], &words, streams.err),
        },
        Ok(Args { command: Some(Command::Check { file }), .. }) => {
            end(check::check(&file, &words, streams.out), &words, streams.err)
        }
    };
    Run::Exit(code)
}

/// Why a command stopped before its end.
#[derive(Debug)]
pub enum Stop<E> {
    /// Something that was asked for is wrong.
    Refused(E),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl<E> From<io::Error> for Stop<E> {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// The exit code for how a command ended, after saying what went wrong.
fn end<E: InWords>(ended: Result<(), Stop<E>>, words: &Words, err: &mut dyn Write) -> u8 {
    match ended {
        Ok(()) => 0,
        Err(Stop::Refused(reason)) => refuse(&[reason], words, err),
        // Who reads has seen enough, as with `town-crier cry | head`.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(Stop::Output(error)) => {
            say(&words.with("args-output", &[("system", error.in_words(words).into())]), err);
            REFUSED
        }
    }
}

/// Says every reason in a line of its own.
fn refuse<E: InWords>(reasons: &[E], words: &Words, err: &mut dyn Write) -> u8 {
    for reason in reasons {
        say(&reason.in_words(words), err);
    }
    REFUSED
}

fn say(line: &str, err: &mut dyn Write) {
    // If standard error cannot be written either, the exit code still tells.
    let _ = writeln!(err, "{line}");
}
