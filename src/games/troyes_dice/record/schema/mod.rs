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
pub(crate) mod sheet_1;
mod words;

pub use damage::Damage;

use crate::chronicle::sealed::FileKind;
use crate::games::troyes_dice::record::Record;

/// The format that is written.
const FORMAT: u32 = 1;

/// The longest file that is read.
pub const LONGEST: usize = FileKind::Game.longest();

/// The text that keeps the record.
///
/// ```
/// /// use town_crier::games::troyes_dice::record::{Opening, Record, schema};
///
/// let record = Record::open(Opening::from_code("Market Day".parse()?)).map_err(|refusal| format!("{refusal:?}"))?;
/// assert_eq!(schema::read(&schema::write(&record))?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(record: &Record) -> String {
    // So deep that every order, plaza, tile and sheet has a line of its own and no more.
    FileKind::Game.write(&encode::kept(record), 2)
}

/// The record that the text keeps, equal to the one that was written, with what was undone.
///
/// # Errors
/// What is wrong and where; of several things the most telling one, so the sum comes last.
pub fn read(text: &str) -> Result<Record, Damage> {
    FileKind::Game.read(text, FORMAT, decode::record)
}

/// The record that a file's bytes keep.
///
/// # Errors
/// As [`read()`]; also where the bytes are no text.
pub fn read_bytes(bytes: &[u8]) -> Result<Record, Damage> {
    read(FileKind::Game.text(bytes)?)
}
