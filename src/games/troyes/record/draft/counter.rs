//! A defence against black dice as it is picked (`T 8.2`, `T 8.4`).

use super::{Pick, toggle};
use crate::games::troyes::rules::{Order, Owner, Seat, Table, decide};
use crate::play::{Item, Menu, Place, State};

/// The picks of a defence; none at first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counter {
    /// The black dice; nothing while it is the highest alone.
    black: Option<Vec<u8>>,
    with: Vec<u8>,
}

/// A part of a defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CounterPick {
    /// A black die, from 0.
    Black(u8),
    /// A die of the own district, from 0.
    Die(u8),
}

impl Counter {
    /// Adds the items of the defence to the menu. Where all dice together are too little, they are only shown.
    pub(super) fn menu(&self, table: &Table, seat: Seat, menu: &mut Menu<Pick>) {
        let can = table.highest_black().is_some_and(|(_, face)| table.defence(seat) >= face.value().into());
        let item = |pick, chosen| {
            let item = Item::choice(Pick::Counter(pick), chosen);
            if can { item } else { Item { state: State::Shown, ..item } }
        };
        let die = |(at, _)| item(CounterPick::Die(at), self.with.contains(&at));
        menu.add(Place::List, Some("panel-dice-of"), table.district(Owner::Seat(seat)).map(die).collect());
        let chosen = self.black(table);
        let standing = (0..).zip(table.black()).filter(|(_, black)| black.stands);
        let black = |(at, _)| item(CounterPick::Black(at), chosen.contains(&at));
        menu.add(Place::Lettered, Some("panel-black-dice"), standing.map(black).collect());
    }

    /// Returns the black dice that are to be countered, ascending.
    #[must_use]
    pub fn black(&self, table: &Table) -> Vec<u8> {
        let highest = || table.highest_black().map(|(at, _)| at).into_iter().collect();
        self.black.clone().unwrap_or_else(highest)
    }

    /// Whether a highest black die is among those that are to be countered, as it must be.
    #[must_use]
    pub fn takes_highest(&self, table: &Table) -> bool {
        let highest = table.highest_black().map(|(_, face)| face);
        let black = self.black(table);
        black.iter().any(|at| table.black().get(usize::from(*at)).map(|black| black.face) == highest)
    }

    /// Whether anything is picked.
    pub(super) fn is_begun(&self, table: &Table) -> bool {
        !self.with.is_empty() || self.black(table) != Self::default().black(table)
    }

    /// The dice of the own district, ascending.
    #[must_use]
    pub fn with(&self) -> &[u8] {
        &self.with
    }

    /// Presses an item.
    pub(super) fn pick(&mut self, table: &Table, pick: CounterPick) {
        match pick {
            CounterPick::Black(at) => {
                let mut black = self.black(table);
                toggle(&mut black, at);
                black.sort_unstable();
                self.black = Some(black);
            }
            CounterPick::Die(at) => {
                toggle(&mut self.with, at);
                self.with.sort_unstable();
            }
        }
    }

    /// Returns the order, if the rules follow it.
    #[must_use]
    pub fn order(&self, table: &Table) -> Option<Order> {
        let order = Order::Counter { black: self.black(table), with: self.with.clone() };
        decide(table, &order).is_ok().then_some(order)
    }
}
