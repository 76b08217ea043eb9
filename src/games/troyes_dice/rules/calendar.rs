//! Eight days of two half-days (`rules.md 2`).

use crate::play::named;

/// A day, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u8);

/// A number that no day of the game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchDay(pub u8);

impl Day {
    /// The first day.
    pub const FIRST: Self = Self(1);
    /// The last day.
    pub const LAST: Self = Self(8);
    /// The first day on which the strike also hits the scoresheets (`rules.md 2.4`).
    pub const FIRST_SHEET_STRIKE: Self = Self(3);

    /// Iterates over all days, first to last.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::FIRST.0..=Self::LAST.0).map(Self)
    }

    /// The number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether strikes hit the scoresheets on this day (`rules.md 2.4`).
    #[must_use]
    pub fn strikes_sheets(self) -> bool {
        self >= Self::FIRST_SHEET_STRIKE
    }
}

impl TryFrom<u8> for Day {
    type Error = NoSuchDay;

    fn try_from(number: u8) -> Result<Self, NoSuchDay> {
        if (1..=8).contains(&number) { Ok(Self(number)) } else { Err(NoSuchDay(number)) }
    }
}

/// A half of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Half {
    /// The light zone of the small layer.
    Morning,
    /// The dark zone of the small layer.
    Afternoon,
}

named!(Half { Morning: "morning", Afternoon: "afternoon" });

/// One of the game's sixteen half-days; ordered as they are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfDay {
    /// The day.
    pub day: Day,
    /// Its morning or its afternoon.
    pub half: Half,
}

impl HalfDay {
    /// The number of half-days in a whole game.
    pub const COUNT: u8 = 16;
    /// The morning of day 1.
    pub const FIRST: Self = Self { day: Day::FIRST, half: Half::Morning };
    /// The morning of day 3, the first half-day on which the sheets are struck (`rules.md 2.4`).
    pub const FIRST_SHEET_STRIKE: Self = Self { day: Day::FIRST_SHEET_STRIKE, half: Half::Morning };
    /// The afternoon of day 8.
    pub const LAST: Self = Self { day: Day::LAST, half: Half::Afternoon };

    /// Returns all sixteen, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::successors(Some(Self::FIRST), |half_day| half_day.next())
    }

    /// The number among the sixteen, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        let day = (self.day.number() - 1) * 2;
        match self.half {
            Half::Morning => day + 1,
            Half::Afternoon => day + 2,
        }
    }

    /// Returns the half-day after this one, unless this is the last.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        match self.half {
            Half::Morning => Some(Self { half: Half::Afternoon, ..self }),
            Half::Afternoon if self.day < Day::LAST => {
                Some(Self { day: Day(self.day.number() + 1), half: Half::Morning })
            }
            Half::Afternoon => None,
        }
    }
}
