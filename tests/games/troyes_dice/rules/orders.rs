//! Orders that the phase does not allow, and which phase follows which.

use town_crier::games::troyes_dice::rules::{Half, Order, Phase, Reason, Setup, Table, decide};

use crate::games::troyes_dice::kit::{base, from, open, play, refused, roll, rolled};
use crate::games::troyes_dice::said;
use crate::tried::each;

/// The table after one half-day.
fn closed(setup: Setup) -> Table {
    let mut table = open(setup);
    play(&mut table, 1, [2, 3, 4]);
    table
}

#[test]
fn each_phase_allows_its_order_and_refuses_the_others_with_a_reason() {
    let (again, sixes) = (roll(1, [2, 3, 4]), roll(6, [6, 6, 6]));
    let rows = [
        ("a table begins with the roll", open(base()), Phase::Roll, vec![(Order::Close, Reason::NotRolled)]),
        (
            "after the roll everybody chooses, and the dice cannot be rolled twice",
            rolled(base(), 1, [2, 3, 4]),
            Phase::Choose,
            vec![(again, Reason::RolledAlready), (sixes, Reason::RolledAlready)],
        ),
        ("after the close comes the roll", closed(base()), Phase::Roll, vec![(Order::Close, Reason::NotRolled)]),
        (
            "the game is over after the afternoon of day 8",
            closed(from(8, Half::Afternoon)),
            Phase::Over,
            vec![(Order::Close, Reason::Over), (again, Reason::Over)],
        ),
    ];
    each(rows, |(name, table, phase, refusals)| {
        assert_eq!(table.phase(), phase, "{name}");
        for (order, reason) in refusals {
            assert_eq!(refused(&table, order), reason, "{name}: {order:?}");
        }
    });
}

#[test]
fn a_refusal_says_its_reason() {
    assert_eq!(said(&refused(&open(base()), Order::Close)), "the half-day cannot end before its dice are rolled");
}

#[test]
fn deciding_changes_nothing() {
    let table = open(base());
    decide(&table, &roll(1, [2, 3, 4])).expect("it is allowed");
    assert_eq!(table, open(base()));
}
