//! The tray in which dice are thrown: a small simulation of rigid cubes, run once for a throw.
//!
//! A physics library does the same with some 25 crates and 2 MB more; cubes of one size on a flat table need little of it.

use rand::Rng as _;
use rand_chacha::ChaCha8Rng;

use super::{Rotation, Stand, Throw, Vec3};

/// The dice, and their contacts.
pub(super) struct Tray {
    bodies: Vec<Body>,
    contacts: Vec<Contact>,
    seconds: f32,
    /// Whether something was hit hard in this step.
    knocked: bool,
}

impl Tray {
    /// Creates the dice as they leave the hand.
    pub(super) fn filled(chance: &mut ChaCha8Rng, dice: usize) -> Self {
        let mut any = || {
            let high = u16::try_from(chance.next_u32() >> 16).unwrap_or_default();
            f32::from(high) / 32_768.0 - 1.0
        };
        let bodies = (0..dice).map(|die| {
            let turn = Rotation::new(any(), Vec3::new(any(), any(), any()));
            // Four beside each other, not quite in line, and further ones behind.
            let Row { across, behind } = ROWS[die % ROWS.len()];
            let ranks = f32::from(u8::try_from(die / ROWS.len()).unwrap_or(u8::MAX));
            let back = 9.0 + behind + 3.0 * ranks;
            let at = Vec3::new(0.4 * any() - back, across * 2.7 + 0.2 * any(), 3.0 + 1.2 * any());
            let speed = Vec3::new(29.0 + 5.0 * any(), across * -5.0 + 4.0 * any(), 2.0 + 5.0 * any());
            let spin = Vec3::new(9.0 * any(), 14.0 + 7.0 * any(), 9.0 * any());
            Body { stand: Stand { at, turn }, speed, spin, arrived: false }
        });
        let bodies = bodies.collect();
        Self { bodies, contacts: Vec::new(), seconds: 0.0, knocked: false }
    }

    /// Simulates the throw; `None` unless all dice come to rest flat, apart from one another and in sight.
    pub(super) fn thrown(mut self, longest: f32) -> Option<Throw> {
        let mut frames = self.coming();
        let begins = Throw::FRAME * f32::from(ENTERS);
        let mut knocks: Vec<f32> = Vec::new();
        frames.push(self.stands());
        let mut calm = 0;
        while calm < 4 {
            self.knocked = false;
            (0..STEPS).for_each(|_| self.step());
            frames.push(self.stands());
            let now = begins + self.seconds;
            // Knocks that follow one another at once are heard as one.
            if self.knocked && knocks.last().is_none_or(|last| now - last > KNOCKS) {
                knocks.push(now);
            }
            calm = if self.bodies.iter().all(Body::is_still) { calm + 1 } else { 0 };
            // Up to a second, no throw would be found for most seeds.
            if self.seconds > (longest - begins).max(1.0) {
                return None;
            }
        }
        let good = |(at, body): (usize, &Body)| {
            let here = body.stand.at;
            let apart = |other: &Body| (other.stand.at - here).length() >= Throw::APART;
            body.is_flat()
                && here.x * here.x + here.y * here.y <= Throw::REACH * Throw::REACH
                && self.bodies.iter().take(at).all(apart)
        };
        self.bodies.iter().enumerate().all(good).then_some(Throw { frames, knocks })
    }

    /// Returns the frames in which dice come in from outside the picture, until they are where they begin to fall: they
    /// are slowed down on their way.
    fn coming(&self) -> Vec<Vec<Stand>> {
        let back = |frames: u8| {
            let before = Throw::FRAME * f32::from(frames);
            let stand = |body: &Body| {
                let Body { stand: Stand { at, turn }, speed, spin, arrived: _ } = *body;
                let x = at.x - (speed.x + SLOWED * before / 2.0) * before;
                let at = Vec3::new(x, at.y - speed.y * before, at.z);
                Stand { at, turn: (0..frames).fold(turn, |turn, _| turn.spun(spin, -Throw::FRAME)) }
            };
            self.bodies.iter().map(stand).collect()
        };
        (1..=ENTERS).rev().map(back).collect()
    }

    fn stands(&self) -> Vec<Stand> {
        self.bodies.iter().map(|body| body.stand).collect()
    }

    fn step(&mut self) {
        for body in &mut self.bodies {
            body.speed.z -= GRAVITY * STEP;
        }
        self.contacts.clear();
        for one in 0..self.bodies.len() {
            self.touch_table(one);
            for other in 0..self.bodies.len() {
                self.touch(one, other);
            }
            self.bodies[one].stay();
        }
        for _ in 0..6 {
            for contact in &mut self.contacts {
                contact.solve(&mut self.bodies);
            }
        }
        for body in &mut self.bodies {
            body.stand.at += body.speed * STEP;
            body.stand.turn = body.stand.turn.spun(body.spin, STEP);
            if body.stand.at.z < 1.6 {
                body.spin = body.spin * (1.0 - 1.2 * STEP);
            }
        }
        self.seconds += STEP;
    }

