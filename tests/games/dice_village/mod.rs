//! Dice Village: its rules, its record, its words and its picture.

mod cited;
mod kit;
mod random;
mod rules;
mod laws;
mod record;
mod counting;
mod words;
mod stage;
#[cfg(feature = "paper")]
mod paper;
