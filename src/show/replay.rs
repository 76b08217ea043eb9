//! A finished game played through in little time, moment by moment.

use std::sync::Arc;
use std::time::Instant;

use super::ceremony::Ceremony;
use super::counted::Counted;
use super::shown::Shown;
use crate::chronicle::Record;
use crate::chronicle::hall::Finished;
use crate::crier::Turn;
use crate::stage::{Moment, Motion, Scene, Shape};

/// A finished game that is played through in twenty seconds, by the motions of its own orders, up to its podium.
#[derive(Debug)]
pub struct Replay {
    /// The game before its first order.
    opening: Arc<Shown>,
    /// The game after each order, with the second at which the order's motion begins.
    moments: Vec<(f32, Arc<Shown>)>,
    /// The ceremony of the results; `None` if nobody's were entered.
    ceremony: Option<Arc<Ceremony>>,
}

/// A replay as it is published to followers: all of them see the same second of it.
#[derive(Clone, Debug)]
pub struct ReplayShown {
    /// The replay.
    pub replay: Arc<Replay>,
    /// The time at which it began; where somebody steps through the game, the time at which the step began.
    pub began: Instant,
    /// The step that is shown, where somebody steps through the game: 0 before its first order, then an order each, at last the
    /// podium. `None` where it plays by itself.
    pub step: Option<usize>,
}

impl Replay {
    /// The length in seconds, with the end.
    pub const SECONDS: f32 = 20.0;
    /// The part of an order's time in which its motion is played; then the table rests, and is in words.
    const MOVES: f32 = 0.5;
    /// How long the last picture is seen once the game is over.
    const END: f32 = 1.5;
    /// How long the podium is seen then.
    const PODIUM: f32 = 4.5;
    /// When the last order stands, in seconds.
    pub const LAST: f32 = Self::SECONDS - Self::END - Self::PODIUM;

    /// Makes the replay of a record; `None` if nothing has happened in it.
    #[must_use]
    pub fn of<G: Counted>(record: &Record<G>) -> Option<Self> {
        let turn = Turn::new(record.code(), record.steps());
        let ceremony =
            Finished::of(record).ok().map(|finished| Arc::new(Ceremony::new(&finished, record.table(), turn)));
        let mut record = record.clone();
        let orders = record.done().len();
        while record.undo().is_some() {}
        let opening = Arc::new(Shown::now(&record));
        let (mut shown, mut moments, mut weights) = (Arc::clone(&opening), Vec::new(), Vec::new());
        for number in (1..).take(orders) {
            record.redo()?;
            shown = Arc::new(shown.then(&record, number));
            let moves = shown.motion.moment().map_or(0.0, Moment::full_duration);
            weights.push(moves.clamp(1.0, 3.0));
            moments.push(Arc::clone(&shown));
        }
        let all: f32 = weights.iter().sum();
        let mut at = 0.0;
        let begin = |(shown, weight): (Arc<Shown>, f32)| {
            let begins = at;
            at += weight / all * Self::LAST;
            (begins, shown)
        };
        let moments: Vec<_> = moments.into_iter().zip(weights).map(begin).collect();
        (!moments.is_empty()).then_some(Self { opening, moments, ceremony })
    }

    /// Whether it is over at that time, with the end having been seen for a while.
    #[must_use]
    pub const fn is_over(seconds: f32) -> bool {
        seconds >= Self::SECONDS
    }

    /// Returns the moment at that time, and how far its motion has come, from 0 to 1.
    #[must_use]
    pub fn at(&self, seconds: f32) -> (&Arc<Shown>, f32) {
        let behind = self.begun(seconds);
        let Some((begins, shown)) = behind.checked_sub(1).and_then(|at| self.moments.get(at)) else {
            return (&self.opening, 1.0);
        };
        let ends = self.moments.get(behind).map_or(Self::LAST, |(next, _)| *next);
        let moves = (ends - begins) * Self::MOVES;
        (shown, ((seconds - begins) / moves.max(f32::EPSILON)).clamp(0.0, 1.0))
    }

