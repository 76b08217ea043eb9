//! A figure that is printed on a card or the board, and who says so.

pub use crate::play::Source;

/// A figure that the crier knows from a source, or not at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Figure<T> {
    /// Nobody said it; play goes on, and people say it where it counts (`T 17.3`).
    #[default]
    Open,
    /// A source says it.
    Known {
        /// What it is.
        value: T,
        /// Who says so.
        source: Source,
    },
}

impl<T> Figure<T> {
    /// Returns a figure of the rulebook.
    #[must_use]
    pub const fn seed(value: T) -> Self {
        Self::Known { value, source: Source::Seed }
    }

    /// Returns a figure that the group read from its box.
    #[must_use]
    pub const fn group(value: T) -> Self {
        Self::Known { value, source: Source::Group }
    }

    /// Returns a figure of the house.
    #[must_use]
    pub const fn house(value: T) -> Self {
        Self::Known { value, source: Source::House }
    }

    /// Returns who says it; `None` if it is open.
    #[must_use]
    pub const fn source(&self) -> Option<Source> {
        match self {
            Self::Open => None,
            Self::Known { value: _, source } => Some(*source),
        }
    }
}

impl<T: Copy> Figure<T> {
    /// Returns the figure; `None` if it is open.
    #[must_use]
    pub const fn get(self) -> Option<T> {
        match self {
            Self::Open => None,
            Self::Known { value, source: _ } => Some(value),
        }
    }

    /// Returns this figure, or the other one where this is open.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        match self {
            Self::Open => other,
            Self::Known { .. } => self,
        }
    }
}
