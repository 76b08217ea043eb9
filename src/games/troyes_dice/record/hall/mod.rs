//! What the hall of fame keeps of games of Troyes Dice, format by format, and what it tells of them.
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

pub use chapter::Chapter;

use serde::Serialize;

use super::{Hall, HallDamage};
use crate::chronicle::envelope::Format;

/// What is read, by number.
pub(super) const FORMATS: &[Format<Hall, HallDamage>] = &[(1, format_1::read)];

/// The hall as the newest format has it.
pub(super) fn write(hall: &Hall) -> impl Serialize {
    format_1::HallFile::from(hall)
}
