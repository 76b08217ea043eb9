//! A die that tumbles and comes to rest, as a cube seen from above.

use std::f32::consts::{PI, TAU};

use super::{Art, Body};
use crate::games::troyes::rules::Face;
use crate::stage::easing::slowing;
use crate::stage::{Eye, Placement, Point, Rotation, Side, Span, Stand, Vec3, seen_sides, turn_to_show};

/// The turns of a thrown die.
const TURNS: f32 = 1.75;
/// The height of its hops compared with its size, and their number.
const HOP: f32 = 0.5;
const HOPS: f32 = 3.0;
/// The height of the eye, in halves of the edge.
const EYE: f32 = 16.0;
/// The part of its place that a die at rest fills.
const BODY: f32 = 0.9;
/// The angles from which pips are drawn: seen more flatly they would be dashes.
const READ: Span = Span::new(0.33, 0.5);

/// A die that tumbles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tumble {
    pub(super) body: Body,
    /// The face that it shows in the end.
    pub(super) face: Face,
    /// Where it starts and where it rests.
    pub(super) from: Point,
    pub(super) to: Point,
    /// The size of its drawing at rest.
    pub(super) size: f32,
    pub(super) time: Span,
    /// The angle through which it turns, and its axis.
    angle: f32,
    axis: Vec3,
}

impl Tumble {
    /// Throws a die that comes to rest there; the same number throws it alike.
    pub(super) fn thrown(body: Body, face: Face, [from, to]: [Point; 2], size: f32, time: Span, number: u64) -> Self {
        let (sin, cos) = (TAU * chance(number)).sin_cos();
        Self { body, face, from, to, size, time, angle: TURNS * TAU, axis: Vec3::new(cos * 0.95, sin * 0.95, 0.3) }
    }

    /// Turns a die over where it lies, from the opposite face.
    pub(super) const fn turned_over(body: Body, face: Face, at: Point, size: f32, time: Span) -> Self {
        Self { body, face, from: at, to: at, size, time, angle: PI, axis: Vec3::new(1.0, 0.0, 0.0) }
    }

    /// Returns the die at that time: its visible sides, or its drawing at rest.
    pub(super) fn at(&self, seconds: f32) -> Vec<Placement> {
        let part = self.time.progress(seconds);
        if part >= 1.0 {
            return Art::rolled(self.body, self.face).map(|art| Placement::new(art, self.to, self.size)).to_vec();
        }
        let gone = slowing(part);
        let half = self.size * BODY / 2.0;
        let foot = self.from.mix(self.to, gone);
        let high = (part * HOPS * PI).sin().abs() * (1.0 - part) * HOP * self.size;
        let (sin, cos) = (self.angle * (1.0 - gone) / 2.0).sin_cos();
        let turn = Rotation::new(cos, self.axis * sin).after(turn_to_show(side_of(self.face), Rotation::NONE));
        // Its upper side is as large as at rest.
        let stand = Stand { at: Vec3::new(foot.x, foot.y, high - half), turn };
        let sides = seen_sides(Eye { foot, height: EYE * half }, stand, half);
        sides
            .into_iter()
            .flat_map(|side| {
                let pips = Art::Pips(self.body.pips(), face_on(side.side));
                let drawn = [
                    (Art::Side(self.body), 1.0),
                    (pips, READ.progress(side.facing)),
                    (Art::Shade, (side.light * -0.45).clamp(0.0, 0.6)),
                ];
                drawn
                    .into_iter()
                    .filter(|(_, opacity)| *opacity > 0.0)
                    .map(move |(art, opacity)| Placement { opacity, ..side.show(art) })
            })
            .collect()
    }
}

/// Returns the side of a cube with that face: as on every die, opposite faces make seven.
const fn side_of(face: Face) -> Side {
    Side::ALL[face as usize - 1]
}

fn face_on(side: Side) -> Face {
    Face::ALL.into_iter().find(|face| side_of(*face) == side).unwrap_or(Face::ALL[0])
}

/// Returns a part of 1 that a number alone decides (SplitMix64).
fn chance(number: u64) -> f32 {
    let mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let high = u16::try_from(mixed >> 48).unwrap_or_default();
    f32::from(high) / 65_536.0
}
