//! The tokens of the players' colors.

use super::Mark;
use crate::stage::tokens::{self, Rgb};

/// Returns the color of a player's dice and mark, in every theme.
#[must_use]
pub const fn mark(mark: Mark) -> Rgb {
    match mark {
        Mark::Red => tokens::RED,
        Mark::Blue => tokens::BLUE,
        Mark::Green => tokens::GREEN,
        Mark::Yellow => tokens::YELLOW,
    }
}

/// Returns the ink on that color.
#[must_use]
pub const fn mark_ink(mark: Mark) -> Rgb {
    match mark {
        Mark::Red | Mark::Blue => tokens::LIGHT_INK,
        Mark::Green | Mark::Yellow => tokens::DARK_INK,
    }
}
