//! The picture of a wheel that is being laid out, whether a game can be played on it or not.

use std::f32::consts::TAU;

use super::layout::{
    CENTER, MARGIN, TILE, TILE_DISTANCE, WHEEL, notch_angle, notch_center, small_layer_angle, zone_center,
};
use super::part::{self, Part, round};
use super::{Art, parts};
use crate::games::troyes_dice::rules::{Half, HalfDay, Notch, Plaza, TileInPlay};
use crate::stage::{Bounds, Placement, Pose, Scene};

/// The radius of the sign of a plaza's other face while it can be pressed: at the outer edge, and clear of the tiles.
const OTHER_FACE_RADIUS: f32 = 58.0;
/// The radius of the sun and the moon while they can be pressed.
const HALF_RADIUS: f32 = 50.0;
/// The angle and distance of the other face's sign from a notch's middle: half on the plaza, so that a finger finds
/// either.
const OTHER_FACE: (f32, f32) = (TAU / 6.5, 104.0);
/// The square of a plaza's number, large enough to find a plaza by it.
const NUMBER: f32 = 60.0;

/// A wheel that is being laid out.
pub struct Laying<'a> {
    /// The plazas, by notch.
    pub plazas: &'a [Plaza; Notch::COUNT],
    /// The tiles beside them.
    pub tiles: &'a [TileInPlay],
    /// Whether there is room for tiles at the rim. It is kept while plazas change, so that nothing moves under the
    /// pointer.
    pub rim: bool,
    /// The half-day at which play starts.
    pub start: HalfDay,
}

/// Draws the wheel as it is laid so far.
#[must_use]
pub fn laying(laying: &Laying<'_>) -> Scene {
    let Laying { plazas, tiles, rim, start } = *laying;
    let side = if rim { TILE_DISTANCE * 2.0 + TILE } else { WHEEL };
    let mut scene = Scene::empty(Bounds::around(CENTER, side + MARGIN));
    let angle = small_layer_angle(start);
    parts::layers(&mut scene, angle);
    parts::day_number(&mut scene, start.day, angle);
    for (notch, plaza) in Notch::all().zip(plazas) {
        parts::plaza(&mut scene, notch, *plaza, Pose::REST);
        // The small sign makes room for one that a finger finds.
        scene.sprites.pop();
        let (turn, distance) = OTHER_FACE;
        let center = notch_center(notch).toward(notch_angle(notch) + turn, distance);
        scene.name(Part::OtherFace(notch), round(center, OTHER_FACE_RADIUS));
        let sign = Placement::new(Art::Reminder(plaza.down), center, OTHER_FACE_RADIUS * 2.0);
        // The number lies over against it.
        let center = notch_center(notch).toward(notch_angle(notch) - turn, distance);
        scene.sprites.extend([sign, Placement::new(Art::Number(notch), center, NUMBER)]);
    }
    for tile in tiles {
        parts::tile(&mut scene, *tile, Pose::REST);
    }
    if start.day.strikes_sheets() {
        parts::sheets_reminder(&mut scene, angle, 1.0);
    }
    part::wheel(&mut scene);
    for half in [Half::Morning, Half::Afternoon] {
        scene.name(Part::Half(half), round(zone_center(half, angle), HALF_RADIUS));
    }
    scene
}
