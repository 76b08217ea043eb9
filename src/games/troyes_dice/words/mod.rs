//! What is announced of Troyes Dice, and its words.

mod args;
mod counting;
mod cry;
mod in_words;
mod refusals;
mod results;
mod speak;
mod terminal;
mod things;

pub(crate) use args::half;
pub use cry::{Cry, cries, opening_cries};
