//! The almanac of a million games that is kept in the program, and the names in its files.

use std::sync::LazyLock;

use crate::almanac::Kept;
use crate::games::troyes_dice::rules::{Color, Face, Half, HalfDay};

/// The almanac with Banquets & Raids, or without.
#[must_use]
pub fn kept(expansion: bool) -> &'static Kept {
    static PLAIN: LazyLock<Kept> =
        LazyLock::new(|| Kept::read(include_str!("../../../../assets/troyes-dice/almanac/plain.csv")));
    static EXPANSION: LazyLock<Kept> =
        LazyLock::new(|| Kept::read(include_str!("../../../../assets/troyes-dice/almanac/expansion.csv")));

    if expansion { &EXPANSION } else { &PLAIN }
}

/// A half-day's name, as `3m`.
#[must_use]
pub fn half_day_key(at: HalfDay) -> String {
    let half = match at.half {
        Half::Morning => 'm',
        Half::Afternoon => 'a',
    };
    format!("{}{half}", at.day.number())
}

/// The name of a die of the sheets, as `red 1`.
#[must_use]
pub fn die_key(color: Color, value: Face) -> String {
    format!("{} {value}", color_key(color))
}

/// A color's name.
#[must_use]
pub const fn color_key(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Yellow => "yellow",
        Color::White => "white",
    }
}
