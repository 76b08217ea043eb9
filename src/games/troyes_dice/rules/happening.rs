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
        /// The half-day.
        half_day: HalfDay,
        /// The faces.
        roll: Roll,
    },
    /// The dice were placed; by place (`rules.md 2.2`).
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
        /// The notch of its plaza.
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
        /// The day.
        day: Day,
        /// The notch under the neutral zone now.
        neutral: Notch,
    },
    /// The game ended after so many half-days.
    Ended(u8),
}

impl Happening {
    /// Returns the places of the dice, if this is [`Dice::Placed`].
    #[must_use]
    pub const fn placed(&self) -> Option<&[Placed; 4]> {
        if let Self::Dice(Dice::Placed(placed)) = self { Some(placed) } else { None }
    }

    /// Returns the strike, if this is [`Attack::Struck`].
    #[must_use]
    pub const fn struck(&self) -> Option<&Strike> {
        if let Self::Attack(Attack::Struck(strike)) = self { Some(strike) } else { None }
    }

    /// Returns the dice on offer, if this is [`Dice::Offered`].
    #[must_use]
    pub const fn offered(&self) -> Option<&Offered> {
        if let Self::Dice(Dice::Offered(offered)) = self { Some(offered) } else { None }
    }
}
