//! The record of a game: its opening and all its orders.

use std::fmt;
use std::sync::Arc;

use super::{Code, Next, Recorded, Results};
use crate::play::{Ask, BySeat, Game, Refusal, SetupRefusal, Steps, Transition};

/// An accepted order, its happenings, and the table after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<G: Game> {
    /// The order.
    pub order: G::Order,
    /// The happenings, in the order in which they are told.
    pub happenings: Vec<G::Happening>,
    /// The table after the order.
    pub table: G::Table,
}

/// The record of one game, which is kept on disk and shown on the desk.
///
/// It is sealed: orders, undo, redo and what a code deals are checked here and nowhere else, so no record has an order
/// that [`Record::order`] refuses, and every decoder gives it the same orders.
///
/// Undo is a shorter prefix: it works over every kind of order alike, to any depth, and what was undone is kept until a
/// different order is given.
///
/// Copies of a record share their entries, so that cloning is cheap.
#[derive(Clone)]
pub struct Record<G: Recorded> {
    opening: G::Opening,
    opened: G::Table,
    entries: Vec<Arc<Entry<G>>>,
    /// The number of entries that count; the others were undone.
    done: usize,
    results: Option<Results<G>>,
}

/// Why a record refuses an order.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum OrderRefusal<G: Game> {
    /// The rules do not allow the order now.
    Rules(Refusal<G>),
    /// The rules allow the order, but it is not what the game's code deals.
    NotDealt {
        /// The refused order.
        order: G::Order,
        /// The order that the code deals in its place.
        dealt: G::Order,
        /// The code.
        code: Code,
    },
}

impl<G: Recorded> Record<G> {
    /// Opens a record from an opening.
    ///
    /// # Errors
    /// The setup with every reason why it makes no table.
    pub fn open(opening: G::Opening) -> Result<Self, SetupRefusal<G>> {
        let opened = G::open(G::setup(&opening))?;
        Ok(Self { opening, opened, entries: Vec::new(), done: 0, results: None })
    }

    /// The opening of the game.
    #[must_use]
    pub const fn opening(&self) -> &G::Opening {
        &self.opening
    }

    /// The code, if the game has one.
    #[must_use]
    pub fn code(&self) -> Option<&Code> {
        G::code(&self.opening)
    }

    /// The code, if the game has one that everybody may know by now.
    #[must_use]
    pub fn told_code(&self) -> Option<&Code> {
        self.code().filter(|_| G::DISCLOSURE.tells(self.steps()))
    }

    /// The current table.
    #[must_use]
    pub fn table(&self) -> &G::Table {
        self.table_after(self.done)
    }

    /// The table at the opening.
    #[must_use]
    pub const fn opened_table(&self) -> &G::Table {
        &self.opened
    }

    /// Returns the table after the first `orders` orders, undone ones included; the last table if there are fewer.
    #[must_use]
    pub fn table_after(&self, orders: usize) -> &G::Table {
        self.entries.iter().take(orders).next_back().map_or(&self.opened, |entry| &entry.table)
    }

