//! The envelope of every file of ours: a first line that says what it is and bears the checksum of the rest, and RON below it
//! that begins with its format and the game.
//!
//! ```text
//! // A game of Troyes Dice, kept by Town Crier. Sum 5f3a9c01 of all below this line.
//! (
//!     format: 1,
//!     game: "troyes-dice",
//!     …
//! ```
//!
//! What is inside is the business of a format, and each game has a table of its formats by number ([`Format`]). A format that
//! was released once is read for ever; a new one stands beside it.

use std::io;

use ron::error::SpannedError;
use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::play::Game;

/// A kind of file of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// A game.
    Game,
    /// A hall of fame.
    Hall,
}

/// A format: its number, from 1, and what reads a whole text of it, by [`parse`].
///
/// The envelope around it is checked already, but for the checksum.
pub type Format<T, D> = (u32, fn(&str) -> Result<T, D>);

/// What a file of a game is known by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    kind: FileKind,
    game: &'static str,
    title: &'static str,
}

/// Why a text is no whole file of ours, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum FileDamage {
    /// There is nothing in it.
    Empty,
    /// It is none of ours, or of another kind.
    Foreign(FileKind),
    /// It is longer than [`FileKind::longest`].
    TooLong(FileKind),
    /// Bytes that are no text.
    NotText {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The end is missing.
    CutShort {
        /// The last line that there is, from 1.
        line: usize,
    },
    /// No RON, or not what belongs there.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        what: Unreadable,
        /// What the parser says, in English.
        said: String,
    },
    /// A format that this release does not know yet.
    Newer(u32),
    /// A format that never was, as 0.
    NoSuchFormat(u32),
    /// Another game's file.
    AnotherGame {
        /// The game that was looked for.
        ours: &'static str,
        /// The name that the file gives.
        found: String,
    },
    /// All of it could be, but the checksum in the first line is of something else.
    Changed,
}

/// What is wrong in a place where no RON can be read, or not what belongs there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A sign is missing, or there is one too many.
    Syntax,
    /// A number is too large or too small for what it stands for.
    Number,
    /// There is a word of this name, and none belongs there.
    Unknown(String),
    /// The part of this name is missing.
    Missing(String),
    /// The part of this name is there twice.
    Twice(String),
    /// Something of another kind or length belongs there, as a text in place of a number.
    Value,
}

/// What every format begins with, whatever else it holds.
#[derive(Deserialize)]
struct Header {
    format: u32,
    game: String,
}

/// What follows the game's title in the first line.
const BY_US: &str = ", kept by Town Crier. Sum ";

