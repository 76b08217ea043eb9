//! Tests of whether dice, first player and merchants are dealt fairly.

use super::counts::{Count, VillageCounts};
use crate::almanac::{ChiSquare, Fairness};
use crate::crier::Words;

/// Returns the tests of everything that a code deals.
pub(super) fn fairness(words: &Words, counts: &VillageCounts) -> Vec<Fairness> {
    let even = |count, among: usize| {
        let cells: Vec<(u64, u32)> = counts.whole(count).iter().take(among).map(|times| (*times, 1)).collect();
        ChiSquare::of(&cells)
    };
    let tests = [
        ("dice", "almanac-fair-dice", even(Count::Thrown, 6)),
        ("first", "almanac-fair-first", even(Count::First, counts.players())),
        ("merchants", "almanac-fair-merchants", even(Count::Top, 30)),
    ];
    tests.map(|(key, name, test)| Fairness { key, name: words.text(name), test }).into()
}
