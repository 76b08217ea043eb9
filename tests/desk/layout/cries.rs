//! Every letter of a cry lies on its card, no word is broken, and what the back row looks for is never small: at the half-days
//! with the most to tell, in every language, manner, size of window and size of text, with the time and without.

use std::collections::BTreeSet;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::rules::Phase;

use super::{ROOMS, TEXTS, case};
use crate::desk::cries::wrong_letters;
use crate::desk::lettered::{HARD, Seen, half_day, view};

/// Windows that are higher than wide, beside those that there are.
const TURNED: [[f32; 2]; 2] = [[1080.0, 1920.0], [800.0, 1280.0]];

#[test]
fn every_cry_stands_on_its_card_everywhere() {
    let cases = case::hardest().into_iter().map(|case| (case.name, case.record));
    let choosing = cases.filter(|(_, record)| record.table().phase() == Phase::Choose);
    let hard = HARD.map(|(code, day)| (format!("{code} day {day}"), half_day(code, day)));
    let mut wrong = BTreeSet::new();
    for (at, (name, record)) in hard.into_iter().chain(choosing).enumerate() {
        for (number, language) in Language::ALL.into_iter().enumerate() {
            let all = Manner::ALL.into_iter().flat_map(|manner| [(manner, true), (manner, false)]);
            let all: Vec<(Manner, bool)> = all.collect();
            // The hardest of all meet everything; of the others each meets every language, and all take turns.
            let (ways, texts) = if at < HARD.len() {
                (all.as_slice(), TEXTS.as_slice())
            } else {
                let (way, text) = ((at + number) % all.len(), (at + number / 2) % TEXTS.len());
                (&all[way..=way], &TEXTS[text..=text])
            };
            for ((manner, timed), text) in ways.iter().flat_map(|way| texts.iter().map(move |text| (*way, *text))) {
                let seen = Seen { language, manner, timed, text };
                let words = Words::of::<TroyesDice>(language, manner);
                let (_folder, mut desk) = view(&record, seen);
                for size in ROOMS.into_iter().chain(TURNED) {
                    desk.project(size);
                    let found = wrong_letters(&desk.written(), &record, &words, size);
                    wrong.extend(found.into_iter().map(|what| format!("{name}, {seen:?}, {size:?}: {what}")));
                }
            }
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}
