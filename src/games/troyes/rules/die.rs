//! The dice of the city square, each with the owner of its district (`T 6.2`), and the black ones (`T 8`).

use super::color::Color;
use super::owner::Owner;
pub use crate::play::Face;

/// A die of a district; its place stays the same all round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DieAt {
    /// The owner of the district.
    pub owner: Owner,
    /// Its index in the district, from 0.
    pub index: u8,
}

/// A colored die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    /// Its color.
    pub color: Color,
    /// The face that it shows.
    pub face: Face,
    /// Where it lies.
    pub lies: Lies,
}

/// Where a colored die of the round lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lies {
    /// In its district.
    Square,
    /// In the supply: it was used for an action.
    Used,
    /// In the supply: it countered black dice.
    Countered,
}

/// A black die (`T 8.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Black {
    /// The face that it shows.
    pub face: Face,
    /// Whether it still threatens the city.
    pub stands: bool,
}

/// A die that shows another face now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Changed {
    /// Which die.
    pub die: DieAt,
    /// What it showed.
    pub from: Face,
    /// What it shows.
    pub to: Face,
}

impl Die {
    /// Returns a die in its district.
    #[must_use]
    pub const fn rolled(color: Color, face: Face) -> Self {
        Self { color, face, lies: Lies::Square }
    }

    /// Whether it is in its district.
    #[must_use]
    pub fn is_free(self) -> bool {
        self.lies == Lies::Square
    }

    /// Returns its value against black dice: red counts double (`T 8.3`).
    #[must_use]
    pub const fn defence(self) -> u16 {
        let value = self.face.value() as u16;
        match self.color {
            Color::Red => value * 2,
            Color::White | Color::Yellow => value,
        }
    }
}

/// Returns the opposite face (`T 11.1`).
#[must_use]
pub const fn opposite(face: Face) -> Face {
    match face {
        Face::One => Face::Six,
        Face::Two => Face::Five,
        Face::Three => Face::Four,
        Face::Four => Face::Three,
        Face::Five => Face::Two,
        Face::Six => Face::One,
    }
}
