//! Decides the happenings of an order.

use super::Refusal;
use super::changes::{decide_adjust, decide_reroll};
use super::correct::decide_correction;
use super::course::Course;
use super::die::Face;
use super::happening::{Dice, Happening, Round};
use super::order::Order;
use super::reason::{Reason, RollReason};
use super::round::{decide_close, decide_done};
use super::sale::{decide_placement, decide_sale};
use super::setup::Depth;
use super::spend::decide_purchase;
use super::table::{Phase, Table};

/// Returns the happenings of an order on that table, in the order in which they are told.
///
/// # Errors
/// The order with the reason why it is refused, in which all errors are collected.
pub fn decide(table: &Table, order: &Order) -> Result<Vec<Happening>, Refusal> {
    follow(table, order).map(|(happenings, _)| happenings)
}

/// Returns the happenings of an order on that table, and the table after them.
pub(super) fn follow(table: &Table, order: &Order) -> Result<(Vec<Happening>, Table), Refusal> {
    let mut course = Course::on(table);
    let decided = match order {
        Order::Roll(dice) => decide_roll(&mut course, dice),
        Order::Reroll(seat, dice) => decide_reroll(&mut course, *seat, dice),
        Order::Adjust(seat, die, step) => decide_adjust(&mut course, *seat, *die, *step),
        Order::Sell(sale) => decide_sale(&mut course, sale),
        Order::Place(at, stall) => decide_placement(&mut course, *at, *stall),
        Order::Buy(card) => decide_purchase(&mut course, *card),
        Order::Done => decide_done(&mut course),
        Order::Close => decide_close(&mut course),
        Order::Correct(correction) => decide_correction(&mut course, correction),
    };
    course.done(order, decided)
}

fn decide_roll(course: &mut Course, dice: &[Vec<Face>]) -> Result<(), Reason> {
    let table = course.table();
    if table.phase() != Phase::Caravans {
        return Err(Reason::NotNow(table.phase()));
    }
    let mut reasons = Vec::new();
    if dice.len() != table.players.len() {
        reasons.push(RollReason::Players(dice.len(), table.players.len()));
    }
    let wrong = table.players().zip(dice).filter(|((_, player), faces)| faces.len() != usize::from(player.caravans()));
    reasons.extend(wrong.map(|((seat, player), faces)| RollReason::Caravans(seat, faces.len(), player.caravans())));
    if !reasons.is_empty() {
        return Err(Reason::Roll(reasons));
    }
    let (round, first, depth) = (table.round(), table.first(), table.depth());
    course.tell(Happening::Dice(Dice::Rolled { round, dice: dice.to_vec() }));
    course.tell(Happening::Round(Round::Began(match depth {
        Depth::Dice => Phase::AllSell(first),
        Depth::Sales | Depth::Purses => Phase::Sell(first),
    })));
    Ok(())
}
