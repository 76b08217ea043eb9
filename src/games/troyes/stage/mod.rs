//! The picture of Troyes: the city square, the buildings, the activities, the events and the Cathedral.
//!
//! It has no words: each owner's mark has a shape and a color of its own.

mod art;
pub mod colors;
mod part;
mod layout;
mod pen;
mod district;
mod city;
mod queue;
mod works;

pub use art::{Art, Body, Mark, Pips};
pub use layout::Places;
pub use part::{Part, Sign};

use super::Troyes;
use super::rules::Table;
use crate::stage::{Scene, Shape, Sprite, Staged};

impl Staged for Troyes {
    type Part = Part;

    fn scene(table: &Table, shape: Shape) -> Scene {
        scene(table, shape)
    }

    fn drawings() -> Vec<Sprite> {
        Art::all().into_iter().map(Art::sprite).chain([Sprite::CROWN]).collect()
    }
}

/// Draws the current table.
#[must_use]
pub fn scene(table: &Table, shape: Shape) -> Scene {
    let mut scene = layout::empty(shape);
    let places = Places::of(table.players().len(), table.depth(), shape);
    queue::show(&mut scene, table, places.queue);
    district::black(&mut scene, table, places.black);
    district::show(&mut scene, table, &places.districts);
    city::buildings(&mut scene, table, places.buildings);
    if let Some(place) = places.cathedral {
        city::cathedral(&mut scene, table, place);
    }
    works::show(&mut scene, table, places.works);
    Sign::name_all(&mut scene);
    scene
}
