//! Why a phone gets no seat, or no answer of it counts.

/// Why a secret has no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Gone {
    /// The secret is unknown: it is of another run of the gallery.
    Unknown,
    /// The seat was freed at the desk.
    Freed,
}

/// Why no seat is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum NoSeat {
    /// The name is taken.
    Taken,
    /// The desk has just freed a seat of that name and address.
    Barred,
    /// All seats are taken.
    Full,
}

/// Why an answer is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum NoAnswer {
    /// The phone has no seat.
    Gone(#[from] Gone),
    /// The answer is to another question.
    Unasked,
    /// The phone has handed in too many sheets.
    TooMany,
}
