//! What the crier asks of the table, and why it may not be.

use super::die::Roll;

/// What the crier asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Place these dice and resolve the event (`rules.md 2.1` to `2.3`).
    Roll(Roll),
    /// End the half-day (`rules.md 2.8`).
    Close,
}

/// Why an order cannot be followed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{self:?}")]
pub enum Reason {
    /// This half-day's dice lie on the wheel already.
    RolledAlready,
    /// There is no half-day to close before its dice are rolled.
    NotRolled,
    /// The game has ended.
    Over,
}