    /// Finds the contacts of a die's corners with the table.
    fn touch_table(&mut self, one: usize) {
        let Stand { at, turn } = self.bodies[one].stand;
        if at.z > 1.8 {
            return;
        }
        for corner in CORNERS {
            let arm = turn.apply(corner);
            let depth = ROUND - (at.z + arm.z);
            if depth > 0.0 {
                self.meet(one, None, [arm - Vec3::UP * ROUND, Vec3::ZERO], Vec3::UP, depth);
            }
        }
    }

    /// Finds the contacts of one die's edges with another die.
    fn touch(&mut self, one: usize, other: usize) {
        let (Stand { at, turn }, second) = (self.bodies[one].stand, self.bodies[other].stand);
        let way = at - second.at;
        if one == other || way.dot(way) > 12.0 {
            return;
        }
        let (back, inside) = (second.turn.back(), |value: f32| value.clamp(-STRAIGHT, STRAIGHT));
        let points = EDGES.iter().flat_map(|[from, to]| [0.33, 0.67].map(|part| from.mix(*to, part)));
        for point in CORNERS.into_iter().chain(points) {
            let arm = turn.apply(point);
            let seen = back.apply(way + arm);
            let gap = seen - Vec3::new(inside(seen.x), inside(seen.y), inside(seen.z));
            let distance = gap.length();
            if distance >= 2.0 * ROUND {
                continue;
            }
            let (normal, depth) = if distance > 1e-4 {
                (gap * (1.0 / distance), 2.0 * ROUND - distance)
            } else {
                let (normal, height) = way_out(seen);
                (normal, 2.0 * ROUND + STRAIGHT - height)
            };
            let normal = second.turn.apply(normal);
            let arm = arm - normal * ROUND;
            self.meet(one, Some(other), [arm, way + arm], normal, depth);
        }
    }

    fn meet(&mut self, one: usize, other: Option<usize>, arms: [Vec3; 2], normal: Vec3, depth: f32) {
        let mut contact = Contact { one, other, arms, normal, parting: 0.0, pushed: 0.0, rubbed: Vec3::ZERO };
        let speed = -contact.speed(&self.bodies).dot(normal);
        self.knocked |= speed > HARD;
        // What lies in one another is pushed apart softly, or it would jump.
        let out = ((depth - 0.01).max(0.0) * 0.15 / STEP).min(6.0);
        contact.parting = if speed > SOFT { out.max(speed * BOUNCE) } else { out };
        self.contacts.push(contact);
    }
}

/// The steps of the simulation in a frame.
const STEPS: u8 = 5;
const STEP: f32 = Throw::FRAME / STEPS as f32;
/// The radius of a die's edges, where it touches as a ball.
const ROUND: f32 = 0.16;
/// The distance from the middle up to which an edge is straight.
const STRAIGHT: f32 = 1.0 - ROUND;
/// The gravity; dice that are shown this large fall slower than small ones.
const GRAVITY: f32 = 160.0;
/// The part of its speed that a die keeps when it bounces.
const BOUNCE: f32 = 0.38;
const FRICTION: f32 = 0.3;
/// The speed below which nothing bounces, and above which a knock is heard.
const SOFT: f32 = 4.0;
const HARD: f32 = 9.0;
/// The least time between two knocks, in seconds.
const KNOCKS: f32 = 0.055;
/// The number of frames in which dice come in, and how much they are slowed down meanwhile.
const ENTERS: u8 = 18;
const SLOWED: f32 = 80.0;
/// The ease of turning a die of mass 1: the same about any axis, with 3/2 of an impulse at distance 1.
const EASE: f32 = 1.5;
/// The least upward component of a flat die's upright axis.
const FLAT: f32 = 0.995;

/// The place where a die leaves the hand, compared with the others.
struct Row {
    across: f32,
    behind: f32,
}

const ROWS: [Row; 4] = [
    Row { across: -1.5, behind: 0.0 },
    Row { across: -0.5, behind: 1.3 },
    Row { across: 0.5, behind: 0.0 },
    // Behind all others.
    Row { across: 0.6, behind: 5.0 },
];

/// A moving die.
#[derive(Clone, Copy)]
struct Body {
    stand: Stand,
    speed: Vec3,
    spin: Vec3,
    /// Whether it has come into the tray, which it does not leave any more.
    arrived: bool,
}

impl Body {
    fn speed_at(&self, arm: Vec3) -> Vec3 {
        self.speed + self.spin.cross(arm)
    }

    fn push(&mut self, arm: Vec3, impulse: Vec3) {
        self.speed += impulse;
        self.spin += arm.cross(impulse) * EASE;
    }

    fn is_still(&self) -> bool {
        self.speed.dot(self.speed) < 0.6 && self.spin.dot(self.spin) < 0.6
    }