    /// Walks through the orders that count, first to last, as the transitions that they made.
    pub fn walk(&self) -> impl DoubleEndedIterator<Item = Transition<'_, G>> {
        self.done().iter().enumerate().map(|(orders, entry)| entry.on(self.table_after(orders)))
    }

    /// Returns the transition of the last order that counts; `None` at the start.
    #[must_use]
    pub fn last(&self) -> Option<Transition<'_, G>> {
        self.walk().next_back()
    }

    /// The orders that count, first to last.
    #[must_use]
    pub fn done(&self) -> &[Arc<Entry<G>>] {
        self.entries.get(..self.done).unwrap_or(&self.entries)
    }

    /// The orders that were undone and can be redone, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Arc<Entry<G>>] {
        self.entries.get(self.done..).unwrap_or_default()
    }

    /// Returns how far the game has come.
    #[must_use]
    pub fn steps(&self) -> Steps {
        G::steps(self.table())
    }

    /// Returns the next right step for the crier.
    #[must_use]
    pub fn next(&self) -> Next<Ask<G>> {
        G::next(&self.opening, self.table())
    }

    /// Follows an order and returns the transition that it made.
    ///
    /// An order that repeats the one undone last is a redo: what was undone after it can still be redone.
    ///
    /// # Errors
    /// The rules' refusal, or what the code deals in the order's place; nothing changes then.
    pub fn order(&mut self, order: G::Order) -> Result<Transition<'_, G>, OrderRefusal<G>> {
        self.follow(order, false)
    }

    /// Follows an order, which is drawn by the code if chance decides something in it.
    ///
    /// # Errors
    /// As [`Record::order`].
    pub fn ask(&mut self, ask: Ask<G>) -> Result<Transition<'_, G>, OrderRefusal<G>> {
        let drawn = matches!(ask, Ask::Draw(_));
        self.follow(self.complete(ask), drawn)
    }

    /// Returns the whole order that is asked for now.
    #[must_use]
    pub fn complete(&self, ask: Ask<G>) -> G::Order {
        G::complete(&self.opening, self.table(), ask)
    }

    /// Follows the next right step; `None` where people choose or enter something, and at the end.
    ///
    /// # Errors
    /// As [`Record::order`].
    pub fn go_on(&mut self) -> Option<Result<Transition<'_, G>, OrderRefusal<G>>> {
        match self.next() {
            Next::Order(ask) => Some(self.ask(ask)),
            Next::Choose(_) | Next::Pick | Next::Enter | Next::Over => None,
        }
    }

    fn follow(&mut self, order: G::Order, drawn: bool) -> Result<Transition<'_, G>, OrderRefusal<G>> {
        if self.undone().first().is_none_or(|next| next.order != order) {
            let entry = Entry::follow(self.table(), order).map_err(OrderRefusal::Rules)?;
            if !drawn
                && let Some(code) = G::code(&self.opening)
                && let Some(draw) = G::drawn(&self.opening, &entry.order)
            {
                let dealt = G::draw(&self.opening, self.table(), &draw);
                if dealt != entry.order {
                    return Err(OrderRefusal::NotDealt { order: entry.order, dealt, code: code.clone() });
                }
            }
            self.entries.truncate(self.done);
            self.entries.push(Arc::new(entry));
        }
        let before = self.done;
        self.set_done(before + 1);
        Ok(self.entries[before].on(self.table_after(before)))
    }

    /// Undoes the last order that counts and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<&Entry<G>> {
        let last = self.done.checked_sub(1)?;
        self.set_done(last);
        Some(&self.entries[last])
    }

    /// Redoes the order that was undone last and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<&Entry<G>> {
        let next = self.done;
        self.set_done(next + 1);
        self.entries.get(next).map(|entry| &**entry)
    }

    /// Sets the number of orders that count, at most all; the others are undone.
    pub(super) fn set_done(&mut self, orders: usize) {
        let known = self.known();
        self.done = orders.min(self.entries.len());
        self.keep_up(&known);
    }

    /// Returns the players' sheets as the table knows them; empty while there are no results to update.
    fn known(&self) -> BySeat<G::Sheet> {
        self.results.as_ref().map(|_| G::sheets(self.table())).unwrap_or_default()
    }

    /// Updates every sheet that was still equal to the table's own count; sheets edited by hand are kept.
    fn keep_up(&mut self, before: &BySeat<G::Sheet>) {
        let known = self.known();
        let Some(results) = self.results.as_mut().filter(|results| results.players.len() == before.len()) else {
            return;
        };
        for ((player, before), now) in results.players.values_mut().zip(before.values()).zip(known) {
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
    /// This is no order: undo and redo leave typed results alone, and they may be set before the game is over. Sheets
    /// equal to the table's own ([`Recorded::sheets`]) follow it further.
    pub fn set_results(&mut self, results: Option<Results<G>>) {
        self.results = results;
    }
}

impl<G: Game> Entry<G> {
    /// Follows an order on a table.
    ///
    /// # Errors
    /// The order with the reason why it cannot be followed now.
    pub fn follow(before: &G::Table, order: G::Order) -> Result<Self, Refusal<G>> {
        let (happenings, table) = G::follow(before, &order)?;
        Ok(Self { order, happenings, table })
    }

    /// Returns the transition of this entry from the table on which it was followed.
    #[must_use]
    pub const fn on<'a>(&'a self, before: &'a G::Table) -> Transition<'a, G> {
        Transition { before, happenings: self.happenings.as_slice(), after: &self.table }
    }
}

impl<G: Recorded> PartialEq for Record<G> {
    /// Two records are equal if they have the same opening, orders, count of orders done and results; all else follows
    /// from these.
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
