//! The backoff for a service that is gone.

use std::time::{Duration, Instant};

/// A backoff: the longer a service is gone, the rarer it is tried. Nothing is tried until there is something to be
/// heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retry {
    tries: u32,
    not_before: Option<Instant>,
}

impl Retry {
    /// The longest pause between two tries.
    pub const LONGEST: Duration = Duration::from_secs(30);

    /// Whether the service may be tried at that time.
    #[must_use]
    pub fn may(&self, now: Instant) -> bool {
        self.not_before.is_none_or(|not_before| not_before <= now)
    }

    /// Notes a failure at that time.
    pub fn failed(&mut self, now: Instant) {
        let wait = Duration::from_secs(1 << self.tries.min(5)).min(Self::LONGEST);
        self.tries = self.tries.saturating_add(1);
        self.not_before = now.checked_add(wait);
    }

    /// Notes a success.
    pub fn worked(&mut self) {
        *self = Self::default();
    }
}
