//! The end, at which the characters are turned over one by one.

use crate::stage::{Act, Beat, Cue, Focus, Looking, Moment, Scene};

/// How long a character is read.
const READ: f32 = 2.6;

/// The picture at rest, and the cries that are shown before it, each alone.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Revealing {
    rest: Scene,
    acts: Vec<Act>,
}

impl Revealing {
    /// Makes the motion of those cries, by index.
    pub(super) fn of(rest: Scene, cries: &[usize]) -> Self {
        let mut from = 0.0;
        let mut next = |focus| {
            let act = Act::new(from, focus);
            from += READ;
            act
        };
        let mut acts: Vec<Act> = cries.iter().map(|cry| next(Focus::Card(*cry))).collect();
        acts.push(next(Focus::Table));
        Self { rest, acts }
    }
}

impl Moment for Revealing {
    fn full_duration(&self) -> f32 {
        self.full_told() + Looking::ENTERING
    }

    fn full_acts(&self) -> &[Act] {
        &self.acts
    }

    fn full_cues(&self) -> Vec<Cue> {
        let beat = |act: &Act| if act.focus == Focus::Table { Beat::Told } else { Beat::Turned };
        self.acts.iter().map(|act| Cue { at: act.from, beat: beat(act) }).collect()
    }

    fn moving(&self, _: f32) -> Scene {
        self.rest.clone()
    }

    fn rest(&self) -> Scene {
        self.rest.clone()
    }
}
