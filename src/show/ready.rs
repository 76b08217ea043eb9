//! The count of seated phones that are ready.

/// The count of ready players, of those who sit at the table with a phone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ReadyCount {
    /// The number that are ready.
    pub ready: usize,
    /// The number that have a phone.
    pub of: usize,
}

impl ReadyCount {
    /// Whether everybody is ready: never where nobody sits.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.of > 0 && self.ready >= self.of
    }
}
