//! A stretch of time within a motion.

use super::easing::mix;

/// From when to when something moves, in seconds of the full motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// When it starts.
    pub from: f32,
    /// When it has ended.
    pub to: f32,
}

impl Span {
    /// From when to when, in seconds.
    #[must_use]
    pub const fn new(from: f32, to: f32) -> Self {
        Self { from, to }
    }

    /// How much of it is over at that time: 0 before it, 1 after it.
    #[must_use]
    pub fn progress(self, seconds: f32) -> f32 {
        ((seconds - self.from) / (self.to - self.from)).clamp(0.0, 1.0)
    }

    /// A part of it, from 0 for its start to 1 for its end.
    #[must_use]
    pub fn part(self, from: f32, to: f32) -> Self {
        Self { from: mix(self.from, self.to, from), to: mix(self.from, self.to, to) }
    }
}
