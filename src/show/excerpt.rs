//! The orders of a record as a reader knows them.

use std::borrow::Cow;
use std::ops::Range;

use super::watched::Watched;
use crate::chronicle::Record;
use crate::play::{Seat, Transition};

/// A transition without the secrets that its reader may not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt<'a, G: Watched> {
    before: Cow<'a, G::Table>,
    happenings: Cow<'a, [G::Happening]>,
    after: Cow<'a, G::Table>,
}

impl<'a, G: Watched> Excerpt<'a, G> {
    /// Leaves out of a transition what is a secret of another seat, or with `None` of any seat.
    #[must_use]
    pub fn of(Transition { before, happenings, after }: Transition<'a, G>, seat: Option<Seat>) -> Self {
        let [before, after] = [before, after].map(|table| G::seen_by(table, seat));
        Self { before, happenings: G::told_to(happenings, seat), after }
    }

    /// Returns these orders of a record as everybody knows them.
    #[must_use]
    pub fn all(record: &'a Record<G>, orders: Range<usize>) -> Vec<Self> {
        let told = record.walk().skip(orders.start).take(orders.len());
        told.map(|told| Self::of(told, None)).collect()
    }

    /// Returns the transition.
    #[must_use]
    pub fn told(&self) -> Transition<'_, G> {
        Transition { before: &self.before, happenings: &self.happenings, after: &self.after }
    }
}
