//! The motion on a title: the day's layer turns to the first day, and the plazas in play step forward.

use std::f32::consts::PI;

use super::layout::{ASIDE, empty, presence, small_layer_angle, tile_presence};
use super::{parts, scene as table_scene};
use crate::games::troyes_dice::rules::{Notch, Table};
use crate::stage::easing::{mix, smooth};
use crate::stage::{Act, Focus, Moment, Pose, Scene, Span};

/// The duration, in seconds: long enough to be calm.
const DURATION: f32 = 4.5;
/// How far the layer turns, in radians.
const TURN: f32 = PI;
/// The time in which plazas step forward, one after another, and the delay between two.
const STEP: f32 = 0.6;
const STEP_LATER: f32 = 0.12;
const STEPS: f32 = 3.0;

/// The motion of a table that is shown for the first time.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Overture {
    table: Table,
}

impl Overture {
    pub(super) const fn of(table: Table) -> Self {
        Self { table }
    }
}

impl Moment for Overture {
    fn full_duration(&self) -> f32 {
        DURATION
    }

    fn full_acts(&self) -> &[Act] {
        const { &[Act::new(0.0, Focus::Table)] }
    }

    fn moving(&self, seconds: f32) -> Scene {
        let table = &self.table;
        let mut scene = empty(table);
        // It comes to rest as a wheel does: slower and slower.
        let left = 1.0 - Span::new(0.0, DURATION).progress(seconds);
        let angle = small_layer_angle(table.now()) - TURN * left * left * left;
        parts::layers(&mut scene, angle);
        parts::day_number(&mut scene, table.now().day, angle);
        for (notch, at) in Notch::all().zip(0_u8..) {
            let from = STEPS + STEP_LATER * f32::from(at);
            let stepped = smooth(Span::new(from, from + STEP).progress(seconds));
            let pose = Pose::in_play(mix(ASIDE, presence(table, notch), stepped));
            parts::plaza(&mut scene, notch, table.wheel().plaza(notch), pose);
        }
        for tile in table.tiles() {
            parts::tile(&mut scene, *tile, Pose::in_play(tile_presence(table, tile.notch)));
        }
        parts::numbers(&mut scene, Notch::all());
        scene
    }

    fn rest(&self) -> Scene {
        table_scene(&self.table)
    }
}
