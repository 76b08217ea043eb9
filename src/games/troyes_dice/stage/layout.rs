//! Where things lie on the wheel; the scene's middle is at 0, 0.

use std::f32::consts::TAU;

use crate::games::troyes_dice::rules::{Half, HalfDay, Notch, Phase, Place, Table};
use crate::stage::{Bounds, Point, Scene};

/// The wheel's middle; the drawings of its layers are 1000 units wide.
pub(super) const CENTER: Point = Point { x: 0.0, y: 0.0 };
pub(super) const WHEEL: f32 = 1000.0;
pub(super) const MARGIN: f32 = 10.0;
/// The radius of a plaza, in the scene's units.
pub(super) const PLAZA_RADIUS: f32 = 104.0;
/// The square of a price on the small layer.
pub(super) const PRICE: f32 = 116.0;
/// The square of a half's sign on the small layer.
pub(super) const ZONE: f32 = 94.0;
/// How far from the wheel's middle the halves' signs are.
const ZONE_DISTANCE: f32 = 106.0;
/// The square of a plaza's number, and how far it is from the plaza's middle.
pub(super) const NUMBER: f32 = 42.0;
const NUMBER_DISTANCE: f32 = 100.0;
pub(super) const TILE: f32 = 124.0;
const NOTCH_DISTANCE: f32 = 380.0;
pub(super) const TILE_DISTANCE: f32 = 542.0;
/// How far a price on the small layer reaches, and the window with the day's number.
pub(super) const PRICE_RADIUS: f32 = 48.0;
/// How far the reminder of a plaza's other face reaches.
pub(super) const REMINDER_RADIUS: f32 = 28.0;
/// How far from the wheel's middle the small layer has its prices and its window.
pub(super) const WINDOW_DISTANCE: f32 = 205.0;
/// How far from there it reminds of the strikes on the sheets.
pub(super) const SHEETS_DISTANCE: f32 = WINDOW_DISTANCE - 78.0;
/// How far from a plaza's middle its signs are.
pub(super) const CORNER_DISTANCE: f32 = 86.0;
/// Plazas that are not in play in this half-day step back.
const ASIDE: f32 = 0.45;
/// Tiles step back less: one plans with what they do later.
const TILE_ASIDE: f32 = 0.75;

/// The middle of a notch; the scene's middle is at 0, 0.
pub(super) fn notch_center(notch: Notch) -> Point {
    CENTER.toward(notch_angle(notch), NOTCH_DISTANCE)
}

/// Where a tile lies beside the plaza in that notch: outside the rim.
pub(super) fn tile_center(notch: Notch) -> Point {
    CENTER.toward(notch_angle(notch), TILE_DISTANCE)
}

/// Where the small layer prints the price of the place in that notch.
pub(super) fn price_center(notch: Notch) -> Point {
    CENTER.toward(notch_angle(notch), WINDOW_DISTANCE)
}

/// Where the number of the plaza in that notch is: in a corner that neither a tile nor another sign takes.
pub(super) fn number_center(notch: Notch) -> Point {
    let outward = tile_center(notch);
    let right = outward.x > 0.0 && outward.y < 0.0 && notch.index() > 0;
    notch_center(notch).toward(TAU * if right { 5.0 / 8.0 } else { 1.0 / 8.0 }, NUMBER_DISTANCE)
}

/// Where a small layer that is turned by so much has the price of that half's place.
pub(super) fn printed_price_center(half: Half, place: Place, small_layer_angle: f32) -> Point {
    let ninths = match half {
        Half::Morning => 1.0,
        Half::Afternoon => 5.0,
    };
    let ninths = ninths + f32::from(place.number());
    CENTER.toward(small_layer_angle + ninths * TAU / 9.0, WINDOW_DISTANCE)
}

/// Where a small layer that is turned by so much has that half's sign.
pub(super) fn zone_center(half: Half, small_layer_angle: f32) -> Point {
    let side = match half {
        Half::Morning => 1.0,
        Half::Afternoon => -1.0,
    };
    CENTER.toward(small_layer_angle + side * TAU * 100.0 / 360.0, ZONE_DISTANCE)
}

/// Where the window with the day's number is.
pub(super) fn window_center(half_day: HalfDay) -> Point {
    CENTER.toward(small_layer_angle(half_day), WINDOW_DISTANCE)
}

/// Where the small layer reminds of the strikes on the sheets (`rules.md 2.4`).
pub(super) fn sheets_reminder_center(half_day: HalfDay) -> Point {
    CENTER.toward(small_layer_angle(half_day), SHEETS_DISTANCE)
}

/// Where the reminder of the other face of the plaza in that notch is.
pub(super) fn reminder_center(notch: Notch) -> Point {
    notch_center(notch).toward(TAU * 3.0 / 8.0, CORNER_DISTANCE)
}

/// The rectangle that holds the wheel and, where there are any, the tiles at its rim: they leave the wheel all the room
/// that they do not take.
fn bounds(table: &Table) -> Bounds {
    let tiles = table.tiles().iter().map(|tile| Bounds::around(tile_center(tile.notch), TILE));
    tiles.fold(Bounds::around(CENTER, WHEEL + MARGIN), Bounds::with)
}

/// A picture of that table with nothing in it yet; time burns down around the wheel.
pub(super) fn empty(table: &Table) -> Scene {
    Scene { rim: Bounds::around(CENTER, WHEEL + MARGIN), ..Scene::empty(bounds(table)) }
}

/// The angle of a notch, clockwise from straight up.
pub(super) fn notch_angle(notch: Notch) -> f32 {
    let ninths: [f32; Notch::COUNT] = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
    ninths[notch.index()] * TAU / 9.0
}

/// How far the small layer is turned, clockwise.
pub(super) fn small_layer_angle(half_day: HalfDay) -> f32 {
    notch_angle(Notch::neutral(half_day))
}

/// How much of a plaza can be seen: all of the half-day's four, and of all nine when nothing is played any more.
pub(super) fn presence(table: &Table, notch: Notch) -> f32 {
    let in_play = table.phase() == Phase::Over || Place::ALL.iter().any(|place| place.notch(table.now()) == notch);
    if in_play { 1.0 } else { ASIDE }
}

/// How much of a tile can be seen: one that is not in play in this half-day steps back, and can still be read.
pub(super) fn tile_presence(table: &Table, notch: Notch) -> f32 {
    presence(table, notch).max(TILE_ASIDE)
}
