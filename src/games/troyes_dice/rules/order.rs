//! The crier's orders to the table, and the reasons to refuse one.

use super::die::Roll;

/// An order of the crier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Place these dice and resolve the event (`rules.md 2.1` to `2.3`).
    Roll(Roll),
    /// End the half-day (`rules.md 2.8`).
    Close,
}

/// What chance decides in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// The dice of the half-day (`rules.md 2.1`).
    Roll,
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{self:?}")]
pub enum Reason {
    /// This half-day's dice are on the wheel already.
    RolledAlready,
    /// There is no half-day to close before its dice are rolled.
    NotRolled,
    /// The game has ended.
    Over,
}
