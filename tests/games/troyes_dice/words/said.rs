//! Every cry of a thousand games, in every language and manner, as it is read and heard.

use std::collections::{BTreeMap, BTreeSet};

use town_crier::chronicle::Code;
use town_crier::crier::{Language, Manner, Turn, Words};
use town_crier::games::troyes_dice::cli::samples::{samples, winners};
use town_crier::games::troyes_dice::record::{Next, Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::words::{Cry, cries, opening_cries};

use crate::games::troyes_dice::english;
use town_crier::crier::Announcement as _;
use town_crier::games::troyes_dice::TroyesDice;

/// All words that there are.
fn all_words() -> Vec<Words> {
    let all = Language::ALL.into_iter();
    all.flat_map(|language| Manner::ALL.map(|manner| Words::of::<TroyesDice>(language, manner))).collect()
}

/// No headline is longer than so many signs.
const LONGEST_HEADLINE: usize = 40;

/// A herald has at most so many ways to say a cry.
const WAYS: usize = 3;

/// All ways in which a cry is said.
fn ways(cry: &Cry, words: &Words) -> Vec<String> {
    let ways: BTreeSet<String> = (0..WAYS).map(|way| cry.say(words, Turn::default().later(way))).collect();
    ways.into_iter().collect()
}

/// The cries of a game with that code, from its opening to its end.
fn game(number: u32) -> Vec<Cry> {
    let code: Code = format!("WORDS-{number}").parse().unwrap();
    let mut opening = Opening::from_code(code);
    if number % 2 == 1 {
        opening.tiles = TilesFrom::Code;
    }
    let mut record = Record::open(opening).unwrap();
    let mut said = opening_cries(record.table());
    while let Next::Order(order) = record.next() {
        said.extend(cries(record.order(order).unwrap()));
    }
    assert_eq!(record.next(), Next::Over);
    said
}

/// The cries of a thousand games and the samples, each that sounds the same once.
fn all_cries() -> Vec<Cry> {
    let (plain, herald) = (english(), Words::of::<TroyesDice>(Language::English, Manner::Herald));
    let said = (0..1000).flat_map(game).chain(samples());
    let turn = Turn::default();
    let apart: BTreeMap<_, _> = said.map(|cry| ((cry.say(&plain, turn), cry.say(&herald, turn)), cry)).collect();
    apart.into_values().collect()
}

#[track_caller]
fn check(words: &Words, text: &str) {
    let about = || format!("{} {}: {text:?}", words.language(), words.manner());
    assert!(!text.trim().is_empty() && text.trim() == text, "{}", about());
    let wrong = ["{", "}", "$", "  ", " .", " ,", " )", "( ", "..", ",,", ",.", ":.", "!.", "\n"];
    let raw = ["cry-", "headline-", "effect-", "price-", "cli-", "offer-", "refusal-", "ordinal"];
    let found: Vec<_> = wrong.into_iter().chain(raw).filter(|wrong| text.contains(wrong)).collect();
    assert!(found.is_empty(), "{found:?} in {}", about());
    // Only French sets a space before these, and it is one that does not break.
    let spaced = [" :", " ;", " !", " ?"].into_iter().any(|wrong| text.contains(wrong));
    assert!(!spaced, "{}", about());
}

#[test]
fn every_cry_of_a_thousand_games_is_whole() {
    let said = all_cries();
    std::thread::scope(|scope| {
        for words in all_words() {
            let said = &said;
            scope.spawn(move || {
                for cry in said {
                    for text in ways(cry, &words) {
                        check(&words, &text);
                        assert!(text.ends_with(['.', '!']), "{text}");
                    }
                    let headline = cry.headline(&words);
                    check(&words, &headline);
                    let length = headline.chars().count();
                    assert!(length <= LONGEST_HEADLINE, "{length} signs, {}: {headline}", words.language());
                }
            });
        }
    });
}

#[test]
fn every_language_says_different_cries_differently() {
    for words in all_words() {
        // What the samples tell apart, the words tell apart; only the headlines are allowed to be shorter than that.
        let english = Words::of::<TroyesDice>(Language::English, words.manner());
        let mut said: BTreeMap<String, String> = BTreeMap::new();
        for cry in samples() {
            let meant = cry.say(&english, Turn::default());
            for text in ways(&cry, &words) {
                let before = said.insert(text.clone(), meant.clone());
                assert!(before.is_none_or(|before| before == meant), "{} {text}", words.language());
            }
        }
    }
}

#[test]
fn no_language_speaks_english() {
    let english = [Manner::Plain, Manner::Herald].map(|manner| Words::of::<TroyesDice>(Language::English, manner));
    for words in all_words().iter().filter(|words| words.language() != Language::English) {
        for cry in samples() {
            let english: Vec<String> = english.iter().flat_map(|english| ways(&cry, english)).collect();
            for text in ways(&cry, words) {
                assert!(!english.contains(&text), "{}: {text}", words.language());
            }
        }
    }
}

#[test]
fn a_herald_says_every_cry_in_another_way_and_shows_it_in_the_same() {
    for language in Language::ALL {
        let (plain, herald) =
            (Words::of::<TroyesDice>(language, Manner::Plain), Words::of::<TroyesDice>(language, Manner::Herald));
        for cry in samples() {
            let plainly = cry.say(&plain, Turn::default());
            assert!(!ways(&cry, &herald).contains(&plainly), "{language}: {plainly}");
            assert_eq!(cry.headline(&plain), cry.headline(&herald), "{language}");
        }
    }
}

#[test]
fn every_winner_is_cried_in_every_language_and_manner() {
    let mut said: BTreeMap<String, Language> = BTreeMap::new();
    for words in all_words() {
        for reckoning in winners() {
            let text = words.winner(&reckoning, Turn::default()).unwrap();
            check(&words, &text);
            let named = reckoning.players.iter().filter(|player| text.contains(&player.name)).count();
            let points = reckoning.players[0].sheet.citizens;
            assert!(named > 0 && text.ends_with(['.', '!']), "{text}");
            // Where a voice would read a bare 1 wrong, it is a word.
            assert!(points == 1 || text.contains(&points.to_string()), "{text}");
            assert_eq!(said.insert(text.clone(), words.language()), None, "{text}");
        }
    }
}

#[test]
fn a_text_does_not_repeat_its_headline() {
    for words in all_words() {
        for cry in samples() {
            let shown = words.proclaim(std::slice::from_ref(&cry), Turn::default());
            assert_ne!(shown.headline, shown.text(), "{}", words.language());
        }
    }
}

/// A few sentences in full: gender, case, number and elision.
#[test]
fn grammar() {
    let check = |language, manner, sentence: &str| {
        let words = Words::of::<TroyesDice>(language, manner);
        let winners = winners().into_iter().filter_map(|reckoning| words.winner(&reckoning, Turn::default()));
        let said: Vec<String> = samples().iter().flat_map(|cry| ways(cry, &words)).chain(winners).collect();
        assert!(said.iter().any(|said| said.contains(sentence)), "{language}: {sentence}\n{}", said.join("\n"));
    };
    check(Language::French, Manner::Plain, "Le 3 noir détruit la place blanche.");
    check(Language::French, Manner::Plain, "Barrez votre 3 blanc, sauf si une Forteresse");
    check(Language::French, Manner::Herald, "Le 1 noir frappe, et la place rouge");
    check(Language::German, Manner::Plain, "Die schwarze 3 zerstört den weißen Platz.");
    check(Language::German, Manner::Herald, "Die schwarze 3 schlägt zu, und der rote Platz fällt!");
    check(Language::Spanish, Manner::Plain, "La plaza amarilla ha sido reconstruida, ahora en blanco.");
    check(Language::Italian, Manner::Plain, "L’uno nero distrugge la piazza rossa.");
    check(Language::Italian, Manner::Herald, "Colpisce l’uno nero, e la piazza");
    check(Language::Dutch, Manner::Plain, "De zwarte 2 verwoest het gele plein.");
    check(Language::Polish, Manner::Plain, "Wykreślcie białą trójkę, chyba że w kolumnie 3 stoi Forteca.");
    check(Language::Polish, Manner::Plain, "czerwona jedynka: 2 denary");
    check(Language::Lithuanian, Manner::Plain, "Išbraukite baltąjį trejetą, nebent stulpelyje Nr. 3 stovi Tvirtovė.");
    check(Language::Lithuanian, Manner::Herald, "Smogia juodasis ketvertas, ir");
    check(Language::French, Manner::Plain, "Ann l’emporte avec 1 point\u{202f}!");
    check(Language::German, Manner::Plain, "Ann, Bo und Cleo teilen sich den Sieg mit 32 Punkten!");
    check(Language::Polish, Manner::Plain, "Wygrywa Ann, wynik: 32 punkty!");
    check(Language::Polish, Manner::Plain, "Ann kończy partię, wynik: 21 punktów.");
    check(Language::Lithuanian, Manner::Plain, "Laimi Ann, surinkta taškų: 32!");
}

#[test]
fn a_herald_has_three_ways_to_tell_the_winner() {
    for language in Language::ALL {
        let words = Words::of::<TroyesDice>(language, Manner::Herald);
        for name in ["cry-winner", "cry-winners", "cry-alone"] {
            assert_eq!(words.ways(name), 3, "{language}: {name}");
        }
        for results in winners() {
            let ways: BTreeSet<_> =
                (0..3).filter_map(|way| words.winner(&results, Turn::default().later(way))).collect();
            assert_eq!(ways.len(), 3, "{language}: {ways:?}");
            assert!(ways.iter().all(|way| results.players.iter().any(|player| way.contains(&player.name))), "{ways:?}");
        }
    }
}
