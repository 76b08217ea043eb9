//! The picture of a Troyes Dice table: the wheel, its plazas, the dice and the tiles.

use std::f32::consts::TAU;

use super::scene::{Ink, Label, Point, Scene, Standing, Weight};
use super::sprite::{Body, Icon, Sprite};
use crate::games::troyes_dice::{Die, Notch, Phase, Place, Placed, Table, TileInPlay};

/// The wheel's middle; the drawings of its layers are 1000 units wide.
const CENTER: Point = Point { x: 0.0, y: 0.0 };
const WHEEL: f32 = 1000.0;
const NOTCH_DISTANCE: f32 = 380.0;
/// The radius of a plaza, in the scene's units.
pub const PLAZA_RADIUS: f32 = 104.0;
const DIE: f32 = 112.0;
const TILE: f32 = 124.0;
const TILE_DISTANCE: f32 = 542.0;
const WINDOW_DISTANCE: f32 = 205.0;
const REMINDER_DISTANCE: f32 = 86.0;
const REMINDER: f32 = 56.0;
/// Plazas that are not in play in this half-day step back.
const ASIDE: f32 = 0.45;

/// The table as it stands now.
#[must_use]
pub fn scene(table: &Table) -> Scene {
    let mut scene = Scene { side: side(table), sprites: Vec::new(), labels: Vec::new() };
    scene.sprites.push(Standing::new(Sprite::LargeLayer, CENTER, WHEEL));
    let small_layer = Standing::new(Sprite::SmallLayer, CENTER, WHEEL);
    scene.sprites.push(Standing { angle: angle(Notch::neutral(table.now())), ..small_layer });
    for notch in Notch::all() {
        scene.plaza(table, notch);
    }
    for tile in table.tiles() {
        scene.tile(table, *tile);
    }
    for die in table.placed().into_iter().flatten() {
        scene.die(die);
    }
    if let Some(spared) = table.spared() {
        let corner = notch_center(spared.notch).toward(-TAU / 8.0, REMINDER_DISTANCE);
        scene.sprites.push(Standing::new(Sprite::Spared, corner, REMINDER * 1.3));
    }
    scene.day_window(table);
    scene
}

/// The middle of a notch; the scene's middle is at 0, 0.
#[must_use]
pub fn notch_center(notch: Notch) -> Point {
    CENTER.toward(angle(notch), NOTCH_DISTANCE)
}

/// Where a tile lies beside the plaza in that notch: outside the rim.
#[must_use]
pub fn tile_center(notch: Notch) -> Point {
    CENTER.toward(angle(notch), TILE_DISTANCE)
}

/// The square that holds the wheel and, where there are any, the tiles around it.
fn side(table: &Table) -> f32 {
    if table.tiles().is_empty() { WHEEL + 10.0 } else { (TILE_DISTANCE + TILE / 2.0) * 2.0 }
}

/// The angle of a notch, clockwise from straight up.
fn angle(notch: Notch) -> f32 {
    let ninths: [f32; Notch::COUNT] = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
    ninths[notch.index()] * TAU / 9.0
}

/// Whether the notch is one of the half-day's four; all are while nothing is played.
fn in_play(table: &Table, notch: Notch) -> bool {
    table.phase() == Phase::Over || Place::ALL.iter().any(|place| place.notch(table.now()) == notch)
}

impl Scene {
    fn plaza(&mut self, table: &Table, notch: Notch) {
        let center = notch_center(notch);
        if table.is_destroyed(notch) {
            self.sprites.push(Standing::new(Sprite::Rubble, center, PLAZA_RADIUS * 2.0));
            return;
        }
        let plaza = table.wheel().plaza(notch);
        let opacity = if in_play(table, notch) { 1.0 } else { ASIDE };
        let face = Standing::new(Sprite::Plaza(plaza.up), center, PLAZA_RADIUS * 2.0 / 0.96);
        let corner = center.toward(TAU * 3.0 / 8.0, REMINDER_DISTANCE);
        let reminder = Standing::new(Sprite::Reminder(plaza.down), corner, REMINDER);
        self.sprites.push(Standing { opacity, ..face });
        self.sprites.push(Standing { opacity, ..reminder });
    }

    fn tile(&mut self, table: &Table, tile: TileInPlay) {
        let opacity = if in_play(table, tile.notch) { 1.0 } else { ASIDE };
        let standing = Standing::new(Sprite::Tile(tile.tile, tile.side), tile_center(tile.notch), TILE);
        self.sprites.push(Standing { opacity, ..standing });
    }

    fn die(&mut self, die: Placed) {
        let body = match die.die {
            Die::Black => Body::Black,
            Die::Clear => Body::Tinted(die.color),
        };
        let center = notch_center(die.notch);
        self.sprites.push(Standing::new(Sprite::Die(body), center, DIE));
        self.sprites.push(Standing::new(Sprite::Pips(body.pips(), die.value), center, DIE));
    }

    /// The day's number and, from day 3 on, the reminder that strikes hit the sheets (`rules.md 2.4`).
    fn day_window(&mut self, table: &Table) {
        let now = table.now();
        let angle = angle(Notch::neutral(now));
        self.labels.push(Label {
            text: now.day.number().to_string(),
            center: CENTER.toward(angle, WINDOW_DISTANCE),
            size: 76.0,
            weight: Weight::Display,
            ink: Ink::Dark,
        });
        if now.day.strikes_sheets() {
            let reminder = CENTER.toward(angle, WINDOW_DISTANCE - 78.0);
            self.sprites.push(Standing::new(Sprite::Die(Body::Clear), reminder, 50.0));
            self.sprites.push(Standing::new(Sprite::Icon(Icon::Crossed), reminder, 62.0));
        }
    }
}
