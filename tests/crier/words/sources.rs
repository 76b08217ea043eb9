//! The sources and the English file name the same messages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::crier::words::files::messages;
use crate::crier::words::path;

/// All Rust sources of the program, one behind the other.
fn sources() -> String {
    let mut text = String::new();
    gather(&path("src"), &mut text);
    text
}

fn gather(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

/// Every literal that could be a message's name: small letters, digits and hyphens.
fn literals(text: &str) -> BTreeSet<&str> {
    let sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    text.split('"').filter(|literal| !literal.is_empty() && literal.chars().all(sign)).collect()
}

/// The literals behind a call, as in `words.text("…")`, with any space between.
fn called(text: &str) -> BTreeSet<&str> {
    let calls = [
        "words.text(",
        "words.with(",
        "words.clause(",
        "self.text(",
        "self.with(",
        "tools.text(",
        ".button(ui,",
        "button_if(ui,",
    ];
    let behind = calls.iter().flat_map(|call| text.split(call).skip(1));
    let literal = behind.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    literal.filter(|literal| literals(&format!("\"{literal}\"")).contains(literal)).collect()
}

#[test]
fn what_is_called_is_there() {
    let (text, english) = (sources(), messages("assets/locales/en.ftl"));
    let missing: Vec<_> = called(&text).into_iter().filter(|name| !english.contains_key(*name)).collect();
    assert!(missing.is_empty(), "en.ftl lacks {missing:?}");
    // Names that are chosen first and called later.
    let families = "cry headline effect price refusal desk setup keys cli guide room settings picture paper building \
                    resource sheet warning results achievement system file store args damage check";
    let families: Vec<&str> = families.split(' ').collect();
    let is_named = |literal: &&str| literal.split_once('-').is_some_and(|(family, _)| families.contains(&family));
    let named = literals(&text).into_iter().filter(is_named);
    let missing: Vec<_> = named.filter(|name| !english.contains_key(*name)).collect();
    assert!(missing.is_empty(), "en.ftl lacks {missing:?}");
}

#[test]
fn what_is_there_is_called() {
    let (text, english) = (sources(), messages("assets/locales/en.ftl"));
    let (literals, by_messages) = (literals(&text), english.values().flat_map(|uses| &uses.messages));
    let by_messages: BTreeSet<&str> = by_messages.map(String::as_str).collect();
    let idle: Vec<_> = english
        .keys()
        .map(|name| name.strip_suffix(".clause").unwrap_or(name))
        .filter(|name| !literals.contains(name) && !by_messages.contains(name))
        .collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}
