//! A thrown die, on its way into the middle of the wheel.

use std::f32::consts::FRAC_PI_2;

use super::Body;
use super::layout::DIE;
use super::parts;
use crate::games::troyes_dice::rules::{Die, Face};
use crate::stage::easing::slowing;
use crate::stage::{Point, Pose, Scene, Span};

/// How much larger a die is in the middle than at its place: everybody looks at it there.
const LARGE: f32 = 1.34;
/// How often it tips over to its next face.
const TIPS: f32 = 5.0;
const STARTS: [f32; 6] = [0.0, 1.0, 2.0, 3.0, 4.0, TIPS];

/// A thrown die: it rolls along a line like the cube it is, two of its faces to be seen while it tips over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tumble {
    /// Which kind of die.
    pub(super) die: Die,
    /// The face on which it lands: the result.
    pub(super) value: Face,
    /// Where it lands.
    pub(super) landing: Point,
    /// How far it is turned clockwise when it has landed, in radians; it rolls along its own horizontal.
    pub(super) angle: f32,
    /// How far it comes, in the scene's units: to the right, or to the left if negative.
    pub(super) way: f32,
    /// When.
    pub(super) time: Span,
}

impl Tumble {
    /// Adds the die as it is at that time, in seconds.
    pub(super) fn show(&self, scene: &mut Scene, seconds: f32) {
        let progress = self.time.progress(seconds);
        let rolled = slowing(progress);
        let tips = rolled * TIPS;
        let back = self.way * (1.0 - rolled);
        let center = self.along(-back);
        // It hops: seen from above, what is higher is larger.
        let hop = (progress * FRAC_PI_2 * 6.0).sin().abs() * (1.0 - progress);
        let pose = Pose { opacity: (progress * 8.0).min(1.0), ..self.landed() };
        let pose = Pose { scale: pose.scale * (1.0 + 0.25 * hop), ..pose };

        let shown = STARTS.iter().rposition(|start| *start <= tips).unwrap_or_default();
        let tilt = (tips - STARTS[shown]) * FRAC_PI_2;
        let reach = DIE * pose.scale / 2.0 * self.way.signum();
        let faces = self.faces();
        // The face that was up sinks ahead while the next one rises behind it.
        let sinking = Pose { shift: self.step(tilt.sin() * reach), stretch: tilt.cos(), ..pose };
        // The shadow comes with the ground, and stays below both faces.
        parts::shadow(scene, center, Pose { opacity: pose.opacity * rolled, ..pose });
        parts::die_face(scene, Body::thrown(self.die), faces[shown], center, sinking);
        if let Some(rising_face) = faces.get(shown + 1) {
            let rising = Pose { shift: self.step(-tilt.cos() * reach), stretch: tilt.sin(), ..pose };
            parts::die_face(scene, Body::thrown(self.die), *rising_face, center, rising);
        }
    }

    /// How the die stands once it has landed.
    pub(super) const fn landed(&self) -> Pose {
        Pose { angle: self.angle, scale: LARGE, ..Pose::REST }
    }

    fn along(&self, distance: f32) -> Point {
        let step = self.step(distance);
        Point { x: self.landing.x + step.x, y: self.landing.y + step.y }
    }

    fn step(&self, distance: f32) -> Point {
        let (sin, cos) = self.angle.sin_cos();
        Point { x: cos * distance, y: sin * distance }
    }

    /// What is up before and after each tip: the four faces of a cube that rolls one way, and at last the result.
    fn faces(&self) -> [Face; STARTS.len()] {
        let last = self.value;
        let beside = beside(last);
        [beside, last, opposite(beside), opposite(last), beside, last]
    }
}

/// A die's opposite faces make seven.
const fn opposite(face: Face) -> Face {
    Face::ALL[5 - face.index()]
}

/// A face that has an edge in common with that one.
fn beside(face: Face) -> Face {
    let next = Face::ALL[(face.index() + 1) % 6];
    if next == opposite(face) { Face::ALL[(face.index() + 2) % 6] } else { next }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_tips_over_an_edge_each_time_and_lands_on_the_result() {
        for value in Face::ALL {
            let landing = Point { x: 0.0, y: 0.0 };
            let tumble = Tumble { die: Die::Clear, value, landing, angle: 0.0, way: 1.0, time: Span::new(0.0, 1.0) };
            let faces = tumble.faces();
            assert_eq!(faces[5], value);
            for pair in faces.windows(2) {
                assert_ne!(pair[0], pair[1]);
                assert_ne!(pair[0], opposite(pair[1]));
            }
        }
    }
}
