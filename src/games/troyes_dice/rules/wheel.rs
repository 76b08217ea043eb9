//! The wheel: nine notches in the large layer, four places in each half of the small one.

use super::calendar::{Half, HalfDay};
use super::plaza::Plaza;

/// A notch of the large layer, 0 to 8 clockwise (`rules.md 1.5`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Notch(u8);

/// A number that no notch of the wheel has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NoSuchNotch(pub u8);

impl Notch {
    /// The number of notches.
    pub const COUNT: usize = 9;

    /// All notches, clockwise.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..9).map(Self)
    }

    /// The number, 0 to 8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the notch that is `steps` further clockwise.
    #[must_use]
    pub const fn clockwise(self, steps: u8) -> Self {
        Self((self.0 + steps % 9) % 9)
    }

    /// Returns the notch under the small layer's neutral zone (`rules.md 1.5`).
    #[must_use]
    pub const fn neutral(half_day: HalfDay) -> Self {
        Self(half_day.day.number() - 1)
    }
}

impl TryFrom<u8> for Notch {
    type Error = NoSuchNotch;

    fn try_from(number: u8) -> Result<Self, NoSuchNotch> {
        if number < 9 { Ok(Self(number)) } else { Err(NoSuchNotch(number)) }
    }
}

/// A place in a half of the small layer, clockwise from the neutral zone; it fixes the price (`rules.md 1.6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Place {
    /// Place 0, free.
    Zero = 0,
    /// Place 1, one resource of any type.
    One = 1,
    /// Place 2, one denier.
    Two = 2,
    /// Place 3, two deniers.
    Three = 3,
}

impl Place {
    /// All places, clockwise.
    pub const ALL: [Self; 4] = [Self::Zero, Self::One, Self::Two, Self::Three];

    /// The number, 0 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Returns the notch at this place in that half-day (`rules.md 1.5`).
    #[must_use]
    pub const fn notch(self, half_day: HalfDay) -> Notch {
        let first = match half_day.half {
            Half::Morning => 1,
            Half::Afternoon => 5,
        };
        Notch::neutral(half_day).clockwise(first + self.number())
    }
}

/// The large layer with its nine plazas; each tile stays in its notch all game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wheel([Plaza; Notch::COUNT]);

impl Wheel {
    /// Makes a wheel of these plazas, by notch. Any nine two-faced tiles make a wheel (`rules.md 1.3`).
    #[must_use]
    pub const fn new(plazas: [Plaza; Notch::COUNT]) -> Self {
        Self(plazas)
    }

    /// Returns the plaza in that notch.
    #[must_use]
    pub const fn plaza(&self, notch: Notch) -> Plaza {
        self.0[notch.index()]
    }

    /// The plazas, by notch.
    #[must_use]
    pub const fn plazas(&self) -> &[Plaza; Notch::COUNT] {
        &self.0
    }

    /// Returns the notches of the plazas with two like faces, clockwise from notch 0 (`rules.md 4.1`).
    pub fn same_color_notches(&self) -> impl Iterator<Item = Notch> + '_ {
        Notch::all().filter(|notch| self.plaza(*notch).is_same_color())
    }

    /// Turns over the plaza in that notch.
    pub(super) fn turn(&mut self, notch: Notch) {
        let plaza = &mut self.0[notch.index()];
        *plaza = plaza.turned();
    }
}
