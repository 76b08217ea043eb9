//! The plaza tiles in the wheel's notches.

use super::color::Color;

/// A plaza tile: the color that is up and the one on its other face (`rules.md 1.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plaza {
    /// The color that is up.
    pub up: Color,
    /// The color on the other face; the tile shows a small reminder of it (`rules.md 1.4`).
    pub down: Color,
}

impl Plaza {
    /// The nine tiles of the box: one of each color on both faces, and each mixed pair twice.
    ///
    /// Ruling `rules.md 1.3`: the sources do not list the mixed six.
    pub const SET: [Self; 9] = [
        Self::new(Color::Red, Color::Red),
        Self::new(Color::Yellow, Color::Yellow),
        Self::new(Color::White, Color::White),
        Self::new(Color::Red, Color::Yellow),
        Self::new(Color::Red, Color::Yellow),
        Self::new(Color::Red, Color::White),
        Self::new(Color::Red, Color::White),
        Self::new(Color::Yellow, Color::White),
        Self::new(Color::Yellow, Color::White),
    ];

    /// A tile with these faces.
    #[must_use]
    pub const fn new(up: Color, down: Color) -> Self {
        Self { up, down }
    }

    /// Returns the tile turned over.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { up: self.down, down: self.up }
    }

    /// Whether both faces are alike, so that a Banquets & Raids tile may lie beside it (`rules.md 4.1`).
    #[must_use]
    pub fn is_same_color(self) -> bool {
        self.up == self.down
    }
}
