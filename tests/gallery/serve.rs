//! The server on real sockets: a game is followed, the house closes and opens, and it is full.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use town_crier::crier::{InWords as _, Language, Manner, Words};
use town_crier::gallery::{Gallery, GalleryRefusal, Hosts, Key, Limits, Options, PhoneId};
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::show::{Publisher, Show, Shown};
use town_crier::stage::Motion;

use crate::chronicle::stored;
use crate::toy::bets;
use crate::toy::coin::Fall;

/// No wait is longer, however slow the machine.
const PATIENCE: Duration = Duration::from_mins(1);
const KEY: &str = "KQ7W3M9XT2VD";

fn options(bind: SocketAddr) -> Options {
    Options {
        bind,
        key: KEY.parse().unwrap(),
        overlay: Key::random().unwrap(),
        hosts: Hosts::default(),
        limits: Limits::default(),
    }
}

fn loopback() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

fn open(publisher: &Publisher) -> Gallery {
    Gallery::open(publisher.follow(|| {}), options(loopback())).unwrap()
}

fn connected(at: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// Asks for that, and hands out what comes.
pub(crate) fn asked(at: SocketAddr, key: &str, path: &str) -> BufReader<TcpStream> {
    let mut stream = connected(at);
    // Who is closed at once is told so when reading.
    let _ =
        stream.write_all(format!("GET /{key}{path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n").as_bytes());
    BufReader::new(stream)
}

/// All that is answered.
pub(crate) fn answer(at: SocketAddr, key: &str, path: &str) -> String {
    let mut told = String::new();
    asked(at, key, path).read_to_string(&mut told).unwrap();
    told
}

/// The next view that a stream tells.
pub(crate) fn next_view(stream: &mut BufReader<TcpStream>) -> Value {
    let mut line = String::new();
    loop {
        line.clear();
        assert!(stream.read_line(&mut line).unwrap() > 0, "the stream ended");
        if let Some(view) = line.strip_prefix("data: ").filter(|data| data.contains("\"rev\"")) {
            return serde_json::from_str(view).unwrap();
        }
    }
}

fn show(shown: Shown) -> Show {
    Show { shown: Some(Arc::new(shown)), motion: Motion::Short, ..Show::default() }
}

/// What is shown after the next right thing, with a motion of that number.
fn go_on(record: &mut Record, shown: &Shown, number: u64) -> Shown {
    stored::go_on(record);
    shown.then(record, number)
}

#[test]
fn a_phone_follows_and_sees_a_blow_when_the_picture_shows_it() {
    let publisher = Publisher::new();
    let mut record = stored::begun::<TroyesDice>("MARKETDAY");
    let opening = Shown::now(&record);
    publisher.publish(show(opening.clone()));
    let gallery = open(&publisher);
    let mut stream = asked(gallery.address(), KEY, "/events");
    let first = next_view(&mut stream);
    assert_eq!((&first["orders"], &first["moving"]), (&0.into(), &false.into()));
    assert_eq!(gallery.phones(), 1);

    publisher.publish(show(go_on(&mut record, &opening, 1)));
    let hidden = next_view(&mut stream);
    assert_eq!((&hidden["orders"], &hidden["moving"]), (&0.into(), &true.into()), "what stood there before");
    let after = next_view(&mut stream);
    assert_eq!((&after["orders"], &after["moving"]), (&1.into(), &false.into()));

    record.undo();
    publisher.publish(show(Shown::now(&record)));
    let undone = next_view(&mut stream);
    assert_eq!((&undone["orders"], &undone["moving"]), (&0.into(), &false.into()));
    let revs = [&first, &hidden, &after, &undone].map(|view| view["rev"].as_u64().unwrap());
    assert!(revs.is_sorted_by(|one, next| one < next), "an undo is new, too: {revs:?}");
    assert_eq!(answer(gallery.address(), KEY, "/view").lines().last().map(str::len), Some(undone.to_string().len()));
}

#[test]
fn a_phone_with_a_seat_is_told_what_its_player_alone_knows_once_it_is_admitted() {
    let publisher = Publisher::new();
    let mut record = bets(Some((Fall::Heads, 2)), None);
    publisher.publish(show(Shown::now(&record)));
    let gallery = open(&publisher);
    let at = gallery.address();
    let (head, body) = ("Connection: close\r\nContent-Type: application/json", r#"{"name":"anna"}"#);
    let request =
        format!("POST /{KEY}/seat HTTP/1.1\r\nHost: {at}\r\n{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    let (mut stream, mut seat) = (connected(at), String::new());
    stream.write_all(request.as_bytes()).unwrap();
    stream.read_to_string(&mut seat).unwrap();
    let secret = seat.split("\"secret\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a seat");
    assert!(seat.contains("\"waits\":true"), "whoever sits is told so: {seat}");

    let follow = |path: &str| asked(at, KEY, path);
    let [mut own, mut guest] = [follow(&format!("/events?seat={secret}")), follow("/events?seat=another")];
    let knows = |view: &Value| (view["player"].as_u64(), view.to_string().contains("2 × Heads"));
    assert_eq!(
        [&mut own, &mut guest].map(|stream| knows(&next_view(stream))),
        [(None, false); 2],
        "it may be anybody's"
    );
    gallery.admit(&[PhoneId(2)]);
    gallery.admit(&gallery.seats().iter().map(|phone| phone.id).collect::<Vec<_>>());
    assert_eq!(knows(&next_view(&mut own)), (Some(1), true), "nothing else has changed");
    for _ in 0..2 {
        record.go_on().expect("the rival bets, and the coin is thrown").unwrap();
    }
    publisher.publish(show(Shown::now(&record)));
    assert_eq!([&mut own, &mut guest].map(|stream| knows(&next_view(stream))), [(None, true); 2], "now all know it");
}

#[test]
fn who_comes_late_sees_at_rest_what_moves_now() {
    let publisher = Publisher::new();
    let mut record = stored::begun::<TroyesDice>("MARKETDAY");
    let opening = Shown::now(&record);
    publisher.publish(show(go_on(&mut record, &opening, 1)));
    let gallery = open(&publisher);
    let view = next_view(&mut asked(gallery.address(), KEY, "/events"));
    assert_eq!((&view["orders"], &view["moving"]), (&1.into(), &false.into()));
}

#[test]
fn a_gallery_that_closes_says_so_and_gives_its_port_back_at_once() {
    let publisher = Publisher::new();
    let gallery = open(&publisher);
    let at = gallery.address();
    let mut streams: Vec<_> = (0..5).map(|_| asked(at, KEY, "/events")).collect();
    for stream in &mut streams {
        next_view(stream);
    }
    gallery.close();
    for stream in &mut streams {
        let mut rest = String::new();
        stream.read_to_string(&mut rest).unwrap();
        assert!(rest.contains("event: bye"), "{rest}");
    }
    let again = Gallery::open(publisher.follow(|| {}), options(at)).unwrap();
    assert!(answer(at, KEY, "/view").starts_with("HTTP/1.1 200"));
    // Dropped, it ends by itself.
    let mut stream = asked(at, KEY, "/events");
    next_view(&mut stream);
    drop(again);
    let mut rest = String::new();
    stream.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("event: bye"), "{rest}");
}

#[test]
fn a_run_of_its_own_is_told_from_the_one_before() {
    let publisher = Publisher::new();
    let epoch = || next_view(&mut asked(open(&publisher).address(), KEY, "/events"))["epoch"].clone();
    assert_ne!(epoch(), epoch());
}

#[test]
fn where_nothing_can_be_opened_a_sentence_says_why() {
    let words = Words::new(Language::English, Manner::Plain, None);
    let said = |bind: SocketAddr| {
        let refusal = Gallery::open(Publisher::new().follow(|| {}), options(bind)).unwrap_err();
        (refusal.in_words(&words), refusal)
    };
    let taken = TcpListener::bind(loopback()).unwrap();
    let (sentence, refusal) = said(taken.local_addr().unwrap());
    assert!(matches!(refusal, GalleryRefusal::Taken(_)), "{refusal:?}");
    assert!(
        sentence.starts_with(&format!("port {} of 127.0.0.1 is taken", taken.local_addr().unwrap().port())),
        "{sentence}"
    );
    let (sentence, refusal) = said("192.0.2.1:0".parse().unwrap());
    assert!(matches!(refusal, GalleryRefusal::NotOurs(_)), "{refusal:?}");
    assert_eq!(sentence, "192.0.2.1 is no address of this computer");
}

#[test]
fn silent_connections_keep_no_phone_out() {
    let publisher = Publisher::new();
    // Nobody goes because time has passed.
    let limits = Limits { connections: 8, head: Duration::from_hours(1), ..Limits::default() };
    let gallery = Gallery::open(publisher.follow(|| {}), Options { limits, ..options(loopback()) }).unwrap();
    let mut stream = asked(gallery.address(), KEY, "/events");
    next_view(&mut stream);
    let silent: Vec<_> = (0..100).map(|_| connected(gallery.address())).collect();
    assert!(answer(gallery.address(), KEY, "").starts_with("HTTP/1.1 200"));
    publisher.publish(show(Shown::now(&stored::begun::<TroyesDice>("MARKETDAY"))));
    next_view(&mut stream);
    drop(silent);
}

#[test]
fn however_many_streams_there_are_a_request_is_answered() {
    let publisher = Publisher::new();
    let limits = Limits { connections: 4, ..Limits::default() };
    let gallery = Gallery::open(publisher.follow(|| {}), Options { limits, ..options(loopback()) }).unwrap();
    let streams: Vec<_> = (0..6)
        .map(|_| {
            let mut stream = asked(gallery.address(), KEY, "/events");
            next_view(&mut stream);
            stream
        })
        .collect();
    for _ in 0..8 {
        assert!(answer(gallery.address(), KEY, "/view").starts_with("HTTP/1.1 200"));
    }
    // That one goes is heard in a moment.
    let began = Instant::now();
    while gallery.phones() > 3 {
        assert!(began.elapsed() < PATIENCE);
    }
    drop(streams);
}

#[test]
fn a_phone_that_reads_nothing_holds_nobody() {
    let publisher = Publisher::new();
    let mut record = stored::begun::<TroyesDice>("MARKETDAY");
    let mut shown = Shown::now(&record);
    publisher.publish(show(shown.clone()));
    let gallery = open(&publisher);
    let asleep = asked(gallery.address(), KEY, "/events");
    let mut awake = asked(gallery.address(), KEY, "/events");
    next_view(&mut awake);
    for _ in 0..8 {
        shown = go_on(&mut record, &shown.at_rest(), 0).at_rest();
        publisher.publish(show(shown.clone()));
        let orders = shown.orders;
        while next_view(&mut awake)["orders"] != orders {}
    }
    assert_eq!(gallery.phones(), 2);
    drop(asleep);
}
