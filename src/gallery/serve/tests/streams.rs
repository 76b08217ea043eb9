//! Streams: the newest first, a beat while nothing happens, and an end.

use std::cell::Cell;

use super::*;

/// The id of the newest view that was told.
fn id(told: &str) -> Option<&str> {
    told.rsplit("id: ").next().filter(|_| told.contains("id: ")).and_then(|rest| rest.split('\n').next())
}

#[test]
fn who_comes_is_told_the_newest_view_and_how_much_time_is_left() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (_stream, told) = house.follow(PHONE, KEY, "").await;
        let answer = Answer::read(&told);
        assert_eq!(answer.status, 200);
        answer.has("content-type: text/event-stream; charset=utf-8");
        answer.has("x-accel-buffering: no");
        let retry: u32 = told.split("retry: ").nth(1).unwrap().split('\n').next().unwrap().parse().unwrap();
        assert!((1_000..2_500).contains(&retry));
        let places =
            ["retry: ", "id: 9f3c2a10.", "event: view\ndata: {", "event: beat\n"].map(|part| told.find(part).unwrap());
        assert!(places.is_sorted(), "{told}");
        assert_eq!(house.site.phones(), 1);
    });
}

#[test]
fn who_has_the_newest_view_is_told_the_time_alone() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (_first, told) = house.follow(PHONE, KEY, "").await;
        let newest = id(&told).unwrap();
        let (_second, told) = house.follow(PHONE, KEY, &format!("Last-Event-ID: {newest}\r\n")).await;
        assert!(!told.contains("event: view"), "{told}");
        for other in ["9f3c2a10.999", "other.1", "x"] {
            let (_stream, told) = house.follow(PHONE, KEY, &format!("Last-Event-ID: {other}\r\n")).await;
            assert!(told.contains("event: view"), "after {other} the newest is told, be it an older number");
        }
    });
}

#[test]
fn a_change_is_told_to_all_at_once_and_a_slow_phone_is_told_the_newest() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (mut stream, told) = house.follow(PHONE, KEY, "").await;
        let first = id(&told).unwrap().to_owned();
        house.site.frames.show(Arc::new(Show { dark: true, ..Show::default() }), false);
        let told = until(&mut stream, "event: beat\n").await;
        let second = id(&told).unwrap().to_owned();
        assert_ne!(first, second);
        for dark in [false, true, false] {
            house.site.frames.show(Arc::new(Show { dark, ..Show::default() }), false);
        }
        let told = until(&mut stream, "event: beat\n").await;
        assert_eq!(told.matches("event: view").count(), 1, "what came between is told to nobody: {told}");
    });
}

#[test]
fn a_view_that_changes_all_the_time_is_told_four_times_a_second() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (mut stream, _) = house.follow(PHONE, KEY, "").await;
        let views = Cell::new(0);
        let read = async {
            loop {
                let told = until(&mut stream, "event: beat\n").await;
                views.set(views.get() + told.matches("event: view").count());
            }
        };
        let flood = async {
            for change in 0..200 {
                house.site.frames.show(Arc::new(Show { dark: change % 2 == 0, ..Show::default() }), false);
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::select! {
            () = read => {}
            () = flood => {}
        }
        assert!((7..=9).contains(&views.get()), "in two seconds: {}", views.get());
    });
}

#[test]
fn a_beat_comes_every_ten_seconds() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (mut stream, _) = house.follow(PHONE, KEY, "").await;
        until(&mut stream, "\n\n").await;
        for _ in 0..5 {
            let began = Instant::now();
            until(&mut stream, "event: beat\n").await;
            assert_eq!(began.elapsed().as_secs(), 10);
        }
    });
}

#[test]
fn a_stream_lasts_however_long_nothing_happens() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (mut stream, _) = house.follow(PHONE, KEY, "").await;
        let began = Instant::now();
        while began.elapsed().as_secs() < 4 * 3_600 {
            until(&mut stream, "event: beat\n").await;
        }
        assert_eq!(house.site.phones(), 1);
    });
}

#[test]
fn who_goes_gives_the_seat_back() {
    on_our_clock(async {
        let house = house(Limits::default());
        let mut streams = Vec::new();
        for _ in 0..10 {
            streams.push(house.follow(PHONE, KEY, "").await.0);
        }
        assert_eq!(house.site.phones(), 10);
        streams.truncate(3);
        tokio::time::sleep(Duration::from_secs(30)).await;
        assert_eq!(house.site.phones(), 3);
    });
}

#[test]
fn when_the_gallery_closes_everybody_is_told() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (mut one, _) = house.follow(PHONE, KEY, "").await;
        let mut silent = house.call(PHONE);
        house.closing.send_replace(true);
        let mut told = Vec::new();
        one.read_to_end(&mut told).await.unwrap();
        assert!(String::from_utf8_lossy(&told).contains("event: bye\ndata:\n\n"));
        assert_eq!(silent.read(&mut [0; 8]).await.unwrap(), 0);
        assert_eq!(house.site.phones(), 0);
    });
}

#[test]
fn where_it_is_crowded_an_address_loses_its_oldest_stream() {
    on_our_clock(async {
        let house = house(Limits { connections: 12, streams: 2, ..Limits::default() });
        let mut hall = Vec::new();
        for phone in 0..6 {
            hall.push(house.follow(&format!("10.0.0.{phone}:1"), KEY, "").await.0);
        }
        let (mut first, _) = house.follow(PHONE, KEY, "").await;
        let _second = house.follow(PHONE, KEY, "").await;
        let _third = house.follow(PHONE, KEY, "").await;
        let mut rest = Vec::new();
        first.read_to_end(&mut rest).await.unwrap();
        assert!(!String::from_utf8_lossy(&rest).contains("bye"), "the gallery is still open");
        assert_eq!(house.site.phones(), 8);
    });
}

#[test]
fn languages_and_manners_are_each_phones_own() {
    on_our_clock(async {
        let house = house(Limits::default());
        let view = async |query: &str, headers: &str| {
            house.ask(PHONE, "GET", &format!("/{KEY}/view{query}"), headers).await.body
        };
        for (query, headers, language, manner) in [
            ("", "", "en", "plain"),
            ("", "Accept-Language: fr-CH, en;q=0.5\r\n", "fr", "plain"),
            ("?lang=pl", "Accept-Language: fr\r\n", "pl", "plain"),
            ("?manner=herald&lang=lt", "", "lt", "herald"),
            ("?lang=xx&manner=loud", "", "en", "plain"),
            ("?lang=de&lang=fr", "", "en", "plain"),
            ("?lang=%ff&&&=", "", "en", "plain"),
        ] {
            let told = view(query, headers).await;
            assert!(told.contains(&format!("\"language\":\"{language}\"")), "{query} {headers}: {told}");
            assert!(told.contains(&format!("\"manner\":\"{manner}\"")), "{query} {headers}: {told}");
        }
    });
}

#[test]
fn a_page_is_compressed_for_who_takes_it_and_a_stream_never() {
    on_our_clock(async {
        let house = house(Limits::default());
        for path in ["", "/plain", "/rules", "/art"] {
            let short = house.ask(PHONE, "GET", &format!("/{KEY}{path}"), "Accept-Encoding: gzip, br\r\n").await;
            short.has("content-encoding: gzip");
            short.has("vary: accept-encoding");
            assert!(!house.get(&format!("/{KEY}{path}")).await.head.contains("content-encoding"), "{path}");
        }
        let (_stream, told) = house.follow(PHONE, KEY, "Accept-Encoding: gzip\r\n").await;
        assert!(!told.to_lowercase().contains("content-encoding"), "{told}");
    });
}
