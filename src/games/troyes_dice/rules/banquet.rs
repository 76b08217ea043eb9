//! The eight two-sided tiles of Banquets & Raids (`rules.md 4`).

use std::fmt;

use super::wheel::Notch;
use crate::play::named;

/// One of the eight tiles, by the number printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the tiles have numbers and no names")]
pub enum Tile {
    One = 1,
    Two = 2,
    Three = 3,
    Four = 4,
    Five = 5,
    Six = 6,
    Seven = 7,
    Eight = 8,
}

/// A number that no tile has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchTile(pub u8);

impl Tile {
    /// All tiles, by number.
    pub const ALL: [Self; 8] =
        [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six, Self::Seven, Self::Eight];

    /// The number printed on the tile, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Returns the effect of that side (the table of `rules.md 4.3`).
    #[must_use]
    pub const fn effect(self, side: Side) -> Effect {
        match (self, side) {
            (Self::One, Side::Banquet) => Effect::InfluenceByTwo,
            (Self::One, Side::Raid) => Effect::NoInfluence,
            (Self::Two, Side::Banquet) => Effect::Free,
            (Self::Two, Side::Raid) => Effect::OneDenierMore,
            (Self::Three, Side::Banquet) => Effect::CathedralGains,
            (Self::Three, Side::Raid) => Effect::OneKnowledgeMore,
            (Self::Four, Side::Banquet) => Effect::WorkCitizen,
            (Self::Four, Side::Raid) => Effect::ValueNothing,
            (Self::Five, Side::Banquet) => Effect::CheapColor,
            (Self::Five, Side::Raid) => Effect::NoColorChange,
            (Self::Six, Side::Banquet) => Effect::FortressCitizens,
            (Self::Six, Side::Raid) => Effect::OneInfluenceMore,
            (Self::Seven, Side::Banquet) => Effect::GreatHallCounts,
            (Self::Seven, Side::Raid) => Effect::NoPrestige,
            (Self::Eight, Side::Banquet) => Effect::StrikeIgnored,
            (Self::Eight, Side::Raid) => Effect::ClearStrikes,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl TryFrom<u8> for Tile {
    type Error = NoSuchTile;

    fn try_from(number: u8) -> Result<Self, NoSuchTile> {
        Self::ALL.into_iter().find(|tile| tile.number() == number).ok_or(NoSuchTile(number))
    }
}

/// The side of a tile that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The helpful side, up at the start.
    Banquet,
    /// The harmful side, up for good once its plaza was destroyed (`rules.md 4.2`).
    Raid,
}

named!(Side { Banquet: "banquet", Raid: "raid" });

/// The effect of a tile's side on the die on its plaza (`rules.md 4.3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// 1, banquet: one influence changes the value by up to two.
    InfluenceByTwo,
    /// 1, raid: influence cannot change the value.
    NoInfluence,
    /// 2, banquet: the die is free.
    Free,
    /// 2, raid: it costs one denier more.
    OneDenierMore,
    /// 3, banquet: building a Cathedral with it gains one of each resource.
    CathedralGains,
    /// 3, raid: it costs one knowledge more.
    OneKnowledgeMore,
    /// 4, banquet: building a work building with it gains one more citizen of the building's color.
    WorkCitizen,
    /// 4, raid: its value is 0, which influence may raise.
    ValueNothing,
    /// 5, banquet: one knowledge changes the color.
    CheapColor,
    /// 5, raid: knowledge cannot change the color.
    NoColorChange,
    /// 6, banquet: building a Fortress with it gains one more red citizen and one more yellow or white one.
    FortressCitizens,
    /// 6, raid: it costs one influence more.
    OneInfluenceMore,
    /// 7, banquet: building a Great Hall with it counts one more available die of the color needed.
    GreatHallCounts,
    /// 7, raid: no prestige building may be built with it.
    NoPrestige,
    /// 8, banquet: the black die's strike is ignored and the black die may be picked (`rules.md 4.4`).
    StrikeIgnored,
    /// 8, raid: a clear die here strikes like a black one (`rules.md 4.5`).
    ClearStrikes,
}

/// A tile beside a plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileInPlay {
    /// The tile.
    pub tile: Tile,
    /// The notch of its plaza.
    pub notch: Notch,
    /// The side that is up.
    pub side: Side,
}

impl TileInPlay {
    /// Returns the effect of the side that is up.
    #[must_use]
    pub const fn effect(self) -> Effect {
        self.tile.effect(self.side)
    }
}
