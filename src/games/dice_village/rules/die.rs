//! A caravan die: its face, its good, and its place.

use std::fmt;

use super::village::Spot;

/// A face of a die, one to six; it is also the number of a stall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Face {
    /// 1
    One = 1,
    /// 2
    Two = 2,
    /// 3
    Three = 3,
    /// 4
    Four = 4,
    /// 5
    Five = 5,
    /// 6
    Six = 6,
}

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

impl Face {
    /// All faces, ascending.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The number of pips.
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// Returns the good of the face.
    #[must_use]
    pub const fn good(self) -> Good {
        match self {
            Self::One => Good::Silk,
            Self::Two => Good::Papyrus,
            Self::Three => Good::Gold,
            Self::Four => Good::Wheat,
            Self::Five => Good::Spices,
            Self::Six => Good::Porcelain,
        }
    }

    /// Returns the face one point away.
    ///
    /// ```
    /// use town_crier::games::dice_village::rules::{Face, Step};
    ///
    /// assert_eq!(Face::Six.stepped(Step::Up), Face::One);
    /// ```
    #[must_use]
    pub const fn stepped(self, step: Step) -> Self {
        match (self, step) {
            (Self::Six, Step::Up) | (Self::Two, Step::Down) => Self::One,
            (Self::One, Step::Up) | (Self::Three, Step::Down) => Self::Two,
            (Self::Two, Step::Up) | (Self::Four, Step::Down) => Self::Three,
            (Self::Three, Step::Up) | (Self::Five, Step::Down) => Self::Four,
            (Self::Four, Step::Up) | (Self::Six, Step::Down) => Self::Five,
            (Self::Five, Step::Up) | (Self::One, Step::Down) => Self::Six,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

/// A number that no face has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchFace(pub u8);

impl TryFrom<u8> for Face {
    type Error = NoSuchFace;

    fn try_from(value: u8) -> Result<Self, NoSuchFace> {
        Self::ALL.into_iter().find(|face| face.value() == value).ok_or(NoSuchFace(value))
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
