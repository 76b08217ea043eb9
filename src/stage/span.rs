//! A span of time within a motion.

use super::easing::mix;

/// A span of time, in seconds of the full motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// The start.
    pub from: f32,
    /// The end.
    pub to: f32,
}

impl Span {
    /// Makes a span of its start and end, in seconds.
    #[must_use]
    pub const fn new(from: f32, to: f32) -> Self {
        Self { from, to }
    }

    /// Returns the progress at that time: 0 before the span, 1 after it.
    #[must_use]
    pub fn progress(self, seconds: f32) -> f32 {
        ((seconds - self.from) / (self.to - self.from)).clamp(0.0, 1.0)
    }

    /// Returns a part of the span, from 0 for its start to 1 for its end.
    #[must_use]
    pub fn part(self, from: f32, to: f32) -> Self {
        Self { from: mix(self.from, self.to, from), to: mix(self.from, self.to, to) }
    }
}
