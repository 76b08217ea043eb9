//! The envelope of every file of ours: a first line with the kind of file and the checksum of the rest, and RON below
//! it that begins with the format and the game.
//!
//! ```text
//! // A game of Troyes Dice, kept by Town Crier. Sum 5f3a9c01 of all below this line.
//! (
//!     format: 1,
//!     game: "troyes-dice",
//!     …
//! ```
//!
//! The format decides what is inside, and each game has a table of its formats by number ([`Format`]). A format that
//! was released once is read for ever; a new one is added beside it.

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
    /// A card book.
    Cards,
}

/// A format: its number, from 1, and the function that decodes a whole text of it, by [`parse`].
///
/// The envelope is checked already, but for the checksum.
pub type Format<T, D> = (u32, fn(&str) -> Result<T, D>);

/// The envelope of one kind of file of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    kind: FileKind,
    game: &'static str,
    title: &'static str,
}

/// Why a text is no whole file of ours, and where it is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum FileDamage {
    /// The file is empty.
    Empty,
    /// The file is none of ours, or of another kind than this.
    Foreign(FileKind),
    /// The file is longer than [`FileKind::longest`].
    TooLong(FileKind),
    /// Bytes that are not UTF-8.
    NotText {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The file ends too early.
    CutShort {
        /// The last line of the file, from 1.
        line: usize,
    },
    /// The text is no RON, or has something that does not belong there.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The kind of error.
        what: Unreadable,
        /// The parser's message, in English.
        said: String,
    },
    /// A format that this release does not know yet.
    Newer(u32),
    /// A format number that was never used, as 0.
    NoSuchFormat(u32),
    /// Another game's file.
    AnotherGame {
        /// The name of the expected game.
        ours: &'static str,
        /// The name in the file.
        found: String,
    },
    /// The file parses, but its checksum does not match.
    Changed,
}

/// The kind of a parse error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A sign is missing or superfluous.
    Syntax,
    /// A number is out of range.
    Number,
    /// A name that does not belong there.
    Unknown(String),
    /// The part with this name is missing.
    Missing(String),
    /// The part with this name is there twice.
    Twice(String),
    /// A value of the wrong type or length, as a text in place of a number.
    Value,
}

/// The fields with which every format begins.
#[derive(Deserialize)]
struct Header {
    format: u32,
    game: String,
}

/// The text after the game's title in the first line.
const BY_US: &str = ", kept by Town Crier. Sum ";

/// Whether these bytes begin a file of ours, of whichever kind and game, whole or not.
#[must_use]
pub fn is_ours(bytes: &[u8]) -> bool {
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let first = String::from_utf8_lossy(first);
    [FileKind::Game, FileKind::Hall, FileKind::Cards]
        .iter()
        .any(|kind| first.starts_with(kind.ours()) && first.contains(BY_US))
}

impl FileKind {
    /// Returns the size limit for files of this kind, in bytes.
    #[must_use]
    pub const fn longest(self) -> usize {
        match self {
            // A whole game takes some four thousand bytes; a card book some fifty for a figure, and a game has some four hundred.
            Self::Game | Self::Cards => 1 << 20,
            // Some fifteen hundred bytes for a game: ten thousand games.
            Self::Hall => 16 << 20,
        }
    }

    /// Returns the file's bytes as text.
    ///
    /// # Errors
    /// The place where the bytes are not UTF-8, or that they are too many.
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

    /// Returns the name of the game in the header of a file of this kind, whatever its format and even if the rest is
    /// damaged: so a program of several games knows which one to ask.
    ///
    /// # Errors
    /// Why the file names no game.
    pub fn game_of(self, bytes: &[u8]) -> Result<String, FileDamage> {
        let text = self.text(bytes)?;
        self.split(text)?;
        Ok(parse::<Header>(text)?.game)
    }

    /// Returns how many levels of RON are broken into lines: so many that every order, every
    /// thing on the table, every card and every player's sheet has exactly one line.
    const fn levels(self) -> usize {
        match self {
            Self::Game | Self::Cards => 2,
            Self::Hall => 4,
        }
    }

    /// Returns the start of the first line, up to the game's title, by which a file of ours is recognized.
    const fn ours(self) -> &'static str {
        match self {
            Self::Game => "// A game of ",
            Self::Hall => "// A hall of fame of ",
            Self::Cards => "// A card book of ",
        }
    }

    /// Splits a file of ours into its first line and the body that the checksum covers.
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
    /// Returns the envelope of this kind of file for a game.
    #[must_use]
    pub const fn of<G: Game>(kind: FileKind) -> Self {
        Self { kind, game: G::NAME, title: G::TITLE }
    }

    /// Writes a format's value as the text of a file.
    ///
    /// # Errors
    /// The value cannot be written as RON (plain structures, lists, numbers and texts always can), or the text is
    /// longer than the limit for reading.
    pub fn write(self, held: &impl Serialize) -> io::Result<String> {
        let layout = PrettyConfig::new().depth_limit(self.kind.levels()).new_line("\n");
        let mut body = ron::ser::to_string_pretty(held, layout).map_err(io::Error::other)?;
        body.push('\n');
        let text = format!("{}\n{body}", self.first_line(&body));
        if text.len() > self.kind.longest() { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(text) }
    }

    /// Reads a file's text with the decoder that the table has for its format; the last of the table is the newest.
    ///
    /// # Errors
    /// What is wrong and where; of several errors the most telling one, so the checksum comes last.
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

/// Parses the whole text of a file into a format's own types; its first line is a comment to RON, and so lines are
/// counted as in an editor.
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
    /// Converts a RON error of any file into its place and kind.
    fn from(error: SpannedError) -> Self {
        let at = error.span.end;
        let said = lower_first(&error.code.to_string());
        Self::Unreadable { line: at.line, column: at.col, what: what(&error.code), said }
    }
}

/// Returns the kind of a RON error; RON has many and adds more, so all others count as syntax.
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

/// Returns the line and column, from 1, just behind the text.
fn end_of(text: &str) -> (usize, usize) {
    let line = text.matches('\n').count() + 1;
    let column = text.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

fn lower_first(sentence: &str) -> String {
    let mut signs = sentence.chars();
    signs.next().into_iter().flat_map(char::to_lowercase).chain(signs).collect()
}
