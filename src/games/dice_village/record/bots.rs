//! The bots in a game that a code deals: the code decides each seat's bot, its mood, and how its dice fall.

use super::{deal_mood, deal_reroll};
use crate::chronicle::Code;
use crate::games::dice_village::bots::{Bot, Choice};
use crate::games::dice_village::rules::{Order, Table};

/// Returns the order of the bot, of these by seat, whose turn it is; `None` where it is nobody's turn, and where cards
/// are only counted.
#[must_use]
pub fn bot_order(code: &Code, bots: &[Bot], table: &Table) -> Option<Order> {
    let seat = table.active()?;
    let bot = bots.get(seat.index())?;
    Some(match bot.choose(table, deal_mood(code, table, seat))? {
        Choice::Order(order) => order,
        Choice::Reroll(seat, dice) => Order::Reroll(seat, deal_reroll(code, table, seat, &dice)),
    })
}
