//! The almanac of any game: statistics over many games, beside exact values where they can be computed, and tests of
//! fairness.
//!
//! A [`Studied`] game chooses what to count; [`study`] plays games on all cores, each dealt by a code of its own, as
//! people would get it. Only sums are counted, so that the same seed gives the same numbers on any number of threads.

mod chi_square;
mod figures;
mod share;
mod studied;
mod study;
mod tail;
mod tally;

pub use chi_square::{ChiSquare, Fairness, Verdict};
pub use figures::{Cell, FigureTable, Head, Kept, Row, Unit, csv};
pub use share::share;
pub use studied::{Counts, Studied};
pub use study::{Plan, StudyRefusal, study};
pub use tally::{Countable, Tally};