    fn is_flat(&self) -> bool {
        let up = self.stand.turn.back().apply(Vec3::UP);
        up.x.abs().max(up.y.abs()).max(up.z.abs()) > FLAT && self.stand.at.z < 1.05
    }
}

/// A contact of a die with the table or another die.
struct Contact {
    one: usize,
    other: Option<usize>,
    /// The vector from the middle of each die to the point.
    arms: [Vec3; 2],
    /// The direction away from the touched thing.
    normal: Vec3,
    /// The speed with which both are to part.
    parting: f32,
    /// The impulses so far, along the normal and across it.
    pushed: f32,
    rubbed: Vec3,
}

impl Body {
    /// Pushes the die back from the rim of the tray, once it has come in.
    fn stay(&mut self) {
        let Vec3 { x, y, .. } = self.stand.at;
        let far = (x * x + y * y).sqrt();
        self.arrived |= far < Throw::REACH - 0.9;
        if self.arrived && far > Throw::REACH - 0.6 {
            let inwards = Vec3::new(-x / far, -y / far, 0.0);
            let speed = self.speed.dot(inwards);
            if speed < 0.0 {
                self.speed += inwards * (speed * -1.4);
                self.spin = self.spin * 0.7;
            }
        }
    }
}

impl Contact {
    /// Returns the speed of the contact's point, relative to the other die.
    fn speed(&self, bodies: &[Body]) -> Vec3 {
        let [arm, arm_of_other] = self.arms;
        let other = self.other.map_or(Vec3::ZERO, |other| bodies[other].speed_at(arm_of_other));
        bodies[self.one].speed_at(arm) - other
    }

    /// Applies the impulse that parts both, and the friction between them.
    fn solve(&mut self, bodies: &mut [Body]) {
        let missing = self.parting - self.speed(bodies).dot(self.normal);
        let pushed = (self.pushed + missing * self.weight(self.normal)).max(0.0);
        let more = pushed - self.pushed;
        self.pushed = pushed;
        self.push(bodies, self.normal * more);

        let speed = self.speed(bodies);
        let along = speed - self.normal * speed.dot(self.normal);
        let length = along.length();
        if length > 1e-5 {
            let direction = along * (1.0 / length);
            let rubbed = self.rubbed - direction * (length * self.weight(direction));
            let most = (self.pushed * FRICTION / rubbed.length()).min(1.0);
            let more = rubbed * most - self.rubbed;
            self.rubbed += more;
            self.push(bodies, more);
        }
    }

    /// Returns the impulse that changes the speed in that direction by 1.
    fn weight(&self, direction: Vec3) -> f32 {
        let of = |arm: Vec3| {
            let lever = arm.cross(direction);
            1.0 + lever.dot(lever) * EASE
        };
        let [arm, arm_of_other] = self.arms;
        1.0 / (of(arm) + self.other.map_or(0.0, |_| of(arm_of_other)))
    }

    fn push(&self, bodies: &mut [Body], impulse: Vec3) {
        let [arm, arm_of_other] = self.arms;
        bodies[self.one].push(arm, impulse);
        if let Some(other) = self.other {
            bodies[other].push(arm_of_other, -impulse);
        }
    }
}

/// Returns the nearest side through which a point inside a die comes out, and the point's coordinate that way.
fn way_out(point: Vec3) -> (Vec3, f32) {
    let sides = [(Vec3::new(1.0, 0.0, 0.0), point.x), (Vec3::new(0.0, 1.0, 0.0), point.y), (Vec3::UP, point.z)];
    let [first, others @ ..] = sides.map(|(axis, far)| if far < 0.0 { (-axis, -far) } else { (axis, far) });
    others.into_iter().fold(first, |best, side| if side.1 > best.1 { side } else { best })
}

const fn corner(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3::new(x * STRAIGHT, y * STRAIGHT, z * STRAIGHT)
}

const CORNERS: [Vec3; 8] = [
    corner(-1.0, -1.0, -1.0),
    corner(1.0, -1.0, -1.0),
    corner(1.0, 1.0, -1.0),
    corner(-1.0, 1.0, -1.0),
    corner(-1.0, -1.0, 1.0),
    corner(1.0, -1.0, 1.0),
    corner(1.0, 1.0, 1.0),
    corner(-1.0, 1.0, 1.0),
];

const EDGES: [[Vec3; 2]; 12] = [
    [CORNERS[0], CORNERS[1]],
    [CORNERS[1], CORNERS[2]],
    [CORNERS[2], CORNERS[3]],
    [CORNERS[3], CORNERS[0]],
    [CORNERS[4], CORNERS[5]],
    [CORNERS[5], CORNERS[6]],
    [CORNERS[6], CORNERS[7]],
    [CORNERS[7], CORNERS[4]],
    [CORNERS[0], CORNERS[4]],
    [CORNERS[1], CORNERS[5]],
    [CORNERS[2], CORNERS[6]],
    [CORNERS[3], CORNERS[7]],
];
