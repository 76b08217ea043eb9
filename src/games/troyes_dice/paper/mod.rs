//! Troyes Dice on paper: scoresheets, the crier's card and the game report.

mod card;
mod marks;
mod report;
mod sheet;

pub use card::card;
pub use report::report;
pub use sheet::{Sheets, sheets};
