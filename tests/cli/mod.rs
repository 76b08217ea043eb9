//! The command line from outside: arguments in, text and exit codes out.

mod almanac;
mod braille;
mod check;
mod checker;
mod codes;
mod dice;
mod format;
#[cfg(feature = "gallery")]
mod gallery;
pub(crate) mod known;
pub(crate) mod ordered;
mod process;
mod refusals;
mod step;
mod toy;
mod view;

use std::ffi::OsString;

use town_crier::cli::{self, Commands, Run, Streams};
use town_crier::crier::Language;
use town_crier::games;

/// What a run left behind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) run: Run,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the command line in this process; `args` without the program's name.
pub(crate) fn run(args: &[&str], input: &str) -> Ran {
    run_where(Language::English, args, input)
}

/// The same where the system speaks that language.
pub(crate) fn run_where(spoken: Language, args: &[&str], input: &str) -> Ran {
    run_games(games::COMMANDS, spoken, args, input)
}

/// The same with those games.
fn run_games(games: &[Commands], spoken: Language, args: &[&str], input: &str) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = std::iter::once("town-crier").chain(args.iter().copied()).map(OsString::from);
    let mut streams = Streams { input: &mut input.as_bytes(), out: &mut out, err: &mut err, watched: false };
    let run = cli::run(args, spoken, games, &mut streams);
    Ran { run, out: String::from_utf8(out).unwrap(), err: String::from_utf8(err).unwrap() }
}

/// Runs the command line and takes what it printed; it must have ended well and without a word on standard error.
#[track_caller]
pub(crate) fn printed(args: &[&str], input: &str) -> String {
    let ran = run(args, input);
    assert_eq!((ran.run, ran.err.as_str()), (Run::Exit(0), ""), "{args:?}");
    ran.out
}
