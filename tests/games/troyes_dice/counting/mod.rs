//! The reckoning at the end: points, ranks, warnings, the saved results, and how they are taken away.

mod marks;
mod points;
pub(crate) mod saved;
mod taken_away;
mod tally;
mod warnings;
