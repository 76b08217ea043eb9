//! The course of a round: the end of a player's turn, and the end of the round.

use super::course::Course;
use super::happening::{Count, Ending, Forfeit, Happening, Income, Round, Row};
use super::player::Player;
use super::ranking::ranking;
use super::reason::Reason;
use super::spend::begin_spend;
use super::table::{Phase, Table};
use crate::play::Seat;

pub(super) fn decide_done(course: &mut Course) -> Result<(), Reason> {
    match course.table().phase() {
        Phase::Sell(seat) => {
            let placements = course.table().free_due().placements;
            give_income(course, seat);
            go_to_market(course, seat);
            if placements > 0 {
                begin_place(course, seat, placements);
            } else {
                end_selling(course, seat);
            }
            Ok(())
        }
        Phase::Place(seat, placements) => {
            course.tell(Happening::Forfeit(seat, Forfeit::Placements(placements)));
            end_selling(course, seat);
            Ok(())
        }
        Phase::Spend(seat) => {
            begin_spend(course, Some(seat));
            Ok(())
        }
        phase @ (Phase::Caravans | Phase::AllSell(_) | Phase::AllSpend(_) | Phase::End | Phase::Over) => {
            Err(Reason::NotNow(phase))
        }
    }
}

/// Decides the end of the round, also from within it where cards are only counted: the crier need not be told
/// everything.
pub(super) fn decide_close(course: &mut Course) -> Result<(), Reason> {
    let table = course.table();
    match (table.phase(), table.knows_cards()) {
        (Phase::End, true | false) => {}
        (Phase::Sell(seat) | Phase::Place(seat, _), false) => {
            give_income(course, seat);
            leave_sales_unsaid(course, seat);
        }
        (Phase::AllSell(first), true | false) => leave_sales_unsaid(course, first),
        (Phase::Spend(seat), false) | (Phase::AllSpend(seat), true | false) => leave_purchases_unsaid(course, seat),
        (phase, true | false) => return Err(Reason::NotNow(phase)),
    }
    course.tell(Happening::Round(Round::Opened));
    let table = course.table();
    if table.is_last_round() {
        let (rounds, ranked) = (table.round(), ranking(table));
        course.tell(Happening::Ending(Ending::Ended(rounds)));
        course.tell(Happening::Ending(ranked.map_or(Ending::Undecided, Ending::Ranked)));
        return Ok(());
    }
    if let Some(to) = after(table, table.first()).first().copied() {
        course.tell(Happening::Round(Round::FirstPassed(to)));
    }
    fill_row(course);
    course.tell(Happening::Round(Round::Began(Phase::Caravans)));
    Ok(())
}

/// Begins the player's placements, or ends them if there can be none (`D 3.12`).
pub(super) fn begin_place(course: &mut Course, seat: Seat, placements: u8) {
    if course.table().can_place(seat) {
        course.tell(Happening::Round(Round::Began(Phase::Place(seat, placements))));
    } else {
        course.tell(Happening::Forfeit(seat, Forfeit::Placements(placements)));
        end_selling(course, seat);
    }
}

/// Begins the next seller's turn, or the purchases.
pub(super) fn end_selling(course: &mut Course, seat: Seat) {
    match after(course.table(), seat).first() {
        Some(next) => course.tell(Happening::Round(Round::Began(Phase::Sell(*next)))),
        None => begin_spend(course, None),
    }
}

/// Fills the row as far as the pile goes (`D 3.16`).
pub(super) fn fill_row(course: &mut Course) {
    let cards = course.table().to_fill();
    if !cards.is_empty() {
        course.tell(Happening::Row(Row::Filled(cards)));
    }
}

/// Returns the seats whose turns come after that player's in this round.
pub(super) fn after(table: &Table, seat: Seat) -> Vec<Seat> {
    table.turn_order().skip_while(|other| *other != seat).skip(1).collect()
}

/// Adds the income of the turn's sales, that of the seller first (`D 3.7`).
fn give_income(course: &mut Course, seller: Seat) {
    let table = course.table();
    let free = table.free_due();
    let others = table.players().map(|(seat, _)| seat).filter(|seat| *seat != seller);
    let due = std::iter::once(seller).chain(others).map(|seat| (seat, table.due(seat), table.is_due_untold(seat)));
    for (seat, purse, unsaid) in due.collect::<Vec<_>>() {
        if purse != super::Purse::NOTHING {
            course.tell(Happening::Income(seat, Income::Purse(purse)));
        }
        if unsaid {
            leave_unsaid(course, seat, Count::Purse);
        }
    }
    for _ in 0..free.caravans {
        let has = course.table().player(seller).map_or(0, Player::caravans);
        course.tell(if has < Player::MOST_CARAVANS {
            Happening::Income(seller, Income::Caravan)
        } else {
            Happening::Forfeit(seller, Forfeit::Caravan)
        });
    }
    for _ in 0..free.cards {
        course.tell(match course.table().pile().cards().first() {
            Some(card) => Happening::Income(seller, Income::Card(*card)),
            None => Happening::Forfeit(seller, Forfeit::Card),
        });
    }
}

fn go_to_market(course: &mut Course, seat: Seat) {
    let player = course.table().player(seat);
    let dice = player.map(|player| player.free_dice().map(|(at, _)| at).collect()).unwrap_or_default();
    course.tell(Happening::Income(seat, Income::Market(dice)));
}

/// Marks the counts that depend on the sales from that player's on, and on all purchases, as inexact.
fn leave_sales_unsaid(course: &mut Course, seat: Seat) {
    let untold: Vec<Seat> = std::iter::once(seat).chain(after(course.table(), seat)).collect();
    let all: Vec<Seat> = course.table().players().map(|(seat, _)| seat).collect();
    for seat in all {
        leave_unsaid(course, seat, Count::Purse);
        leave_unsaid(course, seat, Count::InHand);
        if untold.contains(&seat) {
            leave_unsaid(course, seat, Count::OnTable);
        }
    }
}

/// Marks the counts that depend on the purchases from that player's on as inexact.
fn leave_purchases_unsaid(course: &mut Course, seat: Seat) {
    let untold: Vec<Seat> = std::iter::once(seat).chain(after(course.table(), seat)).collect();
    for seat in untold {
        if course.table().can_buy(seat) {
            leave_unsaid(course, seat, Count::Purse);
            leave_unsaid(course, seat, Count::InHand);
        }
    }
}

fn leave_unsaid(course: &mut Course, seat: Seat, count: Count) {
    if course.table().player(seat).is_some_and(|player| player.is_exact(count)) {
        let asked = course.table().depth().asks(count);
        course.tell(Happening::Inexact { seat, count, asked });
    }
}
