//! When a service that is gone is tried again.

use std::time::{Duration, Instant};

/// The longer a service is gone, the rarer it is tried. Nothing is tried until there is something to be heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retry {
    tries: u32,
    not_before: Option<Instant>,
}

impl Retry {
    /// The longest time between two tries.
    pub const LONGEST: Duration = Duration::from_secs(30);

    /// Whether it may be tried at that time.
    #[must_use]
    pub fn may(&self, now: Instant) -> bool {
        self.not_before.is_none_or(|not_before| not_before <= now)
    }

    /// It failed at that time.
    pub fn failed(&mut self, now: Instant) {
        let wait = Duration::from_secs(1 << self.tries.min(5)).min(Self::LONGEST);
        self.tries = self.tries.saturating_add(1);
        self.not_before = now.checked_add(wait);
    }

    /// It works.
    pub fn worked(&mut self) {
        *self = Self::default();
    }
}
