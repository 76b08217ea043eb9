//! Purchases (`D 3.15`).

use super::card::Card;
use super::course::Course;
use super::happening::{Happening, Round, Row};
use super::purse::Purse;
use super::reason::{PurchaseReason, Reason};
use super::round::{after, fill_row};
use super::setup::Depth;
use super::table::Phase;
use crate::play::Seat;

pub(super) fn decide_purchase(course: &mut Course, card: Card) -> Result<(), Reason> {
    let table = course.table();
    let (Phase::Spend(seat), Some(player)) = (table.phase(), table.active().and_then(|seat| table.player(seat))) else {
        return Err(Reason::NotNow(table.phase()));
    };
    let mut reasons = Vec::new();
    if !table.row().holds(card) {
        reasons.push(PurchaseReason::NoSuchCard(card));
    }
    if !player.can_pay(Purse::CARD) {
        reasons.push(PurchaseReason::Coins(Purse::CARD.coins, player.purse().coins));
    }
    if !reasons.is_empty() {
        return Err(Reason::Purchase(reasons));
    }
    course.tell(Happening::Row(Row::Bought(seat, card)));
    if course.table().row().is_empty() {
        fill_row(course);
    }
    if !course.table().can_buy(seat) {
        begin_spend(course, Some(seat));
    }
    Ok(())
}

/// Begins the turn of the next player who can buy, or the end: players who can buy nothing have nothing to choose.
pub(super) fn begin_spend(course: &mut Course, behind: Option<Seat>) {
    let table = course.table();
    let to_come: Vec<Seat> = match behind {
        Some(seat) => after(table, seat),
        None => table.turn_order().collect(),
    };
    let next = to_come.iter().copied().find(|seat| table.can_buy(*seat));
    let phase = match (next, table.depth()) {
        (None, _) => Phase::End,
        (Some(_), Depth::Dice | Depth::Sales) => Phase::AllSpend(table.first()),
        (Some(seat), Depth::Purses) => Phase::Spend(seat),
    };
    // From an empty row nobody buys, however many coins there are; and where all buy at once, nobody waits for a turn.
    if !table.row().is_empty() && !matches!(phase, Phase::AllSpend(_)) {
        let seats: Vec<Seat> = to_come.into_iter().take_while(|seat| Some(*seat) != next).collect();
        if !seats.is_empty() {
            course.tell(Happening::Round(Round::PassedOver(seats)));
        }
    }
    course.tell(Happening::Round(Round::Began(phase)));
}
