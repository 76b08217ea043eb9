//! What is counted at the end: what the table knows, ranks with ties broken, and the hall of fame.

use proptest::prelude::*;
use town_crier::chronicle::hall::{Finished, FinishedReason, Hall};
use town_crier::chronicle::{PlayerSheet, Recorded as _, Results, parse_date};
use town_crier::games::dice_village::record::{Depth, Record, Sheet};
use town_crier::games::dice_village::rules::{Correction, DiceVillage, Order, Phase, Purse, Seat, ranking};

use super::kit::roll;
use super::record::{dealt, entered, open, play};
use crate::tried::config;

fn known(record: &Record) -> Results<DiceVillage> {
    let day = parse_date("2026-02-28").expect("a day");
    Results::blank(day, 7, &record.opening().players, DiceVillage::sheets(record.table()))
}

pub(super) fn sheet(cards: u16, coins: u16, favours: u16) -> Sheet {
    Sheet { cards, purse: Purse { coins, favours } }
}

pub(super) fn results(sheets: &[(&str, Sheet)]) -> Results<DiceVillage> {
    let player = |(name, sheet): &(&str, Sheet)| PlayerSheet { name: (*name).to_owned(), sheet: *sheet };
    Results { date: parse_date("2026-02-28").expect("a day"), stamp: 7, players: sheets.iter().map(player).collect() }
}

/// A game that is over, of which only the nine cards of the first player were told.
pub(super) fn over(sheets: &[(&str, Sheet)]) -> Record {
    let mut record = open(entered(Depth::Dice));
    record.order(roll(&["1234"; 3])).expect("dice");
    record.order(Order::Correct(Correction::OnTable(Seat(0), 9))).expect("a count");
    record.order(Order::Close).expect("the end");
    record.order(Order::Correct(Correction::OnTable(Seat(0), 9))).expect("a count that nobody told since");
    assert_eq!(record.table().phase(), Phase::Over);
    record.set_results(Some(results(sheets)));
    record
}

/// `D 7.8`.
#[test]
fn coins_then_favours_break_ties_and_who_is_equal_in_all_shares() {
    let ranks = |sheets: &[Sheet]| {
        let named: Vec<(&str, Sheet)> = ["A", "B", "C", "D"].into_iter().zip(sheets.iter().copied()).collect();
        results(&named).ranks()
    };
    assert_eq!(ranks(&[sheet(9, 3, 9), sheet(9, 4, 0)]), [Some(2), Some(1)]);
    assert_eq!(ranks(&[sheet(9, 4, 1), sheet(9, 4, 2), sheet(10, 0, 0)]), [Some(3), Some(2), Some(1)]);
    assert_eq!(ranks(&[sheet(9, 4, 2), sheet(3, 9, 9), sheet(9, 4, 2)]), [Some(1), Some(3), Some(1)]);
    assert_eq!(ranks(&[sheet(0, 9, 9), sheet(3, 0, 0)]), [None, Some(1)], "nobody has no villages");
}

/// `D 7.8`.
#[test]
fn the_hall_of_fame_breaks_ties() {
    let mut hall = Hall::default();
    for (stamp, sheets) in [
        (1, [("Ann", sheet(9, 3, 9)), ("Bo", sheet(9, 4, 0)), ("Cy", sheet(4, 0, 0))]),
        (2, [("Ann", sheet(9, 4, 0)), ("Bo", sheet(9, 4, 0)), ("Cy", sheet(9, 3, 0))]),
    ] {
        let mut record = over(&sheets);
        record.set_results(record.results().cloned().map(|results| Results { stamp, ..results }));
        hall.add(Finished::of(&record).expect("it can be"));
    }
    let winners: Vec<Vec<usize>> = hall.games().iter().map(Finished::winners).collect();
    assert_eq!(winners, [vec![1], vec![0, 1]]);
    assert_eq!(hall.games()[0].ranks(), [2, 1, 3]);
    let wins = hall.ranking().into_iter().map(|rank| (rank.name.to_string(), rank.wins));
    assert_eq!(wins.collect::<Vec<_>>(), [("Bo".to_owned(), 2), ("Ann".to_owned(), 1), ("Cy".to_owned(), 0)]);
    let best: Vec<String> = hall.best().into_iter().map(|best| best.name.to_string()).collect();
    assert_eq!(best, ["Ann", "Bo", "Cy"], "nine cards and four coins, and then those with three");
    let bo = hall.duels_of(hall.games()[0].players()[1].name());
    assert_eq!(bo.iter().map(|duel| duel.ahead).collect::<Vec<_>>(), [1, 2], "once ahead of Ann, twice of Cy");
}

#[test]
fn results_begin_with_what_the_table_knows() {
    let record = play(dealt(3), 4000, 5);
    assert_eq!(record.table().phase(), Phase::Over);
    let known = known(&record);
    assert_eq!(known.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(), ["P1", "P2", "P3"]);
    let mut confirmed = record.clone();
    confirmed.set_results(Some(known));
    assert!(Finished::of(&confirmed).is_ok(), "the crier has only to confirm");
}

#[test]
fn nobody_confirms_cards_that_were_never_told() {
    let record = over(&[]);
    let known = known(&record);
    assert_eq!(known.players.iter().map(|player| player.sheet.cards).collect::<Vec<_>>(), [9, 0, 0]);
    let mut confirmed = record.clone();
    confirmed.set_results(Some(known));
    let refused: Vec<usize> = Finished::of(&confirmed)
        .expect_err("two are not counted")
        .into_iter()
        .map(|reason| match reason {
            FinishedReason::Sheet(at, _) => at,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(refused, [1, 2]);
}

#[test]
fn what_is_blank_is_told_once() {
    let record = over(&[("Ann", sheet(9, 0, 0)), ("Bo", Sheet::default())]);
    assert_eq!(Finished::of(&record), Err(vec![FinishedReason::Blank(1)]));
}

#[test]
fn results_follow_the_table_where_nobody_typed_anything_else() {
    let mut record = over(&[]);
    let mut counted = known(&record);
    counted.players[1].sheet.cards = 5;
    record.set_results(Some(counted.clone()));
    record.order(Order::Correct(Correction::Purse(Seat(0), Purse { coins: 4, favours: 1 }))).expect("a purse");
    record.order(Order::Correct(Correction::OnTable(Seat(1), 7))).expect("a count");
    let sheets = |record: &Record| {
        let results = record.results().expect("they stand");
        results.players.iter().map(|player| player.sheet).collect::<Vec<_>>()
    };
    assert_eq!(sheets(&record)[0], sheet(9, 4, 1), "it says what the table says");
    assert_eq!(sheets(&record)[1], counted.players[1].sheet, "what was typed stays");
    record.undo();
    record.undo();
    assert_eq!(record.results(), Some(&counted));
}

proptest! {
    #![proptest_config(config(48))]

    /// `D 4.2`, by the rules and by the results.
    #[test]
    fn ranks_are_those_of_the_rules(players in 2..=4_usize, orders in 0..600_usize, seed in any::<u64>()) {
        let record = play(dealt(players), orders, seed);
        let ranks = known(&record).ranks();
        for ranked in ranking(record.table()) {
            prop_assert_eq!(ranks[usize::from(ranked.seat.0)], Some(ranked.place.into()));
        }
    }
}
