//! Stands in for printing in a build without the feature `paper`: it says so.

use super::args::{CardArgs, ReportArgs, SheetsArgs};
use super::{Streams, refuse};
use crate::crier::Language;

const SENTENCE: &str = "this build prints nothing; build it with the feature paper, as in cargo build --features paper";

/// Says that this build prints nothing; the exit code.
pub(super) fn sheets(_args: &SheetsArgs, _spoken: Language, streams: &mut Streams<'_>) -> u8 {
    refuse(&[SENTENCE], streams.err)
}

/// Says that this build prints nothing; the exit code.
pub(super) fn card(_args: &CardArgs, _spoken: Language, streams: &mut Streams<'_>) -> u8 {
    refuse(&[SENTENCE], streams.err)
}

/// Says that this build prints nothing; the exit code.
pub(super) fn report(_args: &ReportArgs, _spoken: Language, streams: &mut Streams<'_>) -> u8 {
    refuse(&[SENTENCE], streams.err)
}
