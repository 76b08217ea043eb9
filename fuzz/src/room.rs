//! A gallery without a network, that shows a game.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use town_crier::chronicle::Record;
use town_crier::cli::Commanded;
use town_crier::gallery::{Asked, Hosts, Limits, Options, Rehearsal, Reply};
use town_crier::show::{Counted, Scoring, Show, Shown};

/// The key of phones.
pub const KEY: &str = "KQ7W3M9XT2VD";
/// The key of the overlay.
pub const OVERLAY: &str = "0VER1AY00000";
/// The number of phones that have sat down: the last one's address. Where a phone has been removed, its name waits for a while.
static PHONES: AtomicU32 = AtomicU32::new(0);
/// Where it would be called.
pub const US: &str = "192.168.178.123:7377";

/// A gallery that puts up with any number of requests.
///
/// # Panics
/// The system gives no runtime.
#[must_use]
pub fn room() -> Rehearsal {
    let (burst, seat_burst, answers) = (u32::MAX, u32::MAX, u32::MAX);
    let options = Options {
        bind: US.parse().expect("an address"),
        key: KEY.parse().expect("a key"),
        overlay: OVERLAY.parse().expect("a key"),
        hosts: Hosts::default(),
        limits: Limits { burst, seat_burst, answers, ..Limits::default() },
    };
    Rehearsal::new("run", options).expect("a runtime")
}

/// What is shown of a game after so many orders, in which bots choose: with its scoring once it is over.
///
/// # Panics
/// The game cannot be played.
#[must_use]
pub fn show<G: Commanded + Counted>(orders: usize) -> Show {
    let mut record = Record::<G>::open(G::first("MARKETDAY".parse().expect("a code"))).expect("a game");
    for _ in 0..orders {
        let Some(ask) = G::next_by_bots(&record) else { break };
        record.ask(ask).expect("the next right thing");
    }
    let scoring = record.steps().is_over().then(|| Arc::new(Scoring::of(&record, false, None)));
    Show { shown: Some(Arc::new(Shown::now(&record))), scoring, ..Show::default() }
}

/// What a phone is answered that sends that; nothing if no request can be like that.
///
/// # Panics
/// It does not hold what holds for every answer.
#[must_use]
pub fn ask(room: &Rehearsal, method: &str, path: &str, headers: &[(&str, &[u8])], body: &[u8]) -> Option<Reply> {
    let phone = Ipv4Addr::new(10, 0, 0, 0).to_bits() | PHONES.load(Ordering::Relaxed) & 0x00FF_FFFF;
    let caller = SocketAddr::from((Ipv4Addr::from_bits(phone), 50_000));
    let reply = room.ask(Asked { caller, method, path, headers, body })?;
    let header = |name: &str| reply.headers.iter().find(|(there, _)| there == name).map(|(_, value)| value.as_str());
    assert!(matches!(reply.status, 200 | 201 | 204 | 400 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 421 | 422));
    assert_eq!(header("x-content-type-options"), Some("nosniff"));
    assert_eq!(header("cache-control"), Some("no-store"));
    assert_eq!(header("referrer-policy"), Some("no-referrer"));
    assert!(header("content-security-policy").is_some_and(|policy| policy.starts_with("default-src 'none';")));
    for (name, _) in &reply.headers {
        assert!(!name.starts_with("access-control") && name != "set-cookie" && name != "server", "{name}");
    }
    assert!(room.seats().len() <= 64);
    Some(reply)
}

/// Lets somebody sit down, alone and at an address of their own; hands out the secret.
///
/// # Panics
/// There is no seat.
#[must_use]
pub fn sit(room: &Rehearsal) -> String {
    for seat in room.seats() {
        room.free(seat.id);
    }
    PHONES.fetch_add(1, Ordering::Relaxed);
    let headers: [(&str, &[u8]); 2] = [("host", US.as_bytes()), ("content-type", b"application/json")];
    let reply = ask(room, "POST", &format!("/{KEY}/seat"), &headers, br#"{"name":"Anna"}"#).expect("a request");
    assert_eq!(reply.status, 201);
    let own: serde_json::Value = serde_json::from_slice(&reply.body).expect("JSON");
    own["secret"].as_str().expect("a secret").to_owned()
}
