//! The commands that print, in a build without the feature `paper`: hidden from the help, they say how to get a build that
//! prints.

use std::ffi::OsString;

use clap::{Arg, ArgMatches, Command, value_parser};

use super::commanded::Commanded;
use super::{Console, Stop};
use crate::crier::{InWords, Words};
use crate::paper::Print;

/// Returns the command of a print, with any arguments.
pub(super) fn command<G: Commanded>(print: &Print<G>) -> Command {
    let anything = Arg::new("anything").num_args(0..).trailing_var_arg(true).allow_hyphen_values(true).hide(true);
    Command::new(print.command).hide(true).arg(anything.value_parser(value_parser!(OsString)))
}

/// Reports that this build cannot print.
pub(super) fn run<G: Commanded>(_: &Print<G>, _: &ArgMatches, _: &mut Console<'_, '_>) -> Result<(), Stop> {
    Err(Stop::because(NoPaper))
}

/// The error that this build cannot print.
#[derive(Clone, Copy, Debug)]
struct NoPaper;

impl InWords for NoPaper {
    fn in_words(&self, words: &Words) -> String {
        words.text("refusal-no-paper")
    }
}