/// Whether these are the first bytes of a file of ours, of whichever kind and game, whole or not.
#[must_use]
pub fn is_ours(bytes: &[u8]) -> bool {
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let first = String::from_utf8_lossy(first);
    [FileKind::Game, FileKind::Hall].iter().any(|kind| first.starts_with(kind.ours()) && first.contains(BY_US))
}

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

    /// The name of the game that a file of this kind says it is of, whatever its format and whether or not it is whole: so a
    /// program of several games knows which one to ask.
    ///
    /// # Errors
    /// Why it says none.
    pub fn game_of(self, bytes: &[u8]) -> Result<String, FileDamage> {
        let text = self.text(bytes)?;
        self.split(text)?;
        Ok(parse::<Header>(text)?.game)
    }

    /// How many levels are laid out on lines of their own: so deep that every order, plaza, tile and player's sheet has a line
    /// and no more.
    const fn levels(self) -> usize {
        match self {
            Self::Game => 2,
            Self::Hall => 4,
        }
    }

    /// The first line up to the game's title, by which a file of ours is known.
    const fn ours(self) -> &'static str {
        match self {
            Self::Game => "// A game of ",
            Self::Hall => "// A hall of fame of ",
        }
    }

    /// The first line and what its checksum is of, if the file is ours.
    fn split(self, text: &str) -> Result<(&str, &str), FileDamage> {
        if text.len() > self.longest() {
            return Err(FileDamage::TooLong(self));
        }
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

impl Envelope {
    /// The envelope of that kind of file of a game.
    #[must_use]
    pub const fn of<G: Game>(kind: FileKind) -> Self {
        Self { kind, game: G::NAME, title: G::TITLE }
    }

    /// The text that keeps what a format holds.
    ///
    /// # Errors
    /// It cannot be written as RON; plain structures, lists, numbers and texts always can. Or it is longer than what is read.
    pub fn write(self, held: &impl Serialize) -> io::Result<String> {
        let layout = PrettyConfig::new().depth_limit(self.kind.levels()).new_line("\n");
        let mut body = ron::ser::to_string_pretty(held, layout).map_err(io::Error::other)?;
        body.push('\n');
        let text = format!("{}\n{body}", self.first_line(&body));
        if text.len() > self.kind.longest() { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
    }

    /// What the text keeps, by what the table has for its format; the last of the table is the newest.
    ///
    /// # Errors
    /// What is wrong and where; of several things the most telling one, so the checksum comes last.
    pub fn read<T, D: From<FileDamage>>(self, text: &str, formats: &[Format<T, D>]) -> Result<T, D> {
        let (first, body) = self.kind.split(text)?;
        let header: Header = parse(text)?;
        if header.game != self.game {
            return Err(FileDamage::AnotherGame { ours: self.game, found: header.game }.into());
        }
        let newest = formats.last().map_or(0, |(number, _)| *number);
        let read = match formats.iter().find(|(number, _)| *number == header.format) {
            Some((_, read)) => read,
            None if header.format > newest => return Err(FileDamage::Newer(header.format).into()),
            None => return Err(FileDamage::NoSuchFormat(header.format).into()),
        };
        let read = read(text)?;
        if first == self.first_line(body) { Ok(read) } else { Err(FileDamage::Changed.into()) }
    }

    fn first_line(self, body: &str) -> String {
        let sum = crc32fast::hash(body.as_bytes());
        format!("{}{}{BY_US}{sum:08x} of all below this line.", self.kind.ours(), self.title)
    }
}

/// A format's own types, read from the whole text of a file: its first line is a comment to RON, and so lines are counted as an
/// editor counts them.
///
/// # Errors
/// What is wrong and where.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, FileDamage> {
    ron::from_str(text).map_err(|error| {
        let (last_line, _) = end_of(text.trim_end());
        // What ends before its last bracket and makes no sense at its end was cut off there.
        let is_cut_short = !text.ends_with("\n)\n") && error.span.end.line >= last_line;
        if is_cut_short { FileDamage::CutShort { line: last_line } } else { error.into() }
    })
}

impl From<SpannedError> for FileDamage {
    /// Where RON cannot be read, or not what belongs there; of any file.
    fn from(error: SpannedError) -> Self {
        let at = error.span.end;
        let said = lower_first(&error.code.to_string());
        Self::Unreadable { line: at.line, column: at.col, what: what(&error.code), said }
    }
}

/// What RON's error comes to. Its kinds are many and grow; what is none of these is a question of signs.
fn what(error: &ron::Error) -> Unreadable {
    use ron::Error as Ron;
    match error {
        Ron::IntegerOutOfBounds => Unreadable::Number,
        Ron::NoSuchEnumVariant { found, .. } | Ron::NoSuchStructField { found, .. } => {
            Unreadable::Unknown(found.clone())
        }
        Ron::MissingStructField { field, .. } => Unreadable::Missing((*field).to_owned()),
        Ron::DuplicateStructField { field, .. } => Unreadable::Twice((*field).to_owned()),
        Ron::InvalidValueForType { .. } | Ron::ExpectedDifferentLength { .. } => Unreadable::Value,
        _ => Unreadable::Syntax,
    }
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
