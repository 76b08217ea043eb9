//! What Dice Village draws on the desk itself: the form of a new game, and the fields for dice that were thrown.

mod form;
mod setup;
mod thrown;

pub use form::{Field, Form, Wrong};
pub use thrown::Thrown;

use super::DiceVillage;
use super::record::{CardsFrom, Opening};
use crate::crier::Words;
use crate::desk::Played;

impl Played for DiceVillage {
    type Form = Form;
    type Entry = Thrown;

    fn variant(words: &Words, opening: &Opening) -> Option<String> {
        Some(words.text(match opening.cards {
            CardsFrom::Code => "again-house",
            CardsFrom::Box(_) => "again-box",
        }))
    }
}
