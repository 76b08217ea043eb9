//! Tests of whether dice, wheel and tiles are dealt fairly.

use super::counts::{Count, TroyesCounts};
use crate::almanac::{ChiSquare, Fairness};
use crate::crier::Words;
use crate::games::troyes_dice::rules::{Face, HalfDay, Roll};

/// Returns the tests of everything that a code deals.
pub(super) fn fairness(words: &Words, counts: &TroyesCounts) -> Vec<Fairness> {
    let half_days = usize::from(HalfDay::COUNT);
    let mut tests = vec![
        ("dice", "almanac-fair-dice", each(half_days, |at| thrown(counts.all(Count::Thrown, at)))),
        ("next-dice", "almanac-fair-next", each(half_days / 2, |day| even(counts.all(Count::BothBlack, day)))),
        ("one-colored", "almanac-fair-one-colored", distinct(counts.whole(Count::OneColored), 9)),
        ("two-colored", "almanac-fair-two-colored", pairs(counts.whole(Count::TwoColored))),
    ];
    if counts.whole(Count::InPlay).iter().any(|games| *games > 0) {
        tests.push(("tiles", "almanac-fair-tiles", distinct(counts.whole(Count::Dealt), 8)));
    }
    let told = tests.into_iter();
    told.map(|(key, name, test)| Fairness { key, name: words.text(name), test }).collect()
}

/// Combines so many independent tests.
fn each(number: usize, test: impl Fn(usize) -> ChiSquare) -> ChiSquare {
    (0..number).map(test).reduce(ChiSquare::and).unwrap_or_default()
}

/// Tests counts of equally likely things.
fn even(counts: &[u64]) -> ChiSquare {
    let cells: Vec<(u64, u32)> = counts.iter().map(|count| (*count, 1)).collect();
    ChiSquare::of(&cells)
}

/// Tests throws of a black die and three clear ones in ascending order.
fn thrown(counts: &[u64]) -> ChiSquare {
    let mut cells: Vec<(u64, u32)> = counts.iter().map(|count| (*count, 0)).collect();
    for (roll, orders) in Roll::all() {
        let [a, b, c] = roll.clear().map(Face::index);
        if let Some((_, weight)) = cells.get_mut(((roll.black().index() * 6 + a) * 6 + b) * 6 + c) {
            *weight = u32::try_from(orders).unwrap_or_default();
        }
    }
    ChiSquare::of(&cells)
}

/// Tests triples of different things among so many, each triple equally likely.
fn distinct(counts: &[u64], of: usize) -> ChiSquare {
    let differ = |at: usize| {
        let (a, b, c) = (at / of / of, at / of % of, at % of);
        a != b && b != c && a != c
    };
    let cells: Vec<(u64, u32)> = counts.iter().enumerate().map(|(at, count)| (*count, u32::from(differ(at)))).collect();
    ChiSquare::of(&cells)
}

/// Tests the six two-colored plazas: each pair of colors twice, in any order and either side up.
fn pairs(counts: &[u64]) -> ChiSquare {
    let can_be = |at: usize| {
        let mut pairs = [0_u8; 3];
        let mut rest = at;
        for _ in 0..6 {
            if let Some(pair) = pairs.get_mut(rest % 6 / 2) {
                *pair += 1;
            }
            rest /= 6;
        }
        pairs == [2; 3]
    };
    let cells: Vec<(u64, u32)> = counts.iter().enumerate().map(|(at, count)| (*count, u32::from(can_be(at)))).collect();
    ChiSquare::of(&cells)
}
