//! Troyes, the board game of 2010.

pub mod rules;
