//! The picture of a Troyes Dice table: the wheel, its plazas, the dice and the tiles.

mod art;
pub mod colors;
mod layout;
mod parts;
mod tumble;
mod strike;
mod roll;
mod close;
mod moment;

pub use art::{Art, Body, Icon, Pips};
pub use layout::{PLAZA_RADIUS, notch_center, tile_center};
pub use moment::{Beat, Moment};

use std::sync::Arc;

use super::TroyesDice;
use super::rules::{Happening, Notch, Table};
use crate::stage::{self, Pose, Scene, Staged};
use layout::{bounds, presence, small_layer_angle};

impl Staged for TroyesDice {
    fn scene(table: &Table) -> Scene {
        scene(table)
    }

    fn moment(before: &Table, happenings: &[Happening], after: &Table) -> Arc<dyn stage::Moment> {
        Arc::new(Moment::of(before, happenings, after))
    }
}

/// The table as it stands now.
#[must_use]
pub fn scene(table: &Table) -> Scene {
    let mut scene = Scene::empty(bounds(table));
    let angle = small_layer_angle(table.now());
    scene.layers(angle);
    for notch in Notch::all() {
        if table.is_destroyed(notch) {
            scene.rubble(notch, 1.0);
        } else {
            scene.plaza(notch, table.wheel().plaza(notch), Pose::faded(presence(table, notch)));
        }
    }
    for tile in table.tiles() {
        scene.tile(*tile, Pose::faded(presence(table, tile.notch)));
    }
    for die in table.placed().into_iter().flatten() {
        scene.placed_die(die, Pose::REST);
    }
    if let Some(spared) = table.spared() {
        scene.spared(spared.notch, 1.0, Pose::REST);
    }
    scene.day_number(table.now().day, angle);
    if table.now().day.strikes_sheets() {
        scene.sheets_reminder(angle, 1.0);
    }
    scene
}
