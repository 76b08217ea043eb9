//! The current step of a ceremony, and how long each follower has been showing it.

use std::sync::Arc;

use super::race::Step;
use super::told::Ceremony;
use crate::stage::Motion;

/// A ceremony as it is published to followers.
#[derive(Clone, Debug, PartialEq)]
pub struct CeremonyShown {
    /// The ceremony.
    pub ceremony: Arc<Ceremony>,
    /// The current step.
    pub step: Step,
    /// The number of the motion to this step; each follower shows each number once. `None` where nothing moves.
    pub number: Option<u64>,
}

impl CeremonyShown {
    /// Returns how long the motion hides what the step tells, in seconds. A winner stands there at once.
    #[must_use]
    pub fn told(&self, motion: Motion) -> f32 {
        match self.step {
            Step::Names | Step::Winner => 0.0,
            step @ (Step::Category(_)
            | Step::Places { .. }
            | Step::Duel
            | Step::Whole
            | Step::Awards
            | Step::Seals
            | Step::Podium) => self.number.map_or(0.0, |_| motion.shortened(step.duration())),
        }
    }
}

/// One follower's clock: each follower shows a step from its own start.
#[derive(Clone, Copy, Debug, Default)]
pub struct StepClock {
    number: Option<u64>,
    since: f64,
    seconds: f32,
    over: bool,
}

impl StepClock {
    /// Returns the clock of a late follower, who skips the running motion.
    pub(crate) fn late(shown: Option<&CeremonyShown>) -> Self {
        Self { number: shown.and_then(|shown| shown.number), over: true, ..Self::default() }
    }

    /// Sets the clock to `now`, in the follower's own seconds; returns whether another frame is needed.
    pub fn tick(&mut self, now: f64, shown: &CeremonyShown, motion: Motion) -> bool {
        if self.number != shown.number {
            *self = Self { number: shown.number, since: now, seconds: 0.0, over: false };
        }
        #[expect(clippy::cast_possible_truncation, reason = "a few seconds")]
        let seconds = (now - self.since) as f32;
        self.seconds = motion.lengthened(seconds);
        self.over = self.over || shown.number.is_none() || self.seconds >= shown.step.duration();
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
    pub fn is_moving(&self, shown: &CeremonyShown) -> bool {
        shown.number.is_some() && (self.number != shown.number || !self.over)
    }
}
