//! The cries of Troyes, and all its words: its cards, what they do and what is printed on them, and refusals.
//!
//! Every function here takes the [`Words`](crate::crier::Words) of one language, which have the game's messages if they
//! were made for this game: `Words::of::<Troyes>`.

mod cry;
mod told;
mod sums;
mod announce;
mod args;
mod things;
mod effects;
mod figures;
mod corrected;
mod shown;
mod refusals;
mod roy;
mod heard;

pub use corrected::correction;
pub use cry::{Cry, cries, opening_cries};
pub use effects::{effect, modifier, threat};
pub use figures::{card, figure, told};
pub use roy::{RoyCry, signed, verdict};
pub use shown::{anybody, dice_of, die, die_at, order, origin, round, target};
pub use things::{
    activity, amount, black, building, chapter, character, color, count, dice, event, faces, given, joined, merit,
    owner, phase, row, row_message, seat, seats, space, step,
};

use super::Troyes;
use super::rules::Table;
use crate::crier::{Cried, Locales};
use crate::play::Transition;

impl Cried for Troyes {
    type Cry = Cry;

    const LOCALES: Locales = Locales { respelled: heard::respelled, ..crate::locales!("troyes") };

    fn opening(table: &Table) -> Vec<Cry> {
        opening_cries(table)
    }

    fn cries(told: Transition<'_, Self>) -> Vec<Cry> {
        cries(told)
    }
}
