//! The print of a scoresheet: the gains of buildings, links and tracks (`rules.md 7`).
//!
//! All of it is data, in this one file, so that a person with the box can find and change it.

use super::building::Building;
use super::color::Color;

/// A column of the sheet, left to right; its number comes from the [`Numbering`](super::Numbering).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the columns are told apart by their rank alone")]
pub enum Column {
    First = 0,
    Second = 1,
    Third = 2,
    Fourth = 3,
    Fifth = 4,
    Sixth = 5,
}

impl Column {
    /// All columns, left to right.
    pub const ALL: [Self; 6] = [Self::First, Self::Second, Self::Third, Self::Fourth, Self::Fifth, Self::Sixth];

    /// The rank, 0 to 5 from the left.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The color that the column's pair has in Fortresses and Great Halls: red, yellow, white (`rules.md 7.3`, `7.4`).
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Self::First | Self::Second => Color::Red,
            Self::Third | Self::Fourth => Color::Yellow,
            Self::Fifth | Self::Sixth => Color::White,
        }
    }
}

/// Two neighboring columns that a link may join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Neighbors {
    /// Columns 1 and 2.
    FirstPair,
    /// Columns 3 and 4.
    SecondPair,
    /// Columns 5 and 6.
    ThirdPair,
}

impl Neighbors {
    /// All pairs, left to right.
    pub const ALL: [Self; 3] = [Self::FirstPair, Self::SecondPair, Self::ThirdPair];

    /// The two columns, left and right.
    #[must_use]
    pub const fn columns(self) -> [Column; 2] {
        match self {
            Self::FirstPair => [Column::First, Column::Second],
            Self::SecondPair => [Column::Third, Column::Fourth],
            Self::ThirdPair => [Column::Fifth, Column::Sixth],
        }
    }
}

/// A gain of one color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gain {
    /// Citizens of that color.
    Citizens(Color, u8),
    /// Resources of that color's track: influence, deniers or knowledge.
    Resources(Color, u8),
}

/// The immediate gain of drawing a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuildingGain {
    /// This gain.
    Just(Gain),
    /// This gain for each available die of that color (`rules.md 7.4`).
    PerDie(Color, Gain),
    /// The score of this row (`rules.md 6.2`).
    Score(Building),
}

impl Building {
    /// Returns the gain by the table of `rules.md 7.3` and `7.4`, or the row that a Cathedral unlocks (`6.2`).
    #[must_use]
    pub const fn gain(self, column: Column) -> BuildingGain {
        match self {
            Self::Fortress => BuildingGain::Just(Gain::Citizens(column.color(), 1)),
            Self::GreatHall => match column {
                Column::First | Column::Third | Column::Fifth => {
                    BuildingGain::PerDie(column.color(), Gain::Resources(column.color(), 3))
                }
                Column::Second | Column::Fourth | Column::Sixth => {
                    BuildingGain::PerDie(column.color(), Gain::Citizens(column.color(), 2))
                }
            },
            Self::Cathedral => BuildingGain::Score(Self::ALL[column.index()]),
            Self::CountsPalace | Self::CityHall | Self::Bishopric => {
                BuildingGain::Just(Gain::Citizens(self.color(), 2))
            }
        }
    }

    /// Returns the gain of drawing both neighbors in this row; `None` where no link is printed.
    ///
    /// Ruling `rules.md 7.5`: only the Fortress's first link is confirmed by the rulebook's text.
    #[must_use]
    pub const fn link(self, neighbors: Neighbors) -> Option<Gain> {
        match (self, neighbors) {
            (Self::Fortress, Neighbors::FirstPair) => Some(Gain::Citizens(Color::Red, 1)),
            (Self::Fortress, Neighbors::SecondPair) => Some(Gain::Citizens(Color::Yellow, 1)),
            (Self::Fortress, Neighbors::ThirdPair) => Some(Gain::Citizens(Color::White, 1)),
            (Self::CountsPalace, Neighbors::FirstPair) => Some(Gain::Citizens(Color::Red, 2)),
            (Self::CountsPalace, Neighbors::ThirdPair) => Some(Gain::Resources(Color::Red, 3)),
            (Self::CityHall, Neighbors::FirstPair) => Some(Gain::Resources(Color::Yellow, 3)),
            (Self::CityHall, Neighbors::SecondPair) => Some(Gain::Citizens(Color::Yellow, 2)),
            (Self::Bishopric, Neighbors::SecondPair) => Some(Gain::Resources(Color::White, 3)),
            (Self::Bishopric, Neighbors::ThirdPair) => Some(Gain::Citizens(Color::White, 2)),
            (Self::CountsPalace, Neighbors::SecondPair)
            | (Self::CityHall, Neighbors::ThirdPair)
            | (Self::Bishopric, Neighbors::FirstPair)
            | (
                Self::GreatHall | Self::Cathedral,
                Neighbors::FirstPair | Neighbors::SecondPair | Neighbors::ThirdPair,
            ) => None,
        }
    }
}

/// The track of each district's resource (`rules.md 7.1`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResourceTrack;

impl ResourceTrack {
    /// The number of resources.
    pub const LENGTH: u8 = 18;
    /// The number circled at the start (`rules.md 3.4`).
    pub const AT_START: u8 = 3;
    /// The resources, from 1, that also give a citizen of the district's color.
    pub const CITIZEN_AT: [u8; 3] = [6, 12, 18];
}

/// A bonus of citizens besides points (`rules.md 7.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CitizenBonus {
    /// One of each resource.
    OneOfEach,
    /// Any work building.
    WorkBuilding,
    /// A prestige building of one of the two other colors.
    OtherPrestigeBuilding,
    /// One citizen of each other color.
    OtherCitizens,
}

/// The track of each color's citizens (`rules.md 7.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CitizenTrack;

impl CitizenTrack {
    /// The number of citizens.
    pub const LENGTH: u8 = 20;
    /// The bonuses of all three tracks together, once each has so many.
    pub const COLUMNS: [(u8, CitizenBonus); 3] =
        [(3, CitizenBonus::OneOfEach), (6, CitizenBonus::WorkBuilding), (11, CitizenBonus::WorkBuilding)];
    /// The bonuses of one track, once it has so many.
    pub const TRACK: [(u8, CitizenBonus); 2] =
        [(15, CitizenBonus::OtherPrestigeBuilding), (20, CitizenBonus::OtherCitizens)];
}

impl Color {
    /// Returns the two other colors, in the order of the sheet's districts.
    #[must_use]
    pub const fn others(self) -> [Self; 2] {
        match self {
            Self::Red => [Self::Yellow, Self::White],
            Self::Yellow => [Self::Red, Self::White],
            Self::White => [Self::Red, Self::Yellow],
        }
    }

    /// Returns the district's prestige building, above its work building (`rules.md 6.1`).
    #[must_use]
    pub const fn prestige(self) -> Building {
        match self {
            Self::Red => Building::Fortress,
            Self::Yellow => Building::GreatHall,
            Self::White => Building::Cathedral,
        }
    }

    /// Returns the district's work building (`rules.md 6.1`).
    #[must_use]
    pub const fn work(self) -> Building {
        match self {
            Self::Red => Building::CountsPalace,
            Self::Yellow => Building::CityHall,
            Self::White => Building::Bishopric,
        }
    }
}
