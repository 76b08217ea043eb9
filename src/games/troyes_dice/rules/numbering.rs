//! The numbers at the heads of the sheets' columns (`rules.md 5`).

use std::fmt;

use super::die::Face;

/// Six different values, left to right; every district of every sheet carries the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Numbering([Face; 6]);

/// The direction of the numbers from the leftmost one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// 4 5 6 1 2 3
    Rising,
    /// 4 3 2 1 6 5
    Falling,
}

impl Numbering {
    /// The first game's numbering, 1 to 6.
    pub const FIRST: Self = Self(Face::ALL);

    /// Returns the numbering of later games: from the leftmost value, rising or falling, wrapping.
    ///
    /// ```
    /// use town_crier::games::troyes_dice::rules::{Direction, Face, Numbering};
    ///
    /// let numbering = Numbering::from_leftmost(Face::Four, Direction::Falling);
    /// assert_eq!(numbering.values().map(Face::value), [4, 3, 2, 1, 6, 5]);
    /// ```
    #[must_use]
    pub fn from_leftmost(leftmost: Face, direction: Direction) -> Self {
        Self(std::array::from_fn(|column| {
            let steps = match direction {
                Direction::Rising => column,
                Direction::Falling => 6 - column,
            };
            Face::ALL[(leftmost.index() + steps) % 6]
        }))
    }

    /// The values, left to right.
    #[must_use]
    pub const fn values(&self) -> [Face; 6] {
        self.0
    }
}

impl fmt::Display for Numbering {
    /// Writes the values as “4 5 6 1 2 3”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, others @ ..] = self.0;
        write!(f, "{first}")?;
        others.iter().try_for_each(|face| write!(f, " {face}"))
    }
}

/// Why six numbers are not a numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NumberingReason {
    /// The number of numbers is this instead of six.
    Count(usize),
    /// This number, in this column (from 0), is on no die.
    NoSuchFace(usize, u8),
    /// This value is in more than one column.
    Twice(Face),
}

/// Numbers that are not a numbering, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberingRefusal {
    /// The refused numbers.
    pub values: Vec<u8>,
    /// Every reason.
    pub reasons: Vec<NumberingReason>,
}

impl TryFrom<Vec<u8>> for Numbering {
    type Error = NumberingRefusal;

    /// Checks an expert's order of the six values.
    fn try_from(values: Vec<u8>) -> Result<Self, NumberingRefusal> {
        let mut reasons = Vec::new();
        if values.len() != 6 {
            reasons.push(NumberingReason::Count(values.len()));
        }
        let mut faces = Vec::new();
        for (column, value) in values.iter().enumerate() {
            match Face::try_from(*value) {
                Ok(face) => faces.push(face),
                Err(error) => reasons.push(NumberingReason::NoSuchFace(column, error.0)),
            }
        }
        for face in Face::ALL {
            if faces.iter().filter(|other| **other == face).count() > 1 {
                reasons.push(NumberingReason::Twice(face));
            }
        }
        match <[Face; 6]>::try_from(faces) {
            Ok(faces) if reasons.is_empty() => Ok(Self(faces)),
            Ok(_) | Err(_) => Err(NumberingRefusal { values, reasons }),
        }
    }
}
