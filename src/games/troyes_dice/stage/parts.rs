//! Draws the parts of the picture, each in its pose.

use std::f32::consts::TAU;

use super::layout::{
    ASIDE, CENTER, CORNER_DISTANCE, DAY, NUMBER, PLAZA_RADIUS, PRICE, REMINDER_RADIUS, SHEETS_DISTANCE, TILE, WHEEL,
    WINDOW_DISTANCE, ZONE, notch_center, number_center, printed_price_center, reminder_center, tile_center,
    zone_center,
};
use super::{Art, Body, Icon};
use crate::games::troyes_dice::rules::{Day, Half, Notch, Place, Plaza, TileInPlay};
use crate::stage::easing::mix;
use crate::stage::{Placement, Pose, Scene};

const SPARED: f32 = REMINDER_RADIUS * 2.6;

/// Draws the wheel's two layers, the small one turned by that angle.
pub(super) fn layers(scene: &mut Scene, small_layer_angle: f32) {
    scene.sprites.push(Placement::new(Art::LargeLayer, CENTER, WHEEL));
    let small_layer = Placement::new(Art::SmallLayer, CENTER, WHEEL);
    scene.sprites.push(Placement { angle: small_layer_angle, ..small_layer });
    for half in [Half::Morning, Half::Afternoon] {
        scene.sprites.push(Placement::new(Art::Zone(half), zone_center(half, small_layer_angle), ZONE));
        for place in Place::ALL {
            let center = printed_price_center(half, place, small_layer_angle);
            scene.sprites.push(Placement::new(Art::Price(place), center, PRICE));
        }
    }
}

/// Draws the numbers of plazas, which belong to the notches: no motion of a plaza moves them.
pub(super) fn numbers(scene: &mut Scene, notches: impl IntoIterator<Item = Notch>) {
    let number = |notch| Placement::new(Art::Number(notch), number_center(notch), NUMBER);
    scene.sprites.extend(notches.into_iter().map(number));
}

/// Draws a plaza with the reminder of its other face.
pub(super) fn plaza(scene: &mut Scene, notch: Notch, plaza: Plaza, pose: Pose) {
    let center = notch_center(notch);
    let in_play = ((pose.presence - ASIDE) / (1.0 - ASIDE)).clamp(0.0, 1.0);
    in_play_ring(scene, notch, Pose { presence: 1.0, opacity: pose.opacity * in_play, ..pose });
    scene.sprites.extend(plaza_parts(notch, plaza).map(|placement| pose.apply(placement, center)));
}

/// Draws the ring around a plaza in play.
pub(super) fn in_play_ring(scene: &mut Scene, notch: Notch, pose: Pose) {
    let center = notch_center(notch);
    scene.sprites.push(pose.apply(Placement::new(Art::InPlay, center, PLAZA_RADIUS * 2.4), center));
}

/// Returns the placements of a plaza's face, and of the reminder of its other one.
pub(super) fn plaza_parts(notch: Notch, plaza: Plaza) -> [Placement; 2] {
    let face = Placement::new(Art::Plaza(plaza.up), notch_center(notch), PLAZA_RADIUS * 2.0 / 0.96);
    [face, Placement::new(Art::Reminder(plaza.down), reminder_center(notch), REMINDER_RADIUS * 2.0)]
}

/// Draws the rubble in the notch of a destroyed plaza.
pub(super) fn rubble(scene: &mut Scene, notch: Notch, opacity: f32) {
    let rubble = Placement::new(Art::Rubble, notch_center(notch), PLAZA_RADIUS * 2.0);
    scene.sprites.push(Placement { opacity, ..rubble });
}

/// Draws a tile beside its plaza.
pub(super) fn tile(scene: &mut Scene, tile: TileInPlay, pose: Pose) {
    let center = tile_center(tile.notch);
    let placement = Placement::new(Art::Tile(tile.tile, tile.side), center, TILE);
    scene.sprites.push(pose.apply(placement, center));
}

/// Draws the light around a plaza that is about to turn over.
pub(super) fn plaza_light(scene: &mut Scene, notch: Notch, light: f32) {
    let halo = Placement::new(Art::Halo, notch_center(notch), PLAZA_RADIUS * 4.0);
    scene.sprites.push(Placement { opacity: light, ..halo });
}

/// Draws the light around a tile that spares its plaza.
pub(super) fn halo(scene: &mut Scene, notch: Notch, light: f32) {
    let halo = Placement::new(Art::Halo, tile_center(notch), TILE * 2.2);
    scene.sprites.push(Placement { opacity: light, ..halo });
}

/// Draws the sign that a plaza was spared: at 0 large over all of it, at 1 small in its corner, where it rests.
pub(super) fn spared(scene: &mut Scene, notch: Notch, settled: f32, pose: Pose) {
    let middle = notch_center(notch);
    let center = middle.toward(-TAU / 8.0, CORNER_DISTANCE * settled);
    let placement = Placement::new(Art::Spared, center, mix(PLAZA_RADIUS * 1.7, SPARED, settled));
    scene.sprites.push(pose.apply(placement, center));
}

/// Draws the day's number on a small layer turned by that angle.
pub(super) fn day_number(scene: &mut Scene, day: Day, small_layer_angle: f32) {
    let center = CENTER.toward(small_layer_angle, WINDOW_DISTANCE);
    scene.sprites.push(Placement::new(Art::Day(day), center, DAY));
}

/// Draws the reminder that strikes hit the sheets (`rules.md 2.4`).
pub(super) fn sheets_reminder(scene: &mut Scene, small_layer_angle: f32, opacity: f32) {
    let center = CENTER.toward(small_layer_angle, SHEETS_DISTANCE);
    let die = Placement::new(Art::Die(Body::Clear), center, 50.0);
    let crossed = Placement::new(Art::Icon(Icon::Crossed), center, 62.0);
    scene.sprites.extend([die, crossed].map(|placement| Placement { opacity, ..placement }));
}
