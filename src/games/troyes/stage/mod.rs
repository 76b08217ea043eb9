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
use super::rules::{Phase, Table};
use super::words::Cry;
use crate::play::Transition;
use crate::stage::{Moment, Scene, Shape, Shaped, Sprite, Staged};

impl Staged for Troyes {
    type Part = Part;

    fn scene(table: &Table, shape: Shape) -> Scene {
        scene(table, shape)
    }

    fn drawings() -> Vec<Sprite> {
        Art::all().into_iter().map(Art::sprite).collect()
    }

    /// Returns the motion of dice, cards, citizens, cubes and coins. A round that begins, activities and an event that come and the end
    /// are read first, each on a card of its own; so are characters, which are turned over one by one. The last citizen is placed before
    /// the first round begins.
    fn moment(told: Transition<'_, Self>, cries: &[Cry], seed: u64) -> Arc<dyn Moment> {
        let shown: Vec<revealing::Shown> =
            (0..).zip(cries).filter_map(|(at, cry)| Some((at, revealing::shown(cry)?))).collect();
        let rest = |shape| scene(told.after, shape);
        if shown.is_empty() {
            return Arc::new(Shaped::of(|shape| Moving::of(told, shape, seed), rest));
        }
        let settles = matches!(told.before.phase(), Phase::Settle(_));
        let reveals = cries.iter().any(|cry| matches!(cry, Cry::Shown(..)));
        let revealed = |shape| {
            if reveals {
                return Some(Revealing::of(rest(shape), &shown));
            }
            Some(match Moving::of(told, shape, seed) {
                Some(moving) if settles => Revealing::after(rest(shape), moving, &shown),
                moving => Revealing::before(rest(shape), moving, &shown),
            })
        };
        Arc::new(Shaped::of(revealed, rest))
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
