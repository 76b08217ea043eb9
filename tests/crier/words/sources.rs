//! The sources and the English files name the same messages.
//!
//! What is said while the other tests run is held there: `Words` asserts that a message is there and is told enough.
//! Here stands the rest: names that no test comes by, messages that nobody asks for any more, and rooms that ask for the
//! messages of a game.

use std::collections::BTreeSet;

use town_crier::crier::Language;

use crate::crier::words::files::{Messages, plain};
use crate::crier::words::{FOLDERS, tells_unit};
use crate::sources::{SOURCES, Token, read};

/// A text between quotes that may name a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Literal {
    file: String,
    text: String,
    place: Stands,
}

/// Where a literal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stands {
    /// Where a message is asked for by its name.
    Asked,
    /// Where a drawing is named.
    Drawing,
    /// Anywhere else: as a name that is chosen first and asked for later, as the name of a value, as something else.
    Elsewhere,
}

/// What asks for a message: whose method it is if that matters, the method or function, and which argument is the name.
const ASKING: [(Option<&str>, &str, usize); 9] = [
    (None, "text", 0),
    (Some("words"), "clause", 0),
    (None, "in_form", 1),
    (Some("words"), "with", 0),
    (Some("self"), "with", 0),
    (None, "button", 1),
    (None, "button_if", 1),
    (None, "row", 2),
    (None, "row_title", 2),
];

/// Every literal of the sources that looks like a message's name: small letters, digits and hyphens.
fn literals() -> Vec<Literal> {
    let mut all = Vec::new();
    for source in SOURCES.iter() {
        literals_of(&source.path.to_string_lossy().replace('\\', "/"), &source.tokens, &[], &mut all);
    }
    all
}

/// The literals of these tokens, which stand in brackets behind the others.
fn literals_of(file: &str, tokens: &[Token], before: &[Token], all: &mut Vec<Literal>) {
    let sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let is_name = |text: &str| text.starts_with(|first: char| first.is_ascii_lowercase()) && text.chars().all(sign);
    let mut argument = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Token::Sign(',') => argument += 1,
            Token::Text(text) if is_name(text) => {
                let first = at == 0 || tokens[at - 1] == Token::Sign(',');
                let place = if first { place(before, argument) } else { Stands::Elsewhere };
                all.push(Literal { file: file.to_owned(), text: text.clone(), place });
            }
            Token::Group(_, inner) => literals_of(file, inner, &tokens[..at], all),
            _ => {}
        }
    }
}

/// Where an argument of that call stands.
fn place(call: &[Token], argument: usize) -> Stands {
    let word = |token: Option<&Token>, name: &str| token == Some(&Token::Word(name.to_owned()));
    let at = |back: usize| call.len().checked_sub(back).map(|at| &call[at]);
    let asks = |(whose, name, which): (Option<&str>, &str, usize)| {
        let is_whose = |whose| at(2) == Some(&Token::Sign('.')) && word(at(3), whose);
        word(at(1), name) && which == argument && whose.is_none_or(is_whose)
    };
    if ASKING.into_iter().any(asks) {
        Stands::Asked
    } else if at(1) == Some(&Token::Sign('!'))
        && (argument == 0 && word(at(2), "art") || argument == 1 && word(at(2), "drawing"))
    {
        Stands::Drawing
    } else {
        Stands::Elsewhere
    }
}

/// The English messages of every folder together.
fn english() -> Messages {
    FOLDERS.into_iter().flat_map(|folder| plain(folder, Language::English)).collect()
}

/// The names of the values that messages are told.
fn values(messages: &Messages) -> BTreeSet<&str> {
    messages.values().flat_map(|uses| &uses.variables).map(String::as_str).collect()
}

