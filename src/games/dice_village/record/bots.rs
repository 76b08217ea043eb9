//! What bots do in a game that a code deals: the code says which bot sits where, what mood it is in, and how dice fall.

use super::{deal_mood, deal_reroll};
use crate::chronicle::Code;
use crate::games::dice_village::bots::{Bot, Choice};
use crate::games::dice_village::rules::{Order, Table};

/// What the one of these bots, by seat, does whose turn it is; nothing where it is nobody's turn, and where cards are only counted.
#[must_use]
pub fn bot_order(code: &Code, bots: &[Bot], table: &Table) -> Option<Order> {
    let seat = table.active()?;
    let bot = bots.get(seat.index())?;
    Some(match bot.choose(table, deal_mood(code, table, seat))? {
        Choice::Order(order) => order,
        Choice::Reroll(seat, dice) => Order::Reroll(seat, deal_reroll(code, table, seat, &dice)),
    })
}
