//! The law: no sequence of requests changes the record.

use proptest::prelude::*;

use super::*;
use crate::tried::config;

/// What happens next: a request of somebody's, or something at the desk.
#[derive(Clone, Debug)]
enum Step {
    /// Who asks (an old secret, or none), in what way, where, and with what.
    Ask(usize, &'static str, String, String),
    /// So many orders are shown, at rest or moving.
    Show(usize, bool),
    /// A game that is over is shown, with its scoring.
    Score(bool),
    /// The crier frees a seat, or settles a sheet.
    Free(u32),
}

fn bodies() -> impl Strategy<Value = String> {
    let number = prop_oneof![4 => 0..20_u16, 1 => any::<u16>()];
    let numbers = proptest::collection::vec(number, 0..18);
    prop_oneof![
        2 => "[A-Ca-c \u{e9}\u{202e}]{0,26}".prop_map(|name| serde_json::json!({ "name": name }).to_string()),
        3 => (0..40_usize, any::<bool>()).prop_map(|(orders, ready)| serde_json::json!({ "orders": orders, "ready": ready }).to_string()),
        3 => (numbers, proptest::collection::vec(any::<bool>(), 0..8), any::<bool>()).prop_map(|(numbers, ticks, done)| {
            serde_json::json!({ "numbers": numbers, "ticks": ticks, "done": done }).to_string()
        }),
        2 => (0..40_usize, any::<u64>(), any::<Option<u16>>()).prop_map(|(orders, pick, number)| {
            serde_json::json!({ "orders": orders, "pick": format!("{pick:x}"), "number": number }).to_string()
        }),
        1 => "\\PC{0,40}",
        1 => Just(String::new()),
    ]
}

fn steps() -> impl Strategy<Value = Step> {
    let methods = prop_oneof![Just("GET"), Just("POST"), Just("PUT"), Just("DELETE"), Just("PATCH"), Just("OPTIONS")];
    let paths = prop_oneof![
        4 => Just(format!("/{KEY}/seat")),
        4 => Just(format!("/{KEY}/seat/ready")),
        4 => Just(format!("/{KEY}/seat/sheet")),
        4 => Just(format!("/{KEY}/seat/pick")),
        1 => Just(format!("/{KEY}/seats?lang=pl")),
        1 => Just(format!("/{KEY}/view")),
        1 => Just(format!("/{OVERLAY}/seat")),
        1 => "/[A-Za-z0-9/%.?=&]{0,20}",
    ];
    prop_oneof![
        16 => (0..12_usize, methods, paths, bodies()).prop_map(|(who, method, path, body)| Step::Ask(who, method, path, body)),
        // What the page sends, so that much of it counts.
        4 => "[A-Z]{1,3}".prop_map(|name| Step::Ask(0, "POST", format!("/{KEY}/seat"), format!(r#"{{"name":"{name}"}}"#))),
        8 => (0..12_usize, bodies()).prop_map(|(who, body)| Step::Ask(who, "PUT", format!("/{KEY}/seat/sheet"), body)),
        8 => (0..12_usize, bodies()).prop_map(|(who, body)| Step::Ask(who, "PUT", format!("/{KEY}/seat/ready"), body)),
        3 => (0..40_usize, any::<bool>()).prop_map(|(orders, moving)| Step::Show(orders, moving)),
        3 => any::<bool>().prop_map(Step::Score),
        1 => (1..9_u32).prop_map(Step::Free),
    ]
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn no_sequence_of_requests_changes_the_record(steps in proptest::collection::vec(steps(), 0..60)) {
        let over = game(100);
        let (mut record, mut room) = (game(1), Room::showing(show(&game(1))));
        let mut secrets = vec![String::new()];
        for step in steps {
            match step {
                Step::Show(orders, moving) => {
                    record = game(orders);
                    room.0.show(show(&record), moving);
                }
                Step::Score(told) => {
                    record = over.clone();
                    room.0.show(scored(&record, told), false);
                }
                Step::Free(number) => room.0.free(PhoneId(number)),
                Step::Ask(who, method, path, body) => {
                    let (stands, view) = (record.clone(), room.ask("", "GET", "/view", "").text);
                    let secret = secrets[who % secrets.len()].clone();
                    let headers = [
                        ("host", US),
                        ("content-type", "application/json"),
                        ("x-town-crier-seat", secret.as_str()),
                    ];
                    let answer = room.send(method, &path, &headers, &body);
                    prop_assert!(
                        matches!(answer.status, 200 | 201 | 204 | 400 | 403 | 404 | 405 | 409 | 410 | 413 | 422),
                        "{} {}: {}", method, path, answer.status
                    );
                    if answer.status == 201 {
                        secrets.push(answer.json()["secret"].as_str().expect("a secret").to_owned());
                    }
                    prop_assert_eq!(&record, &stands);
                    prop_assert_eq!(room.ask("", "GET", "/view", "").text, view, "nobody is shown anything else");
                    prop_assert!(room.0.seats().len() <= 64);
                    for secret in secrets.iter().filter(|secret| !secret.is_empty()) {
                        prop_assert!(answer.status == 201 || !answer.text.contains(secret.as_str()), "a secret is told");
                    }
                }
            }
        }
        // Another run knows nobody.
        room = Room::showing(show(&record));
        for secret in secrets {
            prop_assert_eq!(room.ask(&secret, "GET", "/seat", "").status, 403);
        }
    }
}