impl Literal {
    /// Whether this asks for the message of that name. What is the name of a value too, as `color`, must stand where
    /// messages are asked for.
    fn asks_for(&self, name: &str, values: &BTreeSet<&str>) -> bool {
        let may = match self.place {
            Stands::Asked => true,
            Stands::Drawing => false,
            Stands::Elsewhere => !values.contains(name),
        };
        // A cry has a headline of the same name.
        let is_headline = name.strip_prefix("headline-").is_some_and(|own| self.text.strip_prefix("cry-") == Some(own));
        may && (self.text == name || is_headline)
    }
}

#[test]
fn what_is_asked_for_is_there() {
    let english = english();
    let values = values(&english);
    // Names that are chosen first and asked for later are known by what they begin with.
    let families: BTreeSet<&str> = english.keys().filter_map(|name| Some(name.split_once('-')?.0)).collect();
    let is_family = |text: &str| text.split_once('-').is_some_and(|(family, _)| families.contains(family));
    let missing = |literal: &Literal| match literal.place {
        Stands::Asked => !english.contains_key(&literal.text),
        Stands::Drawing => false,
        Stands::Elsewhere => {
            is_family(&literal.text) && !english.contains_key(&literal.text) && !values.contains(literal.text.as_str())
        }
    };
    let missing: Vec<_> = literals().into_iter().filter(missing).collect();
    assert!(missing.is_empty(), "no message is called so: {missing:#?}");
}

#[test]
fn what_is_there_is_asked_for() {
    let (literals, english) = (literals(), english());
    let values = values(&english);
    let called: BTreeSet<&str> = english.values().flat_map(|uses| &uses.messages).map(String::as_str).collect();
    let is_asked = |name: &String| {
        let name = [".clause", ".short"].iter().find_map(|form| name.strip_suffix(form)).unwrap_or(name);
        literals.iter().any(|literal| literal.asks_for(name, &values))
    };
    let idle: Vec<_> = english.keys().filter(|name| !called.contains(name.as_str()) && !is_asked(name)).collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn a_room_says_only_what_the_app_says() {
    let all = english();
    let values = values(&all);
    let rooms: Vec<_> = literals().into_iter().filter(|literal| !literal.file.starts_with("src/games/")).collect();
    for folder in FOLDERS.into_iter().filter(|folder| *folder != "app") {
        let mut names = plain(folder, Language::English);
        names.retain(|name, _| !tells_unit(name));
        let said: BTreeSet<_> =
            rooms.iter().filter(|literal| names.keys().any(|name| literal.asks_for(name, &values))).collect();
        assert!(said.is_empty(), "these are messages of {folder}: {said:#?}");
    }
}

/// What these tests see in a source, so that they can fail.
#[test]
fn sources_are_read_as_they_are_written() {
    let code = r#"
        words.text("one"); words.with(
            "two", &[("color", color.into())]); match it { A => "three-four", B => art!("five-six") }
        ui.id().with("seven"); format!("{eight} nine"); words.text("color");
        row(ui, tools, "ten", "eleven"); button(ui, // "twelve"
            "twelve-a");
    "#;
    let mut literals = Vec::new();
    literals_of("a.rs", &read(code), &[], &mut literals);
    let seen: Vec<_> = literals.iter().map(|literal| (literal.text.clone(), literal.place)).collect();
    let expected = [
        ("one", Stands::Asked),
        ("two", Stands::Asked),
        ("color", Stands::Elsewhere),
        ("three-four", Stands::Elsewhere),
        ("five-six", Stands::Drawing),
        ("seven", Stands::Elsewhere),
        ("color", Stands::Asked),
        ("ten", Stands::Asked),
        ("eleven", Stands::Elsewhere),
        ("twelve-a", Stands::Asked),
    ];
    assert_eq!(seen, expected.map(|(text, place)| (text.to_owned(), place)));
    let values = BTreeSet::from(["color"]);
    let asks = |at: usize, name: &str| literals[at].asks_for(name, &values);
    assert!(asks(0, "one") && asks(3, "three-four") && asks(6, "color") && !asks(2, "color") && !asks(4, "five-six"));
}
