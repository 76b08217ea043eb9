//! The bots in a game that a code deals: the code decides each seat's bot, its mood, and how its dice fall.

use super::{Ask, deal_mood};
use crate::chronicle::Code;
use crate::games::dice_village::bots::Bot;
use crate::games::dice_village::rules::Table;

/// Returns the order of the bot, of these by seat, whose turn it is; `None` where it is nobody's turn, and where cards
/// are only counted.
#[must_use]
pub fn bot_order(code: &Code, bots: &[Bot], table: &Table) -> Option<Ask> {
    let seat = table.active()?;
    bots.get(seat.index())?.choose(table, deal_mood(code, table, seat))
}
