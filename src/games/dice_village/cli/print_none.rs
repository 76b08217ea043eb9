//! What would be printed, in a build without the feature `paper`: the help leaves it out, and whoever asks for it is told how
//! to get it.

use std::ffi::OsString;

use clap::Subcommand;

use crate::cli::{Console, Stop};
use crate::crier::{InWords, Words};

/// What cannot be printed, with any arguments.
#[derive(Clone, Debug, Subcommand)]
#[allow(missing_docs, reason = "no help shows them")]
pub enum PrintCommand {
    #[command(hide = true)]
    Sheets(Anything),
    #[command(hide = true)]
    Card(Anything),
    #[command(hide = true)]
    Kit(Anything),
}

/// Whatever is typed.
#[derive(Clone, Debug, clap::Args)]
pub struct Anything {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    anything: Vec<OsString>,
}

/// This build prints nothing.
#[derive(Clone, Copy, Debug)]
struct NoPaper;

impl InWords for NoPaper {
    fn in_words(&self, words: &Words) -> String {
        words.text("refusal-no-paper")
    }
}

/// Says that this build prints nothing.
pub(super) fn run(_command: PrintCommand, _console: &mut Console<'_, '_>) -> Result<(), Stop> {
    Err(Stop::because(NoPaper))
}
