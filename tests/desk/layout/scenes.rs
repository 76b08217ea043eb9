//! Every view of a motion: one thing at a time, and nothing of it cut, covered or too small.

use std::collections::BTreeSet;

use egui::Key;
use town_crier::chronicle::Next;
use town_crier::crier::{Cried as _, Language, Manner, Turn, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{Calendar, Flip, Happening, Phase};
use town_crier::show::Shown;
use town_crier::stage::{Focus, Motion, Staged as _};

use super::painted::Painted;
use super::{ROOMS, TEXTS, case};
use crate::desk::Place;

/// Between two frames that are looked at, in seconds: what the harness lets pass.
const STEP: f32 = 0.25;

#[test]
fn every_view_of_a_motion_is_whole_and_read_from_the_back_row() {
    let mut wrong = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let orders = orders();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        for (at, (name, before)) in orders.iter().enumerate() {
            let size = ROOMS[(number + at * 3) % ROOMS.len()];
            let text = TEXTS[(number / 2 + at) % TEXTS.len()];
            let who = format!("{name}, {language}, {}×{}, text {text}", size[0], size[1]);
            look(before, language, (size, text), &mut seen, |what| {
                wrong.insert(format!("{who}: {what}"));
            });
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
    assert_eq!(
        seen,
        ["ahead", "beside", "grid", "picture", "table"].into_iter().collect(),
        "all of them are looked at"
    );
}

/// Games before the orders that have the most to show.
fn orders() -> Vec<(&'static str, Record)> {
    let choosing = |record: &Record| record.table().phase() == Phase::Choose;
    let cases: Vec<Record> = case::hardest().into_iter().map(|case| case.record).filter(choosing).collect();
    let closes = |kind: fn(&Happening) -> bool| {
        let many = |record: &&Record| next(record).iter().filter(|happening| kind(happening)).count();
        cases.iter().max_by_key(many).cloned().expect("a game")
    };
    let struck = |record: &&Record| {
        let told = record.last();
        told.map_or(0, |told| told.happenings.iter().filter_map(Happening::struck).filter(|one| one.sheets).count())
    };
    let mut roll = cases.iter().max_by_key(struck).cloned().expect("a game");
    roll.undo();
    vec![
        ("two strikes", roll),
        ("tiles turn to raids", closes(|happening| matches!(happening, Happening::Flip(Flip::Tile { .. })))),
        ("a day begins", closes(|happening| matches!(happening, Happening::Calendar(Calendar::DayBegan { .. })))),
    ]
}

/// What the next order causes.
fn next(record: &Record) -> Vec<Happening> {
    let mut record = record.clone();
    let Next::Order(ask) = record.next() else { return Vec::new() };
    record.ask(ask).expect("the next right thing").happenings.to_vec()
}

fn look(
    before: &Record,
    language: Language,
    (size, text): ([f32; 2], &str),
    seen: &mut BTreeSet<&'static str>,
    mut tell: impl FnMut(String),
) {
    let settings = format!("(motion: full, language: Some(\"{language}\"), room_text: Some({text}))");
    let mut desk = Place::keeping(settings, before).sized(size);
    desk.press(Key::Space).press(Key::F11);
    desk.0.key_press(Key::Space);
    desk.0.step();
    let after = desk.record().clone();
    let told = after.last().expect("an order was given");
    let moment = TroyesDice::moment(told, &TroyesDice::cries(told), Turn::new(after.code(), after.steps()).seed());
    let words = Words::of::<TroyesDice>(language, Manner::Plain);
    let cards = Shown::now(&after).news.cards(&words);
    // The frame that took the key showed the beginning.
    let mut seconds = STEP;
    while seconds <= moment.duration(Motion::Full) + STEP {
        desk.0.step();
        let looking = moment.looking(Motion::Full, seconds);
        // While one view takes the place of another, both are seen.
        if looking.entered >= 1.0 {
            let painted = Painted::of(&desk);
            let headline = match looking.focus {
                Focus::Beside(cry) | Focus::Card(cry) => {
                    let title = cards[cry].title.as_str();
                    if !painted.shows(title) {
                        tell(format!("“{title}” is not written at {seconds} s"));
                    }
                    title
                }
                Focus::Picture | Focus::Ahead | Focus::Grid | Focus::Table => "",
            };
            seen.insert(match looking.focus {
                Focus::Picture => "picture",
                Focus::Ahead => "ahead",
                Focus::Beside(_) => "beside",
                Focus::Card(_) => "alone",
                Focus::Grid => "grid",
                Focus::Table => "table",
            });
            let picture = super::rect(&desk, &words.text("desk-wheel"));
            // A field that is crossed out comes nearer, over itself.
            let nearer = |what: &str| {
                let head = |number: u8| {
                    what.starts_with(&format!("“{number}”")) && what.contains(&format!("lies over “{number}”"))
                };
                looking.focus == Focus::Grid && (1..=6).any(head)
            };
            let found = painted.wrong(size).into_iter().chain(painted.too_small(size, headline, picture));
            for what in found.filter(|what| !nearer(what)) {
                tell(format!("{what} at {seconds} s"));
            }
        }
        seconds += STEP;
    }
}
