//! The glossary holds every message: one thing has one word, and what it forbids is said nowhere.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use town_crier::crier::Language;

use crate::crier::words::texts::{TOLD, Texts, texts};
use crate::crier::words::{FOLDERS, read};

/// What `.github/GLOSSARY.md` holds.
#[derive(Debug, Default)]
pub(super) struct Glossary {
    /// The English term, and what it is called in each language, English too.
    terms: Vec<(String, BTreeMap<String, Word>)>,
    /// A language and what stands in none of its messages.
    never: Vec<(String, Word)>,
    /// A message and the term that it may go without.
    without: BTreeSet<(String, String)>,
    /// Which numbers are words where a voice reads them, by language.
    pub(super) heard: BTreeMap<String, Heard>,
}

/// The numbers that a voice reads wrong before a noun.
#[derive(Debug)]
pub(super) struct Heard {
    numbers: RangeInclusive<u16>,
    /// Behind these a number names one thing of many, as in “day 1”.
    behind: Word,
    /// Before these it is read right.
    before: Word,
}

impl Heard {
    /// Whether that number is one of them.
    pub(super) fn reads(&self, number: u16) -> bool {
        self.numbers.contains(&number)
    }

    /// Whether it may stand between these words all the same.
    pub(super) fn fits(&self, behind: &str, before: &str) -> bool {
        self.behind.is(behind) || self.before.is(before)
    }
}

/// A word, by the beginnings from which it is known however it is inflected; in small letters.
#[derive(Debug)]
struct Word(Vec<String>);

impl Word {
    /// “Platz (Platz, Plätz)”, or a word that is its own beginning.
    fn of(cell: &str) -> Self {
        let known = cell.strip_suffix(')').and_then(|cell| cell.split_once(" (")).map_or(cell, |(_, known)| known);
        Self(known.split(", ").map(str::to_lowercase).collect())
    }

    /// Whether the text has it anywhere, as in a compound.
    fn is_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.0.iter().any(|known| text.contains(known))
    }

    /// Whether that word is it, without the signs around it.
    fn is(&self, word: &str) -> bool {
        self.0.contains(&word.trim_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase())
    }

    /// Whether a word of the text begins with it.
    fn begins_in(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let begins = |at: usize| !text[..at].ends_with(char::is_alphanumeric);
        self.0.iter().any(|known| text.match_indices(known).any(|(at, _)| begins(at)))
    }
}

impl Glossary {
    pub(super) fn read(text: &str) -> Self {
        let mut glossary = Self::default();
        let mut head: Vec<&str> = Vec::new();
        for line in text.lines() {
            let Some(row) = line.strip_prefix('|').and_then(|line| line.strip_suffix('|')) else {
                head.clear();
                continue;
            };
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            match (head.as_slice(), cells.as_slice()) {
                ([], _) => head = cells,
                (_, [first, ..]) if first.starts_with('-') => {}
                (["language", ..], [language, word, _]) => {
                    glossary.never.push(((*language).to_owned(), Word::of(word)));
                }
                (["message", ..], [message, term, _]) => {
                    glossary.without.insert(((*message).to_owned(), (*term).to_owned()));
                }
                (["heard", ..], [language, most, behind, before, _]) => {
                    let numbers = 1..=most.parse().expect("a number");
                    let form = Heard { numbers, behind: Word::of(behind), before: Word::of(before) };
                    glossary.heard.insert((*language).to_owned(), form);
                }
                (["en", ..], [english, .., _]) => {
                    let words =
                        head.iter().zip(&cells).map(|(language, word)| ((*language).to_owned(), Word::of(word)));
                    glossary.terms.push(((*english).to_owned(), words.collect()));
                }
                (head, cells) => panic!("no row of {head:?}: {cells:?}"),
            }
        }
        glossary
    }

    /// What a language's messages say against it, beside the English ones.
    fn against(&self, language: &str, english: &Texts, texts: &Texts) -> Vec<String> {
        let mut against = Vec::new();
        for (name, text) in english {
            let Some(said) = texts.get(name) else { continue };
            let short = name.trim_start_matches("herald/");
            for (term, words) in self.terms.iter().filter(|(term, _)| has_term(text, term)) {
                let may = self.without.contains(&(short.to_owned(), term.clone()));
                if !may && !words[language].is_in(said) {
                    against.push(format!("{language}: {name} lacks the word for {term}: {said}"));
                }
            }
        }
        for (_, word) in self.never.iter().filter(|(of, _)| of == language) {
            for (name, said) in texts.iter().filter(|(_, said)| word.begins_in(said)) {
                against.push(format!("{language}: {name} must not say {word:?}: {said}"));
            }
        }
        against
    }
}

