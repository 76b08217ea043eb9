//! Lines of entered dice or of orders, read one at a time, so that those of an evening can come as they are made.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _};
use std::path::Path;

use super::Stop;
use crate::crier::{InWords, Words};

/// Lines of entered dice or of orders; empty ones and those that begin with `#` do not count.
pub(super) struct Lines<'a> {
    from: Source,
    reader: Box<dyn BufRead + 'a>,
    line: usize,
}

/// The source of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file with this name.
    File(String),
    /// Standard input.
    Input,
}

/// Why the lines give no order; lines are counted from 1.
#[derive(Debug)]
pub enum LinesRefusal {
    /// The file of this option cannot be opened.
    Open(&'static str, String, io::Error),
    /// The rest cannot be read.
    Read {
        /// The source of the lines.
        from: Source,
        /// The last line that was read.
        line: usize,
        /// The system's error.
        error: io::Error,
    },
    /// A line is wrong.
    Line {
        /// The source of the lines.
        from: Source,
        /// The line.
        line: usize,
        /// All that is wrong with it.
        wrong: Vec<Box<dyn InWords>>,
    },
    /// The lines end before the game.
    TooFew {
        /// The source of the lines.
        from: Source,
        /// The number of lines still needed.
        needed: u16,
    },
    /// The lines of orders end before the game.
    Ended(Source),
    /// The game ends before the lines.
    TooMany {
        /// The source of the lines.
        from: Source,
        /// The first line too many.
        line: usize,
    },
}

/// A line is longer than so many bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong(pub u64);

impl<'a> Lines<'a> {
    /// The most bytes of a line: some dice and much space.
    const LONGEST: u64 = 1000;

    /// Reads lines from a reader.
    pub(super) fn new(from: Source, reader: impl BufRead + 'a) -> Self {
        Self { from, reader: Box::new(reader), line: 0 }
    }

    /// Opens a file of lines.
    #[expect(
        clippy::disallowed_methods,
        reason = "dice may come through a pipe as they are thrown; each line has its limit"
    )]
    pub(super) fn open(option: &'static str, path: &Path) -> Result<Self, LinesRefusal> {
        let name = path.display().to_string();
        let open = || {
            let file = File::open(path)?;
            // Some systems open a folder and refuse only to read it, when the first cry is out.
            if file.metadata()?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file) }
        };
        match open() {
            Ok(file) => Ok(Self::new(Source::File(name), BufReader::new(file))),
            Err(error) => Err(LinesRefusal::Open(option, name, error)),
        }
    }

    /// Makes the refusal of the line that was read last.
    pub(super) fn wrong(&self, wrong: Vec<Box<dyn InWords>>) -> LinesRefusal {
        LinesRefusal::Line { from: self.from.clone(), line: self.line, wrong }
    }

    /// Makes the refusal of the line that was read last as the first too many.
    pub(super) fn too_many(&self) -> LinesRefusal {
        LinesRefusal::TooMany { from: self.from.clone(), line: self.line }
    }

    /// The number of the line that was read last.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// The source of the lines.
    pub(super) const fn from(&self) -> &Source {
        &self.from
    }

    /// Returns the next line that counts, trimmed; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<String>, Stop> {
        loop {
            match self.any()? {
                Some(text) if text.is_empty() || text.starts_with('#') => {}
                counts => return Ok(counts),
            }
        }
    }

    /// Returns the next line, trimmed, in any encoding; `None` at the end.
    pub(super) fn any(&mut self) -> Result<Option<String>, Stop> {
        let mut bytes = Vec::new();
        let read = self.reader.by_ref().take(Self::LONGEST).read_until(b'\n', &mut bytes);
        match read {
            Ok(0) => return Ok(None),
            Ok(_) => self.line += 1,
            Err(error) => {
                return Err(Stop::because(LinesRefusal::Read { from: self.from.clone(), line: self.line, error }));
            }
        }
        if bytes.len() as u64 == Self::LONGEST && bytes.last() != Some(&b'\n') {
            return Err(Stop::because(self.wrong(vec![Box::new(TooLong(Self::LONGEST))])));
        }
        let text = String::from_utf8_lossy(&bytes);
        // Some editors begin a file with this mark.
        Ok(Some(text.trim_start_matches('\u{feff}').trim().to_owned()))
    }
}

impl Source {
    /// Returns the source's name for messages.
    #[must_use]
    pub fn name(&self, words: &Words) -> String {
        match self {
            Self::File(name) => name.clone(),
            Self::Input => words.text("args-standard-input"),
        }
    }
}

impl InWords for LinesRefusal {
    fn in_words(&self, words: &Words) -> String {
        match self {
            Self::Open(option, file, error) => {
                let args = [("file", file.as_str().into()), ("system", error.in_words(words).into())];
                format!("{option}: {}", words.with("args-lines-open", &args))
            }
            Self::Read { from, line, error } => {
                let args = [
                    ("name", from.name(words).into()),
                    ("line", (*line).into()),
                    ("system", error.in_words(words).into()),
                ];
                words.with("args-lines-read", &args)
            }
            Self::Line { from, line, wrong } => {
                let wrong: Vec<String> = wrong.iter().map(|wrong| wrong.in_words(words)).collect();
                let args =
                    [("name", from.name(words).into()), ("line", (*line).into()), ("wrong", wrong.join("; ").into())];
                words.with("args-lines-wrong", &args)
            }
            Self::TooFew { from, needed } => {
                words.with("args-lines-too-few", &[("name", from.name(words).into()), ("needed", (*needed).into())])
            }
            Self::Ended(from) => words.with("args-orders-too-few", &[("name", from.name(words).into())]),
            Self::TooMany { from, line } => {
                words.with("args-lines-too-many", &[("name", from.name(words).into()), ("line", (*line).into())])
            }
        }
    }
}

impl InWords for TooLong {
    fn in_words(&self, words: &Words) -> String {
        words.with("args-lines-long", &[("most", self.0.into())])
    }
}
