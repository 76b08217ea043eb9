//! Arms: a color and a pattern, by which people are told apart on every screen.

use super::tokens::{DARK_INK, LIGHT_INK, PLAYERS, Rgb};

/// The arms of a person: a color and a pattern. Never alone: a letter or a name is always with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Arms {
    /// The color.
    pub color: Rgb,
    /// The pattern, in the ink of the color.
    pub pattern: Pattern,
}

/// The pattern of arms, which leaves the middle free for a letter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pattern {
    /// The color alone.
    #[default]
    Plain,
    /// A band above.
    Chief,
    /// A line within the edge.
    Bordure,
    /// A band at each side.
    Flanks,
}

impl Pattern {
    /// All patterns, from the plainest.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Chief, Self::Bordure, Self::Flanks];
}

impl Arms {
    /// The number of arms that are told apart.
    pub const COUNT: usize = PLAYERS.len() * Pattern::ALL.len();

    /// Returns the arms with that number, counted round: the first ones are plain.
    #[must_use]
    pub const fn nth(number: usize) -> Self {
        let number = number % Self::COUNT;
        Self { color: PLAYERS[number % PLAYERS.len()], pattern: Pattern::ALL[number / PLAYERS.len()] }
    }

    /// Returns the arms of that color without a pattern.
    #[must_use]
    pub const fn plain(color: Rgb) -> Self {
        Self { color, pattern: Pattern::Plain }
    }

    /// Returns the arms as they are seen on a dark stage of that ground: a dark color is brighter there.
    #[must_use]
    pub fn on_stage(self, ground: Rgb) -> Self {
        /// The contrast of a large surface that has a rim.
        const SEEN: f32 = 2.5;
        if ground.contrast(LIGHT_INK) < ground.contrast(DARK_INK) {
            return self;
        }
        Self { color: self.color.brighter(ground, SEEN), ..self }
    }

    /// Returns the ink of letters and of the pattern.
    #[must_use]
    pub fn ink(self) -> Rgb {
        if self.color.contrast(LIGHT_INK) >= self.color.contrast(DARK_INK) { LIGHT_INK } else { DARK_INK }
    }
}
