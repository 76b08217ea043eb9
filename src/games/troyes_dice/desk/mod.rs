//! What Troyes Dice draws on the desk itself: the form of a new game and the field for dice that were thrown.

mod form;
mod setup;
#[cfg(feature = "paper")]
pub(crate) mod print;
mod setup_more;
mod throw;

pub use form::{Form, Wrong};
pub use throw::ThrowField;

use super::TroyesDice;
use crate::desk::Played;

impl Played for TroyesDice {
    type Form = Form;
    type Entry = ThrowField;
}
