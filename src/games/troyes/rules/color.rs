//! The three orders of the city: the colors of dice and cards, and the building of each.

use enum_map::{Enum, EnumMap};

use crate::play::named;

/// A color of dice, activities and events (`T 1.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Color {
    /// Military: the nobility.
    Red,
    /// Religious: the clergy.
    White,
    /// Civil: the peasants.
    Yellow,
}

/// A principal building, where citizens work for their owner's dice (`T 1.9`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Building {
    /// Its citizens bring red dice.
    Palace,
    /// Its citizens bring white dice.
    Bishopric,
    /// Its citizens bring yellow dice.
    CityHall,
}

named!(Color { Red: "red", White: "white", Yellow: "yellow" });
named!(Building { Palace: "palace", Bishopric: "bishopric", CityHall: "city-hall" });

/// One value for each color, in the order of [`Color::ALL`].
pub type ByColor<T> = EnumMap<Color, T>;
/// One value for each building, in the order of [`Building::ALL`].
pub type ByBuilding<T> = EnumMap<Building, T>;

impl Color {
    /// Returns the building whose citizens bring dice of this color.
    #[must_use]
    pub const fn building(self) -> Building {
        match self {
            Self::Red => Building::Palace,
            Self::White => Building::Bishopric,
            Self::Yellow => Building::CityHall,
        }
    }
}

impl Building {
    /// The number of its spaces (`T 1.9`).
    pub const SPACES: u8 = 6;

    /// Returns the color of the dice that its citizens bring (`T 6.1`).
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Self::Palace => Color::Red,
            Self::Bishopric => Color::White,
            Self::CityHall => Color::Yellow,
        }
    }

    /// Returns the salary of each citizen standing in it, in deniers (`T 5.2`).
    #[must_use]
    pub const fn salary(self) -> u8 {
        match self {
            Self::Palace => 2,
            Self::Bishopric => 1,
            Self::CityHall => 0,
        }
    }
}
