//! What an audience looks at while something moves, and what can be heard of it: picture, words and sounds share one script.
//!
//! All times are seconds of the full motion.

use super::easing::smooth;
use super::part::PartId;
use super::span::Span;
use super::sprite::Sprite;

/// What an audience looks at: one thing at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Focus {
    /// The picture alone, as large as it has room.
    Picture,
    /// The picture and, beside it, the cry with that number of all that the order caused, from 0.
    Beside(usize),
    /// That cry alone, in the largest letters.
    Card(usize),
    /// The picture and the table of small fields, in which something may be crossed out; nothing is told yet.
    Grid,
    /// The picture, what is cried, and what there is to do.
    Table,
}

/// A part of the script, until the next one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Act {
    /// When it begins.
    pub from: f32,
    /// What is looked at.
    pub focus: Focus,
}

impl Act {
    /// What is looked at from that time on.
    #[must_use]
    pub const fn new(from: f32, focus: Focus) -> Self {
        Self { from, focus }
    }
}

/// Something that is seen at one point of time, and may be heard there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beat {
    /// Something is thrown.
    Thrown,
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

/// A beat with its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// When.
    pub at: f32,
    /// What.
    pub beat: Beat,
}

/// Something flies out of the picture to a field of the grid, and the field is crossed out in two strokes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tracer {
    /// Which part of the picture it leaves.
    pub from: PartId,
    /// The field's row and column, from 0.
    pub field: [usize; 2],
    /// When it flies.
    pub flight: Span,
    /// When each stroke is drawn: the first from the upper left down, the second from the upper right.
    pub strokes: [Span; 2],
    /// How each stroke looks.
    pub drawings: [Sprite; 2],
}

/// A tracer at one time of a motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tracing {
    /// Which part of the picture it left.
    pub from: PartId,
    /// The field's row and column, from 0.
    pub field: [usize; 2],
    /// How far it has flown: 0 before it leaves, 1 once it is there.
    pub flown: f32,
    /// The strokes, with how far each has been drawn, from 0 to 1.
    pub strokes: [(Sprite, f32); 2],
}

impl Tracer {
    /// What it is at that time.
    #[must_use]
    pub fn at(&self, seconds: f32) -> Tracing {
        let [first, second] = self.drawings;
        let [one, other] = self.strokes.map(|stroke| smooth(stroke.progress(seconds)));
        let flown = smooth(self.flight.progress(seconds));
        Tracing { from: self.from, field: self.field, flown, strokes: [(first, one), (second, other)] }
    }
}

/// What is looked at at one time of a motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Looking {
    /// What is looked at.
    pub focus: Focus,
    /// What was looked at before.
    pub before: Focus,
    /// How far the one has taken the other's place, from 0 to 1.
    pub entered: f32,
}

impl Looking {
    /// How long one takes the place of the other.
    pub const ENTERING: f32 = 0.32;
    /// All there is, with nothing that moves.
    pub const REST: Self = Self { focus: Focus::Table, before: Focus::Table, entered: 1.0 };

    /// What those acts let look at at that time; before the first one all was at rest.
    #[must_use]
    pub fn at(acts: &[Act], seconds: f32) -> Self {
        let begun: Vec<&Act> = acts.iter().take_while(|act| act.from <= seconds).collect();
        let Some((now, earlier)) = begun.split_last() else { return Self::REST };
        let before = earlier.last().map_or(Focus::Table, |act| act.focus);
        let entered = smooth(Span::new(now.from, now.from + Self::ENTERING).progress(seconds));
        Self { focus: now.focus, before, entered: if before == now.focus { 1.0 } else { entered } }
    }
}
