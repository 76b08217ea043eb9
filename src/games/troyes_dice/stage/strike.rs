//! The motion of a blow to a plaza: the die rises and falls, and the plaza breaks or is spared.

use super::layout::{PLAZA_RADIUS, notch_angle, notch_center};
use super::{Art, parts};
use crate::games::troyes_dice::rules::{Notch, Plaza};
use crate::stage::easing::{bouncing, bouncy, falling, mix, slowing, smooth, trembling};
use crate::stage::{Beat, Cut, Placement, Point, Pose, Scene, Span};

/// The outcome of a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The plaza is destroyed.
    Destroyed,
    /// Tile 8's banquet spares the plaza (`rules.md 4.4`).
    Spared,
}

impl Outcome {
    /// Returns the beat of the outcome.
    pub(super) const fn beat(self) -> Beat {
        match self {
            Self::Destroyed => Beat::Struck,
            Self::Spared => Beat::Spared,
        }
    }
}

/// A blow to a plaza.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Blow {
    /// The notch of the plaza.
    pub(super) notch: Notch,
    /// The outcome.
    pub(super) outcome: Outcome,
    /// The time.
    pub(super) time: Span,
}

/// The height to which the die rises, in halves of its edge.
const HEIGHT: f32 = 5.0;
/// How much farther it is drawn back before it falls, as a part of that height.
const DRAWN_BACK: f32 = 0.12;
/// The height to which it bounces off the rubble, in halves of its edge, and how long it bounces, in seconds.
const BOUNCE: f32 = 1.5;
const BOUNCES: f32 = 0.42;
/// The time for which everything stands still when it hits, in seconds.
const FREEZE: f32 = 0.06;
/// The speed of the blow's wave over the wheel, in the scene's units a second, how far it is felt, and how long it lifts what it meets.
const WAVE: f32 = 2600.0;
const FELT: f32 = 900.0;
const LIFTS: f32 = 0.36;
/// The time after a hit until nothing moves any more.
const SETTLING: f32 = 0.95;
/// The height above a spared plaza at which the die is stopped.
const STOPPED: f32 = 0.7;

impl Blow {
    /// Returns the time when the die hits, in seconds.
    pub(super) fn hits(&self) -> f32 {
        self.fall().to
    }

    /// Returns the time when its dust and its pieces are gone, in seconds.
    pub(super) fn settles(&self) -> f32 {
        self.time.to.max(self.hits() + SETTLING)
    }

    /// Returns how far the die has risen, from 0 to 1.
    pub(super) fn risen(&self, seconds: f32) -> f32 {
        (self.height(seconds) / HEIGHT).clamp(0.0, 1.0)
    }

    /// Returns how far it has swung from over its place to over the middle, from 0 to 1: it is on its way back before it falls.
    pub(super) fn swung(&self, seconds: f32) -> f32 {
        let [out, back] = [(0.14, 0.42), (0.44, 0.54)].map(|(from, to)| self.time.part(from, to).progress(seconds));
        smooth(out) - smooth(back)
    }

    /// Returns the darkness of everything else, from 0 to 1: the focus is on the die.
    pub(super) fn hush(&self, seconds: f32) -> f32 {
        let [dim, light] = [(0.0, 0.14), (0.58, 0.72)].map(|(from, to)| self.time.part(from, to).progress(seconds));
        smooth(dim) - smooth(light)
    }

    /// Returns the height of the die above its place, in halves of its edge.
    pub(super) fn height(&self, seconds: f32) -> f32 {
        let risen = smooth(self.time.part(0.14, 0.46).progress(seconds));
        let fallen = falling(self.fall().progress(seconds));
        match self.outcome {
            Outcome::Destroyed => {
                let drawn = 1.0 + DRAWN_BACK * smooth(self.time.part(0.34, 0.46).progress(seconds));
                let bounced = Span::new(self.shakes(), self.shakes() + BOUNCES).progress(seconds);
                HEIGHT * risen * drawn * (1.0 - fallen) + BOUNCE * bouncing(bounced)
            }
            Outcome::Spared => {
                let trembled = 0.12 * trembling(self.time.part(0.54, 0.74).progress(seconds), 4.0);
                let settled = smooth(self.time.part(0.78, 0.94).progress(seconds));
                (HEIGHT * risen - (HEIGHT - STOPPED) * fallen + trembled - STOPPED * settled).max(0.0)
            }
        }
    }

    /// Returns how high the blow throws what lies in another notch, from 0 to 1: its wave runs over the wheel and ebbs away.
    pub(super) fn wave(&self, notch: Notch, seconds: f32) -> f32 {
        if self.outcome == Outcome::Spared || notch == self.notch {
            return 0.0;
        }
        let [from, to] = [self.notch, notch].map(notch_center);
        let far = (to.x - from.x).hypot(to.y - from.y);
        let reached = self.shakes() + far / WAVE;
        (1.0 - far / FELT).max(0.0) * bouncing(Span::new(reached, reached + LIFTS).progress(seconds))
    }