/// Whether an English text has a term, in the singular or in the plural.
fn has_term(text: &str, term: &str) -> bool {
    let (text, term) = (text.to_lowercase(), term.to_lowercase());
    text.match_indices(&term).any(|(at, _)| {
        let rest = &text[at + term.len()..];
        let rest = rest.strip_prefix('s').unwrap_or(rest);
        !text[..at].ends_with(char::is_alphanumeric) && !rest.starts_with(char::is_alphanumeric)
    })
}

/// The words of a language, without what its messages are told.
fn said(folders: &[&str], language: Language) -> Texts {
    let words = |text: String| text.replace(TOLD, " ").split_whitespace().collect::<Vec<_>>().join(" ");
    texts(folders, language).into_iter().map(|(name, text)| (name, words(text))).collect()
}

#[test]
fn the_glossary_holds_all_messages() {
    let glossary = Glossary::read(&read(".github/GLOSSARY.md"));
    assert!(glossary.terms.len() > 20 && glossary.never.len() > 20, "{glossary:?}");
    let english = said(&FOLDERS, Language::English);
    let against = |language: Language| glossary.against(language.tag(), &english, &said(&FOLDERS, language));
    let against = Language::ALL.map(against).concat();
    assert!(against.is_empty(), "{}", against.join("\n"));
}

#[test]
fn the_glossary_tells_of_nothing_that_is_not_there() {
    let glossary = Glossary::read(&read(".github/GLOSSARY.md"));
    let english = said(&FOLDERS, Language::English);
    for (term, words) in &glossary.terms {
        assert!(english.values().any(|text| has_term(text, term)), "nobody says {term}");
        assert!(Language::ALL.iter().all(|language| words.contains_key(language.tag())), "{term}: {words:?}");
    }
    for (message, term) in &glossary.without {
        assert!(english.get(message).is_some_and(|text| has_term(text, term)), "{message} has no {term} in English");
    }
    assert!(glossary.never.iter().all(|(language, _)| language.parse::<Language>().is_ok()));
}

/// The app's own words are read in every game.
#[test]
fn the_app_tells_of_no_half_day_which_only_one_game_has() {
    let glossary = Glossary::read(&read(".github/GLOSSARY.md"));
    let (_, words) = glossary.terms.iter().find(|(term, _)| term == "half-day").expect("a term");
    for language in Language::ALL {
        let told = |folder| said(&[folder], language).into_iter().filter(|(_, text)| words[language.tag()].is_in(text));
        assert_eq!(told("app").collect::<Vec<_>>(), [], "{language}");
        assert!(told("troyes-dice").next().is_some(), "{language}: the game itself does");
    }
}

/// What this test sees in a glossary and in messages, so that it can fail.
#[test]
fn a_glossary_finds_what_is_against_it() {
    let glossary = Glossary::read(
        "words\n\n| en | de | source |\n|---|---|---|\n| half-day | Tageshälfte (Tageshälft) | ours |\n\n\
         | language | never | because |\n|---|---|---|\n| de | halber Tag | no |\n\n\
         | message | term | because |\n|---|---|---|\n| short | half-day | it must fit |\n",
    );
    let texts = |pairs: &[(&str, &str)]| -> Texts {
        pairs.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    };
    let english = texts(&[("one", "Two half-days."), ("short", "A half-day."), ("other", "A half-daydream")]);
    let german = texts(&[("one", "Zwei Tageshälften."), ("short", "Kurz."), ("other", "Ein Traum")]);
    assert_eq!(glossary.against("de", &english, &german), Vec::<String>::new());
    let wrong = texts(&[("one", "Ein halber Tag."), ("short", "Kurz.")]);
    let against = glossary.against("de", &english, &wrong);
    assert_eq!(against.len(), 2, "{against:?}");
    assert!(against[0].contains("lacks the word") && against[1].contains("must not say"), "{against:?}");
    assert!(!Word::of("Saal").begins_in("Kursaal") && Word::of("Saal").begins_in("im Saal"));
}
