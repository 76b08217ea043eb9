//! Stands in for printing in a build without the feature `paper`: it says so.

use super::args::{CardArgs, ReportArgs, SheetsArgs};
use super::{REFUSED, Streams, say};
use crate::crier::Words;

/// Says that this build prints nothing; the exit code.
pub(super) fn sheets(_args: &SheetsArgs, here: &Words, streams: &mut Streams<'_>) -> u8 {
    refuse(here, streams)
}

/// Says that this build prints nothing; the exit code.
pub(super) fn card(_args: &CardArgs, here: &Words, streams: &mut Streams<'_>) -> u8 {
    refuse(here, streams)
}

/// Says that this build prints nothing; the exit code.
pub(super) fn report(_args: &ReportArgs, here: &Words, streams: &mut Streams<'_>) -> u8 {
    refuse(here, streams)
}

fn refuse(here: &Words, streams: &mut Streams<'_>) -> u8 {
    say(&here.text("refusal-no-paper"), streams.err);
    REFUSED
}
