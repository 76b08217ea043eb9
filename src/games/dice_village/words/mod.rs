//! The cries of Dice Village, and all its words.
//!
//! Every function here takes the [`Words`] of one language, which have the game's messages if they
//! were made for this game: `Words::of::<DiceVillage>`. A player is called
//! by the name that the words have or, without one, by the color of the dice.
//!
//! [`Words`]: crate::crier::Words

mod cry;
mod announce;
mod things;
mod corrected;
mod counting;
mod shown;
mod refusals;
mod heard;
mod values;

pub use corrected::correction;
pub use cry::{Cry, Winners, cries, opening_cries};
pub use shown::{
    Doubt, ahead, amount, die, halves, in_hand, marked, order, pile, rewards, round, row, standing, villages,
};
pub(crate) use things::{both, cards, coins};
pub use things::{
    card, color, dice, face, faces, free, good, merchant, phase, pips, purse, race, reward, seat, stall, throw, village,
};

use super::DiceVillage;
use super::rules::{Order, Table};
use crate::chronicle::{Code, Results};
use crate::crier::{Cried, Form, Locales, Turn, Words};
use crate::play::Transition;

impl Cried for DiceVillage {
    type Cry = Cry;

    const LOCALES: Locales = Locales { respelled: heard::respelled, ..crate::locales!("dice-village") };

    fn opening(table: &Table) -> Vec<Cry> {
        opening_cries(table)
    }

    fn cries(told: Transition<'_, Self>) -> Vec<Cry> {
        cries(told)
    }

    fn winner(words: &Words, results: &Results<Self>, turn: Turn) -> Option<String> {
        counting::winner(words, results, turn)
    }

    fn not_dealt(words: &Words, orders: (&Order, &Order), code: &Code, form: Form) -> String {
        refusals::not_dealt(words, orders, code, form)
    }
}
