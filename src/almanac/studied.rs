//! What a game tells the almanac.

use super::chi_square::Fairness;
use super::figures::FigureTable;
use crate::chronicle::Code;
use crate::crier::{Cried, Words};
use crate::play::Transition;

/// A game of which an almanac can be made: a code deals it to its end, and where people choose, bots do.
pub trait Studied: Cried {
    /// What is counted over many games.
    type Counts: Counts;
    /// What is kept in mind of the game that is played.
    type Seen;

    /// The same game dealt by another code.
    fn dealt_by(opening: &Self::Opening, code: Code) -> Self::Opening;

    /// What the game's bots do where somebody has to choose; nothing where it has none, so that nobody chooses anything.
    #[must_use]
    fn chosen(_opening: &Self::Opening, _table: &Self::Table) -> Option<Self::Order> {
        None
    }

    /// A game was opened.
    fn begin(counts: &mut Self::Counts, opening: &Self::Opening, opened: &Self::Table) -> Self::Seen;

    /// An order was followed.
    fn notice(counts: &mut Self::Counts, seen: &mut Self::Seen, told: Transition<'_, Self>);

    /// The game is over.
    fn end(counts: &mut Self::Counts, seen: Self::Seen, table: &Self::Table);

    /// What the counts come to, with the exact figures where they can be computed.
    fn figures(words: &Words, counts: &Self::Counts) -> Vec<FigureTable>;

    /// What of the figures people read in a terminal: all, unless the game knows better.
    #[must_use]
    fn told(_words: &Words, figures: Vec<FigureTable>) -> Vec<FigureTable> {
        figures
    }

    /// Whether what was dealt is as fair chance deals.
    fn fairness(words: &Words, counts: &Self::Counts) -> Vec<Fairness>;
}

/// Sums over games, so that it does not matter which games were counted together, and in which order.
pub trait Counts: Clone + Default + PartialEq + Send {
    /// Adds what was counted elsewhere.
    fn add(&mut self, other: &Self);
}
