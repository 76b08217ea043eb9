//! What would be printed, in a build without the feature `paper`.

use clap::Subcommand;

use crate::cli::print::Unprinted;
use crate::cli::{Console, Stop};

/// What cannot be printed, with any arguments.
#[derive(Clone, Debug, Subcommand)]
#[allow(missing_docs, reason = "no help shows them")]
pub enum PrintCommand {
    #[command(hide = true)]
    Sheets(Unprinted),
    #[command(hide = true)]
    Card(Unprinted),
    #[command(hide = true)]
    Report(Unprinted),
}

/// Says that this build prints nothing.
pub(super) fn run(_command: PrintCommand, _console: &mut Console<'_, '_>) -> Result<(), Stop> {
    Err(Unprinted::refused())
}
