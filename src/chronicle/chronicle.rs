//! Orders and what they caused, with a mark up to which they count.

use std::fmt;

use crate::play::Game;

/// An order that was followed, and what it caused.
pub struct Entry<G: Game> {
    /// What was asked.
    pub order: G::Order,
    /// What it caused, in the order in which it is told.
    pub happenings: Vec<G::Happening>,
}

/// The record of any game from an opened table on.
///
/// Undo is a shorter prefix: it works over every kind of order alike, to any depth, and what was undone is kept until a
/// different order is given.
pub struct Chronicle<G: Game> {
    opening: G::Table,
    entries: Vec<Entry<G>>,
    done: usize,
    table: G::Table,
}

impl<G: Game> Chronicle<G> {
    /// A record without orders.
    #[must_use]
    pub fn new(opening: G::Table) -> Self {
        let table = opening.clone();
        Self { opening, entries: Vec::new(), done: 0, table }
    }

    /// The table after the orders that count.
    #[must_use]
    pub const fn table(&self) -> &G::Table {
        &self.table
    }

    /// The orders that count, first to last.
    #[must_use]
    pub fn done(&self) -> &[Entry<G>] {
        &self.entries[..self.done]
    }

    /// The orders that were undone and can be redone, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Entry<G>] {
        &self.entries[self.done..]
    }

    /// The table as it stood after the first `orders` orders; all of them if there are fewer.
    #[must_use]
    pub fn table_after(&self, orders: usize) -> G::Table {
        let mut table = self.opening.clone();
        for entry in self.entries.iter().take(orders) {
            for happening in &entry.happenings {
                G::apply(&mut table, happening);
            }
        }
        table
    }

    /// Follows an order and says what it caused.
    ///
    /// An order that repeats the one undone last is a redo: what was undone after it can still be redone.
    ///
    /// # Errors
    /// The game's refusal; nothing changes then.
    pub fn order(&mut self, order: G::Order) -> Result<&[G::Happening], G::Refusal> {
        if self.undone().first().is_none_or(|next| next.order != order) {
            let happenings = G::decide(&self.table, &order)?;
            self.entries.truncate(self.done);
            self.entries.push(Entry { order, happenings });
        }
        Ok(self.redo().map_or(&[], |entry| entry.happenings.as_slice()))
    }

    /// Takes back the last order that counts and hands it out; nothing at the start.
    pub fn undo(&mut self) -> Option<&Entry<G>> {
        self.done = self.done.checked_sub(1)?;
        self.table = self.table_after(self.done);
        self.entries.get(self.done)
    }

    /// Lets the order undone last count again and hands it out; nothing if none was.
    pub fn redo(&mut self) -> Option<&Entry<G>> {
        let entry = self.entries.get(self.done)?;
        for happening in &entry.happenings {
            G::apply(&mut self.table, happening);
        }
        self.done += 1;
        Some(entry)
    }
}

// Derived impls would ask these of the game itself instead of its parts.

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        Self { order: self.order.clone(), happenings: self.happenings.clone() }
    }
}

impl<G: Game> Clone for Chronicle<G> {
    fn clone(&self) -> Self {
        Self {
            opening: self.opening.clone(),
            entries: self.entries.clone(),
            done: self.done,
            table: self.table.clone(),
        }
    }
}

impl<G: Game> PartialEq for Chronicle<G>
where
    G::Table: PartialEq,
{
    /// Two records are equal if they were opened alike, hold the same orders and count as many of them.
    fn eq(&self, other: &Self) -> bool {
        let orders = |chronicle: &Self| chronicle.entries.iter().map(|entry| entry.order.clone()).collect::<Vec<_>>();
        self.opening == other.opening && self.done == other.done && orders(self) == orders(other)
    }
}

impl<G: Game> fmt::Debug for Chronicle<G>
where
    G::Table: fmt::Debug,
    G::Order: fmt::Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let orders: Vec<_> = self.entries.iter().map(|entry| &entry.order).collect();
        f.debug_struct("Chronicle")
            .field("opening", &self.opening)
            .field("orders", &orders)
            .field("done", &self.done)
            .finish_non_exhaustive()
    }
}
