//! Those who follow on a phone and answer: seats, who is ready, and who is shown out.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Instant;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use serde_json::Value;
use town_crier::play::PickId;

use crate::desk::phones::{address, here, open};
use crate::desk::{PATIENCE, STILL, TestDesk};

/// Sends that with a secret, if there is one, and hands out the answer's status and body.
pub(super) fn send(at: SocketAddr, asked: &str, secret: &str, body: &str) -> (String, String) {
    let mut phone = TcpStream::connect_timeout(&at, PATIENCE).expect("a connection");
    phone.set_read_timeout(Some(PATIENCE)).expect("patience");
    let seat = if secret.is_empty() { String::new() } else { format!("X-Town-Crier-Seat: {secret}\r\n") };
    let length = body.len();
    write!(
        phone,
        "{asked} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Type: application/json\r\n{seat}Content-Length: \
         {length}\r\n\r\n{body}"
    )
    .expect("a request");
    let mut answer = String::new();
    phone.read_to_string(&mut answer).expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a body");
    (head.get(9..12).expect("a status").to_owned(), body.to_owned())
}

/// A phone whose owner sits under that name.
pub(super) struct Sitting {
    at: SocketAddr,
    key: String,
    secret: String,
}

impl Sitting {
    #[track_caller]
    pub(super) fn down(desk: &TestDesk, name: &str) -> Self {
        let (at, key) = address(desk);
        let (status, body) = send(at, &format!("POST /{key}/seat?lang=en"), "", &format!("{{\"name\":\"{name}\"}}"));
        assert_eq!(status, "201", "{body}");
        let secret = body.split_once("\"secret\":\"").and_then(|(_, rest)| rest.split_once('"')).expect("a secret").0;
        Self { at, key, secret: secret.to_owned() }
    }

    pub(super) fn ask(&self, asked: &str, body: &str) -> (String, String) {
        let (method, path) = asked.split_once(' ').expect("a path");
        send(self.at, &format!("{method} /{}/{path}", self.key), &self.secret, body)
    }

    /// Picks that after so many orders, and returns the status.
    pub(super) fn pick(&self, orders: usize, pick: PickId, number: Option<u16>) -> String {
        let number = number.map_or_else(|| "null".to_owned(), |number| number.to_string());
        self.ask("PUT seat/pick", &format!("{{\"orders\":{orders},\"pick\":\"{pick}\",\"number\":{number}}}")).0
    }

    /// The same once the phones are asked that, which another thread hears of.
    #[track_caller]
    pub(super) fn picks(&self, desk: &mut TestDesk, orders: usize, pick: PickId, number: Option<u16>) {
        let until = Instant::now() + PATIENCE;
        while self.pick(orders, pick, number) != "204" {
            assert!(Instant::now() < until, "nobody asks for that pick");
            desk.run();
        }
    }

    /// Returns what the owner alone reads, once it is so.
    #[track_caller]
    pub(super) fn reads_own(&self, desk: &mut TestDesk, so: impl Fn(&Value) -> bool) -> Value {
        let until = Instant::now() + PATIENCE;
        loop {
            let view = self.own();
            if so(&view) {
                return view;
            }
            assert!(Instant::now() < until, "nobody reads that: {}", view["choices"]);
            desk.run();
        }
    }

