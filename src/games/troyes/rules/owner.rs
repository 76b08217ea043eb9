//! The owners of citizens, dice and cubes: the players, and one more that nobody plays (`T 1.3`).

use crate::play::{BySeat, Seat};

/// The owner of a citizen, a die or a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The gray neutral citizens.
    Gray,
    /// Le Roy, the rival of the solo game, in place of gray (`T 20.1`).
    Roy,
}

/// A value for each owner at a table: every player, and then the one whom nobody plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ByOwner<T> {
    seats: BySeat<T>,
    neutral: Owner,
    its: T,
}

impl Owner {
    /// Returns the owner whom nobody plays at a table of so many players: one player plays against le Roy (`T 20.1`).
    #[must_use]
    pub const fn neutral(players: usize) -> Self {
        match players {
            1 => Self::Roy,
            0 | 2.. => Self::Gray,
        }
    }

    /// Returns the player, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Gray | Self::Roy => None,
        }
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl<T> ByOwner<T> {
    /// Returns the values of the players and of the one whom nobody plays.
    #[must_use]
    pub fn new(seats: BySeat<T>, its: T) -> Self {
        Self { neutral: Owner::neutral(seats.len()), seats, its }
    }

    /// Returns a value for each of so many players and for the one whom nobody plays.
    pub fn with(players: u8, mut value: impl FnMut(Owner) -> T) -> Self {
        let seats = (0..players).map(|seat| value(Owner::Seat(Seat(seat)))).collect();
        let neutral = Owner::neutral(players.into());
        Self { seats, neutral, its: value(neutral) }
    }

    /// Returns the value of an owner, if it is at the table.
    #[must_use]
    pub fn get(&self, owner: Owner) -> Option<&T> {
        match owner {
            Owner::Seat(seat) => self.seats.get(seat),
            Owner::Gray | Owner::Roy => (owner == self.neutral).then_some(&self.its),
        }
    }

    /// Returns the value of an owner for changing it, if it is at the table.
    pub fn get_mut(&mut self, owner: Owner) -> Option<&mut T> {
        match owner {
            Owner::Seat(seat) => self.seats.get_mut(seat),
            Owner::Gray | Owner::Roy => (owner == self.neutral).then_some(&mut self.its),
        }
    }

    /// The players' values.
    #[must_use]
    pub const fn seats(&self) -> &BySeat<T> {
        &self.seats
    }

    /// The owner whom nobody plays.
    #[must_use]
    pub const fn neutral(&self) -> Owner {
        self.neutral
    }

    /// Iterates over every owner with its value, the players first.
    pub fn iter(&self) -> impl Iterator<Item = (Owner, &T)> {
        let seats = self.seats.iter().map(|(seat, value)| (Owner::Seat(seat), value));
        seats.chain(std::iter::once((self.neutral, &self.its)))
    }

    /// Iterates over the values, the players' first.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.seats.values().chain(std::iter::once(&self.its))
    }

    /// Iterates over the values to change them, the players' first.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.seats.values_mut().chain(std::iter::once(&mut self.its))
    }

    /// Maps each owner and its value.
    #[must_use]
    pub fn map<U>(&self, mut value: impl FnMut(Owner, &T) -> U) -> ByOwner<U> {
        let seats = self.seats.map(|(seat, old)| value(Owner::Seat(seat), old));
        ByOwner { seats, neutral: self.neutral, its: value(self.neutral, &self.its) }
    }
}
