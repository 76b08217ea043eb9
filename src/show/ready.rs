//! How many of those who answer by phone are ready.

/// How many are ready, of how many who sit at the table with a phone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ReadyCount {
    /// Those who are ready.
    pub ready: usize,
    /// All who could be.
    pub of: usize,
}

impl ReadyCount {
    /// Whether everybody is ready: never where nobody sits.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.of > 0 && self.ready >= self.of
    }
}
