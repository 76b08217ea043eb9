//! What is remarkable in a game: rare, decided by the record alone, and told in every language and manner.

use std::collections::BTreeSet;

use proptest::prelude::*;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{Color, Face};
use town_crier::show::{Shown, Surprise, Watched as _};

use crate::chronicle::stored::after;
use crate::games::troyes_dice::random::whole_games;
use crate::games::{all_words, check};
use crate::tried::config;

/// What is told after each order of the game.
fn told(record: &Record) -> Vec<Option<Surprise>> {
    (0..=record.done().len()).map(|orders| Surprise::of(record, orders)).collect()
}

proptest! {
    #![proptest_config(config(40))]

    #[test]
    fn never_more_than_three_are_told_in_a_game_each_once_and_the_same_again(game in whole_games()) {
        let record = game.played();
        let all = told(&record);
        let messages: Vec<&str> = all.iter().flatten().map(|surprise| surprise.message).collect();
        prop_assert!(messages.len() <= Surprise::MOST, "{:?}", messages);
        prop_assert_eq!(messages.iter().collect::<BTreeSet<_>>().len(), messages.len(), "{:?}", messages);
        prop_assert_eq!(&told(&game.played()), &all, "a replay tells the same");
        let mut back = record.clone();
        while back.undo().is_some() {
            let orders = back.done().len();
            prop_assert_eq!(&Surprise::of(&back, orders), &all[orders], "a step back changes nothing before it");
        }
    }
}

#[test]
fn everything_remarkable_happens_and_more_than_is_told() {
    let mut seen = BTreeSet::new();
    let mut most = 0;
    for number in 0..300 {
        let record: Record = after(&format!("REMARKABLE-{number}"), usize::MAX);
        seen.extend(told(&record).into_iter().flatten().map(|surprise| surprise.message));
        most = most.max(record.walk().map(|order| TroyesDice::remarkable(order).len()).sum());
    }
    // Without Banquets & Raids nothing is spared.
    assert_eq!(seen, ["surprise-escaped", "surprise-row", "surprise-twice"].into_iter().collect());
    assert!(most > Surprise::MOST, "{most}");
}

#[test]
fn every_line_is_whole_in_every_language_and_manner() {
    for words in all_words::<TroyesDice>() {
        let dice = || Color::ALL.into_iter().flat_map(|color| Face::ALL.map(|value| (color, value)));
        let args = |(color, value): (Color, Face)| [("color", color.name().into()), ("value", value.value().into())];
        let escaped: BTreeSet<String> = dice().map(|die| words.with("surprise-escaped", &args(die))).collect();
        assert_eq!(escaped.len(), 18, "{}: each die is told apart", words.language());
        let rows = Color::ALL.map(|color| words.with("surprise-row", &[("color", color.name().into())]));
        let others = ["surprise-twice", "surprise-spared"].map(|name| words.text(name));
        for text in escaped.into_iter().chain(rows).chain(others) {
            check(&words, &text);
            assert!(text.ends_with(['.', '!']), "{text}");
        }
    }
}

/// It stands before the sentences of the cry and is spoken, and no cry has changed.
#[test]
fn a_line_is_added_to_the_news_and_to_nothing_else() {
    let words = crate::games::troyes_dice::english();
    let found = (0..300).find_map(|number| {
        let record: Record = after(&format!("REMARKABLE-{number}"), usize::MAX);
        let orders = told(&record).iter().position(Option::is_some)?;
        Some((record, orders))
    });
    let (record, orders) = found.expect("a remarkable game");
    let line = Surprise::of(&record, orders).expect("a surprise").said(&words);
    let news = Shown::after(&record, orders).news;
    assert_eq!(news.said(&words).sentences[0].text, line);
    assert!(news.spoken(&words).words.starts_with(&line));
    assert!(news.cards(&words).iter().all(|card| card.title != line && card.text.as_ref() != Some(&line)));
}
