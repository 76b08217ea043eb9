//! The happenings of an order, in the order in which they are told.

use super::banquet::Tile;
use super::calendar::{Day, HalfDay};
use super::color::{ByColor, Color};
use super::die::{Die, Face, Roll};
use super::event::{Spared, Strike};
use super::offer::Offer;
use super::wheel::{Notch, Place};

/// A die on a plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Its place in the half.
    pub place: Place,
    /// The notch of its plaza.
    pub notch: Notch,
    /// The plaza's color.
    pub color: Color,
    /// The kind of die.
    pub die: Die,
    /// The face it shows.
    pub value: Face,
}

/// The dice on offer to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Offered {
    /// The dice, by place.
    pub offers: Vec<Offer>,
    /// The number of dice of each color, for the Great Hall (`rules.md 2.7`).
    pub available: ByColor<u8>,
    /// Whether some die is free; if none is, a player who cannot pay gains one of each resource (`rules.md 2.6`).
    pub any_free: bool,
}

/// A happening that an order caused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The dice were rolled (`rules.md 2.1`).
    Rolled {
        /// The half-day.
        half_day: HalfDay,
        /// The faces.
        roll: Roll,
    },
    /// The dice were placed; by place (`rules.md 2.2`).
    Placed([Placed; 4]),
    /// The black die's strike was ignored (`rules.md 4.4`).
    Spared(Spared),
    /// A die destroyed a plaza (`rules.md 2.3`, `4.5`).
    Struck(Strike),
    /// The remaining dice are on offer (`rules.md 2.5`).
    Offered(Offered),
    /// The half-day is over (`rules.md 2.8`).
    Closed {
        /// The half-day.
        half_day: HalfDay,
    },
    /// A destroyed plaza was turned over and put back.
    Rebuilt {
        /// The notch of the plaza.
        notch: Notch,
        /// The color that was up.
        from: Color,
        /// The color that is up now.
        to: Color,
    },
    /// A tile turned to its raid side for good (`rules.md 4.2`).
    TurnedToRaid {
        /// The tile.
        tile: Tile,
        /// The notch of its plaza.
        notch: Notch,
    },
    /// The small layer turned one notch and a day began.
    DayBegan {
        /// The day.
        day: Day,
        /// The notch under the neutral zone now.
        neutral: Notch,
    },
    /// The game ended.
    Ended {
        /// The number of half-days played.
        half_days: u8,
    },
}

impl Happening {
    /// Returns the places of the dice, if this is [`Happening::Placed`].
    #[must_use]
    pub const fn placed(&self) -> Option<&[Placed; 4]> {
        match self {
            Self::Placed(placed) => Some(placed),
            Self::Rolled { .. }
            | Self::Spared(_)
            | Self::Struck(_)
            | Self::Offered(_)
            | Self::Closed { .. }
            | Self::Rebuilt { .. }
            | Self::TurnedToRaid { .. }
            | Self::DayBegan { .. }
            | Self::Ended { .. } => None,
        }
    }

    /// Returns the strike, if this is [`Happening::Struck`].
    #[must_use]
    pub const fn struck(&self) -> Option<&Strike> {
        match self {
            Self::Struck(strike) => Some(strike),
            Self::Rolled { .. }
            | Self::Placed(_)
            | Self::Spared(_)
            | Self::Offered(_)
            | Self::Closed { .. }
            | Self::Rebuilt { .. }
            | Self::TurnedToRaid { .. }
            | Self::DayBegan { .. }
            | Self::Ended { .. } => None,
        }
    }

    /// Returns the dice on offer, if this is [`Happening::Offered`].
    #[must_use]
    pub const fn offered(&self) -> Option<&Offered> {
        match self {
            Self::Offered(offered) => Some(offered),
            Self::Rolled { .. }
            | Self::Placed(_)
            | Self::Spared(_)
            | Self::Struck(_)
            | Self::Closed { .. }
            | Self::Rebuilt { .. }
            | Self::TurnedToRaid { .. }
            | Self::DayBegan { .. }
            | Self::Ended { .. } => None,
        }
    }
}
