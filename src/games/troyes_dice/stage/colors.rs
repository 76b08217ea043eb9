//! The tokens of the game's three colors, on screen and on paper.

use crate::games::troyes_dice::rules::Color;
use crate::stage::tokens::{self, Rgb};

/// Returns the color of a plaza, and of a clear die on it, in every theme.
#[must_use]
pub const fn plaza(color: Color) -> Rgb {
    match color {
        Color::Red => tokens::RED,
        Color::Yellow => tokens::YELLOW,
        Color::White => tokens::WHITE,
    }
}

/// Returns the ink on a plaza.
#[must_use]
pub const fn plaza_ink(color: Color) -> Rgb {
    match color {
        Color::Red => tokens::LIGHT_INK,
        Color::Yellow | Color::White => tokens::DARK_INK,
    }
}

/// Returns the color of a struck die of the sheets: its own, so that a weak projector tells it, but pale where the red cross
/// would not be visible.
#[must_use]
pub fn struck(color: Color) -> Rgb {
    match color {
        Color::Red => tokens::STRUCK.mix(plaza(color), 0.33),
        Color::Yellow | Color::White => plaza(color),
    }
}

/// Returns the color of a district on a printed sheet, dark enough for a line and for white letters on it: paper is
/// white, so that the white one is blue there.
#[must_use]
pub const fn district(color: Color) -> Rgb {
    match color {
        Color::Red => tokens::RED,
        Color::Yellow => tokens::OCHRE,
        Color::White => tokens::BLUE,
    }
}

/// Returns the ground of a district.
#[must_use]
pub const fn district_ground(color: Color) -> Rgb {
    match color {
        Color::Red => tokens::PALE_RED,
        Color::Yellow => tokens::PALE_OCHRE,
        Color::White => tokens::PALE_BLUE,
    }
}
