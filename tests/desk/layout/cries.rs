//! Every letter of a cry lies on its card, no word is broken, and what the back row looks for is never small: at the half-days
//! with the most to tell, in every language, manner, size of window and size of text, with the time and without.

use std::collections::BTreeSet;

use egui::Key;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::Phase;
use town_crier::show::{Item, Reader, Shown};

use super::painted::Painted;
use super::{ROOMS, TEXTS, case};
use crate::desk::Place;
use crate::desk::cries::wrong_letters;
use crate::desk::lettered::{HARD, Seen, half_day, view};
use crate::tried::times;

/// Windows that are higher than wide, beside those that there are.
const TURNED: [[f32; 2]; 2] = [[1080.0, 1920.0], [800.0, 1280.0]];

#[test]
fn every_cry_stands_on_its_card_everywhere() {
    let cases = case::hardest().into_iter().map(|case| (case.name, case.record));
    let choosing = cases.filter(|(_, record)| record.table().phase() == Phase::Choose);
    let hard = HARD.map(|(code, day)| (format!("{code} day {day}"), half_day(code, day)));
    let ways: Vec<(Manner, bool)> =
        Manner::ALL.into_iter().flat_map(|manner| [(manner, true), (manner, false)]).collect();
    let rooms: Vec<[f32; 2]> = ROOMS.into_iter().chain(TURNED).collect();
    let mut wrong = BTreeSet::new();
    for (at, (name, record)) in hard.into_iter().chain(choosing).enumerate() {
        for (number, language) in Language::ALL.into_iter().enumerate() {
            for (way, (manner, timed)) in ways.iter().copied().enumerate() {
                // The hardest of all meet every way and window, the others take turns; everything meets everything if that is asked for.
                let (turn, whole) = (at + number + way, times(1) > 1);
                if !whole && at >= HARD.len() && (at + number) % ways.len() != way {
                    continue;
                }
                let texts = if whole { TEXTS.as_slice() } else { &TEXTS[turn % TEXTS.len()..][..1] };
                let every = if whole || at < HARD.len() { 1 } else { 4 };
                for text in texts {
                    let seen = Seen { language, manner, timed, text };
                    let words = Words::of::<TroyesDice>(language, manner);
                    let mut desk = view(&record, seen);
                    for size in rooms.iter().copied().skip(turn % every).step_by(every) {
                        desk.project(size);
                        let found = wrong_letters(&desk.written(), &record, &words, size);
                        wrong.extend(found.into_iter().map(|what| format!("{name}, {seen:?}, {size:?}: {what}")));
                    }
                }
            }
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}

/// The languages with the longest words, and the smallest windows of a desk: with the largest text there is the least room.
const LONG: [Language; 4] = [Language::Lithuanian, Language::Polish, Language::German, Language::French];
const SMALL: [[f32; 2]; 2] = [[1024.0, 768.0], [1280.0, 720.0]];

/// Two strikes in one half-day, of which the second is a raid’s; the first of the last pair was struck before.
const STRUCK: [(&str, u8); 3] = [("HARD5", 5), ("HARD-3", 6), ("HARD5", 8)];

#[test]
fn every_fact_of_a_cry_stands_on_the_desk() {
    let hard = STRUCK.map(|(code, day)| (format!("{code} day {day}"), half_day(code, day)));
    let cases = case::hardest().into_iter().map(|case| (case.name, case.record));
    let choosing = cases.filter(|(_, record)| record.table().phase() == Phase::Choose);
    let mut wrong = BTreeSet::new();
    for (at, (name, record)) in hard.into_iter().chain(choosing).enumerate() {
        for (number, language) in LONG.into_iter().enumerate() {
            for (way, manner) in Manner::ALL.into_iter().enumerate() {
                // The hardest meet every window, the others take turns.
                let all = at < STRUCK.len();
                if !all && (at + number) % 2 != way {
                    continue;
                }
                let limit = if at % 2 == 0 { "choosing: Some(90), " } else { "" };
                let said = format!("language: Some(\"{language}\"), manner: Some(\"{}\")", manner.tag());
                let place = Place::keeping(format!("(motion: none, {limit}{said}, text_size: larger)"), &record);
                let words = Words::of::<TroyesDice>(language, manner);
                for size in SMALL.into_iter().skip(if all { 0 } else { at % 2 }).step_by(if all { 1 } else { 2 }) {
                    let mut desk = place.sized(size);
                    desk.press(Key::Space);
                    let found = untold(&Painted::of(&desk), &record, &words);
                    wrong
                        .extend(found.into_iter().map(|fact| format!("{name}, {language} {manner}, {size:?}: {fact}")));
                }
            }
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} facts are not told:\n{}", list.len(), list.join("\n"));
}

/// What of that half-day is not told: who strikes what, whom it spares, and what each die costs.
fn untold(painted: &Painted, record: &Record, words: &Words) -> Vec<String> {
    let shown = Shown::now(record);
    let (said, cards) = (shown.news.said(words), shown.news.cards(words));
    // On a card a strike is told in short.
    let in_short = |text: &str| {
        let card = cards.iter().find(|card| card.text.as_deref() == Some(text));
        card.and_then(|card| Some((&card.title, card.reason.as_ref()?)))
            .is_some_and(|(title, reason)| painted.tells(title) && painted.tells(reason))
    };
    let sentences = said.sentences.iter().map(|sentence| sentence.text.as_str());
    let view = shown.view(words, Reader::Crier);
    // That no die is free stands beside the picture, in the app’s own words.
    let warned = view.side.warning.as_deref().is_some_and(|warning| painted.tells(warning));
    let is_warning = |text: &str| {
        cards.iter().any(|card| card.signs.is_empty() && card.text.as_deref().unwrap_or(&card.title) == text)
    };
    let cried = sentences
        .filter(|text| !(painted.tells(text) || in_short(text) || (warned && is_warning(text))))
        .map(str::to_owned);
    let offers = view.side.items.iter().filter_map(|item| match item {
        Item::Choice(choice) => Some([&choice.name, &choice.price]),
        Item::Note { .. } | Item::Card { .. } => None,
    });
    let offers = offers.flatten().filter(|text| !painted.tells(text)).cloned();
    // The headline of a cause is told by its sentence.
    let by_sentence = |line: &str| {
        let card = cards.iter().find(|card| card.title == line);
        card.and_then(|card| card.text.as_deref()).is_some_and(|text| painted.tells(text))
    };
    let lines = said.lines.iter().filter(|line| !painted.tells(line) && !by_sentence(line));
    cried.chain(lines.cloned()).chain(offers).collect()
}
