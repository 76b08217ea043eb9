//! A follower's clock for the current motion.

use std::sync::Arc;

use super::ceremony::StepClock;
use super::publisher::Show;
use super::shown::{Playing, Shown};
use crate::stage::{Looking, Motion, Scene, Shape, Tracing};

/// One follower's clock: each follower shows a motion from its own start.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    number: Option<u64>,
    since: f64,
    seconds: f32,
    over: bool,
    /// The clock for the steps of a ceremony.
    pub ceremony: StepClock,
}

impl Clock {
    /// Returns the clock of a late follower, who skips the running motion.
    #[must_use]
    pub fn late(show: &Show) -> Self {
        let number = show.shown.as_ref().and_then(|shown| shown.motion.number());
        Self { number, over: true, ceremony: StepClock::late(show.ceremony.as_ref()), ..Self::default() }
    }

    /// Sets the clock to `now`, in the follower's own seconds; returns whether another frame is needed.
    pub fn tick(&mut self, now: f64, playing: &Playing, motion: Motion) -> bool {
        if self.number != playing.number() {
            *self = Self { number: playing.number(), since: now, seconds: 0.0, over: false, ..*self };
        }
        #[expect(clippy::cast_possible_truncation, reason = "a few seconds")]
        let seconds = (now - self.since) as f32;
        self.seconds = seconds;
        self.over = self.over || playing.moment().is_none_or(|moment| moment.is_over(motion, seconds));
        !self.over
    }

    /// Returns the picture at this moment, in a place of that shape; its parts are named where they rest.
    #[must_use]
    pub fn scene(&self, shown: &Shown, motion: Motion, shape: Shape) -> Arc<Scene> {
        match shown.motion.moment().filter(|_| !self.over) {
            Some(moment) => {
                let scene = moment.in_shape(shape).unwrap_or(moment).scene(motion, self.seconds);
                Arc::new(Scene { parts: Arc::clone(&shown.scene(shape).parts), ..scene })
            }
            None => shown.scene(shape),
        }
    }

    /// Returns where the camera looks at this moment.
    #[must_use]
    pub fn looking(&self, shown: &Shown, motion: Motion) -> Looking {
        let moment = shown.motion.moment().filter(|_| !self.over && shown.before.is_some());
        moment.map_or(Looking::REST, |moment| moment.looking(motion, self.seconds))
    }

    /// Returns the traces that fly from the picture to the table of small fields at this moment, or cross out a field
    /// there.
    #[must_use]
    pub fn tracing(&self, shown: &Shown, motion: Motion) -> Vec<Tracing> {
        let moment = shown.motion.moment().filter(|_| !self.over);
        moment.map(|moment| moment.tracing(motion, self.seconds)).unwrap_or_default()
    }

    /// Whether something still moves as of the last frame.
    #[must_use]
    pub fn is_moving(&self, playing: &Playing) -> bool {
        playing.number().is_some() && (self.number != playing.number() || !self.over)
    }

    /// Returns the state that is put in words at this moment: the one before, as long as the motion hides what
    /// happened. Words beside the picture must not give the blow away.
    #[must_use]
    pub fn told<'a>(&self, shown: &'a Shown, motion: Motion) -> &'a Shown {
        shown.before.as_deref().filter(|_| self.waits(shown, motion)).unwrap_or(shown)
    }

    /// Whether the picture has yet to show what happened: until then no words tell it, and those of the state before
    /// are over.
    #[must_use]
    pub fn waits(&self, shown: &Shown, motion: Motion) -> bool {
        let moment = shown.motion.moment().filter(|_| !self.over && shown.before.is_some());
        moment.is_some_and(|moment| self.seconds < moment.told(motion))
    }
}
