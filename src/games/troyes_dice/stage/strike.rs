//! What a die does to the plaza it lies on: it rises, it falls, and the plaza goes or is spared.

use super::layout::notch_angle;
use super::parts;
use crate::games::troyes_dice::rules::Notch;
use crate::stage::easing::{bouncy, falling, mix, smooth, trembling};
use crate::stage::{Point, Pose, Scene, Span};

/// What becomes of the plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It is destroyed.
    Destroyed,
    /// Tile 8's banquet spares it (`rules.md 4.4`).
    Spared,
}

/// A blow to a plaza.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Blow {
    /// Which plaza.
    pub(super) notch: Notch,
    /// What becomes of it.
    pub(super) outcome: Outcome,
    /// From when to when.
    pub(super) time: Span,
}

impl Blow {
    /// When the die hits, in seconds.
    pub(super) fn hits(&self) -> f32 {
        self.fall().to
    }

    /// How the die stands: it rises, which makes it larger seen from above, and drops.
    pub(super) fn die(&self, seconds: f32) -> Pose {
        let risen = smooth(self.time.part(0.0, 0.26).progress(seconds));
        let fallen = falling(self.fall().progress(seconds));
        let height = risen - fallen;
        let shift = Point { x: 0.0, y: -36.0 * height };
        Pose { shift, scale: 1.0 + 0.5 * height, ..Pose::REST }
    }

    /// How the plaza stands: it shakes under the blow; a destroyed one is pulled out of the wheel along its radius.
    pub(super) fn plaza(&self, seconds: f32) -> Pose {
        let trembled = trembling(self.shake().progress(seconds), 3.0);
        let across = notch_angle(self.notch) + std::f32::consts::FRAC_PI_2;
        let shift = ORIGIN.toward(across, 13.0 * trembled);
        let shaken = Pose { shift, angle: 0.09 * trembled, ..Pose::REST };
        match self.outcome {
            Outcome::Destroyed => out_of_the_wheel(self.notch, self.pull().progress(seconds), shaken),
            Outcome::Spared => shaken,
        }
    }

    /// How much of the rubble can be seen; it lies below the plaza until that is gone.
    pub(super) fn rubble(&self, seconds: f32) -> f32 {
        match self.outcome {
            Outcome::Destroyed => Span::new(self.hits(), self.pull().from).progress(seconds),
            Outcome::Spared => 0.0,
        }
    }

    /// Adds the sign that the plaza was spared: large over it at first, then in its corner.
    pub(super) fn sign(&self, scene: &mut Scene, seconds: f32) {
        let grown = self.time.part(0.36, 0.62).progress(seconds);
        match self.outcome {
            Outcome::Spared if grown > 0.0 => {
                let settled = smooth(self.time.part(0.76, 1.0).progress(seconds));
                let opacity = (grown * 3.0).min(1.0);
                parts::spared(scene, self.notch, settled, Pose { scale: bouncy(grown), opacity, ..Pose::REST });
            }
            Outcome::Spared | Outcome::Destroyed => {}
        }
    }

    /// How far the whole picture is moved by the blow.
    pub(super) fn jolt(&self, seconds: f32) -> Point {
        let weight = match self.outcome {
            Outcome::Destroyed => 8.0,
            Outcome::Spared => 3.0,
        };
        ORIGIN.toward(notch_angle(self.notch), weight * trembling(self.shake().progress(seconds), 2.0))
    }

    fn fall(&self) -> Span {
        self.time.part(0.26, 0.36)
    }

    fn shake(&self) -> Span {
        self.time.part(0.36, 0.7)
    }

    fn pull(&self) -> Span {
        self.time.part(0.44, 1.0)
    }
}

const ORIGIN: Point = Point { x: 0.0, y: 0.0 };
/// A plaza fades over this part of its way out, when it has left the notch and been seen to leave.
const FADING: Span = Span::new(0.65, 1.0);

/// A plaza that is so much on its way out of the wheel: from 0, in its notch, to 1, gone.
pub(super) fn out_of_the_wheel(notch: Notch, gone: f32, rest: Pose) -> Pose {
    let small = falling(gone);
    let way = ORIGIN.toward(notch_angle(notch), 250.0 * small);
    Pose {
        shift: Point { x: rest.shift.x + way.x, y: rest.shift.y + way.y },
        angle: rest.angle + 0.6 * small,
        scale: rest.scale * mix(1.0, 0.7, small),
        opacity: rest.opacity * (1.0 - smooth(FADING.progress(gone))),
        presence: rest.presence,
        stretch: rest.stretch,
    }
}
