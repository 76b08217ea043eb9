//! The hall of fame's data on games of Troyes, format by format, and the achievements over all of them.

mod achievement;
mod chapter;
mod format_1;
mod format_2;
mod format_3;

pub use achievement::{Achievement, Played};
pub use chapter::{Chapter, Ending};

use serde::Serialize;

use super::{Hall, HallDamage};
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
    let any = |has: fn(&Chapter) -> bool| hall.games().iter().any(|game| has(game.chapter()));
    if any(|chapter| chapter.roy.is_some()) {
        Written::Three(HallFile::of(3, hall))
    } else if any(|chapter| !chapter.ends.is_empty()) {
        Written::Two(HallFile::of(2, hall))
    } else {
        Written::One(HallFile::of(1, hall))
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
