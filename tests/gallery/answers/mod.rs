//! What phones may send, at a gallery without a network.

mod ceremony;
mod guard;
mod law;
mod picks;
mod seats;
mod sheets;

use std::sync::Arc;

use serde_json::Value;
use town_crier::gallery::{Asked, Hosts, Limits, Options, PhoneId, Rehearsal};
use town_crier::games::troyes_dice::record::{Opening, Record};
use town_crier::show::{Scoring, Show, Shown};

use crate::chronicle::stored::after;

const KEY: &str = "KQ7W3M9XT2VD";
const OVERLAY: &str = "0VER1AY00000";
const US: &str = "192.168.178.123:7377";
const PHONE: &str = "192.168.178.40:50000";

/// A gallery to try.
struct Room(Rehearsal);

/// What came back.
#[derive(Clone, Debug, PartialEq)]
struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    text: String,
}

impl Room {
    /// One that puts up with any number of requests.
    fn new() -> Self {
        let (burst, seat_burst, sheet_burst) = (u32::MAX, u32::MAX, u32::MAX);
        let mut hosts = Hosts::default();
        hosts.add("crier.example").unwrap();
        let options = Options {
            bind: US.parse().unwrap(),
            key: KEY.parse().unwrap(),
            overlay: OVERLAY.parse().unwrap(),
            hosts,
            limits: Limits { burst, seat_burst, sheet_burst, answers: u32::MAX, ..Limits::default() },
        };
        Self(Rehearsal::new("run", options).unwrap())
    }

    /// One that shows that.
    fn showing(show: Show) -> Self {
        let room = Self::new();
        room.0.show(show, false);
        room
    }

    /// Sends all of that, and nothing more.
    fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        self.send_from(PHONE, method, path, headers, body)
    }

    /// The same from that address.
    fn send_from(&self, caller: &str, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let headers: Vec<(&str, &[u8])> = headers.iter().map(|(name, value)| (*name, value.as_bytes())).collect();
        let asked = Asked { caller: caller.parse().unwrap(), method, path, headers: &headers, body: body.as_bytes() };
        let reply = self.0.ask(asked).expect("a request");
        let text = String::from_utf8(reply.body).expect("a text");
        Answer { status: reply.status, headers: reply.headers, text }
    }

    /// Sends what the page sends who has that secret, or none.
    fn ask(&self, secret: &str, method: &str, path: &str, body: &str) -> Answer {
        let mut headers = vec![("host", US), ("accept-language", "en")];
        if !secret.is_empty() {
            headers.push(("x-town-crier-seat", secret));
        }
        if !body.is_empty() {
            headers.push(("content-type", "application/json"));
        }
        self.send(method, &format!("/{KEY}{path}"), &headers, body)
    }

    /// Lets somebody of that name sit down, and hands out the secret.
    fn sit(&self, name: &str) -> String {
        let answer = self.ask("", "POST", "/seat", &serde_json::json!({ "name": name }).to_string());
        assert_eq!(answer.status, 201, "{}", answer.text);
        answer.json()["secret"].as_str().expect("a secret").to_owned()
    }

    fn ready(&self, secret: &str, orders: usize, ready: bool) -> u16 {
        let body = serde_json::json!({ "orders": orders, "ready": ready }).to_string();
        self.ask(secret, "PUT", "/seat/ready", &body).status
    }

    fn sheet(&self, secret: &str, numbers: &[u16], ticks: &[bool], done: bool) -> Answer {
        let body = serde_json::json!({ "numbers": numbers, "ticks": ticks, "done": done }).to_string();
        self.ask(secret, "PUT", "/seat/sheet", &body)
    }

    fn own(&self, secret: &str) -> Value {
        self.ask(secret, "GET", "/seat", "").json()
    }
}

impl Answer {
    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(there, _)| there == name).map(|(_, value)| value.as_str())
    }
}

/// A game after so many orders.
fn game(orders: usize) -> Record {
    after("MARKETDAY", orders)
}

fn show(record: &Record) -> Show {
    Show { shown: Some(Arc::new(Shown::now(record))), ..Show::default() }
}

/// The same, with sheets that can be entered.
fn scored(record: &Record, told: bool) -> Show {
    Show { scoring: Some(Arc::new(Scoring::of(record, told, None))), ..show(record) }
}
