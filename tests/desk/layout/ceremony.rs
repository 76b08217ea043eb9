//! Each step of the ceremony is read from the back row, whoever played and whatever the projector is like.

use std::collections::BTreeSet;

use egui::Key;
use town_crier::chronicle::Record;
use town_crier::crier::{Cried, Language, Manner, Words};
use town_crier::games::troyes::record::Opening;

use super::case::{PEOPLE, ended};
use super::painted::Painted;
use super::{ROOMS, TEXTS};
use crate::desk::Place;
use crate::games::troyes::record::{results, told_whole};
use crate::games::troyes::solo::{alone, played};

/// More steps than any ceremony has.
const STEPS: usize = 26;

#[test]
fn every_step_of_the_ceremony_is_read_from_the_back_row() {
    let mut wrong = BTreeSet::new();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        let text = TEXTS[number % TEXTS.len()];
        for (people, size) in [1, 2, 3, 6, 10, 14].into_iter().zip(ROOMS.iter().cycle().skip(number)) {
            let who = format!("{people} people, {language}, {}×{}, text {text}", size[0], size[1]);
            wrong.extend(
                look(&ended(&PEOPLE[..people]), language, *size, text).into_iter().map(|what| format!("{who}: {what}")),
            );
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}

/// What is counted building by building, row by row and character by character.
#[test]
fn every_step_of_a_count_of_troyes_is_read_from_the_back_row() {
    let mut record = told_whole(4, 5);
    record.set_results(Some(results(&record)));
    let mut wrong = BTreeSet::new();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        let text = TEXTS[number % TEXTS.len()];
        for size in ROOMS.iter().skip(number % 3).step_by(3) {
            let who = format!("{language}, {}×{}, text {text}", size[0], size[1]);
            wrong.extend(look(&record, language, *size, text).into_iter().map(|what| format!("{who}: {what}")));
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}

/// Two shields, of which one is nobody's at the table, and a verdict of several sentences; hundreds of deniers are inside the margin.
#[test]
fn every_step_against_le_roy_is_read_from_the_back_row() {
    let opening = Opening { players: vec![LONG.to_owned()], ..alone("TROYES1200", &[]) };
    let record = played(opening, |_| false);
    let mut wrong = BTreeSet::new();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        let text = TEXTS[number % TEXTS.len()];
        for size in ROOMS.iter().chain(&[[1080.0, 1920.0]]).skip(number % 3).step_by(3) {
            let who = format!("{language}, {}×{}, text {text}", size[0], size[1]);
            wrong.extend(look(&record, language, *size, text).into_iter().map(|what| format!("{who}: {what}")));
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}

/// A name of one word that no line holds in large letters beside a bar, and on a step of the podium: its hyphen ends a line.
#[test]
fn a_long_name_with_a_hyphen_has_two_lines_before_its_letters_are_small() {
    let opening = Opening { players: vec![LONG.to_owned()], ..alone("TROYES1200", &[]) };
    let record = played(opening, |_| false);
    for size in [[1024.0, 768.0], [1080.0, 1920.0]] {
        let mut desk = Place::keeping("(motion: none)", &record).sized(size);
        desk.press(Key::Space).press(Key::F3).reach("Reveal the results").press(Key::F11);
        for step in 1..STEPS {
            desk.press(Key::Space);
            let painted = Painted::of(&desk);
            let name =
                painted.texts().find(|(text, _)| text.replace('\n', "") == LONG).map(|(text, _)| text.to_owned());
            if let Some(high) = name.and_then(|name| painted.high(&name)) {
                let least = size[0].min(size[1]) * 0.0308;
                assert!(high > least * 1.15, "{size:?}, step {step}: {high}");
            }
            if desk.shows("Place 1: ") {
                break;
            }
        }
    }
}

/// A long name without a space.
const LONG: &str = "Maximiliane-Josephine";

/// Behind the podium, too, where there is little room for large letters.
#[test]
fn long_names_stand_whole_on_the_podium() {
    let names = ["Annegret Hohenbergen", "Bonifatius Altdorfer", "Cleopatra Lindqvists", "Dietlinde Wolkenburg"];
    let mut record = told_whole(4, 5);
    let mut results = results(&record);
    results.players.values_mut().zip(names).for_each(|(player, name)| player.name = name.to_owned());
    record.set_results(Some(results));
    for (size, text) in [([1024.0, 768.0], "larger"), ([1280.0, 720.0], "larger"), ([1920.0, 1080.0], "normal")] {
        let settings = format!("(motion: none, room_text: Some({text}))");
        let mut desk = Place::keeping(settings, &record).sized(size);
        desk.press(Key::Space).press(Key::F3).reach("Reveal the results").press(Key::F11);
        let mut steps = 0;
        while !desk.shows("Place 1: ") {
            desk.press(Key::Space);
            steps += 1;
            assert!(steps < STEPS, "it has no podium");
        }
        let painted = Painted::of(&desk);
        for name in names {
            let is_it = |text: &str| text.replace('\n', " ") == name;
            assert!(painted.texts().any(|(text, _)| is_it(text) && painted.shows(text)), "{size:?}, {text}: {name}");
        }
    }
}

/// What is wrong on any step.
fn look<G: Cried>(record: &Record<G>, language: Language, size: [f32; 2], text: &str) -> Vec<String> {
    let settings = format!("(motion: none, language: Some(\"{language}\"), room_text: Some({text}))");
    let words = Words::of::<G>(language, Manner::Plain);
    let mut desk = Place::keeping(settings, record).sized(size);
    desk.press(Key::Space).press(Key::F3).reach(&words.text("results-reveal")).press(Key::F11);
    let mut wrong = Vec::new();
    for step in 0..STEPS {
        if step > 0 {
            desk.press(Key::Space);
        }
        if desk.shows(&words.text("setup-title")) {
            break;
        }
        let painted = Painted::of(&desk);
        let found = painted.wrong(size).into_iter().chain(painted.too_small(size, "", None));
        // The longest names of many people who share a window as narrow as a phone's may be shortened.
        let found = found.filter(|what| !(what.contains("is cut") && PEOPLE.iter().any(|name| what.contains(name))));
        wrong.extend(found.map(|what| format!("step {step}: {what}")));
    }
    wrong
}
