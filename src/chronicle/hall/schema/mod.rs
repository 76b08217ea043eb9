//! The text of the hall of fame, versioned; the same for the file, for an export and for an import.
//!
//! ```text
//! // A hall of fame of Troyes Dice, kept by Town Crier. Sum 5f3a9c01 of all below this line.
//! (
//!     format: 1,
//!     game: "troyes-dice",
//!     games: [
//!         (
//!             id: "3f0c…",
//!             date: "2026-02-28",
//!             …
//! ```

mod damage;
mod decode;
mod encode;
mod format_1;

pub use damage::HallDamage;

use super::hall::Hall;
use crate::chronicle::FileKind;

/// The format that is written.
const FORMAT: u32 = 1;

/// The text that keeps the hall.
#[must_use]
pub fn export(hall: &Hall) -> String {
    // So deep that every player has a line and no more.
    FileKind::Hall.write(&encode::kept(hall), 4)
}

/// The hall that a text keeps, from its bytes; [`Hall::merge`] adds its games to another.
///
/// # Errors
/// What is wrong and where.
pub fn import(bytes: &[u8]) -> Result<Hall, HallDamage> {
    FileKind::Hall.read(FileKind::Hall.text(bytes)?, FORMAT, decode::hall)
}
