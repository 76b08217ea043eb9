//! Dice Village: its rules.

mod cited;
mod kit;
mod random;
mod rules;
mod laws;
