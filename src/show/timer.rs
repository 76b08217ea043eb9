//! How much time is left to choose or until the next roll, as a deadline that every follower counts down to by itself.

use std::time::{Duration, Instant};

use super::pace::Pace;

/// When the time to choose is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// Then, as the clock runs.
    At(Instant),
    /// So much later than whenever it goes on: the time stands still.
    Paused(Duration),
}

/// What is shown of the table's pace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Timer {
    /// Nothing if there is no limit.
    pub deadline: Option<Deadline>,
    /// Whether the crier goes on by itself.
    pub hands_free: bool,
    /// Whether the time to choose is limited, also while none runs.
    pub limited: bool,
    /// Whether what comes when the time is up is the next roll.
    pub rolls: bool,
    /// How long the time is in all.
    pub length: Duration,
    /// Whether the next time that would run stands still from its beginning.
    pub held: bool,
}

impl Timer {
    /// What that pace shows; `began` is when its clock stood at 0.
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
            rolls: pace.is_before_roll(),
            length: seconds(pace.length()),
            held: pace.is_held(),
        }
    }

    /// Whole seconds left to choose, rounded up; nothing if there is no limit.
    #[must_use]
    pub fn seconds(&self, now: Instant) -> Option<u64> {
        // Before the picture has come to rest the time does not run.
        let left = self.deadline?.left(now).min(self.length);
        Some(left.as_secs() + u64::from(left.subsec_millis() > 0))
    }

    /// Whether the time stands still.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        matches!(self.deadline, Some(Deadline::Paused(_)))
    }

    /// Whether there is so little time left that everybody should see it.
    #[must_use]
    pub fn is_little(&self, now: Instant) -> bool {
        let left = self.deadline.filter(|_| !self.is_paused() && !self.rolls).map(|deadline| deadline.left(now));
        left.is_some_and(|left| left.as_secs_f64() <= Pace::WARNING)
    }

    /// How long until other seconds are shown; nothing while none change.
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
    /// How much time is left then; none once it is up.
    #[must_use]
    pub fn left(self, now: Instant) -> Duration {
        match self {
            Self::At(due) => due.saturating_duration_since(now),
            Self::Paused(left) => left,
        }
    }
}
