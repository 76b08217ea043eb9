//! The happenings of an order, one after the other, each decided on the table that those before it left.

use super::{Game, Refusal};

/// The happenings so far, and the table after them.
#[derive(Debug)]
pub struct Course<G: Game> {
    table: G::Table,
    happenings: Vec<G::Happening>,
}

/// The happenings of an order and the table after them, or why it is refused.
pub type Followed<G> = Result<(Vec<<G as Game>::Happening>, <G as Game>::Table), Refusal<G>>;

impl<G: Game> Course<G> {
    /// Begins on a table.
    pub fn on(table: &G::Table) -> Self {
        Self { table: table.clone(), happenings: Vec::new() }
    }

    /// The table after the happenings so far.
    pub const fn table(&self) -> &G::Table {
        &self.table
    }

    /// Adds a happening, and applies it.
    pub fn tell(&mut self, happening: G::Happening) {
        G::apply(&mut self.table, &happening);
        self.happenings.push(happening);
    }

    /// Returns the happenings, and the table after them.
    ///
    /// # Errors
    /// The order, if that was decided against it.
    pub fn done(self, order: &G::Order, decided: Result<(), G::Reason>) -> Followed<G> {
        match decided {
            Ok(()) => Ok((self.happenings, self.table)),
            Err(reason) => Err(Refusal { order: order.clone(), reason }),
        }
    }
}
