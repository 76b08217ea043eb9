//! Sheets: judged as at the desk, handed in, settled, and told of in the end.

use std::collections::BTreeSet;
use std::fs;

use jiff::civil::date;
use town_crier::chronicle::hall::{Finished, Hall};
use town_crier::chronicle::{PlayerSheet, Results};
use town_crier::cli::Commanded as _;
use town_crier::crier::Turn;
use town_crier::gallery::{Frames, ProposalState};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::show::{Ceremony, CeremonyShown, Filled, Step};
use town_crier::stage::Look;

use super::*;
use crate::chronicle::stored::begun;

/// Citizens and nothing else, of the sixteen numbers of a sheet.
fn citizens(number: u16) -> [u16; 16] {
    let mut numbers = [0; 16];
    numbers[15] = number;
    numbers
}

fn with_results(points: &[(&str, u16)]) -> Record {
    let mut record = game(100);
    let player = |(name, points): &(&str, u16)| PlayerSheet {
        name: (*name).to_owned(),
        sheet: Filled { numbers: citizens(*points).map(Some).into(), ticks: vec![] }.sheet::<TroyesDice>().unwrap(),
    };
    let players = points.iter().map(player).collect();
    record.set_results(Some(Results { date: date(2026, 2, 28), stamp: 7, players }));
    record
}

