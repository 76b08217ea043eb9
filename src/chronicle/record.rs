//! A game on record: what it was opened from and all that happened.

use std::fmt;

use super::{Code, Next, Recorded, Results};
use crate::play::{Game, Refusal, SetupRefusal, Steps};

/// An order that was followed, and what it caused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<G: Game> {
    /// What was asked.
    pub order: G::Order,
    /// What it caused, in the order in which it is told.
    pub happenings: Vec<G::Happening>,
}

/// The record of one game; what is kept on disk and shown on the desk.
///
/// It is sealed: orders, undo, redo and what a code deals are checked here and nowhere else, so no record holds what
/// [`Record::order`] refuses, and whatever reads one from a file gives it the same orders.
///
/// Undo is a shorter prefix: it works over every kind of order alike, to any depth, and what was undone is kept until a
/// different order is given.
#[derive(Clone)]
pub struct Record<G: Recorded> {
    opening: G::Opening,
    opened: G::Table,
    entries: Vec<Entry<G>>,
    /// How many of the entries count; the others were undone.
    done: usize,
    /// The fold of what counts.
    table: G::Table,
    results: Option<Results<G>>,
}

/// Why a record refuses an order.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum OrderRefusal<G: Game> {
    /// The rules do not allow it now.
    Rules(Refusal<G>),
    /// The rules allow it, but it is not what the game's code deals.
    NotDealt {
        /// What was asked.
        order: G::Order,
        /// What the code deals in its place.
        dealt: G::Order,
        /// The code.
        code: Code,
    },
}

impl<G: Recorded> Record<G> {
    /// Opens a record.
    ///
    /// # Errors
    /// The setup with every reason why it makes no table.
    pub fn open(opening: G::Opening) -> Result<Self, SetupRefusal<G>> {
        let opened = G::open(G::setup(&opening))?;
        let table = opened.clone();
        Ok(Self { opening, opened, entries: Vec::new(), done: 0, table, results: None })
    }

    /// What the game was opened from.
    #[must_use]
    pub const fn opening(&self) -> &G::Opening {
        &self.opening
    }

    /// The code, if it decides anything.
    #[must_use]
    pub fn code(&self) -> Option<&Code> {
        G::code(&self.opening)
    }

    /// The table as it stands.
    #[must_use]
    pub const fn table(&self) -> &G::Table {
        &self.table
    }

    /// The table as it was opened.
    #[must_use]
    pub const fn opened_table(&self) -> &G::Table {
        &self.opened
    }

    /// The table as it stood after the first `orders` orders; all of them, undone ones too, if there are fewer.
    #[must_use]
    pub fn table_after(&self, orders: usize) -> G::Table {
        let mut table = self.opened.clone();
        for entry in self.entries.iter().take(orders) {
            entry.apply(&mut table);
        }
        table
    }

    /// The orders that count, first to last.
    #[must_use]
    pub fn done(&self) -> &[Entry<G>] {
        self.entries.get(..self.done).unwrap_or(&self.entries)
    }

    /// The orders that were undone and can be redone, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Entry<G>] {
        self.entries.get(self.done..).unwrap_or_default()
    }

    /// How far the game is.
    #[must_use]
    pub fn steps(&self) -> Steps {
        G::steps(&self.table)
    }

    /// The next right thing for the crier.
    #[must_use]
    pub fn next(&self) -> Next<G::Order> {
        G::next(&self.opening, &self.table)
    }

    /// Follows an order and says what it caused.
    ///
    /// An order that repeats the one undone last is a redo: what was undone after it can still be redone.
    ///
    /// # Errors
    /// The rules' refusal, or what the code deals in the order's place; nothing changes then.
    pub fn order(&mut self, order: G::Order) -> Result<&[G::Happening], OrderRefusal<G>> {
        if self.undone().first().is_none_or(|next| next.order != order) {
            let happenings = G::decide(&self.table, &order).map_err(OrderRefusal::Rules)?;
            if let Some(code) = G::code(&self.opening)
                && let Err(dealt) = G::dealt(&self.opening, &self.table, &order)
            {
                return Err(OrderRefusal::NotDealt { order, dealt, code: code.clone() });
            }
            self.entries.truncate(self.done);
            self.entries.push(Entry { order, happenings });
        }
        Ok(self.redo().map_or(&[], |entry| entry.happenings.as_slice()))
    }

    /// Takes back the last order that counts and hands it out; nothing at the start.
    pub fn undo(&mut self) -> Option<&Entry<G>> {
        self.take_back(1).first()
    }

    /// Takes back that many of the orders that count, at most all of them, and hands them out.
    pub(super) fn take_back(&mut self, orders: usize) -> &[Entry<G>] {
        let before = self.done;
        self.done = before.saturating_sub(orders);
        if self.done < before {
            let known = self.known();
            self.table = self.table_after(self.done);
            self.keep_up(&known);
        }
        self.entries.get(self.done..before).unwrap_or_default()
    }

    /// Lets the order undone last count again and hands it out; nothing if none was.
    pub fn redo(&mut self) -> Option<&Entry<G>> {
        let known = self.known();
        self.entries.get(self.done)?.apply(&mut self.table);
        self.done += 1;
        self.keep_up(&known);
        self.entries.get(self.done - 1)
    }

    /// What the table knows of the players' sheets, as far as there are results to hold it against.
    fn known(&self) -> Vec<G::Sheet> {
        self.results.as_ref().map(|_| G::sheets(&self.table)).unwrap_or_default()
    }

    /// Lets the sheets that say what the table knew before say what it knows now; what somebody typed otherwise stays.
    fn keep_up(&mut self, before: &[G::Sheet]) {
        let Some(results) = self.results.as_mut().filter(|results| results.players.len() == before.len()) else {
            return;
        };
        for ((player, before), now) in results.players.iter_mut().zip(before).zip(G::sheets(&self.table)) {
            if player.sheet == *before {
                player.sheet = now;
            }
        }
    }

    /// The players' results, if anybody entered some.
    #[must_use]
    pub const fn results(&self) -> Option<&Results<G>> {
        self.results.as_ref()
    }

    /// Sets the players' results as a whole, in place of those entered before.
    ///
    /// It is no order, so undo and redo leave alone what was typed, and it may be set before the game is over. Sheets that
    /// say what the table knows ([`Recorded::sheets`]) go on saying it.
    pub fn set_results(&mut self, results: Option<Results<G>>) {
        self.results = results;
    }
}

impl<G: Game> Entry<G> {
    fn apply(&self, table: &mut G::Table) {
        for happening in &self.happenings {
            G::apply(table, happening);
        }
    }
}

impl<G: Recorded> PartialEq for Record<G> {
    /// Two records are equal if they were opened alike, hold the same orders, count as many of them and have the same
    /// results; all else follows from that.
    fn eq(&self, other: &Self) -> bool {
        fn orders<G: Recorded>(record: &Record<G>) -> impl Iterator<Item = &G::Order> {
            record.entries.iter().map(|entry| &entry.order)
        }
        self.opening == other.opening
            && self.done == other.done
            && self.results == other.results
            && orders(self).eq(orders(other))
    }
}

impl<G: Recorded> Eq for Record<G> {}

impl<G: Recorded> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let orders: Vec<_> = self.entries.iter().map(|entry| &entry.order).collect();
        f.debug_struct("Record")
            .field("opening", &self.opening)
            .field("orders", &orders)
            .field("done", &self.done)
            .field("results", &self.results)
            .finish_non_exhaustive()
    }
}
