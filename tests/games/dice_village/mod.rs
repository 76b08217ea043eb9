//! Dice Village: its rules, its bots, its record, its words, its picture, its almanac and what stands beside it.

mod cited;
mod bots;
pub(crate) mod random;
pub(crate) mod kit;
mod rules;
mod laws;
pub(crate) mod record;
mod counting;
mod words;
mod stage;
mod almanac;
#[cfg(feature = "paper")]
mod paper;
mod show;
mod cli;
