//! Dice Village: everybody's caravans, the sales, the merchants' row and the race to nine cards.

pub mod rules;
pub mod bots;
pub mod record;
pub mod words;
pub mod stage;
pub mod almanac;
pub mod show;
pub mod paper;
mod count;
pub mod cli;
#[cfg(feature = "desk")]
pub mod desk;

pub use count::SheetField;
pub use rules::DiceVillage;
