//! The hall of fame as it is shown: in words, counted once.

use std::sync::Arc;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::rules::{Color, Tally};
use town_crier::show::HallShown;

use crate::games::troyes_dice::english;
use crate::games::troyes_dice::hall::season::{GAMES, hall_of};

#[test]
fn it_is_counted_once_for_each_language() {
    let shown = HallShown::new(hall_of(GAMES));
    let view = shown.view(&english());
    assert!(Arc::ptr_eq(&view, &shown.view(&english())));
    let german = shown.view(&Words::of::<TroyesDice>(Language::German, Manner::Plain));
    assert!(!Arc::ptr_eq(&view, &german));
    assert_ne!(view.chart, german.chart);
}

#[test]
fn it_shows_what_the_hall_tells() {
    let hall = hall_of(GAMES);
    let view = HallShown::new(hall.clone()).view(&english());
    let ranking = hall.ranking();
    assert_eq!(view.players.len(), ranking.len());
    for (player, rank) in view.players.iter().zip(&ranking) {
        assert_eq!(player.name, rank.name.as_str());
        assert_eq!(player.numbers[1], rank.wins.to_string());
        let scores: Vec<u16> = hall.scores_of(&rank.name).into_iter().map(|(_, score)| score).collect();
        assert_eq!(player.scores, scores);
        let achieved = player.achieved.as_ref().map(|(_, achieved)| achieved.len());
        assert_eq!(achieved, Some(hall.achievements_of(&rank.name).len()));
    }
    assert_eq!(view.codes.len(), hall.by_code().len());
    let chart = view.chart.as_ref().unwrap();
    let struck: u64 = chart.bars().filter_map(|bar| bar.value).sum();
    assert_eq!(struck, hall.games().iter().map(|game| strikes(&game.chapter().struck)).sum::<u64>());
    assert!(chart.said().starts_with("Struck dice over all games: red 1: "), "{}", chart.said());
}

fn strikes(tally: &Tally) -> u64 {
    Color::ALL.into_iter().map(|color| tally.of_color(color)).sum()
}
