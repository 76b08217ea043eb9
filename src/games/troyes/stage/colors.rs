//! The tokens of the owners' colors and of the city's three.

use super::Mark;
use crate::games::troyes::rules::Color;
use crate::stage::tokens::{self, Rgb};

/// Returns the color of an owner's mark, citizens and cubes, in every theme: distinct for all eyes, and none of the dice's.
#[must_use]
pub const fn mark(mark: Mark) -> Rgb {
    match mark {
        Mark::Blue => tokens::PLAYERS[1],
        Mark::Orange => tokens::PLAYERS[5],
        Mark::Green => tokens::PLAYERS[6],
        Mark::Pink => tokens::PLAYERS[4],
        Mark::Gray => tokens::STONE,
    }
}

/// Returns the ink on that color.
#[must_use]
pub const fn mark_ink(mark: Mark) -> Rgb {
    match mark {
        Mark::Blue => tokens::LIGHT_INK,
        Mark::Orange | Mark::Green | Mark::Pink | Mark::Gray => tokens::DARK_INK,
    }
}

/// Returns the color of dice and cards, in every theme.
#[must_use]
pub const fn of(color: Color) -> Rgb {
    match color {
        Color::Red => tokens::RED,
        Color::White => tokens::WHITE,
        Color::Yellow => tokens::YELLOW,
    }
}

/// Returns the ink on that color.
#[must_use]
pub const fn ink(color: Color) -> Rgb {
    match color {
        Color::Red => tokens::LIGHT_INK,
        Color::White | Color::Yellow => tokens::DARK_INK,
    }
}
