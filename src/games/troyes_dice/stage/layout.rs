//! The places of things on the wheel; the scene's middle is at 0, 0.

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
/// The square of the day's number in its window.
pub(super) const DAY: f32 = 92.0;
/// The distance of the halves' signs from the wheel's middle.
const ZONE_DISTANCE: f32 = 106.0;
/// The square of a plaza's number, and its distance from the plaza's middle.
pub(super) const NUMBER: f32 = 42.0;
const NUMBER_DISTANCE: f32 = 100.0;
pub(super) const TILE: f32 = 124.0;
const NOTCH_DISTANCE: f32 = 380.0;
pub(super) const TILE_DISTANCE: f32 = 542.0;
/// The radius of a price on the small layer, and of the window with the day's number.
pub(super) const PRICE_RADIUS: f32 = 48.0;
/// The radius of the reminder of a plaza's other face.
pub(super) const REMINDER_RADIUS: f32 = 28.0;
/// The distance of prices and window from the wheel's middle.
pub(super) const WINDOW_DISTANCE: f32 = 205.0;
/// The distance of the reminder of strikes on the sheets from the wheel's middle.
pub(super) const SHEETS_DISTANCE: f32 = WINDOW_DISTANCE - 78.0;
/// The distance of a plaza's signs from its middle.
pub(super) const CORNER_DISTANCE: f32 = 86.0;
/// The presence of plazas that are not in play in this half-day.
pub(super) const ASIDE: f32 = 0.45;
/// The presence of tiles that are not in play: players plan with their later effects.
const TILE_ASIDE: f32 = 0.75;

/// Returns the middle of a notch; the scene's middle is at 0, 0.
pub(super) fn notch_center(notch: Notch) -> Point {
    CENTER.toward(notch_angle(notch), NOTCH_DISTANCE)
}

/// Returns the middle of a tile beside the plaza in that notch: outside the rim.
pub(super) fn tile_center(notch: Notch) -> Point {
    CENTER.toward(notch_angle(notch), TILE_DISTANCE)
}

/// Returns the middle of the small layer's price for the place in that notch.
pub(super) fn price_center(notch: Notch) -> Point {
    CENTER.toward(notch_angle(notch), WINDOW_DISTANCE)
}

/// Returns the middle of a plaza's number: in a corner without a tile or another sign.
pub(super) fn number_center(notch: Notch) -> Point {
    let outward = tile_center(notch);
    let right = outward.x > 0.0 && outward.y < 0.0 && notch.index() > 0;
    notch_center(notch).toward(TAU * if right { 5.0 / 8.0 } else { 1.0 / 8.0 }, NUMBER_DISTANCE)
}

/// Returns the middle of the price of that half's place, on a small layer turned by that angle.
pub(super) fn printed_price_center(half: Half, place: Place, small_layer_angle: f32) -> Point {
    let ninths = match half {
        Half::Morning => 1.0,
        Half::Afternoon => 5.0,
    };
    let ninths = ninths + f32::from(place.number());
    CENTER.toward(small_layer_angle + ninths * TAU / 9.0, WINDOW_DISTANCE)
}

/// Returns the middle of that half's sign, on a small layer turned by that angle.
pub(super) fn zone_center(half: Half, small_layer_angle: f32) -> Point {
    let side = match half {
        Half::Morning => 1.0,
        Half::Afternoon => -1.0,
    };
    CENTER.toward(small_layer_angle + side * TAU * 100.0 / 360.0, ZONE_DISTANCE)
}

/// Returns the middle of the window with the day's number.
pub(super) fn window_center(half_day: HalfDay) -> Point {
    CENTER.toward(small_layer_angle(half_day), WINDOW_DISTANCE)
}

/// Returns the middle of the small layer's reminder of strikes on the sheets (`rules.md 2.4`).
pub(super) fn sheets_reminder_center(half_day: HalfDay) -> Point {
    CENTER.toward(small_layer_angle(half_day), SHEETS_DISTANCE)
}

/// Returns the middle of the reminder of a plaza's other face.
pub(super) fn reminder_center(notch: Notch) -> Point {
    notch_center(notch).toward(TAU * 3.0 / 8.0, CORNER_DISTANCE)
}

/// Returns the rectangle around the wheel and the tiles at its rim, if there are any: the wheel gets all the room that
/// they do not take.
fn bounds(table: &Table) -> Bounds {
    let tiles = table.tiles().iter().map(|tile| Bounds::around(tile_center(tile.notch), TILE));
    tiles.fold(Bounds::around(CENTER, WHEEL + MARGIN), Bounds::with)
}

/// Returns an empty picture of that table; time burns down around the wheel.
pub(super) fn empty(table: &Table) -> Scene {
    Scene { rim: Bounds::around(CENTER, WHEEL + MARGIN), ..Scene::empty(bounds(table)) }
}

/// Returns the angle of a notch, clockwise from straight up.
pub(super) fn notch_angle(notch: Notch) -> f32 {
    let ninths: [f32; Notch::COUNT] = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
    ninths[notch.index()] * TAU / 9.0
}

/// Returns the clockwise turn of the small layer.
pub(super) fn small_layer_angle(half_day: HalfDay) -> f32 {
    notch_angle(Notch::neutral(half_day))
}

/// Returns the presence of a plaza: full for the half-day's four, and for all nine when the game is over.
pub(super) fn presence(table: &Table, notch: Notch) -> f32 {
    let in_play = table.phase() == Phase::Over || Place::ALL.iter().any(|place| place.notch(table.now()) == notch);
    if in_play { 1.0 } else { ASIDE }
}

/// Returns the presence of a tile: one that is not in play in this half-day steps back, but is legible.
pub(super) fn tile_presence(table: &Table, notch: Notch) -> f32 {
    presence(table, notch).max(TILE_ASIDE)
}
