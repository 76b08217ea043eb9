//! What people gain and pay.

use enum_map::Enum;

use crate::play::named;

/// A good that a player gains, pays and loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Good {
    /// The coin; everybody sees how many one has.
    Denier,
    /// Influence, at most 20.
    Influence,
    /// A victory point, hidden until the end.
    Point,
}

named!(Good { Denier: "denier", Influence: "influence", Point: "point" });

/// An amount of one good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Amount {
    /// How many.
    pub count: u8,
    /// Of what.
    pub of: Good,
}

impl Good {
    /// Returns so many of it.
    #[must_use]
    pub const fn times(self, count: u8) -> Amount {
        Amount { count, of: self }
    }
}
