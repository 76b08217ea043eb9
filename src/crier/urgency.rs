//! How much a cry matters.

/// How much a cry matters when not all can be heard or shown large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// Good to know.
    Note,
    /// Everybody should hear it.
    Call,
    /// Everybody must act on it, or the game has ended.
    Alarm,
}
