//! Every cry of every game in every language and manner, as it is read and heard.

use std::collections::{BTreeMap, BTreeSet};

use town_crier::cli::Commanded;
use town_crier::crier::{Announcement as _, Language, Manner, Turn, Words};

use super::{all_words, check};

/// A game whose cries are looked through.
pub(crate) trait Said: Commanded {
    /// A few sentences in full: gender, case, number and elision.
    const GRAMMAR: &'static [(Language, Manner, &'static str)];

    /// Cries of every kind, with every value on which a language may turn: by default those that a reader may look through.
    fn every_cry() -> Vec<Self::Cry> {
        Self::samples()
    }

    /// Whether the headline lists something, or names what it is about behind a colon: it may be longer than others.
    fn is_listed(_cry: &Self::Cry) -> bool {
        false
    }

    /// What else is said.
    fn more(_words: &Words) -> Vec<String> {
        Vec::new()
    }
}

/// No headline is longer than so many signs.
const LONGEST_HEADLINE: usize = 40;

/// All ways in which a cry is said; a herald has at most three.
pub(crate) fn ways<G: Said>(cry: &G::Cry, words: &Words) -> BTreeSet<String> {
    (0..3).map(|way| cry.say(words, Turn::default().later(way))).collect()
}

/// Fails where something is wrong in a cry, however it is said.
#[track_caller]
pub(crate) fn check_cry<G: Said>(cry: &G::Cry, words: &Words) {
    for text in ways::<G>(cry, words) {
        check(words, &text);
        assert!(text.ends_with(['.', '!']), "{text}");
    }
    let headline = cry.headline(words);
    check(words, &headline);
    let length = headline.chars().count();
    assert!(G::is_listed(cry) || length <= LONGEST_HEADLINE, "{length} signs, {}: {headline}", words.language());
}

of_each_game! {
    every_cry_is_whole,
    every_language_says_different_cries_differently,
    no_language_speaks_english,
    a_herald_says_every_cry_in_another_way_and_shows_it_in_the_same,
    a_text_does_not_repeat_its_headline,
    grammar,
}

fn every_cry_is_whole<G: Said>() {
    for words in all_words::<G>() {
        for cry in &G::every_cry() {
            check_cry::<G>(cry, &words);
        }
    }
}

/// What English tells apart, every language tells apart.
fn every_language_says_different_cries_differently<G: Said>() {
    for words in all_words::<G>() {
        let english = Words::of::<G>(Language::English, words.manner());
        let mut said: BTreeMap<String, String> = BTreeMap::new();
        for cry in G::every_cry() {
            let meant = cry.say(&english, Turn::default());
            for text in ways::<G>(&cry, &words) {
                let before = said.insert(text.clone(), meant.clone());
                assert!(before.is_none_or(|before| before == meant), "{}: {text}", words.language());
            }
        }
    }
}

fn no_language_speaks_english<G: Said>() {
    let english = Manner::ALL.map(|manner| Words::of::<G>(Language::English, manner));
    for words in all_words::<G>().iter().filter(|words| words.language() != Language::English) {
        for cry in G::every_cry() {
            let english: BTreeSet<String> = english.iter().flat_map(|english| ways::<G>(&cry, english)).collect();
            assert_eq!(ways::<G>(&cry, words).intersection(&english).next(), None, "{}", words.language());
        }
    }
}

fn a_herald_says_every_cry_in_another_way_and_shows_it_in_the_same<G: Said>() {
    for language in Language::ALL {
        let [plain, herald] = [Manner::Plain, Manner::Herald].map(|manner| Words::of::<G>(language, manner));
        for cry in G::every_cry() {
            let plainly = cry.say(&plain, Turn::default());
            assert!(!ways::<G>(&cry, &herald).contains(&plainly), "{language}: {plainly}");
            assert_eq!(cry.headline(&plain), cry.headline(&herald), "{language}");
        }
    }
}

fn a_text_does_not_repeat_its_headline<G: Said>() {
    for words in all_words::<G>() {
        for cry in G::every_cry() {
            let shown = words.proclaim(std::slice::from_ref(&cry), Turn::default());
            assert_ne!(shown.headline, shown.text(), "{}", words.language());
            // What is left behind the headline is a sentence, and no number alone.
            let says = |text: &str| text.chars().any(char::is_alphabetic);
            assert!(shown.sentences.iter().all(|sentence| says(&sentence.text)), "{}: {shown:?}", words.language());
        }
    }
}

fn grammar<G: Said>() {
    for (language, manner, sentence) in G::GRAMMAR {
        let words = Words::of::<G>(*language, *manner);
        let said: BTreeSet<String> =
            G::every_cry().iter().flat_map(|cry| ways::<G>(cry, &words)).chain(G::more(&words)).collect();
        assert!(said.iter().any(|said| said.contains(sentence)), "{language}: {sentence}\n{said:#?}");
    }
}
