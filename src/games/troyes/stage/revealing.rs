//! What is read alone: a chapter that begins or ends, what activities do, and at the end the characters, turned over one by one.

use super::moving::Moving;
use crate::games::troyes::words::Cry;
use crate::stage::{Act, Beat, Cue, Focus, Looking, Moment, Scene};

/// How long a card with a sentence is read, and how long one that opens or closes a chapter.
const READ: f32 = 2.6;
const CHAPTER: f32 = 1.6;

/// Cries that are shown alone, one after the other, and what moves before or after them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Revealing {
    rest: Scene,
    moving: Option<Moving>,
    /// When that begins.
    from: f32,
    /// When the picture comes back, or stays.
    ends: f32,
    /// When words may tell everything.
    told: f32,
    acts: Vec<Act>,
}

/// A cry that is shown alone, by index, and how long.
pub(super) type Shown = (usize, f32);

/// Returns how long that cry is shown alone; nothing for one that is not.
pub(super) fn shown(cry: &Cry) -> Option<f32> {
    let is_chapter = matches!(cry, Cry::Round(_) | Cry::Entered(..) | Cry::LastDone | Cry::Over);
    if matches!(cry, Cry::Shown(..) | Cry::Does(..)) { Some(READ) } else { is_chapter.then_some(CHAPTER) }
}

impl Revealing {
    /// Makes the motion of those cries alone: words tell who won once all of them are read.
    pub(super) fn of(rest: Scene, cries: &[Shown]) -> Self {
        let Self { acts, from, .. } = Self::before(rest.clone(), None, cries);
        Self { rest, moving: None, from, ends: from, told: from, acts }
    }

    /// Makes the motion of those cries, which open a chapter and spoil nothing, and then of what moves: words tell everything at once.
    pub(super) fn before(rest: Scene, moving: Option<Moving>, cries: &[Shown]) -> Self {
        let (mut acts, from) = cards(cries, 0.0);
        match &moving {
            Some(moving) => acts.extend(moving.full_acts().iter().map(|act| Act::new(act.from + from, act.focus))),
            None => acts.push(Act::new(from, Focus::Table)),
        }
        let told = moving.as_ref().map(Moment::full_told).filter(|told| *told > 0.0).map_or(0.0, |told| told + from);
        let ends = from + moving.as_ref().map_or(0.0, Moment::full_duration);
        Self { rest, moving, from, ends, told, acts }
    }

    /// Makes the motion of what moves, and then of those cries, before which it ends a chapter.
    pub(super) fn after(rest: Scene, moving: Moving, cries: &[Shown]) -> Self {
        let moved = moving.full_duration();
        let (shown, ends) = cards(cries, moved);
        let acts = moving.full_acts().iter().copied().chain(shown).chain([Act::new(ends, Focus::Table)]).collect();
        Self { rest, moving: Some(moving), from: 0.0, ends, told: moved, acts }
    }
}

/// Returns the cards one after the other from that time on, and when they end.
fn cards(cries: &[Shown], mut from: f32) -> (Vec<Act>, f32) {
    let card = |(cry, read): &Shown| {
        let act = Act::new(from, Focus::Card(*cry));
        from += read;
        act
    };
    let acts = cries.iter().map(card).collect();
    (acts, from)
}

impl Moment for Revealing {
    fn full_duration(&self) -> f32 {
        let back = self.acts.last().map_or(0.0, |act| act.from);
        self.ends.max(back + Looking::ENTERING)
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