    /// Returns the moment that is in words at that time; `None` as long as the picture still moves towards what the words would
    /// tell: what was told before would stand over it.
    #[must_use]
    pub fn told(&self, seconds: f32, motion: Motion) -> Option<&Arc<Shown>> {
        let (shown, part) = self.at(seconds);
        let moment = shown.motion.moment().filter(|_| motion != Motion::None);
        moment.is_none_or(|moment| part * moment.full_duration() >= moment.full_told()).then_some(shown)
    }

    /// Returns the ceremony whose podium ends the replay, and for how many seconds the podium is seen at that time; `None` before.
    #[must_use]
    pub fn podium(&self, seconds: f32) -> Option<(&Arc<Ceremony>, f32)> {
        let seen = seconds - Self::LAST - Self::END;
        self.ceremony.as_ref().filter(|_| seen >= 0.0).map(|ceremony| (ceremony, seen))
    }

    /// Returns the number of the last step: the podium, or the last order where nobody's results were entered.
    #[must_use]
    pub fn last_step(&self) -> usize {
        self.moments.len() + usize::from(self.ceremony.is_some())
    }

    /// Returns the span of a step in the replay's seconds, and how long it moves.
    fn span(&self, step: usize) -> (f32, f32, f32) {
        let begins = |step: usize| step.checked_sub(1).and_then(|at| self.moments.get(at)).map(|(begins, _)| *begins);
        let moment = step.checked_sub(1).and_then(|at| self.moments.get(at));
        match (step, moment) {
            (0, _) => (-1.0, -1.0, 0.0),
            (_, Some((from, shown))) => {
                let moves = shown.motion.moment().map_or(0.0, Moment::full_duration) / Self::MOVES;
                (*from, begins(step + 1).unwrap_or(Self::LAST).next_down(), moves)
            }
            (_, None) => (Self::LAST + Self::END, Self::SECONDS.next_down(), Self::PODIUM),
        }
    }

    /// Returns how many moments have begun at that time.
    fn begun(&self, seconds: f32) -> usize {
        self.moments.partition_point(|(begins, _)| *begins <= seconds)
    }

    /// Returns the picture at that time, in a place of that shape; without motion each moment is at rest at once.
    #[must_use]
    pub fn scene(&self, seconds: f32, shape: Shape, motion: Motion) -> Arc<Scene> {
        let (shown, part) = self.at(seconds);
        let moving = shown.motion.moment().filter(|_| part < 1.0 && motion != Motion::None);
        match moving {
            Some(moment) => {
                let moment = moment.in_shape(shape).unwrap_or(moment);
                let scene = moment.moving(part * moment.full_duration());
                Arc::new(Scene { parts: shown.scene(shape).parts.clone(), ..scene })
            }
            None => shown.scene(shape),
        }
    }
}

/// The same showing of a replay.
impl PartialEq for ReplayShown {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.replay, &other.replay) && self.began == other.began && self.step == other.step
    }
}

impl ReplayShown {
    /// Returns the time of the replay; where somebody steps through the game, a step moves as when it was played, and then rests.
    #[must_use]
    pub fn seconds(&self, now: Instant) -> f32 {
        let seconds = now.saturating_duration_since(self.began).as_secs_f32();
        let Some((from, to, moves)) = self.step.map(|step| self.replay.span(step)) else { return seconds };
        if seconds >= moves { to } else { from + (to - from) * (seconds / moves) }
    }

    /// Returns the number of the step after this one, or before it; `None` at either end.
    #[must_use]
    pub fn neighbor(&self, later: bool) -> Option<usize> {
        let step = self.step?;
        if later { Some(step + 1).filter(|step| *step <= self.replay.last_step()) } else { step.checked_sub(1) }
    }

    /// Returns the step after this one, or before it, as begun at that time; `None` at either end.
    #[must_use]
    pub fn beside(&self, later: bool, now: Instant) -> Option<Self> {
        let step = self.neighbor(later)?;
        Some(Self { step: Some(step), began: now, ..self.clone() })
    }

    /// Whether something still moves at that time of the replay.
    #[must_use]
    pub fn is_moving(&self, seconds: f32) -> bool {
        match self.step {
            None => !Replay::is_over(seconds),
            Some(step) => seconds < self.replay.span(step).1,
        }
    }
}
