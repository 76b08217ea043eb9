//! The server without sockets and on a clock of the tests: every threat to those who read.

mod answers;
mod limits;
mod streams;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use futures_util::FutureExt as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream};
use tokio::runtime;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use super::site::Site;
use super::{Options, listen, routes};
use crate::gallery::{Hosts, Key, Limits};
use crate::show::Show;

const KEY: &str = "KQ7W3M9XT2VD";
const OVERLAY: &str = "0VER1AY00000";
const US: &str = "192.168.178.123:7377";
const PHONE: &str = "192.168.178.40:50000";
const NOTHING: &str = "<!doctype html>";

/// A gallery, and what closes it.
struct House {
    site: Arc<Site>,
    router: Router,
    closing: watch::Sender<bool>,
}

/// What came back.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl House {
    fn new(limits: Limits) -> Self {
        let (closing, closes) = watch::channel(false);
        let mut hosts = Hosts::default();
        hosts.add("crier.example").unwrap();
        let options = Options {
            bind: US.parse().unwrap(),
            key: KEY.parse().unwrap(),
            overlay: OVERLAY.parse().unwrap(),
            hosts,
            limits,
        };
        let site = Arc::new(Site::new("9f3c2a10".to_owned(), options, closes));
        site.show(Arc::new(Show::default()), false);
        let router = routes::router(Arc::clone(&site));
        Self { site, router, closing }
    }

    /// A connection from that address.
    fn call(&self, caller: &str) -> DuplexStream {
        let (ours, theirs) = tokio::io::duplex(1 << 20);
        if let Some((peer, connected)) = self.site.connect(caller.parse().unwrap(), US.parse().unwrap()) {
            tokio::spawn(connected.hold(listen::serve(ours, peer, Arc::clone(&self.site), self.router.clone())));
        }
        theirs
    }

    /// What is answered to these bytes, to the end.
    async fn raw(&self, caller: &str, request: &str) -> String {
        let mut stream = self.call(caller);
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        // The other end may close while we still write.
        let _ = stream.read_to_end(&mut bytes).await;
        String::from_utf8_lossy(&bytes).into_owned()
    }

    async fn ask(&self, caller: &str, method: &str, path: &str, headers: &str) -> Answer {
        let request = format!("{method} {path} HTTP/1.1\r\nHost: {US}\r\nConnection: close\r\n{headers}\r\n");
        Answer::read(&self.raw(caller, &request).await)
    }

    async fn get(&self, path: &str) -> Answer {
        self.ask(PHONE, "GET", path, "").await
    }

    /// Begins to follow, and reads so far that the first beat is there.
    async fn follow(&self, caller: &str, key: &str, headers: &str) -> (DuplexStream, String) {
        let mut stream = self.call(caller);
        let request = format!("GET /{key}/events HTTP/1.1\r\nHost: {US}\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let told = until(&mut stream, "event: beat\n").await;
        (stream, told)
    }
}

