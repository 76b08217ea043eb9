//! The output of a command: a file, replaced whole or not at all, or standard output.

use std::io;
use std::path::{Path, PathBuf};

use super::{Console, Stop};
use crate::chronicle::file;
use crate::crier::{InWords, Words};

/// The output of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Output<'a> {
    /// A file.
    File(&'a Path),
    /// Standard output.
    Standard,
}

/// Why the output was not written; a file that existed is unchanged.
#[derive(Debug)]
pub enum Unwritten {
    /// The file cannot be written.
    File(PathBuf, io::Error),
    /// The file's folder does not exist.
    NoFolder(PathBuf, PathBuf),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl<'a> Output<'a> {
    /// Parses an output: a hyphen is standard output.
    pub(super) fn at(path: &'a Path) -> Self {
        if path == Path::new("-") { Self::Standard } else { Self::File(path) }
    }

    /// Checks before any work that bytes which begin so can be written; leaves no trace.
    ///
    /// # Errors
    /// Why they cannot be written.
    pub(super) fn check(self, begins: &[u8]) -> Result<(), Stop> {
        match self {
            Self::File(path) => file::may_replace_alike(path, begins).map_err(|error| unwritten(path, error)),
            Self::Standard => Ok(()),
        }
    }

    /// Writes all the bytes.
    ///
    /// # Errors
    /// Why they cannot be written.
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
        file::replace_alike(path, bytes).map_err(|error| unwritten(path, error))
    }
}

/// Returns why that file cannot be written.
fn unwritten(path: &Path, error: io::Error) -> Stop {
    let missing = path.parent().filter(|folder| error.kind() == io::ErrorKind::NotFound && !folder.exists());
    Stop::because(match missing {
        Some(folder) => Unwritten::NoFolder(path.to_owned(), folder.to_owned()),
        None => Unwritten::File(path.to_owned(), error),
    })
}

impl InWords for Unwritten {
    fn in_words(&self, words: &Words) -> String {
        let (file, error) = match self {
            Self::NoFolder(file, folder) => {
                let [file, folder] = [file, folder].map(|path| path.display().to_string());
                return words.with("args-no-folder", &[("file", file.into()), ("folder", folder.into())]);
            }
            Self::File(file, error) => (file.display().to_string(), error),
            Self::Output(error) => (words.text("args-standard-output"), error),
        };
        words.with("args-unwritten", &[("file", file.into()), ("system", error.in_words(words).into())])
    }
}
