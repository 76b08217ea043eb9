//! Every cry in every language and manner, as it is read and heard.

use std::collections::{BTreeMap, BTreeSet};

use town_crier::crier::{Announcement as _, Language, Manner, Turn, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::rules::{Base, Merchant, Phase, Reward, Seat, Side, Stall};
use town_crier::games::dice_village::words::{self, Cry};

use super::samples::{KINDS, SEATS, correction_values, corrections, samples, told};
use super::{all_words, check, plain, says};
use crate::games::dice_village::kit::at;

/// No headline is longer than so many signs.
const LONGEST_HEADLINE: usize = 40;

/// All ways in which a cry is said; a herald has at most three.
fn ways(cry: &Cry, words: &Words) -> BTreeSet<String> {
    (0..3).map(|way| cry.say(words, Turn::default().later(way))).collect()
}

#[test]
fn there_is_a_sample_of_every_kind() {
    let english = plain(Language::English);
    let kinds: BTreeSet<usize> = samples().iter().map(|cry| told(cry, &english).0).collect();
    assert_eq!(kinds, (0..KINDS).collect());
}

#[test]
fn every_cry_is_whole_and_says_all_its_values() {
    for words in all_words() {
        for cry in samples() {
            let (_, values) = told(&cry, &words);
            for text in ways(&cry, &words) {
                check(&words, &text);
                assert!(text.ends_with(['.', '!']), "{text}");
                says(&words, &text, &values);
            }
            let headline = cry.headline(&words);
            check(&words, &headline);
            let length = headline.chars().count();
            assert!(length <= LONGEST_HEADLINE, "{length} signs, {}: {headline}", words.language());
        }
    }
}

#[test]
fn every_language_says_different_cries_differently() {
    for words in all_words() {
        let mut said: BTreeMap<String, Cry> = BTreeMap::new();
        for cry in samples() {
            for text in ways(&cry, &words) {
                let before = said.insert(text.clone(), cry.clone());
                assert!(before.is_none_or(|before| before == cry), "{}: {text}", words.language());
            }
        }
    }
}

#[test]
fn no_language_speaks_english() {
    let english = Manner::ALL.map(|manner| Words::of::<DiceVillage>(Language::English, manner));
    for words in all_words().iter().filter(|words| words.language() != Language::English) {
        for cry in samples() {
            let english: BTreeSet<String> = english.iter().flat_map(|english| ways(&cry, english)).collect();
            assert_eq!(ways(&cry, words).intersection(&english).next(), None, "{}", words.language());
        }
    }
}

#[test]
fn a_herald_says_every_cry_in_another_way_and_shows_it_in_the_same() {
    for language in Language::ALL {
        let (plain, herald) = (plain(language), Words::of::<DiceVillage>(language, Manner::Herald));
        for cry in samples() {
            let plainly = cry.say(&plain, Turn::default());
            assert!(!ways(&cry, &herald).contains(&plainly), "{language}: {plainly}");
            assert_eq!(cry.headline(&plain), cry.headline(&herald), "{language}");
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

#[test]
fn every_correction_is_whole_and_says_all_its_values() {
    for words in Language::ALL.map(plain) {
        let said = corrections().into_iter().map(|correction| {
            let text = words::correction(&words, &correction);
            check(&words, &text);
            says(&words, &text, &correction_values(&correction, &words));
            assert!(!text.ends_with('.'), "it stands in a sentence: {text}");
            text
        });
        assert_eq!(said.collect::<BTreeSet<_>>().len(), corrections().len(), "{}", words.language());
    }
}

#[test]
fn things_have_names_of_their_own() {
    for words in Language::ALL.map(plain) {
        let villages = SEATS.into_iter().flat_map(|seat| Base::ALL.map(|base| at(seat.0, base)));
        let stalls = Side::ALL.map(|side| Stall::house(side, Merchant::all().next().expect("there are thirty")));
        let phases = [Phase::Sell, Phase::Spend, |seat| Phase::Place(seat, 1)];
        let phases = SEATS.into_iter().flat_map(|seat| phases.map(|phase| phase(seat)));
        let all = [Phase::AllSell(Seat(0)), Phase::AllSpend(Seat(0))];
        let phases = phases.chain([Phase::Caravans, Phase::End, Phase::Over]).chain(all);
        let names: [(Vec<String>, usize); 6] = [
            (SEATS.map(|seat| words::seat(&words, seat)).to_vec(), 4),
            (villages.map(|at| words::village(&words, at)).collect(), 12),
            (Reward::ALL.map(|reward| words::reward(&words, reward)).to_vec(), 6),
            (stalls.map(|stall| words::stall(&words, stall)).to_vec(), 2),
            (phases.map(|phase| words::phase(&words, phase)).collect(), 17),
            (Merchant::all().map(|merchant| words::merchant(&words, merchant)).collect(), 30),
        ];
        for (names, count) in names {
            for name in &names {
                check(&words, name);
            }
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), count, "{}: {names:?}", words.language());
        }
    }
}

/// A voice reads the two stalls of a village as two numbers; on the screen they stay as on the card.
#[test]
fn villages_are_respelled_for_the_voice_alone() {
    for words in all_words() {
        for base in Base::ALL {
            let cry = Cry::Sold(SEATS[0], at(1, base));
            let text = cry.say(&words, Turn::default());
            let [low, high] = base.numbers();
            assert!(text.contains(&format!("{low}-{high}")), "{text}");
            assert!(!words.for_voice(&text).contains(&format!("{low}-{high}")), "{text}");
        }
    }
}

/// A few sentences in full: gender, case and number.
#[test]
fn grammar() {
    let check = |language, manner, sentence: &str| {
        let words = Words::of::<DiceVillage>(language, manner);
        let said: Vec<String> = samples().iter().flat_map(|cry| ways(cry, &words)).collect();
        assert!(said.iter().any(|said| said.contains(sentence)), "{language}: {sentence}\n{}", said.join("\n"));
    };
    check(Language::English, Manner::Plain, "Blue sells at 2-5 of Blue. This village is closed now.");
    check(Language::English, Manner::Plain, "Red wins with 9 cards on the table: Yellow has as many, but fewer coins.");
    check(Language::French, Manner::Plain, "Rouge a 9 cartes sur 9 sur la table.");
    check(Language::German, Manner::Plain, "Rot bekommt 2 Münzen und einen Gefallen.");
    check(Language::German, Manner::Herald, "Tretet vor, Grün, und bietet eure Waren feil!");
    check(Language::Spanish, Manner::Plain, "Le toca vender a Rojo.");
    check(Language::Italian, Manner::Plain, "Blu può comprare carte a 5 monete l’una.");
    check(Language::Dutch, Manner::Plain, "Rood, Blauw en Groen delen de overwinning");
    check(Language::Polish, Manner::Plain, "Czerwony dostaje 2 monety i przysługę.");
    check(Language::Polish, Manner::Plain, "Nowy stragan w wiosce 2-5 Zielonego: przyprawy.");
    check(Language::Lithuanian, Manner::Plain, "Geltonasis gauna: 22 monetos, 12 paslaugų.");
}
