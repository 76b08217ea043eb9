//! Whole games, and games that start in the middle.

use town_crier::chronicle::Entry;
use town_crier::games::troyes_dice::rules::{Calendar, Dice, Half, Happening, Phase, Setup, Side, Table, TroyesDice};
use town_crier::play::Game as _;

use crate::games::troyes_dice::kit::{base, close, dice, face, follow, from, half_day, open, play, roll, with_tile};
use crate::games::troyes_dice::rules::tell::tell;

/// Plays to the end with the same dice in every half-day.
fn play_out(setup: Setup) -> (Table, Vec<Happening>) {
    let (mut table, mut told) = (open(setup), Vec::new());
    while table.phase() != Phase::Over {
        told.extend(follow(&mut table, roll(3, [2, 4, 5])));
        told.extend(close(&mut table));
    }
    (table, told)
}

#[test]
fn a_whole_game_has_sixteen_half_days() {
    let (table, told) = play_out(base());
    assert_eq!(table.half_days_played(), 16);
    assert_eq!(told.last(), Some(&Happening::Calendar(Calendar::Ended(16))));
    assert_eq!(told.iter().filter(|one| matches!(one, Happening::Dice(Dice::Rolled { .. }))).count(), 16);
    assert_eq!(table.strikes().len(), 16);
}

#[test]
fn seven_days_begin_after_the_first() {
    let (_, told) = play_out(base());
    let began: Vec<String> = tell(&told).into_iter().filter(|line| line.starts_with("day")).collect();
    assert_eq!(began.len(), 7);
    assert_eq!((began[0].as_str(), began[6].as_str()), ("day 2 neutral 1", "day 8 neutral 7"));
}

#[test]
fn a_game_taken_over_in_the_middle_has_the_half_days_that_are_left() {
    let (table, told) = play_out(from(3, Half::Afternoon));
    assert_eq!(table.half_days_played(), 11);
    assert_eq!(told.last(), Some(&Happening::Calendar(Calendar::Ended(11))));
    assert_eq!(table.from(), half_day(3, Half::Afternoon));
}

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
fn a_game_taken_over_may_have_tiles_on_their_raid_side() {
    let table = open(with_tile(from(6, Half::Morning), 8, Side::Raid));
    let sides: Vec<Side> = table.tiles().iter().map(|tile| tile.side).collect();
    assert_eq!(sides, [Side::Banquet, Side::Raid, Side::Banquet]);
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