#[test]
fn a_sheet_is_judged_handed_in_and_settled() {
    let record = game(100);
    let room = Room::showing(scored(&record, false));
    let secret = room.sit("Anna");
    assert_eq!(room.ask("", "GET", "/view", "").json()["asks"], "sheet");
    let form = &room.own(&secret)["form"];
    let fields: usize =
        form["groups"].as_array().unwrap().iter().map(|group| group["fields"].as_array().unwrap().len()).sum();
    assert_eq!((fields, form["boxes"].as_array().unwrap().len()), (16, 2));
    // No field says again what stands above it.
    for group in 0..2 {
        let fields = form["groups"][group]["fields"].as_array().unwrap();
        assert!(fields.iter().any(|field| field["name"] == "Fortress"), "{fields:?}");
    }
    assert!(form["boxes"][0]["head"].as_str().unwrap().contains("Anna"));

    // Three cathedrals ask for circles: they are missing while one fills in, and wrong in the end.
    let mut numbers = citizens(9);
    numbers[4] = 3;
    let filling = room.sheet(&secret, &numbers, &[], false);
    let done = room.sheet(&secret, &numbers, &[], true);
    assert_eq!((filling.status, done.status), (200, 422), "{}", done.text);
    assert!(!done.json()["wrong"].as_array().unwrap().is_empty() && room.own(&secret)["sheet"].is_null());

    let blank = room.sheet(&secret, &[], &[], true);
    assert_eq!((blank.status, &blank.json()["missing"][0]), (422, &"Nothing has been entered yet.".into()));
    let good = room.sheet(&secret, &citizens(9), &[true], true);
    assert_eq!((good.status, &good.json()["points"]), (200, &9.into()));
    let own = room.own(&secret);
    assert_eq!((&own["sheet"]["state"], &own["sheet"]["numbers"][15]), (&"waiting".into(), &9.into()));
    assert_eq!((&own["sheet"]["ticks"], &own["judged"]), (&serde_json::json!([true]), &good.json()));
    let proposal = room.0.seats().remove(0).sheet.unwrap();
    assert_eq!(proposal.filled, Filled { numbers: citizens(9).map(Some).into(), ticks: vec![true] });
    for (state, told) in [(ProposalState::Returned, "returned"), (ProposalState::Accepted, "accepted")] {
        room.0.settle(PhoneId(1), state);
        assert_eq!(room.own(&secret)["sheet"]["state"], told);
    }
    assert_eq!(room.sheet(&secret, &citizens(8), &[], true).status, 200);
    assert_eq!(room.own(&secret)["sheet"]["state"], "waiting", "the new one waits");
    let german = room.ask(&secret, "PUT", "/seat/sheet?lang=de", r#"{"numbers":[],"ticks":[],"done":true}"#);
    assert_eq!(german.json()["missing"][0], "Es ist noch nichts eingetragen.");

    for numbers in [vec![0; 17], vec![256], vec![u16::MAX]] {
        let refused = room.sheet(&secret, &numbers, &[], true);
        assert_eq!((refused.status, refused.text.as_str()), (400, "{}"));
    }
    assert_eq!(room.sheet(&secret, &[], &[true; 7], false).status, 400);
    assert_eq!(room.own(&secret)["sheet"]["numbers"][15], 8, "what was refused changes nothing");

    room.0.show(show(&game(3)), false);
    assert_eq!(
        (room.sheet(&secret, &citizens(9), &[], true).status, room.own(&secret)["sheet"].clone()),
        (409, Value::Null)
    );
}

/// What a sheet may hold tells what is in the game.
#[test]
fn a_sheet_is_neither_taken_nor_judged_where_none_is_asked_for() {
    let mut record = begun::<DiceVillage>("NO-SHEETS");
    while let Some(ask) = DiceVillage::next_by_bots(&record) {
        record.ask(ask).expect("the next right thing");
    }
    assert!(record.steps().is_over());
    let known = Show {
        shown: Some(Arc::new(Shown::now(&record))),
        scoring: Some(Arc::new(Scoring::of(&record, false, None))),
        ..Show::default()
    };
    let own = game(100);
    for (show, moving) in [(known, false), (scored(&own, false), true)] {
        let room = Room::new();
        room.0.show(show, moving);
        let guest = room.sit("Guest");
        for done in [false, true] {
            let answer = room.sheet(&guest, &[9, 9, 9], &[], done);
            assert_eq!((answer.status, answer.text.as_str()), (409, "{}"), "{moving}");
        }
        assert!(room.own(&guest)["sheet"].is_null());
    }
}

/// A name that is typed in the count stands there letter by letter; another game that opens has its own, finished or not.
#[test]
fn a_name_that_is_typed_takes_no_seat_and_one_of_another_game_does() {
    let room = Room::showing(scored(&with_results(&[("Anna", 20)]), false));
    let secret = room.sit("B\u{43E}");
    let typed = with_results(&[("Bo", 20)]);
    room.0.show(scored(&typed, false), false);
    assert_eq!(room.ask(&secret, "GET", "/seat", "").status, 200);
    let mut other = after("SAINTJOHN", 100);
    other.set_results(typed.results().cloned());
    room.0.show(scored(&other, false), false);
    assert_eq!(room.ask(&secret, "GET", "/seat", "").status, 403);
}

#[test]
fn words_of_the_game_are_told_in_the_dark_too() {
    let room = Room::showing(Show { dark: true, ..scored(&game(100), false) });
    let secret = room.sit("Anna");
    let form = room.own(&secret)["form"].clone();
    let lit = Room::showing(scored(&game(100), false));
    let own = lit.own(&lit.sit("Anna"));
    assert_eq!(form, own["form"]);
}

#[test]
fn no_sheet_is_asked_for_while_the_results_are_told() {
    let record = with_results(&[("Anna", 9), ("Ben", 3)]);
    let finished = Finished::of(&record).unwrap();
    let ceremony = Arc::new(Ceremony::new(&finished, record.table(), Turn::default()));
    let told = CeremonyShown { ceremony, step: Step::Names, number: None };
    let room = Room::showing(scored(&record, false));
    let secret = room.sit("Anna");
    assert!(!room.own(&secret)["form"].is_null());
    room.0.show(Show { ceremony: Some(told), ..scored(&record, false) }, false);
    assert!(room.own(&secret)["form"].is_null());
    // Whoever leaves the ceremony early counts on.
    room.0.show(scored(&record, false), false);
    assert!(!room.own(&secret)["form"].is_null());
}

#[test]
fn every_drawing_of_a_form_comes_with_the_page() {
    let frames = Frames::new("run".to_owned());
    frames.show(Arc::new(scored(&game(100), false)), false);
    let art = frames.art(Look::Rich);
    let room = Room::showing(scored(&game(100), false));
    let form = room.own(&room.sit("Anna"))["form"].clone();
    let groups = form["groups"].as_array().unwrap();
    for field in groups.iter().flat_map(|group| group["fields"].as_array().unwrap()) {
        let name = field["art"].as_str().expect("a drawing");
        assert!(art.contains(&format!("id=\"art-{name}\"")), "{name} is not there");
    }
}

#[test]
fn nobody_is_told_a_result_before_everybody_was() {
    let record = with_results(&[("Anna", 20), ("Ben", 19)]);
    let room = Room::showing(scored(&record, false));
    let secret = room.sit("Ben");
    assert!(room.own(&secret)["outcome"].is_null());
    for path in ["/seat", "/view"] {
        let told = room.ask(&secret, "GET", path, "").text;
        assert!(!told.contains("\"rank\":") && !told.contains("Anna"), "{path}");
    }
    room.0.show(scored(&record, true), false);
    let outcome = room.own(&secret)["outcome"].clone();
    assert_eq!((&outcome["points"], &outcome["rank"], &outcome["of"]), (&19.into(), &2.into(), &2.into()));
    let stranger = room.sit("Zoe");
    assert!(room.own(&stranger)["outcome"].is_null());
}

/// Every name of a field, however deep.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|value| fields(value, found)),
        Value::Object(all) => all.iter().for_each(|(name, value)| {
            found.insert(name.clone());
            fields(value, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn what_is_sent_and_answered_is_documented_field_by_field() {
    let record = with_results(&[("Anna", 20), ("Ben", 19)]);
    let mut hall = Hall::<TroyesDice>::default();
    let mut before = with_results(&[("Anna", 3)]);
    let results = before.results().cloned().map(|results| Results { stamp: 1, ..results });
    before.set_results(results);
    hall.add(Finished::of(&before).unwrap());
    let scoring = Some(Arc::new(Scoring::of(&record, true, Some(&hall))));
    let room = Room::showing(Show { scoring, ..show(&record) });
    let (mut sent, sat) = (BTreeSet::new(), room.ask("", "POST", "/seat", r#"{"name":"Anna"}"#).json());
    let secret = sat["secret"].as_str().unwrap();
    let wrong = room.sheet(secret, &[99; 16], &[], true);
    assert_eq!(wrong.status, 422);
    assert_eq!(room.sheet(secret, &citizens(20), &[], true).status, 200);
    let refused = room.ask("", "POST", "/seat", r#"{"name":"Anna"}"#).json();
    let asked =
        serde_json::json!([{"name": ""}, {"orders": 0, "ready": true}, {"numbers": [], "ticks": [], "done": true}]);
    for value in [&sat, &room.own(secret), &wrong.json(), &refused, &asked, &room.ask("", "GET", "/seats", "").json()] {
        fields(value, &mut sent);
    }
    let told = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/page/format.md")).expect("a text");
    let (_, told) = told.split_once("# What a phone may send").expect("a chapter");
    for name in &sent {
        assert!(told.contains(&format!("`{name}`")) || told.contains(&format!("\"{name}\":")), "{name} is not told");
    }
    for row in told.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(name, _)| name) {
        assert!(row.contains(' ') || sent.contains(row), "nothing has {row}");
    }
}
