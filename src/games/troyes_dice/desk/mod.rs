//! The widgets of Troyes Dice on the desk: the form of a new game and the field for thrown dice.

mod again;
mod form;
mod laid;
mod lay;
#[cfg(test)]
mod laws;
mod setup;
mod setup_more;
mod throw;

pub use form::{Field, Form, Wrong};
pub use throw::ThrowField;

use super::TroyesDice;
use super::record::{Opening, TilesFrom};
use crate::crier::Words;
use crate::desk::Played;

impl Played for TroyesDice {
    type Form = Form;
    type Entry = ThrowField;

    fn variant(words: &Words, opening: &Opening) -> Option<String> {
        (opening.tiles != TilesFrom::Box).then(|| words.text("setup-expansion"))
    }
}
