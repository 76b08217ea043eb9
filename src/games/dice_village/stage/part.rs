//! The parts of the picture.

use enum_map::{Enum, EnumMap};

use super::Art;
use crate::games::dice_village::rules::{Face, Good, Reward, Seat, Spot, Table};
use crate::stage::{self, Bounds, Placement, Scene};

/// A part of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// A player's mark.
    Player(Seat),
    /// The place of a player's name.
    Name(Seat),
    /// The pile of merchants.
    Pile,
    /// A place of the merchants' row, from 0.
    Card(usize),
    /// A village with the merchants beside it.
    Village(Spot),
    /// The shut gate of a village.
    Gate(Spot),
    /// A merchant's stall beside a village, by its index among the merchants' in the order of [`Table::numbers`].
    Merchant(Spot, usize),
    /// A player's die, by its index, in any place.
    Die(Seat, usize),
    /// One place of a sign.
    Sign(Sign),
}

impl stage::Part for Part {}

/// A sign that the legend explains, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Enum)]
pub enum Sign {
    /// The current player.
    Turn,
    /// The first player.
    First,
    /// Coins.
    Coin,
    /// Favours.
    Favour,
    /// Cards in hand.
    Hand,
    /// The pile, while cards lie on it.
    Pile,
    /// The ninth card of the race.
    Goal,
    /// A closed village.
    Closed,
    /// A die that went to the market.
    Market,
    /// A card of the row.
    Row,
    /// A merchant beside a village.
    Merchant,
    /// The reward of a merchant's stall.
    Reward(Reward),
    /// A die with its good.
    Goods,
}

impl Sign {
    /// Sets one place of each visible sign.
    pub(super) fn name_all(scene: &mut Scene, table: &Table) {
        for (sign, place) in EnumMap::from_fn(|sign: Self| sign.place(scene, table)) {
            if let Some(place) = place {
                scene.name(Part::Sign(sign), place);
            }
        }
    }

    fn place(self, scene: &Scene, table: &Table) -> Option<Bounds> {
        let place = |at: &Placement| Bounds::around(at.center, at.size);
        let drawn = |art: Art| move |at: &&Placement| at.sprite == art.sprite();
        let first = |art: Art| scene.sprites.iter().find(drawn(art)).map(place);
        match self {
            Self::Turn => first(Art::Turn),
            Self::First => first(Art::Camel),
            Self::Coin => first(Art::Coin),
            Self::Favour => first(Art::Favour),
            Self::Hand => first(Art::Hand),
            Self::Pile => first(Art::CardBack),
            Self::Goal => first(Art::CellGoal),
            Self::Closed => first(Art::GateClosed),
            Self::Market => first(Art::SlotMarket),
            Self::Row => scene.part(Part::Card(1)),
            // An awning stands over each half of a card too: the last one is beside a village, if any is.
            Self::Merchant if table.spots().all(|at| table.numbers(at).len() <= 2) => None,
            Self::Merchant => scene.sprites.iter().rfind(drawn(Art::Awning)).map(place),
            Self::Reward(reward) => first(Art::Reward(reward)),
            // In the order of their numbers.
            Self::Goods => Face::ALL.into_iter().find_map(|face| first(Art::Good(Good::of(face)))),
        }
    }
}
