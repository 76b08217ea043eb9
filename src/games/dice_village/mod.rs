//! Dice Village: everybody's caravans, the sales, the merchants' row and the race to nine cards.
//!
//! It is in no list of games yet: so far it has its rules.

pub mod rules;

pub use rules::DiceVillage;
