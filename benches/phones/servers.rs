//! Those who tell phones: our gallery, and the least that could do the same. Each tells once a line that it reads.

use std::io::{self, BufRead as _, ErrorKind, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::net::TcpSocket;
use tokio::runtime;
use town_crier::chronicle::{Next, Record};
use town_crier::crier::{Language, Manner};
use town_crier::gallery::{Frames, Gallery, Hosts, Key, Limits, Options, Spoken};
use town_crier::show::{Publisher, Show, Shown};

use crate::coin::Coin;
use crate::kit::played;

/// So many orders of a game, after which a view has everything in it.
const ORDERS: usize = 11;

/// Our gallery; each line publishes another show of that many bytes, or a real one.
pub(crate) fn gallery(bytes: Option<usize>) {
    let show: Box<dyn Fn() -> Show> = if let Some(bytes) = bytes {
        let shown = small(bytes);
        Box::new(move || of(shown.clone()))
    } else {
        let record = played::after(1, ORDERS);
        Box::new(move || of(Shown::now(&record)))
    };
    let publisher = Publisher::new();
    publisher.publish(show());
    let (key, overlay) = (Key::random().expect("chance"), Key::random().expect("chance"));
    let path = format!("/{}/events?lang=en", key.letters());
    let bind = (Ipv4Addr::LOCALHOST, 0).into();
    let options = Options { bind, key, overlay, hosts: Hosts::default(), limits: Limits::default() };
    let gallery = Gallery::open(publisher.follow(|| {}), options).expect("a gallery");
    announce(&gallery.address().to_string(), &path);
    each_line(|_| publisher.publish(show()));
}

/// The least that could do the same: one thread writes the same bytes to every socket, and nothing is said of HTTP after the head.
pub(crate) fn floor(bytes: usize) {
    let listener = listener().expect("a port");
    let sockets = Arc::new(Mutex::new(Vec::<TcpStream>::new()));
    announce(&listener.local_addr().expect("an address").to_string(), "/events");
    let known = Arc::clone(&sockets);
    thread::spawn(move || {
        let first = event(0, bytes);
        for socket in listener.incoming().flatten() {
            let greeted = greet(socket, &first);
            known.lock().unwrap_or_else(PoisonError::into_inner).extend(greeted);
        }
    });
    let mut number = 0;
    each_line(|_| {
        number += 1;
        let event = event(number, bytes);
        let mut sockets = sockets.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.retain_mut(|socket| match socket.write(&event) {
            Ok(written) => written == event.len(),
            Err(error) => error.kind() == ErrorKind::WouldBlock,
        });
    });
}

/// Says where it is.
pub(crate) fn announce(at: &str, path: &str) {
    println!("{at} {path}");
    let _ = io::stdout().flush();
}

/// Does that for each line, until nobody asks any more.
pub(crate) fn each_line(mut with: impl FnMut(&str)) {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        with(&line);
    }
}

fn of(shown: Shown) -> Show {
    Show { shown: Some(Arc::new(shown)), ..Show::default() }
}

/// A view that is so long as an event: of the smallest game that there is, with a code that fills it up.
fn small(bytes: usize) -> Shown {
    let mut record = Record::<Coin>::open("TOY".parse().expect("a code")).expect("a game");
    if let Next::Order(ask) = record.next() {
        record.ask(ask).expect("a throw");
    }
    let length = |code: usize| {
        let mut shown = Shown::now(&record);
        shown.code = Some("A".repeat(code));
        let frames = Frames::new("01234567".to_owned());
        frames.show(Arc::new(of(shown.clone())), false);
        let json = frames.frame(Spoken { language: Language::English, manner: Manner::Plain }).json.len();
        (shown, json + "id: 01234567.1\nevent: view\ndata: \n\n".len())
    };
    let (_, least) = length(0);
    length(bytes.checked_sub(least).expect("room for the smallest game")).0
}

/// An event of so many bytes.
fn event(number: usize, bytes: usize) -> Vec<u8> {
    let mut event = format!("id: floor.{number}\nevent: view\ndata: ").into_bytes();
    event.resize(bytes - 2, b'x');
    event.extend(b"\n\n");
    event
}

/// Listens with as long a queue as ours.
fn listener() -> io::Result<TcpListener> {
    let runtime = runtime::Builder::new_current_thread().enable_io().build()?;
    let _entered = runtime.enter();
    let socket = TcpSocket::new_v4()?;
    socket.bind((Ipv4Addr::LOCALHOST, 0).into())?;
    let listener = socket.listen(4_096)?.into_std()?;
    listener.set_nonblocking(false)?;
    Ok(listener)
}

/// Reads what is asked to its end, whatever it is, and answers.
fn greet(mut socket: TcpStream, first: &[u8]) -> io::Result<TcpStream> {
    socket.set_nodelay(true)?;
    let (mut asked, mut length) = ([0; 1_024], 0);
    while !asked[..length].ends_with(b"\r\n\r\n") {
        match socket.read(&mut asked[length..])? {
            0 => return Err(ErrorKind::UnexpectedEof.into()),
            read => length += read,
        }
    }
    socket.write_all(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n")?;
    socket.write_all(first)?;
    socket.set_nonblocking(true)?;
    Ok(socket)
}