impl Answer {
    fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        // The clock's header changes.
        let head = head.lines().filter(|line| !line.to_lowercase().starts_with("date:")).collect::<Vec<_>>().join("\n");
        Self { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    #[track_caller]
    fn has(&self, header: &str) {
        assert!(self.head.lines().any(|line| line.starts_with(header)), "no {header} in\n{}", self.head);
    }
}

/// Reads until that was told; fails where it never comes.
async fn until(stream: &mut DuplexStream, end: &str) -> String {
    let mut told = Vec::new();
    let read = async {
        while !String::from_utf8_lossy(&told).contains(end) {
            let mut some = [0; 4_096];
            let count = stream.read(&mut some).await.unwrap();
            assert!(count > 0, "the stream ended: {}", String::from_utf8_lossy(&told));
            told.extend_from_slice(&some[..count]);
        }
    };
    assert!(timeout(Duration::from_hours(1), read).await.is_ok(), "{end} was not told");
    String::from_utf8_lossy(&told).into_owned()
}

/// Runs a test on a clock that goes on by itself when everybody waits.
fn on_our_clock(test: impl Future<Output = ()>) {
    runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap().block_on(test);
}

fn house(limits: Limits) -> House {
    House::new(limits)
}

#[test]
fn every_address_answers_to_its_key_alone() {
    on_our_clock(async {
        let house = house(Limits::default());
        for (path, kind) in [
            ("", "text/html; charset=utf-8"),
            ("/plain", "text/html; charset=utf-8"),
            ("/view", "application/json; charset=utf-8"),
            ("/rules", "application/json; charset=utf-8"),
            ("/art", "image/svg+xml; charset=utf-8"),
            ("/font/text", "font/ttf"),
            ("/font/bold", "font/ttf"),
            ("/font/display", "font/ttf"),
        ] {
            let answer = house.get(&format!("/{KEY}{path}")).await;
            assert_eq!(answer.status, 200, "{path}");
            answer.has(&format!("content-type: {kind}"));
            assert_eq!(house.get(&format!("/{}{path}", KEY.to_lowercase())).await.status, 200, "typed small: {path}");
            for wrong in ["KQ7W3M9XT2VE", "KQ7W3M9XT2V", "", ".", "..", "%00"] {
                let answer = house.get(&format!("/{wrong}{path}")).await;
                assert!(answer.status == 404 && answer.body.starts_with(NOTHING), "{wrong}{path}");
            }
        }
    });
}

#[test]
fn what_is_not_there_looks_like_what_one_may_not_see() {
    on_our_clock(async {
        let house = house(Limits { burst: 100_000, ..Limits::default() });
        let wrong = house.get("/KQ7W3M9XT2VE").await;
        assert_eq!(wrong.status, 404);
        for path in [
            format!("/{KEY}/"),
            format!("/{KEY}/nothing"),
            format!("//{KEY}"),
            format!("/{KEY}/view/x"),
            format!("/{KEY}/font"),
            format!("/{KEY}/font/other"),
            format!("/{KEY}/font/%ff"),
            format!("/{KEY}/overlay"),
            "/".to_owned(),
            "/favicon.ico".to_owned(),
            "/robots.txt".to_owned(),
            "/../../etc/passwd".to_owned(),
            format!("/{OVERLAY}"),
            format!("/{OVERLAY}/overlay"),
            format!("/{OVERLAY}/events"),
            "/%2e%2e/%00".to_owned(),
        ] {
            assert_eq!(house.get(&path).await, wrong, "{path}");
        }
        for number in 0..10_000_u32 {
            let [.., a, b, c] = number.wrapping_mul(2_654_435_761).to_be_bytes();
            let key = Key::made_up([a, b, c, a ^ b, b ^ c, c ^ a, a / 3, b / 3, c / 3, a / 7, b / 7, c / 7]);
            assert_eq!(house.get(&format!("/{}", key.letters())).await, wrong);
        }
    });
}

#[test]
fn the_overlay_is_for_this_computer_and_has_a_key_of_its_own() {
    on_our_clock(async {
        let house = house(Limits::default());
        for path in ["/overlay", "/view", "/rules", "/art", "/font/display"] {
            // The last one is at the address that it calls.
            for caller in ["127.0.0.1:50000", "[::1]:50000", "[::ffff:127.0.0.1]:50000", US] {
                assert_eq!(house.ask(caller, "GET", &format!("/{OVERLAY}{path}"), "").await.status, 200, "{path}");
            }
            assert_eq!(house.ask(PHONE, "GET", &format!("/{OVERLAY}{path}"), "").await.status, 404, "{path}");
        }
        for path in ["", "/plain"] {
            assert_eq!(
                house.ask("127.0.0.1:50000", "GET", &format!("/{OVERLAY}{path}"), "").await.status,
                404,
                "{path}"
            );
        }
        let (_stream, _) = house.follow("127.0.0.1:50000", OVERLAY, "").await;
        assert_eq!(house.site.phones(), 0, "it is no phone");
    });
}

#[test]
fn only_our_own_names_are_answered() {
    on_our_clock(async {
        let house = house(Limits::default());
        let status = async |target: &str, hosts: &str| {
            let request = format!("GET {target} HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n");
            Answer::read(&house.raw(PHONE, &request).await).status
        };
        let (view, absolute) = (format!("/{KEY}/view"), |host: &str| format!("http://{host}/{KEY}/view"));
        for host in [US, "localhost:7377", "crier.example", "CRIER.example:7377"] {
            assert_eq!(status(&view, &format!("Host: {host}\r\n")).await, 200, "{host}");
            assert_eq!(status(&absolute(host), &format!("Host: {host}\r\n")).await, 200, "{host}");
        }
        for host in
            ["evil.example", "evil.example:7377", "192.168.178.123", "127.0.0.1:7377", "localhost.:7377", "", "é"]
        {
            assert_eq!(status(&view, &format!("Host: {host}\r\n")).await, 421, "{host}");
        }
        assert_eq!(status(&view, "").await, 421, "none");
        assert_eq!(status(&view, &format!("Host: {US}\r\nHost: {US}\r\n")).await, 421, "two");
        assert_eq!(status(&absolute("evil.example"), &format!("Host: {US}\r\n")).await, 421);
        assert_eq!(status(&absolute(US), "Host: evil.example\r\n").await, 421);
        let old = house.raw(PHONE, &format!("GET {view} HTTP/1.0\r\n\r\n")).await;
        assert_eq!(Answer::read(&old).status, 421, "nobody says for whom");
    });
}

#[test]
fn nothing_can_be_sent_or_asked_for_in_other_ways() {
    on_our_clock(async {
        let house = house(Limits::default());
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get"] {
            for path in [format!("/{KEY}"), "/".to_owned(), format!("/{KEY}/events")] {
                let answer = house.ask(PHONE, method, &path, "Content-Length: 0\r\n").await;
                // CONNECT to no host is refused before.
                assert!(
                    answer.status == 405 || (method == "CONNECT" && answer.status == 400),
                    "{method} {path}: {}",
                    answer.head
                );
            }
        }
        house.ask(PHONE, "POST", "/", "").await.has("allow: get, head");
        for body in [
            "Content-Length: 5\r\n\r\nhello",
            "Content-Length: 99999999\r\n",
            "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n",
        ] {
            assert_eq!(house.ask(PHONE, "GET", &format!("/{KEY}"), body).await.status, 413, "{body}");
        }
        let head = house.ask(PHONE, "HEAD", &format!("/{KEY}"), "").await;
        assert_eq!((head.status, head.body.as_str()), (200, ""));
        let events = house.ask(PHONE, "HEAD", &format!("/{KEY}/events"), "").await;
        assert_eq!((events.status, events.body.as_str(), house.site.phones()), (200, "", 0));
    });
}

