//! Every letter of a cry lies on its card, no word is broken, and what the back row looks for is never small: at the half-days
//! with the most to tell, in every language, manner, size of window and size of text, with the time and without.

use std::collections::BTreeSet;

use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::rules::Phase;

use super::{ROOMS, TEXTS, case};
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
