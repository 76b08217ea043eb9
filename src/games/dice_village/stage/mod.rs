//! The picture of a Dice Village table: everybody's caravans and villages, the merchants' row and the race to nine.
//!
//! It has no words: each player's mark has a shape and a color of its own.

mod art;
mod chip;
mod part;
pub mod colors;
mod layout;
mod seat;
mod strip;
mod row;
mod race;
mod moving;

pub use art::{Art, Mark};
pub use chip::chip;
pub use layout::{Places, places};
pub use moving::Moving;
pub use part::{Part, Sign};
pub use strip::{Covering, stalls_covered};

use std::sync::Arc;

use super::DiceVillage;
use super::rules::{Depth, Table};
use super::words::Cry;
use crate::play::Transition;
use crate::stage::{Moment, Scene, Shape, Shaped, Sprite, Staged};

impl Staged for DiceVillage {
    type Part = Part;

    fn scene(table: &Table, shape: Shape) -> Scene {
        scene(table, shape)
    }

    fn drawings() -> Vec<Sprite> {
        Art::all().into_iter().map(Art::sprite).collect()
    }

    /// Returns the motion of rolled and sold dice, and of a bought card; nothing else moves.
    fn moment(told: Transition<'_, Self>, _: &[Cry], _: u64) -> Arc<dyn Moment> {
        Arc::new(Shaped::of(|shape| Moving::of(told, shape), |shape| scene(told.after, shape)))
    }
}

/// Draws the current table.
#[must_use]
pub fn scene(table: &Table, shape: Shape) -> Scene {
    let mut scene = layout::empty(shape);
    let count = table.players().count();
    if table.depth() == Depth::Dice {
        // Nothing is drawn of what nobody tells.
        for (player, place) in table.players().zip(layout::dice_places(count, shape)) {
            seat::show_dice(&mut scene, table, player, place);
        }
        Sign::name_all(&mut scene, table);
        return scene;
    }
    let places = places(count, shape);
    row::show(&mut scene, table, places.row);
    race::show(&mut scene, table, places.race);
    for ((seat, player), place) in table.players().zip(places.seats) {
        seat::show(&mut scene, table, (seat, player), place);
    }
    Sign::name_all(&mut scene, table);
    scene
}
