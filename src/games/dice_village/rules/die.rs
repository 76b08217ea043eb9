//! A caravan die: its face, its good, and its place.

use super::village::Spot;
use crate::play::named;
pub use crate::play::{Face, NoSuchFace};

/// The good of a face (`D 1.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Good {
    /// 1
    Silk,
    /// 2
    Papyrus,
    /// 3
    Gold,
    /// 4
    Wheat,
    /// 5
    Spices,
    /// 6
    Porcelain,
}

/// One point up or down (`D 3.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// One point more; after 6 comes 1.
    Up,
    /// One point less; after 1 comes 6.
    Down,
}

named! {
    Good { Silk: "silk", Papyrus: "papyrus", Gold: "gold", Wheat: "wheat", Spices: "spices", Porcelain: "porcelain" }
    Step { Up: "up", Down: "down" }
}

impl Good {
    /// Returns the good of the face.
    #[must_use]
    pub const fn of(face: Face) -> Self {
        match face {
            Face::One => Self::Silk,
            Face::Two => Self::Papyrus,
            Face::Three => Self::Gold,
            Face::Four => Self::Wheat,
            Face::Five => Self::Spices,
            Face::Six => Self::Porcelain,
        }
    }
}

impl Step {
    /// Returns the face one point away.
    ///
    /// ```
    /// use town_crier::games::dice_village::rules::{Face, Step};
    ///
    /// assert_eq!(Step::Up.next(Face::Six), Face::One);
    /// ```
    #[must_use]
    pub const fn next(self, face: Face) -> Face {
        match (face, self) {
            (Face::Six, Self::Up) | (Face::Two, Self::Down) => Face::One,
            (Face::One, Self::Up) | (Face::Three, Self::Down) => Face::Two,
            (Face::Two, Self::Up) | (Face::Four, Self::Down) => Face::Three,
            (Face::Three, Self::Up) | (Face::Five, Self::Down) => Face::Four,
            (Face::Four, Self::Up) | (Face::Six, Self::Down) => Face::Five,
            (Face::Five, Self::Up) | (Face::One, Self::Down) => Face::Six,
        }
    }
}

/// The place of a rolled die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lies {
    /// In front of its player, who may still use and change it.
    Free,
    /// On a stall of that village, which it closes.
    At(Spot),
    /// At the market (`D 3.13`).
    Market,
}

/// A die that was rolled in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    /// The face.
    pub face: Face,
    /// The place.
    pub lies: Lies,
}
