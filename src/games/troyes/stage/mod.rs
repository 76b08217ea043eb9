//! The picture of Troyes: the city square, the buildings, the activities, the events and the Cathedral.
//!
//! It has no words: each owner's mark has a shape and a color of its own.

mod art;
mod chip;
pub mod colors;
mod part;
mod layout;
mod pen;
mod district;
mod city;
mod queue;
mod roy;
mod roy_turn;
mod payment;
mod works;
mod script;
mod events;
mod terms;
mod tumble;
mod moving;
mod revealing;

pub use art::{Art, Body, Mark, Pips};
pub use chip::chip;
pub use layout::Places;
pub use moving::Moving;
pub use part::{Part, Sign};
pub use queue::event_terms;
use revealing::Revealing;
pub use terms::terms;

use std::sync::Arc;

use super::Troyes;
use super::rules::Table;
use super::words::Cry;
use crate::play::Transition;
use crate::stage::{Moment, Scene, Shape, Shaped, Sprite, Staged};

impl Staged for Troyes {
    type Part = Part;

    fn scene(table: &Table, shape: Shape) -> Scene {
        scene(table, shape)
    }

    fn drawings() -> Vec<Sprite> {
        Art::all().into_iter().map(Art::sprite).chain([Sprite::CROWN]).collect()
    }

    /// Returns the motion of dice, cards, citizens, cubes and coins. A round that begins and an event that comes are read first, each
    /// on a card of its own; so are characters, which are turned over one by one.
    fn moment(told: Transition<'_, Self>, cries: &[Cry], seed: u64) -> Arc<dyn Moment> {
        let at = |is: fn(&Cry) -> bool| -> Vec<usize> {
            (0..).zip(cries).filter(|(_, cry)| is(cry)).map(|(at, _)| at).collect()
        };
        let shown = at(|cry| matches!(cry, Cry::Shown(..)));
        if !shown.is_empty() {
            let revealed = |shape| Some(Revealing::of(scene(told.after, shape), &shown));
            return Arc::new(Shaped::of(revealed, |shape| scene(told.after, shape)));
        }
        let opens = at(|cry| matches!(cry, Cry::Round(_) | Cry::Entered(..)));
        if !opens.is_empty() {
            let moving = |shape| Moving::of(told, shape, seed);
            let chapter = |shape| Some(Revealing::chapter(scene(told.after, shape), moving(shape), &opens));
            return Arc::new(Shaped::of(chapter, |shape| scene(told.after, shape)));
        }
        Arc::new(Shaped::of(|shape| Moving::of(told, shape, seed), |shape| scene(told.after, shape)))
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
    if let (Some(roy), Some(place)) = (table.roy(), places.roy) {
        roy::show(&mut scene, table, roy, place);
    }
    Sign::name_all(&mut scene);
    scene
}
