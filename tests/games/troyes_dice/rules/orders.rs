//! Orders that the phase does not allow, and which phase follows which.

use town_crier::games::troyes_dice::rules::{Half, Order, Phase, Reason, Table, decide};

use crate::games::troyes_dice::kit::{base, close, from, open, play, refused, roll, rolled};
use crate::games::troyes_dice::said;

fn over() -> Table {
    let mut table = open(from(8, Half::Afternoon));
    play(&mut table, 1, [2, 3, 4]);
    table
}

#[test]
fn a_table_begins_with_the_roll() {
    assert_eq!(open(base()).phase(), Phase::Roll);
}

#[test]
fn after_the_roll_everybody_chooses_and_after_the_close_comes_the_roll() {
    let mut table = rolled(base(), 1, [2, 3, 4]);
    assert_eq!(table.phase(), Phase::Choose);
    close(&mut table);
    assert_eq!(table.phase(), Phase::Roll);
}

#[test]
fn the_game_is_over_after_the_afternoon_of_day_8() {
    assert_eq!(over().phase(), Phase::Over);
}

#[test]
fn before_the_roll_nothing_can_close() {
    assert_eq!(refused(&open(base()), Order::Close), Reason::NotRolled);
}

#[test]
fn the_dice_cannot_be_rolled_twice() {
    let table = rolled(base(), 1, [2, 3, 4]);
    assert_eq!(refused(&table, roll(1, [2, 3, 4])), Reason::RolledAlready);
    assert_eq!(refused(&table, roll(6, [6, 6, 6])), Reason::RolledAlready);
}

#[test]
fn when_it_is_over_no_order_is_followed() {
    assert_eq!(refused(&over(), Order::Close), Reason::Over);
    assert_eq!(refused(&over(), roll(1, [2, 3, 4])), Reason::Over);
}

#[test]
fn a_refusal_says_its_reason() {
    let refusal = decide(&open(base()), &Order::Close).expect_err("nothing was rolled");
    assert_eq!(said(&refusal.reason), "the half-day cannot end before its dice are rolled");
}

#[test]
fn deciding_changes_nothing() {
    let table = open(base());
    decide(&table, &roll(1, [2, 3, 4])).expect("it is allowed");
    assert_eq!(table, open(base()));
}
