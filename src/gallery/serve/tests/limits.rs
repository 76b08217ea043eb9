//! What takes too long, is too long or too much.

use proptest::prelude::*;

use super::*;

#[test]
fn a_head_that_never_ends_is_given_up_after_five_seconds() {
    on_our_clock(async {
        let house = house(Limits::default());
        for begun in
            ["", "G", &format!("GET /{KEY} HTTP/1.1\r\n"), &format!("GET /{KEY} HTTP/1.1\r\nHost: {US}\r\nX: ")]
        {
            let began = Instant::now();
            house.raw(PHONE, begun).await;
            assert_eq!(began.elapsed().as_secs(), 5, "{begun:?}");
        }
        let began = Instant::now();
        let mut stream = house.call(PHONE);
        // One byte a second is no progress.
        while stream.write_all(b"G").await.is_ok() && began.elapsed().as_secs() < 60 {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        assert!(began.elapsed().as_secs() <= 6);
    });
}

#[test]
fn a_connection_that_asks_no_more_is_closed() {
    on_our_clock(async {
        let (house, began) = (house(Limits::default()), Instant::now());
        let told = house.raw(PHONE, &format!("GET /{KEY}/view HTTP/1.1\r\nHost: {US}\r\n\r\n")).await;
        assert_eq!((Answer::read(&told).status, began.elapsed().as_secs()), (200, 5));
    });
}

#[test]
fn who_takes_no_answer_is_given_up() {
    on_our_clock(async {
        let (house, began) = (house(Limits::default()), Instant::now());
        let (ours, mut theirs) = tokio::io::duplex(16);
        let (peer, _connected) = house.site.connect(PHONE.parse().unwrap(), US.parse().unwrap()).unwrap();
        let served = tokio::spawn(listen::serve(ours, peer, Arc::clone(&house.site), house.router.clone()));
        theirs.write_all(format!("GET /{KEY} HTTP/1.1\r\nHost: {US}\r\n\r\n").as_bytes()).await.unwrap();
        served.await.unwrap();
        assert!((30..=36).contains(&began.elapsed().as_secs()), "{:?}", began.elapsed());
    });
}

#[test]
fn a_head_that_is_too_long_is_refused() {
    on_our_clock(async {
        let house = house(Limits::default());
        let many = "X: y\r\n".repeat(100);
        assert_eq!(house.ask(PHONE, "GET", &format!("/{KEY}"), &many).await.status, 431);
        let long = format!("X: {}\r\n", "y".repeat(20_000));
        assert_eq!(house.ask(PHONE, "GET", &format!("/{KEY}"), &long).await.status, 431);
        let path = format!("/{KEY}?{}", "y".repeat(20_000));
        assert!(matches!(house.get(&path).await.status, 414 | 431));
        for garbage in ["\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n"] {
            assert!(matches!(Answer::read(&house.raw(PHONE, garbage).await).status, 0 | 400), "{garbage:?}");
        }
    });
}

#[test]
fn a_flood_is_held_and_told_so() {
    on_our_clock(async {
        let house = house(Limits { burst: 20, rate: 1, ..Limits::default() });
        for _ in 0..20 {
            assert_eq!(house.get(&format!("/{KEY}/view")).await.status, 200);
        }
        let held = house.get(&format!("/{KEY}/view")).await;
        assert_eq!(held.status, 429);
        held.has("retry-after: 1");
        assert_eq!(
            house.ask("192.168.178.41:1", "GET", &format!("/{KEY}/view"), "").await.status,
            200,
            "others are not"
        );
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(house.get(&format!("/{KEY}/view")).await.status, 200);
    });
}

#[test]
fn a_flood_without_the_key_holds_no_phone_behind_the_same_router() {
    on_our_clock(async {
        let house = house(Limits { burst: 20, rate: 1, ..Limits::default() });
        while house.get("/").await.status == 404 {}
        assert_eq!(house.get("/").await.status, 429);
        assert_eq!(house.get(&format!("/{KEY}/view")).await.status, 200);
    });
}

#[test]
fn silent_connections_keep_nobody_out_and_end_no_stream() {
    on_our_clock(async {
        let house = house(Limits { connections: 10, ..Limits::default() });
        let (mut here, _) = house.follow(PHONE, KEY, "").await;
        let (mut beside, _) = house.follow("192.168.178.66:50000", KEY, "").await;
        let mut silent = Vec::new();
        for port in 0..100 {
            // Behind the same router as a phone that follows.
            silent.push(house.call(&format!("192.168.178.66:{}", 51_000 + port)));
            tokio::task::yield_now().await;
        }
        let began = Instant::now();
        for caller in [PHONE, "192.168.178.66:50001", "192.168.178.77:50000"] {
            assert_eq!(house.ask(caller, "GET", &format!("/{KEY}"), "").await.status, 200, "{caller}");
        }
        assert_eq!(began.elapsed(), Duration::ZERO);
        assert_eq!(silent[0].read(&mut [0; 8]).await.unwrap(), 0, "the oldest has gone");
        for stream in [&mut here, &mut beside] {
            until(stream, "event: beat\n").await;
        }
        assert_eq!(house.site.phones(), 2);
    });
}

#[test]
fn many_requests_on_one_connection_are_answered_in_order() {
    on_our_clock(async {
        let house = house(Limits::default());
        let one = |path: &str| format!("GET /{KEY}/{path} HTTP/1.1\r\nHost: {US}\r\n\r\n");
        let told = house.raw(PHONE, &(one("view") + &one("nothing") + &one("rules"))).await;
        let statuses: Vec<&str> = told.split("HTTP/1.1 ").skip(1).filter_map(|answer| answer.get(..3)).collect();
        assert_eq!(statuses, ["200", "404", "200"]);
    });
}

#[test]
fn many_requests_on_one_connection_let_others_be_heard_between_them() {
    on_our_clock(async {
        let house = house(Limits::default());
        let one = format!("GET /{KEY}/view HTTP/1.1\r\nHost: {US}\r\n\r\n");
        let (mut many, mut other) = (house.call(PHONE), house.call(PHONE));
        many.write_all(one.repeat(100).as_bytes()).await.unwrap();
        other.write_all(one.as_bytes()).await.unwrap();
        assert!(until(&mut other, "\r\n\r\n").await.starts_with("HTTP/1.1 200"));
        let mut bytes = vec![0; 1 << 20];
        let there = many.read(&mut bytes).now_or_never().map_or(0, Result::unwrap);
        let answered = String::from_utf8_lossy(&bytes[..there]).matches("HTTP/1.1 200").count();
        assert!(answered <= 3, "{answered} were answered before");
    });
}

/// A request that is one in parts, or not at all.
fn strange() -> impl Strategy<Value = Vec<u8>> {
    let part = prop_oneof![
        Just("GET ".to_owned()),
        Just("HEAD ".to_owned()),
        Just(format!("/{KEY}")),
        Just("/view?lang=".to_owned()),
        Just("/events".to_owned()),
        Just(" HTTP/1.1\r\n".to_owned()),
        Just(format!("Host: {US}\r\n")),
        Just("Last-Event-ID: ".to_owned()),
        Just("Content-Length: 3\r\n".to_owned()),
        Just("Transfer-Encoding: chunked\r\n".to_owned()),
        Just("Accept-Language: ".to_owned()),
        Just("\r\n".to_owned()),
        "[ -~]{0,12}",
        any::<String>(),
    ];
    let parts = proptest::collection::vec(part, 0..16).prop_map(|parts| parts.concat().into_bytes());
    prop_oneof![3 => parts, 1 => proptest::collection::vec(any::<u8>(), 0..200)]
}

proptest! {
    /// Whatever is sent, it is answered by what there is, and everybody else is served as before.
    #[test]
    fn no_request_is_too_strange(requests in proptest::collection::vec(strange(), 1..6)) {
        on_our_clock(async {
            let house = house(Limits::default());
            for request in &requests {
                let mut stream = house.call(PHONE);
                let _ = stream.write_all(request).await;
                let mut told = Vec::new();
                // A stream may have begun, which lasts.
                let _ = timeout(Duration::from_mins(1), stream.read_to_end(&mut told)).await;
                let status = Answer::read(&String::from_utf8_lossy(&told)).status;
                assert!(matches!(status, 0 | 200 | 400 | 404 | 405 | 413 | 414 | 421 | 431), "{status}");
            }
            assert_eq!(house.get(&format!("/{KEY}/view")).await.status, 200);
        });
    }
}
