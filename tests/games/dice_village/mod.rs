//! Dice Village: its rules, its record and its picture.

mod cited;
mod kit;
mod random;
mod rules;
mod laws;
mod record;
mod stage;
