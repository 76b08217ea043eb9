//! Troyes Dice on paper: scoresheets, the crier's card and the game report.

mod card;
mod marks;
mod names;
mod report;
mod sheet;
mod wheel;

pub use card::card;
pub use report::report;
pub use sheet::{Sheets, sheets};
