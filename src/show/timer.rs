//! The time left to choose or until the next order, as a deadline that every follower counts down to by itself.

use std::time::{Duration, Instant};

use super::pace::Pace;

/// The end of the time to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// At this instant.
    At(Instant),
    /// This long after the timer is resumed.
    Paused(Duration),
}

/// The timer as followers see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timer {
    /// The deadline; `None` if there is no limit.
    pub deadline: Option<Deadline>,
    /// Whether the crier goes on by itself.
    pub hands_free: bool,
    /// Whether the time to choose is limited, also while no timer runs.
    pub limited: bool,
    /// Whether the next order is given when the time is up.
    pub before_order: bool,
    /// The whole length of the time.
    pub length: Duration,
    /// Whether the next wait begins paused.
    pub held: bool,
}

impl Timer {
    /// Returns the timer of a pace; `began` is when its clock was at 0.
    #[must_use]
    pub fn of(pace: &Pace, began: Instant) -> Self {
        let seconds = |seconds: f64| Duration::try_from_secs_f64(seconds.max(0.0)).unwrap_or_default();
        let deadline = match (pace.due(), pace.paused()) {
            (_, Some(left)) => Some(Deadline::Paused(seconds(left))),
            (Some(due), None) => began.checked_add(seconds(due)).map(Deadline::At),
            (None, None) => None,
        };
        Self {
            deadline,
            hands_free: pace.is_hands_free(),
            limited: pace.is_limited(),
            before_order: pace.is_before_order(),
            length: seconds(pace.length()),
            held: pace.is_held(),
        }
    }

    /// Returns the whole seconds left to choose, rounded up; `None` if there is no limit, and before the picture has come to
    /// rest: until then the time does not run.
    #[must_use]
    pub fn seconds(&self, now: Instant) -> Option<u64> {
        let left = self.deadline?.left(now);
        // Times are sums of parts of a second.
        let runs = left <= self.length + Self::HAIR;
        runs.then(|| left.as_secs() + u64::from(left.subsec_millis() > 0)).map(|left| left.min(self.whole()))
    }

    /// Returns the whole length in whole seconds, rounded up.
    #[must_use]
    pub fn whole(&self) -> u64 {
        self.length.as_secs() + u64::from(self.length.subsec_nanos() > 0)
    }

    /// Whether the timer is paused.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        matches!(self.deadline, Some(Deadline::Paused(_)))
    }

    /// Whether little time is left, so that everybody should see it.
    #[must_use]
    pub fn is_little(&self, now: Instant) -> bool {
        let left = self.deadline.filter(|_| !self.is_paused() && !self.before_order).map(|deadline| deadline.left(now));
        left.is_some_and(|left| left.as_secs_f64() <= Pace::WARNING)
    }

    /// Returns the time until the shown seconds change; `None` while they do not.
    #[must_use]
    pub fn next_change(&self, now: Instant) -> Option<Duration> {
        match self.deadline {
            Some(deadline @ Deadline::At(_)) => {
                let left = deadline.left(now);
                let part = Duration::from_nanos(u64::from(left.subsec_nanos()));
                // Just behind the change, so that it is not missed by a hair.
                (!left.is_zero()).then(|| if part.is_zero() { Duration::from_secs(1) } else { part } + Self::HAIR)
            }
            Some(Deadline::Paused(_)) | None => None,
        }
    }

    const HAIR: Duration = Duration::from_millis(2);
}

impl Deadline {
    /// Returns the time left at that instant; zero once it is up.
    #[must_use]
    pub fn left(self, now: Instant) -> Duration {
        match self {
            Self::At(due) => due.saturating_duration_since(now),
            Self::Paused(left) => left,
        }
    }
}
