//! A game that is played at random, whichever it is: how it is begun, and what is done with it.

use std::fmt::Debug;

use proptest::prelude::*;
use town_crier::chronicle::{Next, Record, Recorded};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::Depth;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::rules::Depth as Told;
use town_crier::games::troyes_dice::rules::TroyesDice;

use crate::games::dice_village::random::{Chance, any_order};
use crate::games::dice_village::record as village;
use crate::games::troyes::{random as citizens, record as city};
use crate::games::troyes_dice::random::{self, Game, Step, walk};

/// A game that is played at random while the power goes.
pub(super) trait AtRandom: Recorded {
    /// How it is opened.
    type Begun: Clone + Debug;
    /// Something that a crier does with it.
    type Step: Clone + Debug;

    fn begun(begun: &Self::Begun) -> Record<Self>;
    fn walk(record: &mut Record<Self>, step: Self::Step);
    fn games() -> BoxedStrategy<Self::Begun>;
    fn deed() -> BoxedStrategy<Self::Step>;
}

impl AtRandom for TroyesDice {
    type Begun = Box<Game>;
    type Step = Step;

    fn begun(game: &Box<Game>) -> Record<Self> {
        game.open()
    }

    fn walk(record: &mut Record<Self>, step: Step) {
        walk(record, step);
    }

    fn games() -> BoxedStrategy<Box<Game>> {
        random::games().prop_map(Box::new).boxed()
    }

    fn deed() -> BoxedStrategy<Step> {
        prop_oneof![5 => random::any_roll().prop_map(Step::Go), 2 => Just(Step::Undo), 1 => Just(Step::Redo)].boxed()
    }
}

/// What is done with a game in which people choose: an order by that chance, or a step back or forth.
#[derive(Clone, Copy, Debug)]
pub(super) enum Chosen {
    Order(u64),
    Undo,
    Redo,
}

impl Chosen {
    fn walk<G: Recorded>(self, record: &mut Record<G>, any: impl FnOnce(&Record<G>, u64) -> Option<G::Order>) {
        match self {
            Self::Order(seed) => {
                if let Some(order) = any(record, seed) {
                    record.order(order).expect("it is on offer");
                }
            }
            Self::Undo => drop(record.undo().cloned()),
            Self::Redo => drop(record.redo().cloned()),
        }
    }
}

impl AtRandom for DiceVillage {
    /// How many play, whether the cards are those of the house deck, and what chance begins with.
    type Begun = (usize, bool, u64);
    type Step = Chosen;

    fn begun((players, house, seed): &Self::Begun) -> Record<Self> {
        village::play(if *house { village::dealt(*players) } else { village::entered(Depth::Purses) }, 9, *seed)
    }

    fn walk(record: &mut Record<Self>, step: Chosen) {
        let goes_on = record.next() != Next::Over;
        step.walk(record, |record, seed| goes_on.then(|| any_order(record, &mut Chance::new(seed))));
    }

    fn games() -> BoxedStrategy<Self::Begun> {
        (2..=4_usize, any::<bool>(), any::<u64>()).boxed()
    }

    fn deed() -> BoxedStrategy<Chosen> {
        prop_oneof![5 => any::<u64>().prop_map(Chosen::Order), 2 => Just(Chosen::Undo), 1 => Just(Chosen::Redo)].boxed()
    }
}

impl AtRandom for Troyes {
    /// How many play, whether the code deals, and what chance begins with.
    type Begun = (usize, bool, u64);
    type Step = Chosen;

    fn begun((players, deals, seed): &Self::Begun) -> Record<Self> {
        let opening = if *deals { city::dealt(*players) } else { city::entered(*players, Told::Deeds) };
        city::play(opening, 30, *seed)
    }

    fn walk(record: &mut Record<Self>, step: Chosen) {
        step.walk(record, |record, seed| city::any_order(record, &mut citizens::Chance(seed)));
    }

    fn games() -> BoxedStrategy<Self::Begun> {
        DiceVillage::games()
    }

    fn deed() -> BoxedStrategy<Chosen> {
        DiceVillage::deed()
    }
}
