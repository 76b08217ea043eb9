//! Moments of random games, and what can be seen in a scene.

use std::sync::Arc;

use proptest::prelude::*;
use town_crier::crier::Turn;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::rules::{Happening, Table};
use town_crier::games::troyes_dice::stage::Rolling;
use town_crier::games::troyes_dice::words::{Cry, cries};
use town_crier::play::Game as _;
use town_crier::stage::{Moment, Placement, Scene, Staged as _};

use crate::games::troyes_dice::random::{Game, whole_games};

/// An order's moment with its tables.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) before: Table,
    pub(crate) after: Table,
    pub(crate) happenings: Vec<Happening>,
    pub(crate) cries: Vec<Cry>,
    pub(crate) moment: Arc<dyn Moment>,
    /// The same moment, if it is a roll.
    pub(crate) roll: Option<Rolling>,
}

/// All moments of the game, one for each order.
pub(crate) fn moments_of(game: &Game) -> Vec<Shown> {
    let record = game.played();
    let shown = record.walk().map(|told| {
        let seed = Turn::new(record.code(), TroyesDice::steps(told.after)).seed();
        let (cries, roll) = (cries(told), Rolling::of(told, seed));
        let moment = TroyesDice::moment(told, &cries, seed);
        let (before, happenings, after) = (told.before.clone(), told.happenings.to_vec(), told.after.clone());
        Shown { before, after, happenings, cries, moment, roll }
    });
    shown.collect()
}

/// Any order of any game from day 1.
pub(crate) fn any_shown() -> impl Strategy<Value = Shown> {
    (whole_games(), 0..32_usize).prop_map(|(game, order)| moments_of(&game).swap_remove(order))
}

/// The dice on the wheel: each has its shadow.
pub(crate) fn dice(scene: &Scene) -> usize {
    scene.sprites.iter().filter(|one| one.sprite.name() == "cast").count()
}

/// How much a sprite can be seen, from 0 to 1.
pub(crate) fn visibility(placement: &Placement) -> f32 {
    placement.opacity * placement.stretch.min(1.0) * (placement.size / 50.0).min(1.0)
}

/// How far one sprite is from the other.
pub(crate) fn distance(one: &Placement, other: &Placement) -> f32 {
    (one.center.x - other.center.x).hypot(one.center.y - other.center.y)
}
