//! Dice Village: its rules and its record.

mod cited;
mod kit;
mod random;
mod rules;
mod laws;
mod record;
