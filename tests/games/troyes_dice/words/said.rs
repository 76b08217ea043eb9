//! Every cry of many games and every winner, in every language and manner.

use std::collections::{BTreeMap, BTreeSet};

use town_crier::crier::{Announcement as _, Language, Manner, Turn, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::cli::samples::{samples, winners};
use town_crier::games::troyes_dice::rules::Tile;
use town_crier::games::troyes_dice::words::Cry;
use town_crier::play::Seat;

use super::cried;
use crate::games::said::{Said, check_cry};
use crate::games::troyes_dice::english;
use crate::games::troyes_dice::kit::played;
use crate::games::{all_words, check};
use crate::tried::times;

impl Said for TroyesDice {
    const GRAMMAR: &'static [(Language, Manner, &'static str)] = &[
        (Language::French, Manner::Plain, "Le 3 noir détruit la place blanche."),
        (Language::French, Manner::Plain, "Barrez votre 3 blanc, sauf si une Forteresse"),
        (Language::French, Manner::Herald, "Le 1 noir frappe, et la place rouge"),
        (Language::German, Manner::Plain, "Die schwarze 3 zerstört den weißen Platz."),
        (Language::German, Manner::Herald, "Die schwarze 3 schlägt zu, und der rote Platz fällt!"),
        (Language::Spanish, Manner::Plain, "La plaza amarilla ha sido reconstruida, ahora en blanco."),
        (Language::Italian, Manner::Plain, "L’uno nero distrugge la piazza rossa."),
        (Language::Italian, Manner::Herald, "Colpisce l’uno nero, e la piazza"),
        (Language::Dutch, Manner::Plain, "De zwarte 2 verwoest het gele plein."),
        (Language::Polish, Manner::Plain, "Wykreślcie białą trójkę, chyba że w kolumnie 3 stoi Forteca."),
        (Language::Polish, Manner::Plain, "czerwona jedynka: 2 denary"),
        (Language::Lithuanian, Manner::Plain, "Išbraukite baltąjį trejetą, nebent stulpelyje Nr. 3 stovi Tvirtovė."),
        (Language::Lithuanian, Manner::Herald, "Smogia juodasis ketvertas, ir"),
        (Language::French, Manner::Plain, "Ann l’emporte avec un point\u{202f}!"),
        (Language::German, Manner::Plain, "Ann, Bo und Cleo teilen sich den Sieg mit 32 Punkten!"),
        (Language::Polish, Manner::Plain, "Wygrywa Ann, wynik: 32 punkty!"),
        (Language::Polish, Manner::Plain, "Ann kończy partię, wynik: 21 punktów."),
        (Language::Lithuanian, Manner::Plain, "Laimi Ann, surinkta taškų: 32!"),
    ];

    fn more(words: &Words) -> Vec<String> {
        winners().into_iter().filter_map(|results| words.winner(&results, Turn::default())).collect()
    }
}

/// The cries of many games and the samples, each that sounds the same once.
fn all_cries() -> Vec<Cry> {
    let (plain, herald) = (english(), Words::of::<TroyesDice>(Language::English, Manner::Herald));
    let games = (0..times(200)).flat_map(|number| cried(&played(&format!("WORDS-{number}"), number % 2 == 1)));
    let said = games.flat_map(|(cries, _)| cries).chain(samples());
    let turn = Turn::default();
    let apart: BTreeMap<_, _> = said.map(|cry| ((cry.say(&plain, turn), cry.say(&herald, turn)), cry)).collect();
    apart.into_values().collect()
}

#[test]
fn the_headline_of_a_tile_that_turns_says_what_it_does_from_now_on() {
    for tile in Tile::ALL {
        let headline = Cry::TurnedToRaid(tile).headline(&english());
        let says = headline.starts_with(&format!("Tile {}: ", tile.number())) && headline.ends_with(" from now on");
        assert!(says, "{headline}");
    }
}

#[track_caller]
#[test]
fn every_cry_of_many_games_is_whole() {
    let said = all_cries();
    std::thread::scope(|scope| {
        for words in all_words::<TroyesDice>() {
            let said = &said;
            scope.spawn(move || {
                for cry in said {
                    check_cry::<TroyesDice>(cry, &words);
                }
            });
        }
    });
}

#[test]
fn every_winner_is_cried_in_every_language_and_manner() {
    let mut said: BTreeMap<String, Language> = BTreeMap::new();
    for words in all_words::<TroyesDice>() {
        for reckoning in winners() {
            let text = words.winner(&reckoning, Turn::default()).unwrap();
            check(&words, &text);
            let named = reckoning.players.values().filter(|player| text.contains(&player.name)).count();
            let points = reckoning.players.get(Seat(0)).unwrap().sheet.citizens;
            assert!(named > 0 && text.ends_with(['.', '!']), "{text}");
            // Where a voice would read a bare 1 wrong, it is a word.
            assert!(points == 1 || text.contains(&points.to_string()), "{text}");
            assert_eq!(said.insert(text.clone(), words.language()), None, "{text}");
        }
    }
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
            assert!(
                ways.iter().all(|way| results.players.values().any(|player| way.contains(&player.name))),
                "{ways:?}"
            );
        }
    }
}
