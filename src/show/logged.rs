//! A line of the log before it has words: orders that belong together.

use super::excerpt::Excerpt;
use super::watched::Watched;
use crate::play::Transition;

/// Orders in a row that are told in one line.
pub struct Logged<'a, G: Watched, P> {
    /// The number of orders when it was over.
    pub orders: usize,
    /// What they have in common.
    pub part: P,
    /// The table before them.
    pub before: &'a G::Table,
    /// The table after them.
    pub after: &'a G::Table,
    /// What they caused.
    pub happenings: Vec<G::Happening>,
}

impl<'a, G: Watched, P: PartialEq> Logged<'a, G, P> {
    /// Returns the lines of these orders: one belongs to a part by the table on which it was given.
    pub fn all(told: &'a [Excerpt<'_, G>], part: impl Fn(&G::Table) -> P) -> Vec<Self> {
        let mut lines: Vec<Self> = Vec::new();
        for (orders, Transition { before, happenings, after }) in (1..).zip(told.iter().map(Excerpt::told)) {
            let part = part(before);
            match lines.last_mut().filter(|line| line.part == part) {
                Some(line) => {
                    (line.orders, line.after) = (orders, after);
                    line.happenings.extend_from_slice(happenings);
                }
                None => lines.push(Self { orders, part, before, after, happenings: happenings.to_vec() }),
            }
        }
        lines
    }

    /// Returns all of it as one transition.
    #[must_use]
    pub fn told(&self) -> Transition<'_, G> {
        Transition { before: self.before, happenings: &self.happenings, after: self.after }
    }
}
