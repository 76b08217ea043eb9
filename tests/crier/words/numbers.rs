//! Numbers that are read aloud: before a noun that asks for another form they are words (`.github/GLOSSARY.md`).

use std::collections::BTreeSet;

use town_crier::cli::Commanded;
use town_crier::crier::{Announcement as _, Language, Manner, Turn, Words};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;

use crate::crier::words::files::plain;
use crate::crier::words::glossary::{Glossary, Heard};
use crate::crier::words::read;

/// A herald has at most so many ways to say a cry.
const WAYS: usize = 3;

/// All that a voice may read of a game in that language: cries, who won, headlines, rules and tips.
fn heard<G: Commanded>(language: Language) -> BTreeSet<String> {
    let mut heard = BTreeSet::new();
    for words in Manner::ALL.map(|manner| Words::of::<G>(language, manner)) {
        for cry in G::samples() {
            heard.extend((0..WAYS).map(|way| cry.say(&words, Turn::default().later(way))));
            heard.insert(cry.headline(&words));
        }
        for results in G::winners() {
            heard.extend((0..WAYS).filter_map(|way| G::winner(&words, &results, Turn::default().later(way))));
        }
        let is_read = |name: &str| ["rule-", "hint-"].iter().any(|family| name.starts_with(family));
        let messages = plain(G::NAME, language).into_iter();
        let whole = messages.filter(|(name, uses)| is_read(name) && uses.variables.is_empty());
        heard.extend(whole.map(|(name, _)| words.text(&name)));
    }
    heard
}

/// Where a number stands before a word in another form than a voice gives it.
fn wrong(text: &str, heard: &Heard) -> Vec<String> {
    let words: Vec<&str> = std::iter::once("").chain(text.split_whitespace()).collect();
    let triples = words.windows(3).filter_map(|words| <[&str; 3]>::try_from(words).ok());
    let wrong = triples.filter(|[behind, number, before]| {
        let number = number.trim_start_matches(['(', '„', '«']).parse::<u16>();
        let is_word = before.starts_with(char::is_alphabetic);
        number.is_ok_and(|number| heard.reads(number)) && is_word && !heard.fits(behind, before)
    });
    wrong.map(|words| words.join(" ")).collect()
}

#[test]
fn a_number_before_a_noun_is_a_word_wherever_a_voice_reads_it_wrong() {
    let glossary = Glossary::read(&read(".github/GLOSSARY.md"));
    assert!(glossary.heard.len() > 5, "{glossary:?}");
    for (language, rule) in &glossary.heard {
        let language: Language = language.parse().expect("a language");
        let texts = [heard::<TroyesDice>, heard::<DiceVillage>, heard::<Troyes>].map(|heard| heard(language));
        let texts = texts.into_iter().flatten();
        let wrong: Vec<_> =
            texts.map(|text| (wrong(&text, rule), text)).filter(|(wrong, _)| !wrong.is_empty()).collect();
        assert!(wrong.is_empty(), "{language}: {wrong:#?}");
    }
}

/// What this test hears in a text, so that it can fail.
#[test]
fn a_number_that_is_read_wrong_is_heard() {
    let glossary = Glossary::read(&read(".github/GLOSSARY.md"));
    let check = |language: &str, text: &str, count| {
        assert_eq!(wrong(text, &glossary.heard[language]).len(), count, "{language}: {text}");
    };
    check("de", "1 Gefallen: Würfelt noch einmal. Platz 1 geht an Rot, die schwarze 1 trifft.", 1);
    check("fr", "Rouge paie 1 faveur et relance : 1 et 6.", 1);
    check("es", "Cada dado da 1 favor; el 1 negro, 11 favores.", 1);
    check("it", "Con 1 influenza il dado passa da 1 a 2.", 1);
    check("pl", "Czerwony ma na stole 5 z 9 kart, 2 monety i 12 przysług, w kolumnie 3 stoi Forteca.", 3);
    check("lt", "Raudonasis gauna: 4 kortos, 22 monetos. Stulpelyje Nr. 3 stovi Tvirtovė, 8 plokštelė galioja.", 2);
}

#[test]
fn a_negative_number_has_a_minus_sign() {
    for language in Language::ALL {
        let words = Words::of::<Troyes>(language, Manner::Plain);
        let told = words.with("fame-roy-result", &[("result", (-17).into())]);
        assert!(told.ends_with("\u{2212}17") && !told.contains('-'), "{told}");
        assert_eq!(words.decimals(-0.5, 1).chars().next(), Some('\u{2212}'));
    }
}
