//! The script of a motion: what an audience looks at and hears, shared by picture, words and sounds.
//!
//! All times are seconds of the full motion.

use super::easing::smooth;
use super::part::PartId;
use super::span::Span;
use super::sprite::Sprite;

/// The focus of an audience: one thing at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Focus {
    /// The picture alone, as large as it has room.
    Picture,
    /// The picture with what comes next beside it, while nothing of the order may be told yet.
    Ahead,
    /// The picture with one of the order's cries beside it, by index.
    Beside(usize),
    /// One cry alone, by index, in the largest letters.
    Card(usize),
    /// The picture and the table of small fields, in which something may be crossed out; no words yet.
    Grid,
    /// The picture, the cries, and the sidebar.
    Table,
}

/// A part of the script, which lasts until the next one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Act {
    /// The start.
    pub from: f32,
    /// The focus.
    pub focus: Focus,
}

impl Act {
    /// Makes an act that begins at that time.
    #[must_use]
    pub const fn new(from: f32, focus: Focus) -> Self {
        Self { from, focus }
    }
}

/// An event of a motion, which may have a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beat {
    /// Something is thrown.
    Thrown,
    /// Something thrown knocks on something.
    Knocked,
    /// Something is set down at its place.
    Placed,
    /// A blow falls, and what it hits breaks.
    Struck,
    /// A blow stops short.
    Spared,
    /// A stroke crosses something out.
    Crossed,
    /// Something turned over shows its other face.
    Turned,
    /// Words tell what happened.
    Told,
}

/// A beat and its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// The time.
    pub at: f32,
    /// The beat.
    pub beat: Beat,
}

/// A thing that flies out of the picture to a field of the grid, which is shown large, crossed out in two strokes, and
/// flies home.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tracer {
    /// The part of the picture where it starts.
    pub from: PartId,
    /// The field's row and column, from 0.
    pub field: [usize; 2],
    /// The time of the flight.
    pub flight: Span,
    /// The times of the strokes: the first from the upper left down, the second from the upper right.
    pub strokes: [Span; 2],
    /// The time in which the field, which was shown large, flies home.
    pub home: Span,
    /// The drawings of the strokes.
    pub drawings: [Sprite; 2],
}

/// A tracer at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tracing {
    /// The part of the picture where it started.
    pub from: PartId,
    /// The field's row and column, from 0.
    pub field: [usize; 2],
    /// The progress of the flight: 0 before the start, 1 where the field is shown large.
    pub flown: f32,
    /// The progress of the field's way home, from 0 to 1.
    pub home: f32,
    /// The strokes, each with its progress from 0 to 1.
    pub strokes: [(Sprite, f32); 2],
}

impl Tracer {
    /// Returns the tracer at that time.
    #[must_use]
    pub fn at(&self, seconds: f32) -> Tracing {
        let [first, second] = self.drawings;
        let [one, other] = self.strokes.map(|stroke| smooth(stroke.progress(seconds)));
        let flown = smooth(self.flight.progress(seconds));
        let home = smooth(self.home.progress(seconds));
        Tracing { from: self.from, field: self.field, flown, home, strokes: [(first, one), (second, other)] }
    }
}

/// The focus at one moment of a motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Looking {
    /// The current focus.
    pub focus: Focus,
    /// The focus before it.
    pub before: Focus,
    /// The progress of the change, from 0 to 1.
    pub entered: f32,
}

impl Looking {
    /// The duration of a change of focus.
    pub const ENTERING: f32 = 0.32;
    /// The focus of a picture at rest: everything.
    pub const REST: Self = Self { focus: Focus::Table, before: Focus::Table, entered: 1.0 };

    /// Returns the focus of those acts at that time; at rest before the first one.
    #[must_use]
    pub fn at(acts: &[Act], seconds: f32) -> Self {
        let begun: Vec<&Act> = acts.iter().take_while(|act| act.from <= seconds).collect();
        let Some((now, earlier)) = begun.split_last() else { return Self::REST };
        let before = earlier.last().map_or(Focus::Table, |act| act.focus);
        let entered = smooth(Span::new(now.from, now.from + Self::ENTERING).progress(seconds));
        Self { focus: now.focus, before, entered: if before == now.focus { 1.0 } else { entered } }
    }
}
