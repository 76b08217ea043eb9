//! A defence against black dice as it is picked (`T 8.2`, `T 8.4`).

use super::{Pick, toggle};
use crate::games::troyes::rules::{Order, Owner, Seat, Table, decide};
use crate::play::{Item, Menu, Place};

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
    /// Adds the items of the defence to the menu.
    pub(super) fn menu(&self, table: &Table, seat: Seat, menu: &mut Menu<Pick>) {
        let die = |(at, _)| Item::choice(Pick::Counter(CounterPick::Die(at)), self.with.contains(&at));
        menu.add(Place::List, Some("panel-dice-of"), table.district(Owner::Seat(seat)).map(die).collect());
        let chosen = self.black(table);
        let standing = (0..).zip(table.black()).filter(|(_, black)| black.stands);
        let black = |(at, _)| Item::choice(Pick::Counter(CounterPick::Black(at)), chosen.contains(&at));
        menu.add(Place::Lettered, Some("panel-black-dice"), standing.map(black).collect());
    }

    /// Returns the black dice that are to be countered, ascending.
    #[must_use]
    pub fn black(&self, table: &Table) -> Vec<u8> {
        let highest = || table.highest_black().map(|(at, _)| at).into_iter().collect();
        self.black.clone().unwrap_or_else(highest)
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
