//! What an order caused, in the order in which it is told.

use super::banquet::Tile;
use super::calendar::{Day, HalfDay};
use super::color::{ByColor, Color};
use super::die::{Die, Face, Roll};
use super::event::{Spared, Strike};
use super::offer::Offer;
use super::wheel::{Notch, Place};

/// A die that lies on a plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Its place in the half.
    pub place: Place,
    /// The notch of its plaza.
    pub notch: Notch,
    /// The plaza's color.
    pub color: Color,
    /// Which kind of die.
    pub die: Die,
    /// The face it shows.
    pub value: Face,
}

/// The dice from which everybody chooses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Offered {
    /// The dice, by place.
    pub offers: Vec<Offer>,
    /// How many of each color, for the Great Hall (`rules.md 2.7`).
    pub available: ByColor<u8>,
    /// Whether some die is free; if none is, who cannot pay gains one of each resource (`rules.md 2.6`).
    pub any_free: bool,
}

/// What an order caused, in families: code dismisses with one arm a family that is not its concern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Dice were rolled, placed or offered.
    Dice(Dice),
    /// A die struck at a plaza.
    Attack(Attack),
    /// Something turned over.
    Flip(Flip),
    /// Time passed.
    Calendar(Calendar),
}

/// What was done with the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dice {
    /// The dice were rolled (`rules.md 2.1`).
    Rolled {
        /// In which half-day.
        half_day: HalfDay,
        /// The faces.
        roll: Roll,
    },
    /// They were placed, by place (`rules.md 2.2`).
    Placed([Placed; 4]),
    /// The remaining dice are on offer (`rules.md 2.5`).
    Offered(Offered),
}

/// What a die did to a plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// The black die's strike was ignored (`rules.md 4.4`).
    Spared(Spared),
    /// A die destroyed a plaza (`rules.md 2.3`, `4.5`).
    Struck(Strike),
}

/// What turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip {
    /// A destroyed plaza was turned over and put back.
    Plaza {
        /// Where.
        notch: Notch,
        /// The color that was up.
        from: Color,
        /// The color that is up now.
        to: Color,
    },
    /// A tile turned to its raid side for good (`rules.md 4.2`).
    Tile {
        /// Which tile.
        tile: Tile,
        /// Beside which plaza.
        notch: Notch,
    },
}

/// How time passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calendar {
    /// The half-day is over (`rules.md 2.8`).
    Closed(HalfDay),
    /// The small layer turned one notch and a day began.
    DayBegan {
        /// Which day.
        day: Day,
        /// The notch under the neutral zone now.
        neutral: Notch,
    },
    /// The game ended after so many half-days.
    Ended(u8),
}

impl Happening {
    /// Where the dice lie, if this says it.
    #[must_use]
    pub const fn placed(&self) -> Option<&[Placed; 4]> {
        if let Self::Dice(Dice::Placed(placed)) = self { Some(placed) } else { None }
    }

    /// What a die destroyed, if this says it.
    #[must_use]
    pub const fn struck(&self) -> Option<&Strike> {
        if let Self::Attack(Attack::Struck(strike)) = self { Some(strike) } else { None }
    }

    /// What could be chosen in a half-day, if this says it.
    #[must_use]
    pub const fn offered(&self) -> Option<&Offered> {
        if let Self::Dice(Dice::Offered(offered)) = self { Some(offered) } else { None }
    }
}
