//! What Dice Village draws on the desk itself: the form of a new game, and the panel at the table.

mod caution;
mod change;
mod change_ui;
mod fix;
mod fix_ui;
mod form;
mod ninth;
mod panel;
mod parts;
#[cfg(feature = "paper")]
mod print;
mod setup;
mod throw_ui;
mod thrown;
mod turn;
mod turn_ui;

pub use change::Change;
pub use fix::{Fix, Goes, Kind};
pub use form::{Field, Form, Wrong};
pub use panel::{Mode, Panel};
#[cfg(feature = "paper")]
pub use print::PrintScreen;
pub use thrown::Thrown;
pub use turn::Turn;

use super::DiceVillage;
use super::record::{CardsFrom, Opening};
use crate::crier::Words;
use crate::desk::Played;

impl Played for DiceVillage {
    type Form = Form;
    type Entry = Panel;
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
