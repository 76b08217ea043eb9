//! The picture of a game, and of what an order does to it.

use std::fmt::Debug;
use std::sync::Arc;

use super::act::{Act, Cue, Focus, Looking, Tracer, Tracing};
use super::motion::Motion;
use super::part::Part;
use super::scene::Scene;
use super::shape::Shape;
use super::sprite::Sprite;
use crate::crier::{Cried, Turn};
use crate::play::Transition;

/// A game whose table can be drawn.
pub trait Staged: Cried {
    /// The names of what lies in its picture.
    type Part: Part;

    /// The table as it stands, with nothing that moves, in a place of that shape.
    fn scene(table: &Self::Table, shape: Shape) -> Scene;

    /// Every drawing that may stand in the game's pictures and views, for whoever must have them beforehand; without any, they show
    /// none.
    #[must_use]
    fn drawings() -> Vec<Sprite> {
        Vec::new()
    }

    /// The way from the table before an order to the table after it, of which this is cried. What happens to be so on the
    /// way is alike for all who are at that turn.
    fn moment(told: Transition<'_, Self>, cries: &[Self::Cry], turn: Turn) -> Arc<dyn Moment>;
}

/// The way from the table before an order to the table after it, as a picture that moves.
///
/// Nothing waits for it: the table after is the result from the start, and any time may be asked for, in any order. A
/// game says how the full motion goes; how much of it is shown is the same for all.
pub trait Moment: Debug + Send + Sync {
    /// How long the full motion lasts, in seconds; 0 if nothing moves.
    fn full_duration(&self) -> f32;

    /// What an audience looks at from when on in the full motion, first to last: in the end all there is.
    fn full_acts(&self) -> &[Act];

    /// What can be heard of the full motion, first to last.
    fn full_cues(&self) -> Vec<Cue> {
        Vec::new()
    }

    /// The same in a place of that shape, if it is another picture there: as long, and heard alike.
    fn in_shape(&self, _shape: Shape) -> Option<&dyn Moment> {
        None
    }

    /// What flies from the picture to the table of small fields in the full motion.
    fn full_tracers(&self) -> &[Tracer] {
        &[]
    }

    /// When in the full motion all of it is told in words, in seconds: words that tell the result before would spoil it.
    fn full_told(&self) -> f32 {
        self.full_acts().iter().find(|act| act.focus == Focus::Table).map_or(0.0, |act| act.from)
    }

    /// The picture at that time of the full motion, from 0 on and before its end.
    fn moving(&self, seconds: f32) -> Scene;

    /// The picture of the table after the order, at rest.
    fn rest(&self) -> Scene;

    /// How long it lasts, in seconds.
    fn duration(&self, motion: Motion) -> f32 {
        motion.shortened(self.full_duration())
    }

    /// From when on the result may be told in words, in seconds since it began.
    fn told(&self, motion: Motion) -> f32 {
        motion.shortened(self.full_told())
    }

    /// When the first words of it are told, in seconds since it began.
    fn heard(&self, motion: Motion) -> f32 {
        let words = |act: &&Act| match act.focus {
            Focus::Beside(_) | Focus::Card(_) | Focus::Table => true,
            Focus::Picture | Focus::Grid => false,
        };
        motion.shortened(self.full_acts().iter().find(words).map_or(0.0, |act| act.from))
    }

    /// What an audience looks at so many seconds after it began.
    fn looking(&self, motion: Motion, seconds: f32) -> Looking {
        if self.is_over(motion, seconds) {
            Looking::REST
        } else {
            Looking::at(self.full_acts(), motion.lengthened(seconds.max(0.0)))
        }
    }

    /// What flies from the picture to the table of small fields so many seconds after it began.
    fn tracing(&self, motion: Motion, seconds: f32) -> Vec<Tracing> {
        let seconds = motion.lengthened(seconds.max(0.0));
        self.full_tracers().iter().map(|tracer| tracer.at(seconds)).collect()
    }

    /// Whether nothing moves any more, so many seconds after it began.
    fn is_over(&self, motion: Motion, seconds: f32) -> bool {
        // A time that is no number is over as well: the picture never hangs.
        seconds.is_nan() || seconds >= self.duration(motion)
    }

    /// The picture so many seconds after it began; from the duration on, the table after the order at rest.
    fn scene(&self, motion: Motion, seconds: f32) -> Scene {
        if self.is_over(motion, seconds) { self.rest() } else { self.moving(motion.lengthened(seconds.max(0.0))) }
    }
}

/// A picture in which nothing moves: after an order that nobody can see, or in a game without motion.
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
