//! A seat at the table.

/// A seat, from 0 to the left around the table; loose, since a table may have fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The fewest and the most players (`D 1.1`).
    pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
}
