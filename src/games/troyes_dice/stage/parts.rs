//! The parts of the picture, each as it is posed.

use super::Art;
use std::f32::consts::TAU;

use super::layout::{CENTER, DIE, PLAZA_RADIUS, TILE, WHEEL, notch_center, tile_center};
use super::{Body, Icon};
use crate::games::troyes_dice::rules::{Color, Day, Die, Face, Notch, Placed, Plaza, TileInPlay};
use crate::stage::Pose;
use crate::stage::easing::mix;
use crate::stage::{Ink, Label, Point, Scene, Standing, Weight};

const WINDOW_DISTANCE: f32 = 205.0;
const CORNER_DISTANCE: f32 = 86.0;
const REMINDER: f32 = 56.0;
const SPARED: f32 = REMINDER * 1.3;

impl Scene {
    /// The wheel's two layers, the small one turned by so much.
    pub(super) fn layers(&mut self, small_layer_angle: f32) {
        self.sprites.push(Standing::new(Art::LargeLayer, CENTER, WHEEL));
        let small_layer = Standing::new(Art::SmallLayer, CENTER, WHEEL);
        self.sprites.push(Standing { angle: small_layer_angle, ..small_layer });
    }

    /// A plaza with the reminder of its other face.
    pub(super) fn plaza(&mut self, notch: Notch, plaza: Plaza, pose: Pose) {
        let center = notch_center(notch);
        let face = Standing::new(Art::Plaza(plaza.up), center, PLAZA_RADIUS * 2.0 / 0.96);
        let corner = center.toward(TAU * 3.0 / 8.0, CORNER_DISTANCE);
        let reminder = Standing::new(Art::Reminder(plaza.down), corner, REMINDER);
        self.sprites.extend([face, reminder].map(|standing| pose.apply(standing, center)));
    }

    /// What is left in the notch of a destroyed plaza.
    pub(super) fn rubble(&mut self, notch: Notch, opacity: f32) {
        let rubble = Standing::new(Art::Rubble, notch_center(notch), PLAZA_RADIUS * 2.0);
        self.sprites.push(Standing { opacity, ..rubble });
    }

    /// A tile beside its plaza.
    pub(super) fn tile(&mut self, tile: TileInPlay, pose: Pose) {
        let center = tile_center(tile.notch);
        let standing = Standing::new(Art::Tile(tile.tile, tile.side), center, TILE);
        self.sprites.push(pose.apply(standing, center));
    }

    /// A die that lies at its place.
    pub(super) fn placed_die(&mut self, die: Placed, pose: Pose) {
        self.die(body(die), die.value, notch_center(die.notch), pose);
    }

    /// A die anywhere.
    pub(super) fn die(&mut self, body: Body, face: Face, center: Point, pose: Pose) {
        let standing = [Art::Die(body), Art::Pips(body.pips(), face)];
        self.sprites.extend(standing.map(|sprite| pose.apply(Standing::new(sprite, center, DIE), center)));
    }

    /// A clear die that has taken so much of a plaza's color, from 0 to 1.
    pub(super) fn coloring_die(&mut self, color: Color, colored: f32, face: Face, center: Point, pose: Pose) {
        let (clear, tinted) = (Body::Clear, Body::Tinted(color));
        // The clear die stays whole below the other, so that nothing shines through while they change over.
        let standing = [
            (Art::Die(clear), 1.0),
            (Art::Die(tinted), colored),
            (Art::Pips(clear.pips(), face), 1.0 - colored),
            (Art::Pips(tinted.pips(), face), colored),
        ];
        self.sprites.extend(
            standing.map(|(sprite, opacity)| {
                pose.apply(Standing { opacity, ..Standing::new(sprite, center, DIE) }, center)
            }),
        );
    }

    /// The sign that a plaza was spared: at 0 large over all of it, at 1 small in its corner, where it rests.
    pub(super) fn spared(&mut self, notch: Notch, settled: f32, pose: Pose) {
        let middle = notch_center(notch);
        let center = middle.toward(-TAU / 8.0, CORNER_DISTANCE * settled);
        let standing = Standing::new(Art::Spared, center, mix(PLAZA_RADIUS * 1.7, SPARED, settled));
        self.sprites.push(pose.apply(standing, center));
    }

    /// The day's number on a small layer that is turned by so much.
    pub(super) fn day_number(&mut self, day: Day, small_layer_angle: f32) {
        self.labels.push(Label {
            text: day.number().to_string(),
            center: CENTER.toward(small_layer_angle, WINDOW_DISTANCE),
            size: 76.0,
            weight: Weight::Display,
            ink: Ink::Dark,
        });
    }

    /// The reminder that strikes hit the sheets (`rules.md 2.4`).
    pub(super) fn sheets_reminder(&mut self, small_layer_angle: f32, opacity: f32) {
        let center = CENTER.toward(small_layer_angle, WINDOW_DISTANCE - 78.0);
        let die = Standing::new(Art::Die(Body::Clear), center, 50.0);
        let crossed = Standing::new(Art::Icon(Icon::Crossed), center, 62.0);
        self.sprites.extend([die, crossed].map(|standing| Standing { opacity, ..standing }));
    }
}

/// The body of a die that lies on a plaza.
const fn body(die: Placed) -> Body {
    match die.die {
        Die::Black => Body::Black,
        Die::Clear => Body::Tinted(die.color),
    }
}
