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
mod format_3;

pub use chapter::Chapter;

use serde::Serialize;

use super::{Finished, Hall, HallDamage};
use crate::chronicle::envelope::Format;
use crate::chronicle::hall::HallFile;

/// The formats that are read, by number.
pub(super) const FORMATS: &[Format<Hall, HallDamage>] = &[
    (1, HallFile::<format_1::Game>::read),
    (2, HallFile::<format_2::Game>::read),
    (3, HallFile::<format_3::Game>::read),
];

/// Writes the hall in the oldest format that can hold all of it, so that an older app can read it.
pub(super) fn write(hall: &Hall) -> impl Serialize {
    if hall.time_played().games > 0 {
        Written::Three(HallFile::of(3, hall))
    } else if hall.games().iter().all(Finished::is_whole) {
        Written::One(HallFile::of(1, hall))
    } else {
        Written::Two(HallFile::of(2, hall))
    }
}

/// The formats that are written.
#[derive(Serialize)]
#[serde(untagged)]
enum Written {
    One(HallFile<format_1::Game>),
    Two(HallFile<format_2::Game>),
    Three(HallFile<format_3::Game>),
}
