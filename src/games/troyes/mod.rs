//! Troyes, the board game of 2010: its dice, citizens, events, cards and purses.

pub mod rules;
pub mod bots;
pub mod record;
pub mod words;
pub mod stage;
pub mod almanac;
pub mod show;
pub mod paper;
#[cfg(feature = "desk")]
pub mod desk;
mod count;
pub mod cli;

pub use rules::Troyes;
