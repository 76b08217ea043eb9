//! The faces of a die with six of them.

use std::fmt;

use enum_map::{Enum, EnumMap};

/// A face of a die, one to six.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
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

/// One value for each face, in the order of [`Face::ALL`].
pub type ByFace<T> = EnumMap<Face, T>;

/// A number that no face has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchFace(pub u8);

impl Face {
    /// All faces, ascending.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The number of pips.
    #[must_use]
    pub const fn value(self) -> u8 {
        self as u8
    }

    /// The index among the faces, 0 to 5.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

impl TryFrom<u8> for Face {
    type Error = NoSuchFace;

    fn try_from(value: u8) -> Result<Self, NoSuchFace> {
        Self::ALL.into_iter().find(|face| face.value() == value).ok_or(NoSuchFace(value))
    }
}