    /// Draws the plaza: whole, in that size, then in pieces that fly apart over the rubble.
    pub(super) fn plaza(&self, scene: &mut Scene, plaza: Plaza, scale: f32, seconds: f32) {
        if self.outcome == Outcome::Spared || seconds < self.hits() {
            parts::plaza(scene, self.notch, plaza, Pose { scale, ..Pose::REST });
            return;
        }
        let bared = Span::new(self.shakes(), self.flight().from).progress(seconds);
        parts::rubble(scene, self.notch, bared);
        let gone = self.flight().progress(seconds);
        if gone >= 1.0 {
            return;
        }
        parts::in_play_ring(scene, self.notch, Pose::faded(1.0 - gone));
        let [face, badge] = parts::plaza_parts(self.notch, plaza);
        for (at, shard) in SHARDS.iter().enumerate() {
            let middle = middle(&face, shard);
            scene.sprites.push(flying(at, gone).apply(Placement { cut: Some(*shard), ..face }, middle));
        }
        scene.sprites.push(flying(SHARDS.len(), gone).apply(badge, badge.center));
    }

    /// Draws the dust of the blow: a ring at once, and dust that settles.
    pub(super) fn dust(&self, scene: &mut Scene, seconds: f32) {
        if self.outcome == Outcome::Spared || seconds < self.hits() {
            return;
        }
        let center = notch_center(self.notch);
        let widened = Span::new(self.shakes(), self.shakes() + 0.32).progress(seconds);
        let ring = Placement::new(Art::Ring, center, mix(1.2, 4.6, slowing(widened)) * PLAZA_RADIUS);
        scene.sprites.push(Placement { opacity: 1.0 - smooth(widened), ..ring });
        let raised = Span::new(self.shakes(), self.settles()).progress(seconds);
        let puff = |shard: &Cut| {
            let away = direction(shard);
            let distance = PLAZA_RADIUS * mix(0.4, 1.8, slowing(raised));
            let center = Point { x: center.x + away.x * distance, y: center.y + away.y * distance };
            let size = PLAZA_RADIUS * mix(0.8, 2.6, slowing(raised));
            Placement { opacity: 0.85 * (1.0 - smooth(raised)), ..Placement::new(Art::Dust, center, size) }
        };
        scene.sprites.extend(SHARDS.iter().map(puff));
    }

    /// Draws the sign that the plaza was spared: large over it at first, then in its corner.
    pub(super) fn sign(&self, scene: &mut Scene, seconds: f32) {
        let grown = self.time.part(0.56, 0.74).progress(seconds);
        match self.outcome {
            Outcome::Spared if grown > 0.0 => {
                let settled = smooth(self.time.part(0.82, 1.0).progress(seconds));
                let opacity = (grown * 3.0).min(1.0);
                parts::spared(scene, self.notch, settled, Pose { scale: bouncy(grown), opacity, ..Pose::REST });
            }
            Outcome::Spared | Outcome::Destroyed => {}
        }
    }

    /// Returns the brightness of the tile that spares the plaza, from 0 to 1.
    pub(super) fn shine(&self, seconds: f32) -> f32 {
        match self.outcome {
            Outcome::Spared => {
                let [on, off] = [(0.5, 0.58), (0.76, 1.0)].map(|(from, to)| self.time.part(from, to).progress(seconds));
                smooth(on) - smooth(off)
            }
            Outcome::Destroyed => 0.0,
        }
    }

    /// Returns the shift of the whole picture by the blow.
    pub(super) fn jolt(&self, seconds: f32) -> Point {
        // About 1.5 % of the wheel to either side; a tremble has lost a fifth at its first swing.
        let weight = match self.outcome {
            Outcome::Destroyed => 19.0,
            Outcome::Spared => 3.0,
        };
        let shake = Span::new(self.shakes(), self.shakes() + 0.5).progress(seconds);
        let along = ORIGIN.toward(notch_angle(self.notch), weight * trembling(shake, 4.0));
        // Not quite in line: a table does not swing like a pendulum.
        let across = notch_angle(self.notch) + std::f32::consts::FRAC_PI_2;
        along.toward(across, 0.4 * weight * trembling(shake, 5.0))
    }

    /// Returns the time when the hit shows: before, everything stands still for a moment.
    fn shakes(&self) -> f32 {
        self.hits() + FREEZE
    }

    fn fall(&self) -> Span {
        self.time.part(0.46, 0.54)
    }