#[test]
fn a_page_from_elsewhere_may_read_nothing() {
    on_our_clock(async {
        let house = house(Limits::default());
        let foreign = "Origin: http://evil.example\r\nAccess-Control-Request-Method: PUT\r\n";
        for method in ["GET", "OPTIONS", "POST"] {
            let answer = house.ask(PHONE, method, &format!("/{KEY}/view"), foreign).await;
            assert!(!answer.head.contains("access-control"), "{}", answer.head);
            answer.has("cross-origin-resource-policy: same-origin");
        }
    });
}

#[test]
fn every_answer_says_what_it_is_and_that_nobody_keeps_it() {
    on_our_clock(async {
        let house = house(Limits::default());
        let mut answers = vec![house.ask(PHONE, "POST", "/", "").await];
        for path in ["", "/plain", "/view", "/rules", "/art", "/font/text", "/nothing"] {
            answers.push(house.get(&format!("/{KEY}{path}")).await);
        }
        answers.push(house.ask("127.0.0.1:1", "GET", &format!("/{OVERLAY}/overlay"), "").await);
        answers
            .push(Answer::read(&house.raw(PHONE, "GET / HTTP/1.1\r\nHost: evil\r\nConnection: close\r\n\r\n").await));
        answers.push(Answer::read(&house.follow(PHONE, KEY, "").await.1));
        for answer in &answers {
            answer.has("x-content-type-options: nosniff");
            answer.has("referrer-policy: no-referrer");
            answer.has("cache-control: no-store");
            answer.has("x-robots-tag: noindex");
            answer.has("content-type: ");
            answer.has("content-security-policy: default-src 'none';");
            assert!(answer.head.contains("frame-ancestors 'none'"), "{}", answer.head);
            for tells in ["server:", "x-powered-by:", "set-cookie:"] {
                assert!(!answer.head.contains(tells), "{}", answer.head);
            }
        }
    });
}
