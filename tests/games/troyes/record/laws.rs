//! What holds of the record and the save of every game, held in random games of Troyes.

use proptest::prelude::*;
use town_crier::chronicle::{PlayerSheet, Recorded as _, Results, parse_date};
use town_crier::games::troyes::record::{ByRow, DiceFrom, Next, Opening, Record, Row, Sheet, SheetReason};
use town_crier::games::troyes::rules::{Book, Decision, Depth, Order, Phase, Purpose, Troyes, TurnStep};

use super::{any_order, dealt, entered, open, play};
use crate::games::laws::Random;
use crate::games::troyes::random::Chance;
use crate::games::troyes::solo::alone;

pub(crate) fn results(record: &Record) -> Results<Troyes> {
    let sheets = Troyes::sheets(record.table());
    let players = sheets.values().zip(&record.opening().players);
    let players = players.map(|(sheet, name)| PlayerSheet { name: name.clone(), sheet: *sheet });
    Results { date: parse_date("2026-02-28").expect("a day"), stamp: 7, players: players.collect() }
}

impl Random for Troyes {
    fn records() -> BoxedStrategy<Record> {
        let depth = prop_oneof![Just(Depth::Dice), Just(Depth::Deeds), Just(Depth::Purses)];
        let by_hand = (2..=4_usize, depth).prop_map(|(players, depth)| entered(players, depth));
        let solo = any::<[bool; 3]>().prop_map(|[begins, thrown, open]| {
            let held = if begins { &Decision::ALL[..] } else { &[] };
            let opening = alone("Alone", held);
            let dice = if thrown { DiceFrom::Entered } else { DiceFrom::Code };
            Opening { dice, book: if open { Book::rulebook() } else { Book::house() }, ..opening }
        });
        let opening = prop_oneof![4 => (2..=4_usize).prop_map(dealt), 4 => by_hand, 1 => solo];
        let orders = prop_oneof![4 => 0..60_usize, 1 => 60..300_usize];
        let played = |(opening, orders, undone, seed)| {
            let mut record = play(opening, orders, seed);
            let results = results(&record);
            record.set_results(Some(results).filter(|_| seed % 2 == 0));
            for _ in 0..undone {
                record.undo();
            }
            record
        };
        (opening, orders, 0..40_usize, any::<u64>()).prop_map(played).boxed()
    }
}

#[test]
fn a_sheet_adds_its_rows_and_takes_off_the_levels() {
    let sheet = |of: [u16; 5]| Sheet(Row::ALL.into_iter().zip(of.map(Some)).collect::<ByRow<Option<u16>>>());
    let points = |of| Troyes::points(&sheet(of));
    assert_eq!(points([30, 2, 5, 9, 4]), Ok(42));
    assert_eq!(points([1, 0, 0, 0, 6]), Ok(0), "nobody has less than nothing");
    assert_eq!(
        points([1, 19, 0, 0, 3]),
        Err(vec![SheetReason::Row(Row::Events, 19), SheetReason::Row(Row::Levels, 3)])
    );
    let lacking = Row::ALL.map(SheetReason::Uncounted).to_vec();
    assert_eq!(Troyes::points(&Sheet::default()), Err(lacking));
    assert!(Troyes::is_blank(&Sheet::default()));
}

/// A game of so many players that a code deals, to its end, of which nothing was left unsaid.
pub(crate) fn told_whole(players: usize, seed: u64) -> Record {
    let mut record = open(dealt(players));
    let mut chance = Chance(seed);
    while let Some(order) = any_order(&record, &mut chance) {
        let leaves = match &order {
            Order::Close => matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))),
            Order::Act(act) => act.purpose == Purpose::Unsaid,
            _ => false,
        };
        record.order(if leaves { Order::Pass } else { order }).expect("it is on offer");
    }
    record
}

#[test]
fn the_sheets_are_the_rules_own_count() {
    for seed in 0..12 {
        let record = told_whole(2 + usize::try_from(seed % 3).expect("few"), seed);
        let table = record.table();
        assert_eq!(record.next(), Next::Over);
        let scores = table.score().expect("everything was told");
        for (seat, score) in scores.iter() {
            let total = u16::try_from(score.total().max(0)).expect("a few points");
            assert_eq!(Troyes::points(&Sheet::of(table, seat)), Ok(total), "{score:?}");
        }
    }
}
