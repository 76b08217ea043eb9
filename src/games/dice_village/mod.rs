//! Dice Village: everybody's caravans, the sales, the merchants' row and the race to nine cards.
//!
//! It is in no list of games yet: so far it has its rules, its record, its words, its picture and what stands beside it.

pub mod rules;
pub mod bots;
pub mod record;
pub mod words;
pub mod stage;
pub mod show;
#[cfg(feature = "paper")]
pub mod paper;
mod count;

pub use rules::DiceVillage;
