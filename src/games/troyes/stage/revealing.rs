//! What is read alone before anything else is seen: a chapter that begins, and at the end the characters, turned over one by one.

use super::moving::Moving;
use crate::stage::{Act, Beat, Cue, Focus, Looking, Moment, Scene};

/// How long a character is read, and how long a round that begins or an event that comes.
const READ: f32 = 2.6;
const CHAPTER: f32 = 1.6;

/// Cries that are shown first, each alone, and what moves after them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Revealing {
    rest: Scene,
    moving: Option<Moving>,
    /// When that begins.
    from: f32,
    /// When words may tell everything.
    told: f32,
    acts: Vec<Act>,
}

impl Revealing {
    /// Makes the motion of those cries, by index: words tell who won once all of them are read.
    pub(super) fn of(rest: Scene, cries: &[usize]) -> Self {
        let Self { acts, from, .. } = Self::shown(rest.clone(), None, cries, READ);
        Self { rest, moving: None, from, told: from, acts }
    }

    /// Makes the motion of those cries, by index, which open a chapter and spoil nothing: words tell everything at once.
    pub(super) fn chapter(rest: Scene, moving: Option<Moving>, cries: &[usize]) -> Self {
        Self::shown(rest, moving, cries, CHAPTER)
    }

    fn shown(rest: Scene, moving: Option<Moving>, cries: &[usize], read: f32) -> Self {
        let mut from = 0.0;
        let card = |cry: &usize| {
            let act = Act::new(from, Focus::Card(*cry));
            from += read;
            act
        };
        let mut acts: Vec<Act> = cries.iter().map(card).collect();
        match &moving {
            Some(moving) => acts.extend(moving.full_acts().iter().map(|act| Act::new(act.from + from, act.focus))),
            None => acts.push(Act::new(from, Focus::Table)),
        }
        let told = moving.as_ref().map(Moment::full_told).filter(|told| *told > 0.0).map_or(0.0, |told| told + from);
        Self { rest, moving, from, told, acts }
    }
}

impl Moment for Revealing {
    fn full_duration(&self) -> f32 {
        let moves = self.moving.as_ref().map_or(0.0, Moment::full_duration);
        self.from + moves.max(Looking::ENTERING)
    }

    fn full_acts(&self) -> &[Act] {
        &self.acts
    }

    fn full_told(&self) -> f32 {
        self.told
    }

    fn full_cues(&self) -> Vec<Cue> {
        let cards = self.acts.iter().filter(|act| matches!(act.focus, Focus::Card(_)));
        let turned = cards.map(|act| Cue { at: act.from, beat: Beat::Turned });
        let rest = match &self.moving {
            Some(moving) => {
                let later = |cue: Cue| Cue { at: cue.at + self.from, ..cue };
                moving.full_cues().into_iter().map(later).collect()
            }
            None => vec![Cue { at: self.from, beat: Beat::Told }],
        };
        turned.chain(rest).collect()
    }

    fn moving(&self, seconds: f32) -> Scene {
        let moving = self.moving.as_ref();
        moving.map_or_else(|| self.rest.clone(), |moving| moving.moving((seconds - self.from).max(0.0)))
    }

    fn rest(&self) -> Scene {
        self.rest.clone()
    }
}
