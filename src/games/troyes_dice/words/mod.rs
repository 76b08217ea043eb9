//! What is announced of Troyes Dice, and its words.

mod args;
mod counting;
mod cry;
mod refusals;
mod results;
mod speak;
mod terminal;
mod things;

pub use cry::{Cry, cries, opening_cries};
