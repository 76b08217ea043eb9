//! Who sits down, is ready and goes.

use super::*;
use town_crier::chronicle::hall::PlayerName;
use town_crier::gallery::Seats;
use town_crier::games::dice_village::DiceVillage;
use town_crier::play::Seat;

use crate::chronicle::stored::{begun, go_on};

#[test]
fn who_sits_down_gets_a_seat_and_its_secret_once() {
    let room = Room::showing(show(&game(1)));
    let sat = room.ask("", "POST", "/seat", r#"{"name":" Anna  Maria "}"#);
    assert_eq!((sat.status, sat.header("cache-control")), (201, Some("no-store")));
    let own = sat.json();
    assert_eq!((&own["seat"], &own["name"], &own["ready"]), (&1.into(), &"Anna Maria".into(), &false.into()));
    for part in ["form", "sheet", "judged", "outcome"] {
        assert!(own[part].is_null(), "{part}");
    }
    let secret = own["secret"].as_str().unwrap();
    assert_eq!(secret.len(), 26);
    let again = room.own(secret);
    assert_eq!((&again["name"], again.get("secret")), (&own["name"], None));
    assert_eq!(room.ask("", "GET", "/seats", "").json()["taken"], serde_json::json!(["Anna Maria"]));
    assert_eq!(room.ask(secret, "DELETE", "/seat", "").status, 204);
    for (method, path, body) in [("GET", "/seat", ""), ("DELETE", "/seat", ""), ("PUT", "/seat/ready", "{}")] {
        let answer = room.ask(secret, method, path, body);
        assert_eq!((answer.status, answer.text.as_str()), (403, "{}"), "{method} {path}");
    }
}

#[test]
fn who_gets_no_seat_is_told_why_in_their_language() {
    let room = Room::showing(show(&game(0)));
    room.sit("Anna");
    for (lang, reason) in [("en", "Anna is already here."), ("de", "Anna ist schon da.")] {
        let answer = room.ask("", "POST", &format!("/seat?lang={lang}"), r#"{"name":"ANNA"}"#);
        assert_eq!(answer.status, 409);
        assert!(answer.json()["reason"].as_str().unwrap().to_lowercase().starts_with(&reason.to_lowercase()));
    }
    for name in ["", " ", "abcdefghijklmnopqrstuvwxyzabcdefghijklmno", "\\u0000", "\\u202egnp.exe"] {
        let answer = room.ask("", "POST", "/seat", &format!(r#"{{"name":"{name}"}}"#));
        assert_eq!(
            (answer.status, answer.json()["reason"].as_str()),
            (422, Some("Enter a name of at most 40 characters."))
        );
    }
    for at in 1..Seats::MOST {
        let (caller, body) = (format!("192.168.178.{at}:50000"), format!(r#"{{"name":"Player {at}"}}"#));
        let headers = [("host", US), ("content-type", "application/json")];
        assert_eq!(room.send_from(&caller, "POST", &format!("/{KEY}/seat"), &headers, &body).status, 201);
    }
    let full = room.ask("", "POST", "/seat", r#"{"name":"Zoe"}"#);
    assert_eq!((full.status, full.json()["reason"].as_str()), (409, Some("All seats are taken.")));
}

/// A name may be as long on a phone as one that is typed at the desk, before the game as in it.
#[test]
fn a_long_name_finds_a_seat_before_the_game_and_is_a_player_in_it() {
    let name = "Maximiliana Wilhelmina Fitzgerald";
    let room = Room::new();
    let secret = room.sit(name);
    let longer = room.ask("", "POST", "/seat", &format!("{{\"name\":\"{}\"}}", "x".repeat(PlayerName::LONGEST + 1)));
    assert_eq!(longer.json()["reason"].as_str(), Some("Enter a name of at most 40 characters."));
    let opening = Opening { players: vec![name.to_owned()], ..game(0).opening().clone() };
    room.0.show(show(&Record::open(opening).unwrap()), false);
    assert_eq!(room.own(&secret)["name"], name);
    let guest = room.ask("", "POST", "/seat", &format!("{{\"name\":\"{}\"}}", "x".repeat(PlayerName::LONGEST + 1)));
    assert_eq!(guest.status, 422, "a guest has no longer one");
}

#[test]
fn players_of_the_game_find_a_seat_where_a_guest_behind_their_router_has_taken_all_others() {
    let opening = Opening { players: vec!["Anna".to_owned()], ..game(0).opening().clone() };
    let room = Room::showing(show(&Record::open(opening).unwrap()));
    for at in 0..Seats::MOST / 2 {
        room.sit(&format!("Guest {at}"));
    }
    assert_eq!(room.ask("", "POST", "/seat", r#"{"name":"Zoe"}"#).status, 409);
    room.sit("anna");
}

#[test]
fn the_players_of_the_game_are_offered_by_name() {
    let opening = Opening { players: vec!["Anna".to_owned(), "Ben".to_owned()], ..game(0).opening().clone() };
    let record = Record::open(opening).unwrap();
    let room = Room::showing(show(&record));
    room.sit("Ben");
    let offered = room.ask("", "GET", "/seats", "").json();
    assert_eq!(offered, serde_json::json!({ "names": ["Anna", "Ben"], "taken": ["Ben"] }));
    assert_eq!(Room::new().ask("", "GET", "/seats", "").text, r#"{"names":[],"taken":[]}"#);
}

#[test]
fn names_of_a_file_are_offered_as_they_are_shown_and_seat_their_players() {
    let long = "Wilhelmina ".repeat(40);
    let players: Vec<String> =
        ["An\u{1b}na\u{202e}", &long, "Ca\u{301}\u{301}\u{301}\u{301}t"].map(str::to_owned).to_vec();
    let more = (0..200).map(|number| format!("Player {number}"));
    let opening = Opening { players: players.into_iter().chain(more).collect(), ..game(0).opening().clone() };
    let record = Record::open(opening).unwrap();
    let (room, shown) = (Room::showing(show(&record)), Shown::now(&record));
    let told = room.ask("", "GET", "/seats", "");
    let names: Vec<String> = serde_json::from_value(told.json()["names"].clone()).expect("names");
    assert_eq!((names[0].as_str(), names[2].as_str(), names.len()), ("Anna", "Ca\u{301}\u{301}t", Seats::MOST));
    assert_eq!((names[1].chars().count(), told.text.len() < 4_096), (PlayerName::LONGEST, true));
    for (seat, name) in names.iter().take(3).enumerate() {
        room.sit(name);
        assert_eq!(shown.seat(&PlayerName::new(name).expect("a name"), false), Some(Seat::nth(seat)), "{name}");
    }
    let guest = room.ask("", "POST", "/seat", &format!("{{\"name\":\"{}\"}}", "x".repeat(PlayerName::LONGEST + 1)));
    assert_eq!(guest.status, 422, "no name is longer");
}

#[test]
fn who_was_shown_out_is_told_so_and_can_come_again() {
    let room = Room::showing(show(&game(1)));
    let secret = room.sit("Anna");
    room.0.free(room.0.seats()[0].id);
    for (method, path, body) in [("GET", "/seat", ""), ("PUT", "/seat/sheet", "{}"), ("DELETE", "/seat", "")] {
        let answer = room.ask(&secret, method, path, body);
        assert_eq!((answer.status, answer.text.as_str()), (410, "{}"), "{method} {path}");
    }
    let again = room.ask("", "POST", "/seat", r#"{"name":"Anna"}"#);
    assert_eq!(again.status, 409, "not at once under the same name");
    assert!(again.text.contains("has just left"), "{}", again.text);
    assert_eq!(room.own(&room.sit("Anne"))["seat"], 2);
}

/// Players without names are called by their colors: in all languages one seat, and nobody else looks like it.
#[test]
fn a_color_is_one_name_in_all_languages_and_no_guest_looks_like_it() {
    let room = Room::showing(Show {
        shown: Some(Arc::new(Shown::now(&begun::<DiceVillage>("MARKETDAY")))),
        ..Show::default()
    });
    let sits = |name: &str| room.ask("", "POST", "/seat", &serde_json::json!({ "name": name }).to_string()).status;
    assert_eq!(sits("Blu\u{435}"), 409, "with a Cyrillic letter");
    assert_eq!([sits("Red"), sits("Rot"), sits("Blue")], [201, 409, 201]);
    room.0.free(room.0.seats()[0].id);
    assert_eq!([sits("Red"), sits("Rouge")], [409; 2], "a removed one does not come back in another language");
    assert_eq!(sits("Redmond"), 201);
}

#[test]
fn one_is_ready_for_the_choice_that_phones_see() {
    let mut record = game(1);
    let room = Room::showing(show(&record));
    let secret = room.sit("Anna");
    let asks = |room: &Room| room.ask("", "GET", "/view", "").json()["asks"].clone();
    assert_eq!(asks(&room), "ready");
    assert_eq!([0, 2].map(|orders| room.ready(&secret, orders, true)), [409, 409]);
    assert_eq!(room.ready(&secret, 1, true), 204);
    assert_eq!((room.own(&secret)["ready"].clone(), room.ready(&secret, 1, false)), (true.into(), 204));
    assert_eq!((room.own(&secret)["ready"].clone(), room.ready(&secret, 1, true)), (false.into(), 204));

    // The half-day is closed: while the picture moves, nothing is asked.
    let before = Shown::now(&record);
    go_on(&mut record);
    let moves = Show { shown: Some(Arc::new(before.then(&record, 1))), ..Show::default() };
    room.0.show(moves.clone(), true);
    assert_eq!((asks(&room), room.ready(&secret, 1, true), room.ready(&secret, 2, true)), (Value::Null, 409, 409));
    room.0.show(moves, false);
    assert_eq!((asks(&room), room.own(&secret)["ready"].clone()), (Value::Null, false.into()), "there is no die yet");
    assert_eq!(room.ready(&secret, 2, true), 409);
    go_on(&mut record);
    room.0.show(show(&record), false);
    assert_eq!((asks(&room), room.own(&secret)["ready"].clone()), ("ready".into(), false.into()));

    // At rest it is the same moment; after an undo it is another one, also if it is done again.
    let rests = Arc::new(Shown::now(&record));
    room.0.show(Show { shown: Some(Arc::clone(&rests)), ..Show::default() }, false);
    assert_eq!(room.ready(&secret, 3, true), 204);
    room.0.show(Show { shown: Some(Arc::new(rests.at_rest())), ..Show::default() }, false);
    assert_eq!(room.own(&secret)["ready"], true);
    record.undo();
    record.redo();
    room.0.show(show(&record), false);
    assert_eq!(room.own(&secret)["ready"], false);

    for dark in [Show { dark: true, ..show(&record) }, show(&game(0)), Show::default(), show(&game(100))] {
        room.0.show(dark, false);
        assert_eq!(asks(&room), Value::Null);
        assert!((0..40).all(|orders| room.ready(&secret, orders, true) == 409));
    }
}