    /// Returns the first view of a stream of the owner's.
    #[track_caller]
    fn own(&self) -> Value {
        let mut phone = TcpStream::connect_timeout(&self.at, PATIENCE).expect("a connection");
        phone.set_read_timeout(Some(PATIENCE)).expect("patience");
        let path = format!("/{}/events?lang=en&seat={}", self.key, self.secret);
        write!(phone, "GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.at).expect("a request");
        let (mut told, mut piece) = (Vec::new(), [0; 4_096]);
        // A beat follows each view.
        while !String::from_utf8_lossy(&told).contains("event: beat") {
            let read = phone.read(&mut piece).expect("an event");
            told.extend_from_slice(piece.get(..read).expect("what was read"));
        }
        let told = String::from_utf8(told).expect("a text");
        let (_, view) = told.split_once("event: view").and_then(|(_, rest)| rest.split_once("data: ")).expect("a view");
        serde_json::from_str(view.lines().next().expect("a line")).expect("JSON")
    }

    /// Returns what all read, once it is so.
    #[track_caller]
    pub(super) fn reads(&self, desk: &mut TestDesk, so: impl Fn(&Value) -> bool) -> Value {
        let until = Instant::now() + PATIENCE;
        loop {
            let view = serde_json::from_str(&self.ask("GET view?lang=en", "").1).expect("JSON");
            if so(&view) {
                return view;
            }
            assert!(Instant::now() < until, "nobody reads that: {}", view["choices"]);
            desk.run();
        }
    }

    /// Says that the owner is ready, once that is asked.
    #[track_caller]
    fn is_ready(&self, desk: &mut TestDesk) {
        let body = format!("{{\"orders\":{},\"ready\":true}}", desk.record().done().len());
        let until = Instant::now() + PATIENCE;
        loop {
            match self.ask("PUT seat/ready", &body) {
                (status, _) if status == "204" => return,
                (status, body) => assert_eq!(status, "409", "{body}"),
            }
            assert!(Instant::now() < until, "nobody asks whether anybody is ready");
            desk.run();
        }
    }

    /// Hands in those numbers.
    #[track_caller]
    pub(super) fn hands_in(&self, desk: &mut TestDesk, numbers: &[u8]) {
        let body = format!("{{\"numbers\":{numbers:?},\"ticks\":[],\"done\":true}}");
        let until = Instant::now() + PATIENCE;
        loop {
            match self.ask("PUT seat/sheet?lang=en", &body) {
                (status, _) if status == "200" => return,
                (status, body) => assert_eq!(status, "409", "{body}"),
            }
            assert!(Instant::now() < until, "nobody asks for a sheet");
            desk.run();
        }
    }

    pub(super) fn state(&self) -> (String, String) {
        self.ask("GET seat?lang=en", "")
    }
}

/// A desk on which phones can follow, with the page of phones open.
pub(super) fn let_in() -> TestDesk {
    let mut desk = here(STILL);
    open(&mut desk);
    desk
}

#[test]
fn whoever_joins_is_shown_to_the_players_until_the_game_begins() {
    let mut desk = here(STILL);
    open(&mut desk);
    let (at, key) = address(&desk);
    let sits = |name: &str| {
        let (status, body) = send(at, &format!("POST /{key}/seat?lang=en"), "", &format!("{{\"name\":\"{name}\"}}"));
        assert_eq!(status, "201", "{body}");
    };
    desk.press(Key::Escape).press(Key::Space).press(Key::F11).lacks("Anna");
    sits("Anna");
    desk.run();
    desk.has("Anna");
    sits("Ben");
    desk.run();
    desk.has("Anna, Ben").press(Key::Space).lacks("Anna, Ben");
}

#[test]
fn who_sits_is_named_and_any_seat_can_be_freed() {
    let mut desk = let_in();
    desk.lacks("Players with a phone");
    let (anna, ben) = (Sitting::down(&desk, "Anna"), Sitting::down(&desk, "Ben"));
    desk.wait_for("Players with a phone: 2");
    desk.has("Anna").has("Ben").tab_to("Remove Anna").press(Key::Enter);
    desk.wait_for("Players with a phone: 1");
    assert_eq!([anna.state().0, ben.state().0], ["410", "200"]);
    desk.reach("Remove Ben");
    assert_eq!(ben.state().0, "410");
    desk.stand_still(|desk| !desk.shows("Players with a phone"), "nobody is shown out");
}

#[test]
fn a_click_is_for_the_phone_that_was_seen_in_that_line() {
    let mut desk = let_in();
    let [anna, ben, cleo] = ["Anna", "Ben", "Cleo"].map(|name| Sitting::down(&desk, name));
    desk.wait_for("Players with a phone: 3");
    desk.steps(4);
    assert_eq!(anna.ask("DELETE seat", "").0, "204");
    desk.step_until("Players with a phone: 2");
    // In Ben's line stood Anna.
    desk.0.get_by_label("Remove Ben").click_accesskit();
    desk.0.step();
    assert_eq!([ben.state().0, cleo.state().0], ["200", "200"]);
    desk.steps(4).reach("Remove Ben");
    assert_eq!([ben.state().0, cleo.state().0], ["410", "200"]);
}

#[test]
fn before_phones_are_disconnected_for_good_it_is_asked() {
    let mut desk = let_in();
    let anna = Sitting::down(&desk, "Anna");
    desk.reach("New QR code");
    assert_eq!(anna.state().0, "200");
    desk.press(Key::Escape).press(Key::F9).reach("New QR code");
    assert_eq!(anna.state().0, "200", "it is asked each time that the page is opened");
    desk.reach("Disconnect all phones?");
    assert_ne!(address(&desk).1, anna.key);
    desk.has("New QR code").lacks("Disconnect all phones?");
}

#[test]
fn all_who_are_ready_go_on_at_once_hands_free_and_never_otherwise() {
    let mut desk = here("(motion: none, choosing: Some(600))");
    desk.press(Key::Space);
    open(&mut desk);
    let (anna, ben) = (Sitting::down(&desk, "Anna"), Sitting::down(&desk, "Ben"));
    desk.press(Key::Escape);
    assert!(!desk.shows("ready"), "before the roll there is nothing to be ready for");
    desk.press(Key::Space).has_done(1);
    desk.wait_for("0 of 2 ready");
    anna.is_ready(&mut desk);
    desk.wait_for("1 of 2 ready");
    desk.press(Key::F11);
    desk.wait_for("1 of 2 ready");
    desk.press(Key::F11);
    ben.is_ready(&mut desk);
    desk.wait_for("2 of 2 ready");
    desk.steps(40);
    assert_eq!(desk.record().done().len(), 1, "the crier goes on by hand");
    desk.press(Key::P).press(Key::H).steps(40);
    assert_eq!(desk.record().done().len(), 1, "who has stopped the clock goes on alone");
    desk.0.key_press(Key::P);
    for _ in 0..8 {
        if desk.record().done().len() == 1 {
            desk.0.step();
        }
    }
    assert_eq!(desk.record().done().len(), 2, "the choice is over");
    desk.lacks("of 2 ready").steps(16);
    assert_eq!(desk.record().done().len(), 2, "the roll waits its time");
    desk.steps(12).has_done(3).steps(40);
    assert_eq!(desk.record().done().len(), 3, "nobody is ready for that choice yet");
    desk.wait_for("0 of 2 ready");
}
