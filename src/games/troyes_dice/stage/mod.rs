//! The picture of a Troyes Dice table: the wheel, its plazas, the dice and the tiles.

mod art;
pub mod colors;
mod laying;
mod layout;
mod part;
mod parts;
mod cube;
mod strike;
mod roll;
mod close;
mod overture;

pub use art::{Art, Body, Icon, Pips, SKYLINE};
pub use laying::{Laying, laying};
pub use part::{Part, Sign};
pub use roll::Rolling;

use std::sync::Arc;

use super::TroyesDice;
use super::rules::{Calendar, Happening, Notch, Table};
use super::words::Cry;
use crate::play::Transition;
use crate::stage::{Moment, Pose, Scene, Shape, Sprite, Staged, Still};
use close::Closing;
use cube::Cube;
use layout::{empty, presence, small_layer_angle, tile_presence};
use overture::Overture;

impl Staged for TroyesDice {
    type Part = Part;

    fn scene(table: &Table, _: Shape) -> Scene {
        scene(table)
    }

    fn drawings() -> Vec<Sprite> {
        Art::at_rest().into_iter().map(Art::sprite).collect()
    }

    fn overture(table: &Table) -> Option<Arc<dyn Moment>> {
        Some(Arc::new(Overture::of(table.clone())))
    }

    /// Returns the motion of a roll or a close; nothing else moves.
    fn moment(told: Transition<'_, Self>, cries: &[Cry], seed: u64) -> Arc<dyn Moment> {
        let closed = |happening: &Happening| matches!(happening, Happening::Calendar(Calendar::Closed(_)));
        match Rolling::of(told, seed) {
            Some(rolling) => Arc::new(rolling),
            None if told.happenings.iter().any(closed) => Arc::new(Closing::of(told, cries)),
            None => Arc::new(Still(scene(told.after))),
        }
    }
}

/// Draws the current table.
#[must_use]
pub fn scene(table: &Table) -> Scene {
    let mut scene = empty(table);
    let angle = small_layer_angle(table.now());
    parts::layers(&mut scene, angle);
    parts::day_number(&mut scene, table.now().day, angle);
    for notch in Notch::all() {
        if table.is_destroyed(notch) {
            parts::rubble(&mut scene, notch, 1.0);
        } else {
            parts::plaza(&mut scene, notch, table.wheel().plaza(notch), Pose::in_play(presence(table, notch)));
        }
    }
    for tile in table.tiles() {
        parts::tile(&mut scene, *tile, Pose::in_play(tile_presence(table, tile.notch)));
    }
    parts::numbers(&mut scene, Notch::all());
    for die in table.placed().into_iter().flatten() {
        Cube::placed(die).show(&mut scene);
    }
    if let Some(spared) = table.spared() {
        parts::spared(&mut scene, spared.notch, 1.0, Pose::REST);
    }
    if table.now().day.strikes_sheets() {
        parts::sheets_reminder(&mut scene, angle, 1.0);
    }
    part::name(&mut scene, table);
    scene
}
