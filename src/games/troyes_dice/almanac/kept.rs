//! The almanac of a million games that is built into the program, and the keys in its files.

use std::sync::LazyLock;

use crate::almanac::Kept;
use crate::games::troyes_dice::rules::{Color, Face, Half, HalfDay};

/// Returns the almanac with Banquets & Raids, or without.
#[must_use]
pub fn kept(expansion: bool) -> &'static Kept {
    static PLAIN: LazyLock<Kept> =
        LazyLock::new(|| Kept::read(include_str!("../../../../assets/troyes-dice/almanac/plain.csv")));
    static EXPANSION: LazyLock<Kept> =
        LazyLock::new(|| Kept::read(include_str!("../../../../assets/troyes-dice/almanac/expansion.csv")));

    if expansion { &EXPANSION } else { &PLAIN }
}

/// Returns a half-day's key, as `3m`.
#[must_use]
pub fn half_day_key(at: HalfDay) -> String {
    let half = match at.half {
        Half::Morning => 'm',
        Half::Afternoon => 'a',
    };
    format!("{}{half}", at.day.number())
}

/// Returns the key of a die of the sheets, as `red 1`.
#[must_use]
pub fn die_key(color: Color, value: Face) -> String {
    format!("{} {value}", color.name())
}
