//! Which of its ways to say a cry a herald takes: the same at every table with that code, and no greeting twice in a row.

use std::collections::BTreeSet;

use town_crier::crier::{Language, Manner, Turn, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{DiceFrom, Opening, Record};
use town_crier::games::troyes_dice::rules::Order;
use town_crier::games::troyes_dice::words::{Cry, cries};

use super::cried;
use crate::games::troyes_dice::kit::{played, roll};

fn heard(words: &Words, code: &str) -> Vec<String> {
    cried(&played(code, true)).into_iter().flat_map(|(cries, turn)| words.say(&cries, turn)).collect()
}

fn herald(language: Language) -> Words {
    Words::of::<TroyesDice>(language, Manner::Herald)
}

/// What a cry begins with, up to its first sign.
fn greeting(text: &str) -> &str {
    text.split(['!', ':', '.', ',']).next().unwrap_or_default().trim()
}

/// The greeting that a cry calls out before it says anything, if it does.
fn called(text: &str) -> Option<&str> {
    let at = text.find(['!', ':', '.'])?;
    text[at..].starts_with('!').then(|| text[..at].trim())
}

#[test]
fn the_same_code_is_cried_in_the_same_words() {
    for language in Language::ALL {
        assert_eq!(heard(&herald(language), "ABBEY"), heard(&herald(language), "abbey"), "{language}");
        let first: BTreeSet<String> =
            ["ABBEY", "MARKET", "TROYES", "PLAZA"].map(|code| heard(&herald(language), code).swap_remove(4)).into();
        assert!(first.len() > 1, "{language}: another code has other words for the first half-day: {first:?}");
    }
}

#[test]
fn no_two_cries_in_a_row_begin_alike_and_a_greeting_is_not_heard_again_before_another_one() {
    for language in Language::ALL {
        let words = herald(language);
        for number in 0..60 {
            let heard = heard(&words, &format!("TURN-{number}"));
            for pair in heard.windows(2) {
                assert_ne!(greeting(&pair[0]), greeting(&pair[1]), "{language}: {pair:?}");
            }
            let greetings: Vec<&str> = heard.iter().filter_map(|text| called(text)).collect();
            assert!(greetings.len() > 16, "{language}: {greetings:?}");
            let twice = greetings.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "{language}, TURN-{number}");
        }
    }
}

#[test]
fn every_way_to_say_a_cry_is_heard() {
    let games: Vec<(Vec<Cry>, Turn)> =
        (0..60).flat_map(|number| cried(&played(&format!("TURN-{number}"), true))).collect();
    for language in Language::ALL {
        let words = herald(language);
        let kinds = [("cry-half-day", 3), ("cry-offered", 3), ("cry-plaza-struck", 3), ("cry-day-began", 2)];
        for (name, ways) in kinds {
            assert_eq!(words.ways(name), ways, "{language}: {name}");
        }
        let half_days: BTreeSet<String> = games
            .iter()
            .filter(|(cries, _)| matches!(cries.first(), Some(Cry::HalfDay(_))))
            .map(|(cries, turn)| greeting(&words.say(cries, *turn)[0]).to_owned())
            .collect();
        assert_eq!(half_days.len(), 3, "{language}: {half_days:?}");
    }
}

/// Without a code the step chooses, so entered dice are cried in turn too.
#[test]
fn a_game_with_entered_dice_has_turns_too() {
    let opening = Opening { dice: DiceFrom::Entered, ..Opening::from_code("ABBEY".parse().expect("a code")) };
    let mut record = Record::open(opening).expect("a game");
    let words = herald(Language::English);
    let mut greetings = Vec::new();
    for _ in 0..3 {
        let told = cries(record.order(roll(3, [1, 3, 6])).expect("they are rolled"));
        let turn = Turn::new(record.code(), record.steps());
        greetings.push(greeting(&words.say(&told, turn)[0]).to_owned());
        record.order(Order::Close).expect("it ends");
    }
    assert_eq!(greetings.iter().collect::<BTreeSet<_>>().len(), 3, "{greetings:?}");
}
