//! The desk's clock.

use std::time::{Duration, Instant};

/// So many seconds a person needs to see what has just come, changed or gone: a press before that was meant for what stood there before.
pub(crate) const SEEN: f64 = 0.4;

/// The desk's clock in this frame.
#[derive(Default)]
pub(crate) struct Time {
    /// What it shows, in seconds.
    pub(crate) now: f64,
    /// When it stood at 0; nothing before the first frame.
    pub(crate) began: Option<Instant>,
    /// Since when the one key is held to play again.
    pub(crate) held: Option<f64>,
    /// When a player's proposal last changed what the one key gives.
    pub(crate) proposed: Option<f64>,
    /// Whether a player's proposal has come behind a page, so that nobody has seen it.
    pub(crate) behind: bool,
    /// When the order of a player was last given at once.
    pub(crate) trusted: Option<f64>,
    /// How often what is shown of a player's proposal has changed, and when it last did.
    pub(crate) shown: (u32, Option<f64>),
    /// Until when further proposals wait, so that the one key can give what stands there.
    pub(crate) proposals_wait: Option<f64>,
}

impl Time {
    /// Returns when the clock stood at 0.
    pub(crate) fn began(&mut self) -> Instant {
        *self.began.get_or_insert_with(|| {
            let now = Instant::now();
            now.checked_sub(seconds(self.now)).unwrap_or(now)
        })
    }
}

/// Returns that many seconds of the desk's clock.
pub(crate) fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or_default()
}
