//! The six rows of buildings and the six characters who score them (`rules.md 6.1`, `6.2`).

use super::color::Color;

/// A row of six buildings on the sheet, top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// Who scores this row: the character of the Cathedral in the column of the same rank.
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

/// Who stands beside a Cathedral, by its column, left to right.
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

/// One value for each row, so that none can be missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByBuilding<T> {
    /// The value for [`Building::Fortress`].
    pub fortress: T,
    /// The value for [`Building::CountsPalace`].
    pub counts_palace: T,
    /// The value for [`Building::GreatHall`].
    pub great_hall: T,
    /// The value for [`Building::CityHall`].
    pub city_hall: T,
    /// The value for [`Building::Cathedral`].
    pub cathedral: T,
    /// The value for [`Building::Bishopric`].
    pub bishopric: T,
}

impl<T> ByBuilding<T> {
    /// The value for that row.
    pub const fn get(&self, building: Building) -> &T {
        match building {
            Building::Fortress => &self.fortress,
            Building::CountsPalace => &self.counts_palace,
            Building::GreatHall => &self.great_hall,
            Building::CityHall => &self.city_hall,
            Building::Cathedral => &self.cathedral,
            Building::Bishopric => &self.bishopric,
        }
    }

    /// The value for that row, to change it.
    pub const fn get_mut(&mut self, building: Building) -> &mut T {
        match building {
            Building::Fortress => &mut self.fortress,
            Building::CountsPalace => &mut self.counts_palace,
            Building::GreatHall => &mut self.great_hall,
            Building::CityHall => &mut self.city_hall,
            Building::Cathedral => &mut self.cathedral,
            Building::Bishopric => &mut self.bishopric,
        }
    }

    /// What the function says for each row.
    pub fn from_fn(value: impl Fn(Building) -> T) -> Self {
        Self {
            fortress: value(Building::Fortress),
            counts_palace: value(Building::CountsPalace),
            great_hall: value(Building::GreatHall),
            city_hall: value(Building::CityHall),
            cathedral: value(Building::Cathedral),
            bishopric: value(Building::Bishopric),
        }
    }
}
