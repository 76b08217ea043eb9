//! What the players' colors look like.

use super::Mark;
use crate::stage::tokens::{self, Rgb};

/// A player's dice and mark, in every theme.
#[must_use]
pub const fn mark(mark: Mark) -> Rgb {
    match mark {
        Mark::Red => tokens::RED,
        Mark::Blue => tokens::BLUE,
        Mark::Green => tokens::GREEN,
        Mark::Yellow => tokens::YELLOW,
    }
}

/// What is written on that.
#[must_use]
pub const fn mark_ink(mark: Mark) -> Rgb {
    match mark {
        Mark::Red | Mark::Blue => tokens::LIGHT_INK,
        Mark::Green | Mark::Yellow => tokens::DARK_INK,
    }
}
