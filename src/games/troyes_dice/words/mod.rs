//! The cries of Troyes Dice, and all its words.
//!
//! Every function here takes the [`Words`] of one language, which have the game's messages if they
//! were made for this game: `Words::of::<TroyesDice>`.

mod cry;
mod announce;
mod things;
mod counting;
mod refusals;
mod terminal;
mod heard;
pub(crate) mod values;

pub use counting::{achievement, building, resource, sheet_warning};
pub(super) use counting::{building_message, resource_message};
pub use cry::{Cry, cries, cries_of, opening_cries};
pub use refusals::roll_refusal;
#[cfg(feature = "paper")]
pub(crate) use terminal::placed_die;
pub(crate) use terminal::{
    ask_dice, available_line, destroyed, dice_line, heading, next_close, next_dice, next_roll, placed, plaza_lines,
    plazas_line, struck_before_line,
};
pub use things::{
    available, color, color_die, color_letter, day, effect, effect_in_short, half, half_day, offer, order, plaza,
    price, roll, strike, tile, tile_beside_price, tile_name, tile_side,
};
pub(crate) use things::{color_message, color_number, order_to_come, plaza_color};

use super::TroyesDice;
use super::rules::{Order, Table};
use crate::chronicle::Code;
use crate::crier::{Cried, Form, Locales, Words};
use crate::play::Transition;

impl Cried for TroyesDice {
    type Cry = Cry;

    const LOCALES: Locales = Locales { respelled: heard::respelled, ..crate::locales!("troyes-dice") };

    fn opening(table: &Table) -> Vec<Cry> {
        opening_cries(table)
    }

    fn cries(told: Transition<'_, Self>) -> Vec<Cry> {
        cries(told)
    }

    fn not_dealt(words: &Words, (order, _): (&Order, &Order), code: &Code, form: Form) -> String {
        refusals::not_dealt(words, *order, code, form)
    }
}
