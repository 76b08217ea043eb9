//! What a game would print, in a build without the feature `paper`: the help does not speak of it, and who asks all the same
//! hears how to get it.

use std::ffi::OsString;

use super::Stop;
use crate::crier::{InWords, Words};

/// The arguments of something that cannot be printed: whatever is typed.
#[derive(Clone, Debug, clap::Args)]
pub struct Unprinted {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    anything: Vec<OsString>,
}

/// This build prints nothing.
#[derive(Clone, Copy, Debug)]
struct NoPaper;

impl Unprinted {
    /// Says that this build prints nothing.
    #[must_use]
    pub fn refused() -> Stop {
        Stop::because(NoPaper)
    }
}

impl InWords for NoPaper {
    fn in_words(&self, words: &Words) -> String {
        words.text("refusal-no-paper")
    }
}
