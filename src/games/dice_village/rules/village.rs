//! A village: its two stalls, and the merchants to its left and right.

use enum_map::{Enum, EnumMap};

use super::card::Keeper;
use super::die::Face;
use crate::play::{Seat, named};

/// A village by its own two stalls (`D 1.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Base {
    /// 1 and 6
    OneSix,
    /// 2 and 5
    TwoFive,
    /// 3 and 4
    ThreeFour,
}

/// One value for each village of a player, in the order of [`Base::ALL`].
pub type ByBase<T> = EnumMap<Base, T>;

/// A village on the table, by its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The owner.
    pub owner: Seat,
    /// The village among the owner's three.
    pub base: Base,
}

/// A side of a village; a merchant there shows that half of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// A merchant's stall beside a village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stall {
    /// The side.
    pub side: Side,
    /// The merchant.
    pub keeper: Keeper,
}

/// The merchants beside one village.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Village {
    pub(super) left: Vec<Keeper>,
    pub(super) right: Vec<Keeper>,
}

impl Base {
    /// Returns the numbers of its two stalls.
    #[must_use]
    pub const fn numbers(self) -> [Face; 2] {
        match self {
            Self::OneSix => [Face::One, Face::Six],
            Self::TwoFive => [Face::Two, Face::Five],
            Self::ThreeFour => [Face::Three, Face::Four],
        }
    }
}

named! {
    Base { OneSix: "1-6", TwoFive: "2-5", ThreeFour: "3-4" }
    Side { Left: "left", Right: "right" }
}

impl Stall {
    /// Returns the number that a die on it must show.
    #[must_use]
    pub fn number(self) -> Face {
        self.keeper.number(self.side)
    }
}

impl Village {
    /// Returns the merchants on that side, from the village outwards.
    #[must_use]
    pub fn keepers(&self, side: Side) -> &[Keeper] {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }

    /// Iterates over the merchants' stalls: those of the left side, then those of the right one, each from the village
    /// outwards.
    pub fn stalls(&self) -> impl Iterator<Item = Stall> {
        let on = |side| self.keepers(side).iter().map(move |keeper| Stall { side, keeper: *keeper });
        Side::ALL.into_iter().flat_map(on)
    }

    /// Returns the number of merchants.
    #[must_use]
    pub fn merchants(&self) -> usize {
        self.left.len() + self.right.len()
    }

    pub(super) fn side_mut(&mut self, side: Side) -> &mut Vec<Keeper> {
        match side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        }
    }
}
