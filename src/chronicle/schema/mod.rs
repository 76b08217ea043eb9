//! The text of the save file, versioned: RON below a first line that says what it is and bears the sum of the rest.
//!
//! ```text
//! // A game of Troyes Dice, kept by Town Crier. Sum 5f3a9c01 of all below this line.
//! (
//!     format: 1,
//!     game: "troyes-dice",
//!     …
//!     orders: [
//!         roll(black: 3, clear: (1, 2, 6)),
//!         close,
//!     ],
//!     done: 2,
//! )
//! ```
//!
//! The types are the format's own; the rules' types know nothing of it. This room touches no file: see `super::store`.

mod damage;
mod decode;
mod encode;
mod format_1;
mod words;

pub use damage::Damage;

use super::record::Record;
use crate::games::Game as _;
use crate::games::troyes_dice::TroyesDice;

/// The format that is written.
const FORMAT: u32 = 1;

/// The longest file that is read; a whole game takes some three thousand bytes.
pub const LONGEST: usize = 1 << 20;

/// The first line up to the game's name, by which a file of ours is known.
const OURS: &str = "// A game of ";

/// What follows the game's name.
const BY_US: &str = ", kept by Town Crier. Sum ";

/// The text that keeps the record.
///
/// ```
/// use town_crier::chronicle::{Opening, Record, schema};
///
/// let record = Record::open(Opening::from_code("Market Day".parse()?)).map_err(|refusal| format!("{refusal:?}"))?;
/// assert_eq!(schema::read(&schema::write(&record))?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(record: &Record) -> String {
    let body = encode::body(record);
    format!("{}\n{body}", first_line(&body))
}

/// The record that the text keeps, equal to the one that was written, with what was undone.
///
/// # Errors
/// What is wrong and where; of several things the most telling one, so the sum comes last.
pub fn read(text: &str) -> Result<Record, Damage> {
    if text.len() > LONGEST {
        return Err(Damage::TooLong);
    }
    let (first, body) = split(text)?;
    // The whole text is parsed, a first line being a comment, so that lines are counted as an editor counts them.
    let envelope: format_1::Envelope = ron::from_str(text).map_err(|error| unreadable(&error, text))?;
    match envelope.format {
        0 => return Err(Damage::NoSuchFormat),
        newer if newer > FORMAT => return Err(Damage::Newer(newer)),
        _ if envelope.game != TroyesDice::NAME => return Err(Damage::AnotherGame(envelope.game)),
        _ => {}
    }
    let kept: format_1::Kept = ron::from_str(text).map_err(|error| unreadable(&error, text))?;
    let record = decode::record(&kept)?;
    if first == first_line(body) { Ok(record) } else { Err(Damage::Changed) }
}

/// The record that a file's bytes keep.
///
/// # Errors
/// As [`read()`]; also where the bytes are no text.
pub fn read_bytes(bytes: &[u8]) -> Result<Record, Damage> {
    if bytes.len() > LONGEST {
        return Err(Damage::TooLong);
    }
    match str::from_utf8(bytes) {
        Ok(text) => read(text),
        Err(error) => {
            let text = bytes.split_at_checked(error.valid_up_to()).map_or(&[][..], |(text, _)| text);
            let text = String::from_utf8_lossy(text);
            let (line, column) = end_of(&text);
            match error.error_len() {
                // A picture is foreign; a game of ours with one bad byte is not.
                _ if !text.starts_with(OURS) => Err(Damage::Foreign),
                None => Err(Damage::CutShort { line }),
                Some(_) => Err(Damage::NotText { line, column }),
            }
        }
    }
}

/// The first line and what its sum is of, if the file is ours.
fn split(text: &str) -> Result<(&str, &str), Damage> {
    if text.is_empty() {
        return Err(Damage::Empty);
    }
    match text.split_once('\n') {
        Some((first, body)) if first.starts_with(OURS) && first.contains(BY_US) => Ok((first, body)),
        None if OURS.starts_with(text) || text.starts_with(OURS) => Err(Damage::CutShort { line: 1 }),
        Some(_) | None => Err(Damage::Foreign),
    }
}

fn first_line(body: &str) -> String {
    let sum = crc32fast::hash(body.as_bytes());
    format!("{OURS}Troyes Dice{BY_US}{sum:08x} of all below this line.")
}

fn unreadable(error: &ron::error::SpannedError, text: &str) -> Damage {
    let at = &error.span.end;
    let (last_line, _) = end_of(text.trim_end());
    // What ends before its last bracket and makes no sense at its end was cut off there.
    if !text.ends_with("\n)\n") && at.line >= last_line {
        return Damage::CutShort { line: last_line };
    }
    Damage::Unreadable { line: at.line, column: at.col, what: lower_first(&error.code.to_string()) }
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
