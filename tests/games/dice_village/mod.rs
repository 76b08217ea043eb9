//! Dice Village: its rules, its record, its words, its picture and what stands beside it.

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
mod show;