    /// Returns the time of the pieces' flight; before, they rest for a moment, so that the cracks are visible.
    fn flight(&self) -> Span {
        Span::new(self.hits() + 2.0 * FREEZE, self.settles())
    }
}

/// Returns the pose of a piece so far on its way.
fn flying(piece: usize, gone: f32) -> Pose {
    let Flight { speed, spin, tumble } = FLIGHTS[piece % FLIGHTS.len()];
    let away = SHARDS.get(piece).map_or(Point { x: 0.7, y: -0.7 }, direction);
    let far = slowing(gone) * speed * PLAZA_RADIUS * FAR + CRACK;
    Pose {
        shift: Point { x: away.x * far, y: away.y * far },
        angle: spin * gone,
        // They fly up, towards whoever looks, and fall.
        scale: 1.0 + (gone * std::f32::consts::PI).sin(),
        stretch: (tumble * gone).cos().abs().max(0.05),
        opacity: 1.0 - smooth(Span::new(0.55, 1.0).progress(gone)),
        ..Pose::REST
    }
}

/// The flight of a piece: its distance in radii of the plaza, and its spin and tumble in radians.
struct Flight {
    speed: f32,
    spin: f32,
    tumble: f32,
}

const fn flight(speed: f32, spin: f32, tumble: f32) -> Flight {
    Flight { speed, spin, tumble }
}

const FLIGHTS: [Flight; 8] = [
    flight(1.7, 1.9, 2.2),
    flight(1.3, -2.6, 1.3),
    flight(1.9, 1.2, 3.6),
    flight(1.5, -1.6, 2.9),
    flight(2.0, 2.4, 1.8),
    flight(1.4, -2.0, 3.2),
    flight(1.8, 1.5, 2.5),
    flight(2.2, -3.0, 4.0),
];

const ORIGIN: Point = Point { x: 0.0, y: 0.0 };
/// How much farther than that pieces fly.
const FAR: f32 = 1.3;
/// The width of the cracks at first, in the scene's units.
const CRACK: f32 = 4.0;

const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

const fn shard(name: &'static str, corners: &'static [Point]) -> Cut {
    Cut { name, corners }
}

/// The pieces of a plaza, from its middle to its rim.
const SHARDS: [Cut; 7] = [
    shard("shard-1", &[at(0.480, 0.530), at(1.055, 0.578), at(0.986, 0.816), at(0.797, 0.975)]),
    shard("shard-2", &[at(0.480, 0.530), at(0.797, 0.975), at(0.606, 1.070), at(0.393, 1.050)]),
    shard("shard-3", &[at(0.480, 0.530), at(0.393, 1.050), at(0.155, 0.966), at(0.006, 0.763)]),
    shard("shard-4", &[at(0.480, 0.530), at(0.006, 0.763), at(-0.079, 0.525), at(-0.015, 0.281)]),
    shard("shard-5", &[at(0.480, 0.530), at(-0.015, 0.281), at(0.135, 0.049), at(0.393, -0.050)]),
    shard("shard-6", &[at(0.480, 0.530), at(0.393, -0.050), at(0.655, -0.059), at(0.875, 0.084)]),
    shard("shard-7", &[at(0.480, 0.530), at(0.875, 0.084), at(1.045, 0.302), at(1.055, 0.578)]),
];

/// Returns the middle of a piece, on a drawing in that place.
fn middle(whole: &Placement, shard: &Cut) -> Point {
    let of = shard.corners.iter().fold(ORIGIN, |sum, corner| at(sum.x + corner.x / 4.0, sum.y + corner.y / 4.0));
    at(whole.center.x + (of.x - 0.5) * whole.size, whole.center.y + (of.y - 0.5) * whole.size)
}

/// Returns the direction of a piece's flight, out of the plaza's middle.
fn direction(shard: &Cut) -> Point {
    let out = shard.corners.get(2).map_or(ORIGIN, |rim| at(rim.x - 0.5, rim.y - 0.5));
    let length = out.x.hypot(out.y).max(f32::MIN_POSITIVE);
    at(out.x / length, out.y / length)
}

/// The part of its way out in which a plaza fades, when it has left the notch and been seen to leave.
const FADING: Span = Span::new(0.65, 1.0);

/// Returns the pose of a plaza on its way out of the wheel: from 0, in its notch, to 1, gone.
pub(super) fn out_of_the_wheel(notch: Notch, gone: f32, rest: Pose) -> Pose {
    let small = falling(gone);
    let way = ORIGIN.toward(notch_angle(notch), 250.0 * small);
    Pose {
        shift: Point { x: rest.shift.x + way.x, y: rest.shift.y + way.y },
        angle: rest.angle + 0.6 * small,
        scale: rest.scale * mix(1.0, 0.7, small),
        opacity: rest.opacity * (1.0 - smooth(FADING.progress(gone))),
        ..rest
    }
}
