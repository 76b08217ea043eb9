//! A naive second model of Troyes, written from the rulebook by another hand, agrees with the rules line by line over whole games.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "all numbers of a table are small, and a child counts in one kind of them"
)]

mod acts;
mod border;
mod both;
mod choice;
mod events;
mod group;
mod keeper;
mod random;
mod round;

use std::collections::BTreeMap;

use town_crier::games::troyes::rules::{Book, Depth};

use both::Both;

use crate::tried::times;

/// Plays so many games of that depth with these figures, of two, three and four players, with the bonus cards and without.
fn agrees(games: u32, depth: Depth, book: &Book) -> BTreeMap<String, usize> {
    let mut deeds = BTreeMap::new();
    for seed in 0..u64::from(times(games)) {
        let players = u8::try_from(seed % 3).expect("small") + 2;
        let mut both = Both::new(players, seed % 2 == 1, depth, book.clone(), seed + 1);
        both.play();
        for (name, count) in both.deeds {
            *deeds.entry(name).or_insert(0) += count;
        }
    }
    deeds
}

/// A thousand games of each: `TOWN_CRIER_TIMES=100 cargo test troyes::naive`.
#[test]
fn it_agrees_line_by_line_where_all_figures_are_known() {
    let deeds = agrees(12, Depth::Purses, &Book::house());
    assert!(deeds.len() > 30, "nearly everything was done: {deeds:?}");
    agrees(4, Depth::Deeds, &Book::house());
    agrees(4, Depth::Dice, &Book::house());
}

#[test]
fn it_agrees_line_by_line_where_the_rulebook_leaves_figures_open() {
    let deeds = agrees(10, Depth::Purses, &Book::rulebook());
    assert!(deeds.len() > 30, "nearly everything was done: {deeds:?}");
    agrees(6, Depth::Deeds, &Book::rulebook());
    agrees(4, Depth::Dice, &Book::rulebook());
}
