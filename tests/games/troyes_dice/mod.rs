//! Troyes Dice: its rules, its record, its count and its hall of fame, its picture and its paper.

mod cited;
pub mod random;
pub mod rules;
mod laws;
mod save;
pub mod counting;
pub mod hall;
mod stage;
#[cfg(feature = "paper")]
pub mod paper;
