//! Which step of a ceremony stands now, and how long each follower has been showing it.

use std::sync::Arc;

use super::race::Step;
use super::told::Ceremony;
use crate::stage::Motion;

/// What followers are told of a ceremony.
#[derive(Clone, Debug)]
pub struct CeremonyShown {
    /// The ceremony.
    pub ceremony: Arc<Ceremony>,
    /// The step that stands now.
    pub step: Step,
    /// Which motion leads there; each follower shows each number once, and nothing moves for 0.
    pub number: u64,
}

impl CeremonyShown {
    /// Whether a follower would see no difference.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.ceremony, &other.ceremony) && (self.step, self.number) == (other.step, other.number)
    }
}

/// One follower's clock: each shows a step from its own start.
#[derive(Clone, Copy, Debug, Default)]
pub struct StepClock {
    number: u64,
    since: f64,
    seconds: f32,
    over: bool,
}

impl StepClock {
    /// The clock of a follower who comes late: what moves now is shown at rest.
    pub(crate) fn late(shown: Option<&CeremonyShown>) -> Self {
        Self { number: shown.map_or(0, |shown| shown.number), over: true, ..Self::default() }
    }

    /// Comes to that moment, in seconds of the follower's own; whether another one is to be shown after it.
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

    /// The seconds since the step began, of the full motion, as of the last tick; for ever once nothing moves any more.
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
