//! The bots in a game that a code deals: the code decides each seat's bot, its mood, and whom a gray citizen pushes out.

use super::next::pushed;
use super::{Ask, deal_mood};
use crate::chronicle::Code;
use crate::games::troyes::bots::Bot;
use crate::games::troyes::rules::{EventStep, Order, Phase, RoyPhase, Table};

/// Returns the order of the bot, of these by seat, whose turn it is; `None` where it is nobody's turn.
///
/// Nobody sees a board on which a gray citizen pushes out whoever stands at its place, so that one falls to chance, too.
#[must_use]
pub fn bot_order(code: &Code, bots: &[Bot], table: &Table) -> Option<Ask> {
    if let Phase::Event(EventStep::Push(..)) | Phase::Roy(RoyPhase::Ask(_)) = table.phase() {
        let outs = pushed(table);
        let nth = deal_mood(code, table, table.start()) as usize;
        return outs.get(nth.checked_rem(outs.len())?).map(|out| Ask::Order(Order::Push(*out)));
    }
    let seat = table.active()?;
    bots.get(seat.index())?.choose(table, deal_mood(code, table, seat))
}
