//! Whatever is asked of the phones' server, in whatever way: it is answered as the contract says, and nothing that is shown changes.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use town_crier::gallery::Rehearsal;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier_fuzz::room::{self, KEY, OVERLAY, US};

/// A request.
#[derive(Arbitrary, Debug)]
struct Request<'a> {
    method: u8,
    other_method: &'a str,
    key: u8,
    path: u8,
    rest: &'a str,
    host: bool,
    seat: bool,
    json: bool,
    headers: Vec<(u8, &'a [u8])>,
    body: &'a [u8],
}

const METHODS: [&str; 8] = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "CONNECT"];
const KEYS: [&str; 5] = [KEY, OVERLAY, "KQ7W3M9XT2VE", "", "%00"];
const PATHS: [&str; 15] = [
    "",
    "/",
    "/plain",
    "/overlay",
    "/view",
    "/rules",
    "/art",
    "/font/display",
    "/events",
    "/answers",
    "/seats",
    "/seat",
    "/seat/ready",
    "/seat/sheet",
    "/..",
];
const HEADERS: [&str; 12] = [
    "host",
    "origin",
    "content-type",
    "content-length",
    "accept-language",
    "accept-encoding",
    "last-event-id",
    "x-town-crier-seat",
    "transfer-encoding",
    "expect",
    "upgrade",
    "x-forwarded-for",
];

thread_local! {
    static ROOMS: [Rehearsal; 3] = [room::show::<TroyesDice>(3), room::show::<DiceVillage>(3), room::show::<Troyes>(3)].map(|show| {
        let room = room::room();
        room.show(show, false);
        room
    });
}

fuzz_target!(|asked: (u8, Vec<Request<'_>>)| {
    let (game, requests) = asked;
    ROOMS.with(|rooms| {
        let room = &rooms[usize::from(game) % rooms.len()];
        let secret = room::sit(room);
        let view = view(room);
        for request in requests.iter().take(8) {
            follow(room, request, &secret);
        }
        assert_eq!(self::view(room), view, "what is shown has changed");
    });
});

fn follow(room: &Rehearsal, request: &Request<'_>, secret: &str) {
    let pick = |all: &[&'static str], at: u8| all.get(usize::from(at) % all.len()).copied().unwrap_or_default();
    let method = if request.method == u8::MAX { request.other_method } else { pick(&METHODS, request.method) };
    let path = format!("/{}{}{}", pick(&KEYS, request.key), pick(&PATHS, request.path), request.rest);
    let mut headers: Vec<(&str, &[u8])> = Vec::new();
    headers.extend(request.host.then_some(("host", US.as_bytes())));
    headers.extend(request.seat.then_some(("x-town-crier-seat", secret.as_bytes())));
    headers.extend(request.json.then_some(("content-type", b"application/json".as_slice())));
    headers.extend(request.headers.iter().map(|(name, value)| (pick(&HEADERS, *name), *value)));
    if let Some(reply) = room::ask(room, method, &path, &headers, request.body) {
        if reply.status == 404 && method != "HEAD" {
            let language = reply.headers.iter().find(|(name, _)| name == "content-language");
            assert!(
                language.is_some() && reply.body.starts_with(b"<!doctype html>"),
                "nothing is there, in no language"
            );
        }
        let told = String::from_utf8_lossy(&reply.body);
        assert!(!told.contains(secret), "the secret is told");
    }
}

fn view(room: &Rehearsal) -> Vec<u8> {
    let headers: [(&str, &[u8]); 1] = [("host", US.as_bytes())];
    room::ask(room, "GET", &format!("/{KEY}/view"), &headers, &[]).expect("a request").body
}
