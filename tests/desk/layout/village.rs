//! Dice Village late and early in a game of four people with long names, as the room sees it.

use std::collections::BTreeSet;

use egui::Key;
use town_crier::chronicle::Record as AnyRecord;
use town_crier::cli::Commanded as _;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::dice_village::record::{CardsFrom, DiceFrom, Opening, Record};
use town_crier::games::dice_village::rules::DiceVillage;
use town_crier::show::{Reader, Shown};

use super::painted::Painted;
use super::{ROOMS, TEXTS, check, rect};
use crate::desk::Place;
use crate::desk::dice_village::opening;

/// As long as names are that people have.
const NAMES: [&str; 4] = ["Maximiliane", "Bartholomäus", "Wilhelmina", "Konstantinas"];

#[test]
fn nothing_of_dice_village_is_cut_covered_or_too_small() {
    let dealt = opening(CardsFrom::Code, DiceFrom::Code, 4);
    let opening = Opening { players: NAMES.map(ToOwned::to_owned).to_vec(), ..dealt };
    let mut record: Record = AnyRecord::open(opening).expect("it opens");
    let mut wrong = BTreeSet::new();
    for step in 0..1_000 {
        if step % 2 == 0 {
            look(&record, step, step / 2, &mut wrong);
        }
        let Some(ask) = DiceVillage::next_by_bots(&record) else { break };
        record.ask(ask).expect("bots follow the rules");
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}

/// Looks at the table after so many orders, in one size and language after the other.
fn look(record: &Record, step: usize, at: usize, wrong: &mut BTreeSet<String>) {
    let room = ROOMS[at % ROOMS.len()];
    // Each size meets each language and each size of texts.
    let language = Language::ALL[(at / ROOMS.len() * 3 + at) % Language::ALL.len()];
    let far = TEXTS[at / ROOMS.len() % TEXTS.len()];
    let settings = format!("(motion: none, language: Some(\"{language}\"), room_text: Some({far}))");
    let words = Words::of::<DiceVillage>(language, Manner::Plain);
    let shown = Shown::now(record);
    let mut desk = Place::keeping(settings, record).sized(room);
    desk.press(Key::Space).press(Key::F11);
    let said = shown.news.said(&words);
    let view = shown.view(&words, Reader::Audience);
    let mut found = check(&desk, room, &view, Some(said.headline.as_str()));
    // Before the first roll it is told what everybody prepares, and nothing is cried.
    if step > 0 {
        let cry = rect(&desk, &said.heard()).expect("the cry");
        let painted = Painted::of(&desk);
        let mut written = painted.texts().filter(|(text, place)| *text == said.headline && cry.intersects(**place));
        let headline = written.next().expect("its headline").1;
        if !cry.expand(4.0).contains_rect(*headline) {
            found.push(format!("“{}” {headline:?} leaves its place {cry:?}", said.headline));
        }
    }
    let who = format!("{}×{}, text {far}, {language}, after {step} orders", room[0], room[1]);
    wrong.extend(found.into_iter().map(|what| format!("{who}: {what}")));
}
