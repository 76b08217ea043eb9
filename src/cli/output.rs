//! Where a command writes: a file, replaced whole or not at all, or standard output.

use std::io;
use std::path::{Path, PathBuf};

use super::{Console, Stop};
use crate::chronicle::file;
use crate::crier::{InWords, Words};

/// Where something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Output<'a> {
    /// Into that file.
    File(&'a Path),
    /// To standard output.
    Standard,
}

/// Why something was not written; a file that was there is as it was.
#[derive(Debug)]
pub enum Unwritten {
    /// The file cannot be written.
    File(PathBuf, io::Error),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl<'a> Output<'a> {
    /// What was typed: a hyphen is standard output.
    pub(super) fn at(path: &'a Path) -> Self {
        if path == Path::new("-") { Self::Standard } else { Self::File(path) }
    }

    /// Writes it all.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn write(self, bytes: &[u8], console: &mut Console<'_, '_>) -> Result<(), Stop> {
        let path = match self {
            Self::File(path) => path,
            Self::Standard => {
                let out = &mut console.streams.out;
                return match out.write_all(bytes).and_then(|()| out.flush()) {
                    // Who reads has seen enough.
                    Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                    written => written.map_err(|error| Stop::because(Unwritten::Output(error))),
                };
            }
        };
        file::replace_alike(path, bytes).map_err(|error| Stop::because(Unwritten::File(path.to_owned(), error)))
    }
}

impl InWords for Unwritten {
    fn in_words(&self, words: &Words) -> String {
        let (file, error) = match self {
            Self::File(file, error) => (file.display().to_string(), error),
            Self::Output(error) => (words.text("args-standard-output"), error),
        };
        words.with("args-unwritten", &[("file", file.into()), ("system", error.in_words(words).into())])
    }
}
