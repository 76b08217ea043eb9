//! The dress of every file of ours: a first line that says what it is and bears the sum of the rest, and RON below it that
//! begins with its format and the game.
//!
//! What is inside is the business of `super::schema` and of the hall of fame.

use std::fmt;

use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::games::troyes_dice::rules::TroyesDice;
use crate::play::Game as _;

/// A kind of file of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A game.
    Game,
    /// A hall of fame.
    Hall,
}

/// Why a text is no whole file of ours; each says what is wrong and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileDamage {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// It is none of ours, or of another kind.
    #[error("this is not a {0} that Town Crier kept: its first line says something else")]
    Foreign(FileKind),
    /// It is longer than [`FileKind::longest`].
    #[error("the file is longer than {mib} MiB, and no {0} is", mib = .0.longest() >> 20)]
    TooLong(FileKind),
    /// Bytes that are no text.
    #[error("line {line}, column {column}: what stands there is not text")]
    NotText {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The end is missing.
    #[error("the file was cut off: it ends in the middle, in line {line}")]
    CutShort {
        /// The last line that there is, from 1.
        line: usize,
    },
    /// No RON, or not what belongs there.
    #[error("line {line}, column {column}: {what}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the parser says.
        what: String,
    },
    /// A format that this release does not know yet.
    #[error("it was written by a newer Town Crier, in format {0}: update Town Crier to open it")]
    Newer(u32),
    /// Format 0, which never was.
    #[error("it says that its format is 0, and the first format is 1")]
    NoSuchFormat,
    /// Another game's file; the name that it gives.
    #[error("it keeps another game than {ours}: {0}", ours = TroyesDice::NAME)]
    AnotherGame(String),
    /// All of it could be, but the sum in the first line is of something else.
    #[error("it was changed or damaged after it was written: the sum in its first line does not fit")]
    Changed,
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Game => "game",
            Self::Hall => "hall of fame",
        })
    }
}

/// What every format begins with, whatever else it holds.
#[derive(Deserialize)]
struct Envelope {
    format: u32,
    game: String,
}

/// What follows the game's name in the first line.
const BY_US: &str = ", kept by Town Crier. Sum ";

impl FileKind {
    /// The longest file of this kind that is read.
    #[must_use]
    pub const fn longest(self) -> usize {
        match self {
            // A whole game takes some four thousand bytes.
            Self::Game => 1 << 20,
            // Some fifteen hundred bytes for a game: ten thousand games.
            Self::Hall => 16 << 20,
        }
    }

    /// The text that keeps these words of a format, with so many levels laid out on lines of their own.
    pub fn write(self, kept: &impl Serialize, levels: usize) -> String {
        let layout = PrettyConfig::new().depth_limit(levels).new_line("\n");
        // Plain structures into memory cannot fail; should they, what comes out does not read, and the store, which reads
        // before it replaces anything, says so.
        let mut body = ron::ser::to_string_pretty(kept, layout).unwrap_or_default();
        body.push('\n');
        format!("{}\n{body}", self.first_line(&body))
    }

    /// What the text keeps, if this release knows the format, by what `decode` makes of the format's words.
    ///
    /// # Errors
    /// What is wrong and where; of several things the most telling one, so the sum comes last.
    pub fn read<K: DeserializeOwned, T, E: From<FileDamage>>(
        self,
        text: &str,
        newest: u32,
        decode: impl FnOnce(&K) -> Result<T, E>,
    ) -> Result<T, E> {
        if text.len() > self.longest() {
            return Err(FileDamage::TooLong(self).into());
        }
        let (first, body) = self.split(text)?;
        // The whole text is parsed, a first line being a comment, so that lines are counted as an editor counts them.
        let envelope: Envelope = ron::from_str(text).map_err(|error| unreadable(&error, text))?;
        match envelope.format {
            0 => return Err(FileDamage::NoSuchFormat.into()),
            newer if newer > newest => return Err(FileDamage::Newer(newer).into()),
            _ if envelope.game != TroyesDice::NAME => return Err(FileDamage::AnotherGame(envelope.game).into()),
            _ => {}
        }
        let kept: K = ron::from_str(text).map_err(|error| unreadable(&error, text))?;
        let read = decode(&kept)?;
        if first == self.first_line(body) { Ok(read) } else { Err(FileDamage::Changed.into()) }
    }

    /// The file's bytes as text.
    ///
    /// # Errors
    /// Where they are no text, or that they are too many.
    pub fn text(self, bytes: &[u8]) -> Result<&str, FileDamage> {
        if bytes.len() > self.longest() {
            return Err(FileDamage::TooLong(self));
        }
        str::from_utf8(bytes).map_err(|error| {
            let text = bytes.split_at_checked(error.valid_up_to()).map_or(&[][..], |(text, _)| text);
            let text = String::from_utf8_lossy(text);
            let (line, column) = end_of(&text);
            match error.error_len() {
                // A picture is foreign; a file of ours with one bad byte is not.
                _ if !text.starts_with(self.ours()) => FileDamage::Foreign(self),
                None => FileDamage::CutShort { line },
                Some(_) => FileDamage::NotText { line, column },
            }
        })
    }

    /// The first line up to the game's name, by which a file of ours is known.
    const fn ours(self) -> &'static str {
        match self {
            Self::Game => "// A game of ",
            Self::Hall => "// A hall of fame of ",
        }
    }

    fn first_line(self, body: &str) -> String {
        let sum = crc32fast::hash(body.as_bytes());
        format!("{}Troyes Dice{BY_US}{sum:08x} of all below this line.", self.ours())
    }

    /// The first line and what its sum is of, if the file is ours.
    fn split(self, text: &str) -> Result<(&str, &str), FileDamage> {
        if text.is_empty() {
            return Err(FileDamage::Empty);
        }
        let ours = self.ours();
        match text.split_once('\n') {
            Some((first, body)) if first.starts_with(ours) && first.contains(BY_US) => Ok((first, body)),
            None if ours.starts_with(text) || text.starts_with(ours) => Err(FileDamage::CutShort { line: 1 }),
            Some(_) | None => Err(FileDamage::Foreign(self)),
        }
    }
}

fn unreadable(error: &ron::error::SpannedError, text: &str) -> FileDamage {
    let at = &error.span.end;
    let (last_line, _) = end_of(text.trim_end());
    // What ends before its last bracket and makes no sense at its end was cut off there.
    if !text.ends_with("\n)\n") && at.line >= last_line {
        return FileDamage::CutShort { line: last_line };
    }
    FileDamage::Unreadable { line: at.line, column: at.col, what: lower_first(&error.code.to_string()) }
}

/// Line and column, from 1, just behind the text.
fn end_of(text: &str) -> (usize, usize) {
    let line = text.matches('\n').count() + 1;
    let column = text.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

fn lower_first(sentence: &str) -> String {
    let mut signs = sentence.chars();
    signs.next().into_iter().flat_map(char::to_lowercase).chain(signs).collect()
}
