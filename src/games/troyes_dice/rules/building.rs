//! The six rows of buildings and the six characters who score them (`rules.md 6.1`, `6.2`).

use enum_map::{Enum, EnumMap};

use super::color::Color;

/// A row of six buildings on the sheet, top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Building {
    /// Prestige, red.
    Fortress,
    /// Work, red.
    CountsPalace,
    /// Prestige, yellow.
    GreatHall,
    /// Work, yellow.
    CityHall,
    /// Prestige, white.
    Cathedral,
    /// Work, white.
    Bishopric,
}

impl Building {
    /// All rows, top to bottom.
    pub const ALL: [Self; 6] =
        [Self::Fortress, Self::CountsPalace, Self::GreatHall, Self::CityHall, Self::Cathedral, Self::Bishopric];

    /// The district's color.
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Self::Fortress | Self::CountsPalace => Color::Red,
            Self::GreatHall | Self::CityHall => Color::Yellow,
            Self::Cathedral | Self::Bishopric => Color::White,
        }
    }

    /// Returns the character that scores this row: that of the Cathedral in the column of the same rank.
    #[must_use]
    pub const fn character(self) -> Character {
        match self {
            Self::Fortress => Character::HuguesDePayns,
            Self::CountsPalace => Character::IsabeauDeBaviere,
            Self::GreatHall => Character::ThibautII,
            Self::CityHall => Character::JeanneDeChampagne,
            Self::Cathedral => Character::UrbainIV,
            Self::Bishopric => Character::MarieDeChampagne,
        }
    }
}

/// A character beside a Cathedral, by its column, left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// Scores Fortresses.
    HuguesDePayns,
    /// Scores Count's Palaces.
    IsabeauDeBaviere,
    /// Scores Great Halls.
    ThibautII,
    /// Scores City Halls.
    JeanneDeChampagne,
    /// Scores Cathedrals.
    UrbainIV,
    /// Scores Bishoprics.
    MarieDeChampagne,
}

/// One value for each row, in the order of [`Building::ALL`].
pub type ByBuilding<T> = EnumMap<Building, T>;
