//! Decides the happenings of an order.

use super::Refusal;
use super::act::{decide_act, decide_aim, decide_pass, decide_shots};
use super::black::{decide_black_roll, decide_counter, decide_give_way};
use super::close::{decide_close, decide_show};
use super::correct::{decide_correction, decide_page};
use super::course::Course;
use super::draw::{decide_call, decide_enter};
use super::happening::Happening;
use super::influence::decide_use;
use super::order::Order;
use super::resolve::{decide_event_roll, decide_push, decide_resolve};
use super::roy::decide_roy;
use super::settle::{decide_reveal, decide_settle};
use super::table::Table;
use super::workforce::{decide_pay, decide_workforce};

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
        Order::Settle(building) => decide_settle(&mut course, *building),
        Order::Reveal(cards) => decide_reveal(&mut course, *cards),
        Order::Pay { short } => decide_pay(&mut course, short),
        Order::Workforce(dice) => decide_workforce(&mut course, dice),
        Order::Enter(event) => decide_enter(&mut course, *event),
        Order::Call(called) => decide_call(&mut course, *called),
        Order::Resolve(told) => decide_resolve(&mut course, told),
        Order::RollEvent(face) => decide_event_roll(&mut course, *face),
        Order::Push(out) => decide_push(&mut course, *out),
        Order::RollBlack(faces) => decide_black_roll(&mut course, faces),
        Order::Counter { black, with } => decide_counter(&mut course, black, with),
        Order::GiveWay => decide_give_way(&mut course),
        Order::Spend(of) => decide_use(&mut course, of),
        Order::Act(act) => decide_act(&mut course, act),
        Order::Shoot(faces) => decide_shots(&mut course, faces),
        Order::Aim { events, told } => decide_aim(&mut course, events, told),
        Order::Pass => decide_pass(&mut course),
        Order::Close => decide_close(&mut course),
        Order::Show(characters) => decide_show(&mut course, characters),
        Order::Roy(order) => decide_roy(&mut course, *order),
        Order::Book(page) => decide_page(&mut course, page),
        Order::Correct(correction) => decide_correction(&mut course, correction),
    };
    course.done(order, decided)
}
