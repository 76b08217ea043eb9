//! Which counts of a player are exact: what is left unsaid makes others inexact (`T 17.3`).

use enum_map::{Enum, EnumMap};

use super::good::Good;
use crate::play::named;

/// A count of a player's that can be inexact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Count {
    /// Deniers.
    Deniers,
    /// Influence.
    Influence,
    /// Points that were gained in play.
    Points,
    /// Citizens: standing, lying, in the supply, and tradesmen.
    Citizens,
    /// Cubes: on events, on the Cathedral and on activities.
    Cubes,
    /// Event cards that were gained.
    Cards,
}

/// A value for each count, in the order of [`Count::ALL`].
pub type ByCount<T> = EnumMap<Count, T>;

/// The depth of what a group tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// Dice: what the crier rolls, and what is taken.
    Dice,
    /// Deeds as well.
    Deeds,
    /// Everything, so that purses are known.
    #[default]
    Purses,
}

named! {
    Count { Deniers: "deniers", Influence: "influence", Points: "points", Citizens: "citizens", Cubes: "cubes", Cards: "cards" }
    Depth { Dice: "dice", Deeds: "deeds", Purses: "purses" }
}

impl Depth {
    /// Whether a group of that depth tells everything that the count depends on.
    #[must_use]
    pub const fn asks(self, count: Count) -> bool {
        match (self, count) {
            (Self::Dice, Count::Citizens | Count::Cubes | Count::Cards)
            | (Self::Dice | Self::Deeds, Count::Deniers | Count::Influence | Count::Points) => false,
            (Self::Deeds, Count::Citizens | Count::Cubes | Count::Cards)
            | (
                Self::Purses,
                Count::Deniers | Count::Influence | Count::Points | Count::Citizens | Count::Cubes | Count::Cards,
            ) => true,
        }
    }
}

impl From<Good> for Count {
    fn from(good: Good) -> Self {
        match good {
            Good::Denier => Self::Deniers,
            Good::Influence => Self::Influence,
            Good::Point => Self::Points,
        }
    }
}
