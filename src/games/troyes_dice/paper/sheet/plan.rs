//! The places on a sheet, in millimeters of its own box.

use crate::games::troyes_dice::rules::{Color, Column, Neighbors};
use crate::paper::page::{Area, Spot, area, spot};

/// The sheet's box.
pub(super) const WIDTH: f32 = 190.0;
pub(super) const HEIGHT: f32 = 277.0;

/// The gap between parts of the sheet.
const GAP: f32 = 3.0;
/// The colored band at the left of each part.
pub(super) const BAND: f32 = 8.5;
/// The size of the box of a building.
const BOX: (f32, f32) = (17.4, 18.6);
/// The gaps between two columns with and without links.
const LINKED: f32 = 8.6;
const UNLINKED: f32 = 4.2;
/// The first column's left side.
const FIRST: f32 = 12.3;

/// The places of the first district, the height of a district, and the places of its rows.
const DISTRICTS: f32 = 15.0;
const DISTRICT: f32 = 66.0;
const PRESTIGE: f32 = 13.0;
const WORK: f32 = 34.2;
const TRACK: f32 = 59.2;
const HEADS: f32 = 7.2;

/// The left and right of the scoring column, and the middle of its shields.
pub(super) const SCORING: f32 = 154.0;
pub(super) const SCORING_RIGHT: f32 = 187.5;
pub(super) const SHIELD: f32 = 182.4;

/// Returns the district's panel.
pub(super) const fn district(color: Color) -> Area {
    let down = match color {
        Color::Red => 0.0,
        Color::Yellow => DISTRICT + GAP,
        Color::White => 2.0 * (DISTRICT + GAP),
    };
    area(0.0, DISTRICTS + down, WIDTH, DISTRICT)
}

/// Returns the citizens' panel.
pub(super) const fn citizens() -> Area {
    area(0.0, district(Color::White).bottom() + GAP, WIDTH, 33.5)
}

/// Returns the reminder at the foot.
pub(super) const fn reminder() -> Area {
    let top = citizens().bottom() + GAP;
    area(0.0, top, WIDTH, HEIGHT - top)
}

/// Returns the left side of a column.
fn left(column: Column) -> f32 {
    let (pairs, halves) = match column {
        Column::First => (0.0, 0.0),
        Column::Second => (0.0, 1.0),
        Column::Third => (1.0, 0.0),
        Column::Fourth => (1.0, 1.0),
        Column::Fifth => (2.0, 0.0),
        Column::Sixth => (2.0, 1.0),
    };
    FIRST + pairs * (2.0 * BOX.0 + LINKED + UNLINKED) + halves * (BOX.0 + LINKED)
}

/// Returns the right side of the last column.
pub(super) fn columns_right() -> f32 {
    left(Column::Sixth) + BOX.0
}

/// Returns the left side of the first column.
pub(super) const fn columns_left() -> f32 {
    FIRST
}

/// Returns the box of the district's prestige building in that column.
pub(super) fn prestige(color: Color, column: Column) -> Area {
    area(left(column), district(color).y + PRESTIGE, BOX.0, BOX.1)
}

/// Returns the box of the district's work building in that column.
pub(super) fn work(color: Color, column: Column) -> Area {
    area(left(column), district(color).y + WORK, BOX.0, BOX.1)
}

/// Returns the middle of the die at the column's head.
pub(super) fn head(color: Color, column: Column) -> Spot {
    spot(left(column) + BOX.0 / 2.0, district(color).y + HEADS)
}

/// Returns the middle between two neighbors in a row of boxes with that upper side.
pub(super) fn between(neighbors: Neighbors, top: f32) -> Spot {
    let [column, _] = neighbors.columns();
    spot(left(column) + BOX.0 + LINKED / 2.0, top + BOX.1 / 2.0)
}

/// Returns the height of the middle of the resource track.
pub(super) const fn track(color: Color) -> f32 {
    district(color).y + TRACK
}
