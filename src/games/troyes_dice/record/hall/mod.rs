//! The hall of fame's data on games of Troyes Dice, format by format, and its queries.
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

mod chapter;
mod format_1;
mod format_2;

pub use chapter::Chapter;

use serde::Serialize;

use super::{Finished, Hall, HallDamage};
use crate::chronicle::envelope::Format;

/// The formats that are read, by number.
pub(super) const FORMATS: &[Format<Hall, HallDamage>] = &[(1, format_1::read), (2, format_2::read)];

/// Writes the hall in the oldest format that can hold all of it, so that an older app can read it.
pub(super) fn write(hall: &Hall) -> impl Serialize {
    if hall.games().iter().all(Finished::is_whole) { HallFile::One(hall.into()) } else { HallFile::Two(hall.into()) }
}

/// The formats that are written.
#[derive(Serialize)]
#[serde(untagged)]
enum HallFile {
    One(format_1::HallFile),
    Two(format_2::HallFile),
}
