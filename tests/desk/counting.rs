//! The view while everybody counts: the guide, and who has handed in.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{Sheet, TroyesDice};
use town_crier::play::Seat;
use town_crier::show::{Counted as _, HandedIn};

use crate::desk::{Place, SIZE, TestDesk};
use crate::games::troyes_dice::english;
use crate::show::ceremony::{played, sheet};

/// A game that is over; Ben and Cleo have not handed in.
fn counting() -> Record {
    played(&[("Anna", sheet(6, 1, 4, 20)), ("Ben", Sheet::default()), ("Cleo", Sheet::default())])
}

fn projected(record: &Record) -> TestDesk {
    let mut desk = Place::keeping("(motion: none)", record).sized(SIZE);
    desk.press(Key::Space).press(Key::F11);
    desk
}

#[test]
fn the_projector_shows_how_to_count_and_who_has_handed_in() {
    let mut desk = projected(&counting());
    desk.has("The game is over");
    for step in TroyesDice::count_steps(&english()) {
        assert!(desk.0.query_by_label_contains(&step.text).is_some(), "{}", step.text);
    }
    desk.has("Anna: handed in").has("Ben: not handed in yet").has("Cleo: not handed in yet");
    desk.has("2 sheets left until the results");
    assert_eq!(desk.0.query_all_by_label_contains("Count your").count(), 1, "it is told once");
}

#[test]
fn a_sheet_counts_once_it_is_possible_and_nobody_types_in_it() {
    let mut record = counting();
    let mut results = record.results().expect("sheets").clone();
    results.players.get_mut(Seat(1)).expect("Ben").sheet = sheet(2, 6, 0, 28);
    record.set_results(Some(results));
    let awaited = |filled| HandedIn::of(&record, filled).awaited();
    assert_eq!([None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))].map(awaited), [1, 2, 2, 1]);
    let names: Vec<String> = HandedIn::of(&record, None).players(&english()).map(|(_, name, _)| name).collect();
    assert_eq!(names, ["Anna", "Ben", "Cleo"]);
}

#[test]
fn a_sheet_that_cannot_be_is_to_be_checked_and_no_longer_awaited() {
    let mut record = counting();
    let mut results = record.results().expect("sheets").clone();
    results.players.get_mut(Seat(1)).expect("Ben").sheet.citizens = 61;
    record.set_results(Some(results));
    let handed_in = HandedIn::of(&record, None);
    assert_eq!((handed_in.awaited(), handed_in.to_check()), (1, 1));
    projected(&record).has("1 sheet left until the results · 1 sheet to check").has("Ben: not handed in yet");
}

#[test]
fn the_last_sheet_leads_to_the_ceremony() {
    let mut desk = projected(&played(&[("Anna", sheet(6, 1, 4, 20)), ("Ben", sheet(2, 6, 0, 28))]));
    desk.has("All sheets are in: the results are next");
}

#[test]
fn every_game_says_how_it_is_counted_in_every_language() {
    for words in crate::games::all_words::<TroyesDice>() {
        let steps = TroyesDice::count_steps(&words);
        assert_eq!(steps.len(), 3, "{}", words.language());
        assert!(steps.iter().all(|step| !step.signs.is_empty() && !step.text.is_empty()));
    }
    for words in crate::games::all_words::<DiceVillage>() {
        assert_eq!(DiceVillage::count_steps(&words).len(), 2, "{}", words.language());
    }
}

#[test]
fn many_names_stand_in_columns_and_none_leaves_the_window() {
    let names: Vec<String> = (1..=14).map(|at| format!("Somebody {at}")).collect();
    let players: Vec<(&str, Sheet)> = names.iter().map(|name| (name.as_str(), sheet(6, 1, 4, 20))).collect();
    let desk = projected(&played(&players));
    let lines = desk.0.query_all_by_label_contains(": handed in").map(|node| node.rect()).collect::<Vec<_>>();
    assert_eq!(lines.len(), 14);
    let mut lefts: Vec<u32> = lines.iter().map(|line| line.left().to_bits()).collect();
    lefts.sort_unstable();
    lefts.dedup();
    assert!((2..=3).contains(&lefts.len()), "{lines:?}");
    assert!(lines.iter().all(|line| line.max.x <= SIZE[0] && line.max.y <= SIZE[1]), "{lines:?}");
}
