//! The urgency of a cry.

/// The urgency of a cry, for when not all can be heard or shown large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// Good to know.
    Note,
    /// Everybody should hear it.
    Call,
    /// Everybody must act on it, or the game has ended.
    Alarm,
}
