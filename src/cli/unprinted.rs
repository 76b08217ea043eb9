//! The print commands of a game in a build without the feature `paper`: hidden from the help, they say how to get a
//! build that prints.

use std::ffi::OsString;

use super::{Console, Stop};
use crate::crier::{InWords, Words};

/// Defines a game's `PrintCommand` with the names of its commands, hidden and with any arguments.
macro_rules! unprinted {
    ($($command:ident),+) => {
        /// What this game would print.
        #[derive(Clone, Debug, clap::Subcommand)]
        #[allow(missing_docs, reason = "no help shows them")]
        pub enum PrintCommand {
            $(#[command(hide = true)] $command($crate::cli::unprinted::Anything),)+
        }
    };
}
pub(crate) use unprinted as commands;

/// The arguments of something that cannot be printed: whatever is typed.
#[derive(Clone, Debug, clap::Args)]
pub struct Anything {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    anything: Vec<OsString>,
}

/// The error that this build cannot print.
#[derive(Clone, Copy, Debug)]
struct NoPaper;

/// Reports that this build cannot print.
///
/// # Errors
/// Always.
pub fn run<Command>(_command: Command, _console: &mut Console<'_, '_>) -> Result<(), Stop> {
    Err(Stop::because(NoPaper))
}

impl InWords for NoPaper {
    fn in_words(&self, words: &Words) -> String {
        words.text("refusal-no-paper")
    }
}
