//! The trait of a game with an almanac.

use super::chi_square::Fairness;
use super::figures::FigureTable;
use crate::chronicle::Code;
use crate::crier::{Cried, Words};
use crate::play::{Ask, Transition};

/// A game that an almanac can study: a code deals it to its end, and where people choose, bots do.
pub trait Studied: Cried {
    /// The counts over many games.
    type Counts: Counts;
    /// The state that is kept while one game is played.
    type Seen;

    /// Returns the opening of the same game dealt by another code.
    fn dealt_by(opening: &Self::Opening, code: Code) -> Self::Opening;

    /// Returns the choice of the game's bots where somebody has to choose; `None` in a game without bots, in which
    /// nobody chooses anything.
    #[must_use]
    fn chosen(_opening: &Self::Opening, _table: &Self::Table) -> Option<Ask<Self>> {
        None
    }

    /// Counts a game that was opened, and returns the state to keep.
    fn begin(counts: &mut Self::Counts, opening: &Self::Opening, opened: &Self::Table) -> Self::Seen;

    /// Counts an order that was followed.
    fn notice(counts: &mut Self::Counts, seen: &mut Self::Seen, told: Transition<'_, Self>);

    /// Counts a game that is over.
    fn end(counts: &mut Self::Counts, seen: Self::Seen, table: &Self::Table);

    /// Returns the figures from the counts, with the exact values where they can be computed.
    fn figures(words: &Words, counts: &Self::Counts) -> Vec<FigureTable>;

    /// Selects the figures for people in a terminal: by default all.
    #[must_use]
    fn told(_words: &Words, figures: Vec<FigureTable>) -> Vec<FigureTable> {
        figures
    }

    /// Returns the tests of whether chance was fair.
    fn fairness(words: &Words, counts: &Self::Counts) -> Vec<Fairness>;
}

/// Sums over games, so that it does not matter which games were counted together, and in which order.
pub trait Counts: Clone + Default + PartialEq + Send {
    /// Adds other counts.
    fn add(&mut self, other: &Self);
}
