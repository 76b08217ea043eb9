//! The current step of a ceremony, and how long each follower has been showing it.

use std::sync::Arc;

use super::race::Step;
use super::told::Ceremony;
use crate::stage::Motion;

/// A ceremony as it is published to followers.
#[derive(Clone, Debug)]
pub struct CeremonyShown {
    /// The ceremony.
    pub ceremony: Arc<Ceremony>,
    /// The current step.
    pub step: Step,
    /// The number of the motion to this step; each follower shows each number once, and nothing moves for 0.
    pub number: u64,
}

impl CeremonyShown {
    /// Whether both look the same to a follower.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.ceremony, &other.ceremony) && (self.step, self.number) == (other.step, other.number)
    }
}

/// One follower's clock: each follower shows a step from its own start.
#[derive(Clone, Copy, Debug, Default)]
pub struct StepClock {
    number: u64,
    since: f64,
    seconds: f32,
    over: bool,
}

impl StepClock {
    /// Returns the clock of a late follower, who skips the running motion.
    pub(crate) fn late(shown: Option<&CeremonyShown>) -> Self {
        Self { number: shown.map_or(0, |shown| shown.number), over: true, ..Self::default() }
    }

    /// Sets the clock to `now`, in the follower's own seconds; returns whether another frame is needed.
    pub fn tick(&mut self, now: f64, shown: &CeremonyShown, motion: Motion) -> bool {
        if self.number != shown.number {
            *self = Self { number: shown.number, since: now, seconds: 0.0, over: false };
        }
        #[expect(clippy::cast_possible_truncation, reason = "a few seconds")]
        let seconds = (now - self.since) as f32;
        self.seconds = motion.lengthened(seconds);
        self.over = self.over || shown.number == 0 || self.seconds >= shown.step.duration();
        !self.over
    }

    /// Returns the seconds since the step began, at full motion, as of the last tick; infinite once nothing moves any
    /// more.
    #[must_use]
    pub const fn seconds(&self) -> f32 {
        if self.over { f32::INFINITY } else { self.seconds }
    }

    /// Whether something still moves as of the last tick.
    #[must_use]
    pub const fn is_moving(&self, shown: &CeremonyShown) -> bool {
        shown.number != 0 && (self.number != shown.number || !self.over)
    }
}
