//! What Dice Village draws on the desk itself: the form of a new game, and the fields for dice that were thrown.

mod form;
#[cfg(feature = "paper")]
mod print;
mod setup;
mod throw_ui;
mod thrown;

pub use form::{Field, Form, Wrong};
#[cfg(feature = "paper")]
pub use print::PrintScreen;
pub use thrown::Thrown;

use super::DiceVillage;
use super::record::{CardsFrom, Opening};
use crate::crier::Words;
use crate::desk::Played;

impl Played for DiceVillage {
    type Form = Form;
    type Entry = Thrown;
    #[cfg(feature = "paper")]
    type Print = PrintScreen;
    #[cfg(not(feature = "paper"))]
    type Print = crate::desk::NoPrint;

    fn variant(words: &Words, opening: &Opening) -> Option<String> {
        Some(words.text(match opening.cards {
            CardsFrom::Code => "again-house",
            CardsFrom::Box(_) => "again-box",
        }))
    }
}
