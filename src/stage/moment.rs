//! The picture of a game, and the motion of an order.

use std::fmt::Debug;
use std::sync::Arc;

use super::act::{Act, Cue, Focus, Looking, Tracer, Tracing};
use super::motion::Motion;
use super::part::Part;
use super::scene::Scene;
use super::shape::Shape;
use super::sprite::Sprite;
use crate::crier::Cried;
use crate::play::Transition;

/// A game whose table can be drawn.
pub trait Staged: Cried {
    /// The parts of its picture.
    type Part: Part;

    /// Draws a table at rest, for a place of that shape.
    fn scene(table: &Self::Table, shape: Shape) -> Scene;

    /// Returns every drawing that may occur in the game's pictures and views, for renderers that need them beforehand;
    /// those show no others.
    #[must_use]
    fn drawings() -> Vec<Sprite> {
        Vec::new()
    }

    /// Returns the motion of a table that is shown on a title, if it moves there.
    fn overture(_table: &Self::Table) -> Option<Arc<dyn Moment>> {
        None
    }

    /// Returns the motion from the table before an order to the table after it, with the order's cries. Random details
    /// of the motion depend on the seed alone, and so are the same at every table. By default nothing moves.
    fn moment(told: Transition<'_, Self>, _cries: &[Self::Cry], _seed: u64) -> Arc<dyn Moment> {
        Arc::new(Still(Self::scene(told.after, Shape::Wide)))
    }
}

/// The motion from the table before an order to the table after it.
///
/// Nothing waits for it: the table after is the result from the start, and any time may be asked for, in any order. A
/// game defines the full motion; how much of it is shown is the same for all games.
pub trait Moment: Debug + Send + Sync {
    /// Returns the duration of the full motion, in seconds; 0 if nothing moves.
    fn full_duration(&self) -> f32;

    /// Returns the acts of the full motion, first to last: the last one shows everything.
    fn full_acts(&self) -> &[Act];

    /// Returns the beats of the full motion, first to last.
    fn full_cues(&self) -> Vec<Cue> {
        Vec::new()
    }

    /// Returns the motion for a place of that shape, if it is another picture there: just as long, with the same
    /// sounds.
    fn in_shape(&self, _shape: Shape) -> Option<&dyn Moment> {
        None
    }

    /// Returns the tracers of the full motion.
    fn full_tracers(&self) -> &[Tracer] {
        &[]
    }

    /// Returns the time of the full motion, in seconds, when words may tell the result: before, they would spoil it.
    fn full_told(&self) -> f32 {
        self.full_acts().iter().find(|act| act.focus == Focus::Table).map_or(0.0, |act| act.from)
    }

    /// Draws the picture at that time of the full motion, from 0 on and before its end.
    fn moving(&self, seconds: f32) -> Scene;

    /// Draws the picture of the table after the order, at rest.
    fn rest(&self) -> Scene;

    /// Returns the duration, in seconds.
    fn duration(&self, motion: Motion) -> f32 {
        motion.shortened(self.full_duration())
    }

    /// Returns the time, in seconds since the start, when words may tell the result.
    fn told(&self, motion: Motion) -> f32 {
        motion.shortened(self.full_told())
    }

    /// Returns the time of the first words, in seconds since the start.
    fn heard(&self, motion: Motion) -> f32 {
        let words = |act: &&Act| match act.focus {
            Focus::Beside(_) | Focus::Card(_) | Focus::Table => true,
            Focus::Picture | Focus::Ahead | Focus::Grid => false,
        };
        motion.shortened(self.full_acts().iter().find(words).map_or(0.0, |act| act.from))
    }

    /// Returns the focus so many seconds after the start.
    fn looking(&self, motion: Motion, seconds: f32) -> Looking {
        if self.is_over(motion, seconds) {
            Looking::REST
        } else {
            Looking::at(self.full_acts(), motion.lengthened(seconds.max(0.0)))
        }
    }

    /// Returns the tracers so many seconds after the start.
    fn tracing(&self, motion: Motion, seconds: f32) -> Vec<Tracing> {
        let seconds = motion.lengthened(seconds.max(0.0));
        self.full_tracers().iter().map(|tracer| tracer.at(seconds)).collect()
    }

    /// Whether nothing moves any more so many seconds after the start.
    fn is_over(&self, motion: Motion, seconds: f32) -> bool {
        // A time that is no number is over as well: the picture never hangs.
        seconds.is_nan() || seconds >= self.duration(motion)
    }

    /// Draws the picture so many seconds after the start; from the duration on, the table after the order at rest.
    fn scene(&self, motion: Motion, seconds: f32) -> Scene {
        if self.is_over(motion, seconds) { self.rest() } else { self.moving(motion.lengthened(seconds.max(0.0))) }
    }
}

/// A picture without motion: after an order that nobody can see, or in a game without motion.
#[derive(Clone, Debug, PartialEq)]
pub struct Still(pub Scene);

impl Moment for Still {
    fn full_duration(&self) -> f32 {
        0.0
    }

    fn full_acts(&self) -> &[Act] {
        const { &[Act::new(0.0, Focus::Table)] }
    }

    fn moving(&self, _: f32) -> Scene {
        self.rest()
    }

    fn rest(&self) -> Scene {
        self.0.clone()
    }
}
