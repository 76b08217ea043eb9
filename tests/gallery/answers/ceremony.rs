//! What phones see of a ceremony: as much as the desk has revealed, and nothing sooner.

use std::sync::Arc;

use serde_json::Value;
use town_crier::chronicle::hall::Hall;
use town_crier::crier::{Language, Manner, Turn, Words};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Finished;
use town_crier::show::{Ceremony, CeremonyShown, Seals, Show, Shown, Step};

use super::{KEY, Room, US};
use crate::show::ceremony::{played, sheet};

fn view(room: &Room) -> Value {
    serde_json::from_str(&room.send("GET", &format!("/{KEY}/view?lang=en"), &[("host", US)], "").text).expect("JSON")
}

#[test]
fn a_step_is_told_once_it_has_moved_and_a_place_once_it_stands() {
    let record = played(&[("Anna", sheet(6, 1, 4, 20)), ("Ben", sheet(2, 6, 0, 28)), ("Cleo", sheet(4, 4, 9, 30))]);
    let ceremony =
        Arc::new(Ceremony::new(&Finished::of(&record).expect("it is over"), record.table(), Turn::default()));
    let (over, won) = (Arc::new(Shown::now(&record)), Arc::new(Shown::won(&record)));
    let show = |step: Step, number| Show {
        shown: Some(Arc::clone(if step.tells_winner() { &won } else { &over })),
        ceremony: Some(CeremonyShown { ceremony: Arc::clone(&ceremony), step, number }),
        ..Show::default()
    };
    let room = Room::new();
    let heading = |view: &Value| view["ceremony"]["heading"].as_str().expect("a heading").to_owned();
    let places = |view: &Value| {
        let bars = view["ceremony"]["bars"].as_array().expect("bars").clone();
        bars.into_iter().map(|bar| bar["place"].as_u64().expect("a place")).collect::<Vec<_>>()
    };
    assert!(!room.0.follow(show(Step::Names, Some(1))), "names hide nothing");
    let steps = ceremony.steps();
    let mut before = view(&room);
    assert_eq!(places(&before), [0, 0, 0]);
    for (step, number) in steps.iter().copied().zip(1..).skip(1) {
        let hides = room.0.follow(show(step, Some(number)));
        let meanwhile = view(&room);
        assert_eq!(hides, step != Step::Winner, "{step:?}");
        if hides {
            assert_eq!(meanwhile["ceremony"], before["ceremony"], "{step:?} is not seen yet");
            // What the desk shows on without a motion is told as well, but for the step.
            assert!(room.0.follow(Show { dark: true, ..show(step, Some(number)) }));
            assert_eq!(view(&room)["screen"], "dark");
            room.0.follow(show(step, Some(number)));
        }
        room.0.reveal();
        let told = view(&room);
        let stands = places(&told).into_iter().filter(|place| *place > 0).count();
        let due = match step {
            Step::Names | Step::Category(_) | Step::Whole => 0,
            Step::Places { .. } | Step::Duel => 1,
            Step::Winner | Step::Awards | Step::Seals | Step::Podium => 3,
        };
        assert_eq!(stands, due, "{step:?}: {}", told["ceremony"]);
        // Whose place was told just now is marked, and nobody else.
        let is_new = |bar: &&Value| bar["revealed"] == true;
        let new = told["ceremony"]["bars"].as_array().expect("bars").iter().filter(is_new).count();
        assert_eq!(new, usize::from(matches!(step, Step::Places { .. })), "{step:?}: {}", told["ceremony"]);
        // Nobody has no points before all is counted, and what the bars say is not said in a sentence, too.
        let bars = told["ceremony"]["bars"].as_array().expect("bars");
        let is_all = bars.iter().all(|bar| bar["place"] != 0);
        assert!(bars.iter().all(|bar| bar["told"] == false || is_all || bar["points"] != 0), "{step:?}: {bars:?}");
        assert_eq!(told["ceremony"]["repeats"], matches!(step, Step::Names | Step::Podium), "{step:?}");
        // Over the podium stands who won, as on the desk.
        let winner = told["ceremony"]["winner"].as_str().unwrap_or_default();
        assert_eq!(winner.contains("wins"), step == Step::Podium, "{step:?}: {winner}");
        assert!(told["asks"].is_null(), "{step:?}: a sheet before it would hide it");
        // What the points come from can be looked up in the end, and adds up.
        for bar in bars {
            let parts = bar["parts"].as_array().expect("parts");
            let sum: i64 = parts.iter().filter_map(|part| part["points"].as_i64()).sum();
            assert_eq!(!parts.is_empty(), step == Step::Podium, "{step:?}: {bar}");
            assert!(parts.is_empty() || Some(sum) == bar["points"].as_i64(), "{bar}");
            assert!(
                bar["note"].as_str().is_some_and(|note| note.is_empty() || step == Step::Podium),
                "{step:?}: {bar}"
            );
        }
        assert!(bars.iter().all(|bar| bar["ink"].as_str().is_some_and(|ink| ink.starts_with('#'))));
        assert_eq!(told["cry"]["headline"].to_string().contains("wins"), step.tells_winner(), "{step:?}");
        assert!(step == Step::Duel || !heading(&told).is_empty(), "{step:?}");
        before = told;
    }
    // Whoever leaves the ceremony leaves it at once.
    assert!(!room.0.follow(Show { shown: Some(won), ..Show::default() }));
    assert_eq!(view(&room)["screen"], "over");
}

#[test]
fn awards_and_new_achievements_are_told_in_rows() {
    let record = played(&[("Anna", sheet(6, 1, 4, 42)), ("Ben", sheet(2, 6, 0, 41)), ("Cleo", sheet(4, 4, 9, 0))]);
    let finished = Finished::of(&record).expect("it is over");
    let mut hall = Hall::default();
    hall.add(finished.clone());
    let words = Words::of::<TroyesDice>(Language::English, Manner::Plain);
    let seals = Seals::new(&words, hall, finished.id());
    let ceremony = Ceremony::new(&finished, record.table(), Turn::default()).with_seals(seals).expect("its own");
    let (ceremony, won) = (Arc::new(ceremony), Arc::new(Shown::won(&record)));
    let show = |step| Show {
        shown: Some(Arc::clone(&won)),
        ceremony: Some(CeremonyShown { ceremony: Arc::clone(&ceremony), step, number: None }),
        ..Show::default()
    };
    let told = |step| view(&Room::showing(show(step)))["ceremony"].clone();
    let heads = |told: &Value| -> Vec<Value> {
        told["lines"].as_array().expect("lines").iter().map(|line| line["rows"][0].clone()).collect()
    };
    let awards = told(Step::Awards);
    assert!(!heads(&awards).is_empty(), "{awards}");
    for line in awards["lines"].as_array().expect("lines") {
        let rows: Vec<_> = line["rows"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
        assert_eq!(line["text"], format!("{}: {} ({})", rows[0], rows[1], rows[2]));
        assert!(line["fill"].is_null());
    }
    let seals = told(Step::Seals);
    assert_eq!(heads(&seals), ceremony.view(&words).seals.iter().map(|seal| &*seal.name).collect::<Vec<_>>());
    for line in seals["lines"].as_array().expect("lines") {
        let bars = seals["bars"].as_array().expect("bars");
        let own = bars.iter().find(|bar| bar["name"] == line["rows"][0]).expect("a bar");
        assert_eq!((&line["fill"], &line["ink"]), (&own["fill"], &own["ink"]));
        assert!(line["rows"].as_array().is_some_and(|rows| rows.len() > 1), "{line}");
    }
}
