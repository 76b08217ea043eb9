//! The happenings of an order, one after the other, each decided on the table that those before it left.

use super::apply::apply;
use super::happening::{Ending, Happening};
use super::table::Table;
use crate::play::Seat;

/// The happenings so far, and the table after them.
pub(super) struct Course {
    table: Table,
    happenings: Vec<Happening>,
}

impl Course {
    pub(super) fn on(table: &Table) -> Self {
        Self { table: table.clone(), happenings: Vec::new() }
    }

    /// The table after the happenings so far.
    pub(super) const fn table(&self) -> &Table {
        &self.table
    }

    pub(super) fn tell(&mut self, happening: Happening) {
        apply(&mut self.table, &happening);
        self.happenings.push(happening);
    }

    /// Adds a happening that brings cards to a table, and those of ninth cards and of the last round, if it causes them
    /// (`D 4.1`).
    pub(super) fn tell_cards(&mut self, happening: Happening) {
        let had_nine: Vec<Seat> = self.with_nine();
        self.tell(happening);
        let new: Vec<Seat> = self.with_nine().into_iter().filter(|seat| !had_nine.contains(seat)).collect();
        let is_first = had_nine.is_empty() && !new.is_empty();
        for seat in new {
            self.tell(Happening::Ending(Ending::Ninth(seat)));
        }
        if is_first {
            self.tell(Happening::Ending(Ending::LastRound));
        }
    }

    pub(super) fn done(self) -> Vec<Happening> {
        self.happenings
    }

    fn with_nine(&self) -> Vec<Seat> {
        self.table.players().filter(|(_, player)| player.has_nine()).map(|(seat, _)| seat).collect()
    }
}
