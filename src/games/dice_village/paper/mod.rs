//! Dice Village on paper: the house deck to cut, a card of the round, and sheets for coins and favours.

mod halves;
mod kit;
mod marks;
mod merchant;
mod round;
mod sheet;
mod village;

pub use kit::kit;
pub use round::round_card;
pub use sheet::{Sheets, sheets};
