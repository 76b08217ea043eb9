//! The almanac of any game: what chance does over many games, beside what can be computed exactly, and whether it is fair.
//!
//! A [`Studied`] game says what is counted; [`study`] plays games on all cores, each dealt by a code of its own, as people would
//! get it. What is counted are sums alone, so that the same seed gives the same numbers on any number of threads.

mod chi_square;
mod figures;
mod share;
mod studied;
mod study;
mod tail;

pub use chi_square::{ChiSquare, Fairness, Verdict};
pub use figures::{Cell, FigureTable, Head, Kept, Row, Unit, csv};
pub use share::share;
pub use studied::{Counts, Studied};
pub use study::{Plan, StudyRefusal, study};
