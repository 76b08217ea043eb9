//! Whole games, and games that start in the middle.

use town_crier::chronicle::Entry;
use town_crier::games::troyes_dice::rules::{Half, Setup, Side, Table, TroyesDice};
use town_crier::play::Game as _;

use crate::games::troyes_dice::kit::{base, close, dice, face, follow, from, half_day, open, play, roll, with_tile};
use crate::games::troyes_dice::rules::tell::tell;

#[test]
fn a_game_taken_over_begins_in_its_half_day() {
    let mut table = open(from(5, Half::Afternoon));
    assert_eq!((table.now(), table.half_days_played()), (half_day(5, Half::Afternoon), 0));
    play(&mut table, 3, [2, 4, 5]);
    assert_eq!((table.now(), table.half_days_played()), (half_day(6, Half::Morning), 1));
}

#[test]
fn steps_are_half_days_from_day_1_on_wherever_a_game_began() {
    let mut table = open(from(8, Half::Morning));
    let steps = |table: &Table| (TroyesDice::steps(table).done, TroyesDice::steps(table).all());
    assert_eq!(steps(&table), (14, Some(16)));
    follow(&mut table, roll(3, [2, 4, 5]));
    assert_eq!(steps(&table), (14, Some(16)), "it is not played to its end");
    close(&mut table);
    assert_eq!(steps(&table), (15, Some(16)));
    play(&mut table, 3, [2, 4, 5]);
    assert_eq!(steps(&table), (16, Some(16)));
}

#[test]
fn a_half_day_is_told_in_order() {
    let mut table = open(with_tile(base(), 2, Side::Banquet));
    let told = tell(&follow(&mut table, roll(3, [6, 1, 3])));
    let expected = [
        "rolled 1m 3 1 3 6",
        "placed 0:1wc1 1:2yb3 2:3yc3 3:4rc6",
        "struck 2yb3 1m",
        "offered 0:1wc1=1,d0i0k0a0 2:3yc3=3,d0i0k0a0,2b 3:4rc6=6,d2i0k0a0 | r1 y1 w1 | free",
    ];
    assert_eq!(told, expected);
}

#[test]
fn the_table_keeps_numbering_and_dice() {
    let mut table = open(Setup { numbering: vec![4, 5, 6, 1, 2, 3], ..base() });
    assert_eq!(table.numbering().values(), [4, 5, 6, 1, 2, 3].map(face));
    assert_eq!(table.roll(), None);
    follow(&mut table, roll(3, [6, 1, 3]));
    assert_eq!(table.roll(), Some(dice(3, [1, 3, 6])));
}

#[test]
fn any_game_can_be_cried_through_the_trait() {
    let Entry { table, .. } = Entry::<TroyesDice>::follow(&open(base()), roll(3, [2, 4, 5])).expect("it is allowed");
    assert_eq!(TroyesDice::NAME, "troyes-dice");
    assert_eq!(table.roll(), Some(dice(3, [2, 4, 5])));
}
