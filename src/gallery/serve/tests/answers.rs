//! What phones send too often, too slowly, and who is told of it.

use super::*;
use crate::gallery::{Newcomer, PhoneId, Secret};

impl House {
    /// Sends that as the page does.
    async fn send(&self, method: &str, path: &str, secret: &str, body: &str) -> Answer {
        let headers = format!(
            "Content-Type: application/json\r\nX-Town-Crier-Seat: {secret}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let request = format!("{method} /{KEY}{path} HTTP/1.1\r\nHost: {US}\r\nConnection: close\r\n{headers}");
        Answer::read(&self.raw(PHONE, &request).await)
    }

    /// Lets somebody sit down, and hands out the secret.
    async fn sit(&self, name: &str) -> String {
        let answer = self.send("POST", "/seat", "", &format!("{{\"name\":\"{name}\"}}")).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let own: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        own["secret"].as_str().unwrap().to_owned()
    }

    async fn own(&self, secret: &str) -> u16 {
        self.send("GET", "/seat", secret, "").await.status
    }
}

#[test]
fn a_seat_has_its_burst_and_then_five_a_second_and_takes_nothing_from_another() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (anna, ben) = (house.sit("Anna").await, house.sit("Ben").await);
        for _ in 0..20 {
            assert_eq!(house.own(&anna).await, 200);
        }
        let held = house.send("GET", "/seat", &anna, "").await;
        assert_eq!(held.status, 429);
        held.has("retry-after: 1");
        assert_eq!(house.own(&ben).await, 200, "another one is not held");
        tokio::time::advance(Duration::from_secs(1)).await;
        let mut allowed = 0;
        while house.own(&anna).await == 200 {
            allowed += 1;
        }
        assert_eq!(allowed, 5);
        // A flood of hers is hers alone: it takes nothing of what all may send.
        for _ in 0..600 {
            assert_eq!(house.own(&anna).await, 429);
        }
        assert_eq!(house.own(&ben).await, 200);
    });
}

#[test]
fn a_request_that_began_before_a_removal_is_refused_behind_it() {
    on_our_clock(async {
        let house = house(Limits::default());
        let secret = house.sit("Anna").await;
        let rests = [
            ("ready", r#"{"orders":0,"ready":true}"#),
            ("pick", r#"{"orders":0,"pick":"0000000000000001","number":null}"#),
        ];
        let mut begun = Vec::new();
        for (path, body) in rests {
            let mut stream = house.call(PHONE);
            let head = format!(
                "PUT /{KEY}/seat/{path} HTTP/1.1\r\nHost: {US}\r\nConnection: close\r\nContent-Type: application/json\r\n\
                 X-Town-Crier-Seat: {secret}\r\nContent-Length: {}\r\n\r\n",
                body.len()
            );
            stream.write_all(head.as_bytes()).await.unwrap();
            begun.push((stream, path, body));
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        house.site.free(PhoneId(1));
        for (mut stream, path, body) in begun {
            stream.write_all(body.as_bytes()).await.unwrap();
            let mut told = Vec::new();
            stream.read_to_end(&mut told).await.unwrap();
            assert_eq!(Answer::read(&String::from_utf8_lossy(&told)).status, 410, "{path}");
        }
    });
}

#[test]
fn all_together_have_a_limit_too_and_who_only_reads_is_not_held_by_it() {
    on_our_clock(async {
        let house = house(Limits { answers: 10, answer_burst: 0, answer_rate: 0, ..Limits::default() });
        let guess = "0".repeat(26);
        for _ in 0..10 {
            assert_eq!(house.own(&guess).await, 403);
        }
        assert_eq!(house.own(&guess).await, 429, "guessing is held");
        assert_eq!(house.send("GET", "/seats", "", "").await.status, 429);
        assert_eq!(house.get(&format!("/{KEY}/view")).await.status, 200);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(house.own(&guess).await, 403);
    });
}

#[test]
fn those_without_a_seat_take_nothing_from_one() {
    on_our_clock(async {
        let house = house(Limits { answers: 10, ..Limits::default() });
        let anna = house.sit("Anna").await;
        while house.send("GET", "/seats", "", "").await.status == 200 {}
        for _ in 0..20 {
            assert_eq!(house.own(&anna).await, 200);
        }
        assert_eq!(house.own(&anna).await, 429, "her own share");
        assert_eq!(house.own(&"0".repeat(26)).await, 429);
    });
}

#[test]
fn a_body_that_never_ends_is_given_up_after_five_seconds() {
    on_our_clock(async {
        let house = house(Limits::default());
        let secret = house.sit("Anna").await;
        for (length, sent) in
            [("Content-Length: 25", "{\"orders\":"), ("Transfer-Encoding: chunked", "5\r\n{\"ord\r\n")]
        {
            let began = Instant::now();
            let head = format!(
                "PUT /{KEY}/seat/ready HTTP/1.1\r\nHost: {US}\r\nContent-Type: application/json\r\nX-Town-Crier-Seat: {secret}\r\n"
            );
            let answer = Answer::read(&house.raw(PHONE, &format!("{head}{length}\r\n\r\n{sent}")).await);
            assert_eq!((answer.status, began.elapsed().as_secs()), (408, 5), "{length}");
        }
        let long = format!(
            "PUT /{KEY}/seat/ready HTTP/1.1\r\nHost: {US}\r\nContent-Type: application/json\r\nX-Town-Crier-Seat: {secret}\r\n\
             Transfer-Encoding: chunked\r\n\r\n1400\r\n{}\r\n0\r\n\r\n",
            " ".repeat(0x1400)
        );
        assert_eq!(Answer::read(&house.raw(PHONE, &long).await).status, 413, "it does not say how long it is");
        let length = "Content-Length: 99999999\r\nContent-Type: application/json\r\n";
        assert_eq!(
            house.ask(PHONE, "PUT", &format!("/{KEY}/seat/ready"), length).await.status,
            413,
            "nobody waits for it"
        );
    });
}

#[test]
fn who_follows_is_told_of_seats_at_most_four_times_a_second() {
    on_our_clock(async {
        let house = house(Limits::default());
        let (mut stream, _) = house.follow(PHONE, KEY, "").await;
        let began = Instant::now();
        for name in ["Anna", "Ben", "Carl", "Dora"] {
            house.sit(name).await;
        }
        let told = until(&mut stream, "\"seats\":4,\"ready\":0,\"changes\":4").await;
        assert!(!told.contains("\"seats\":1") && !told.contains("event: view"), "all at once: {told}");
        assert_eq!(began.elapsed().as_millis(), 250);
        house.site.free(PhoneId(1));
        until(&mut stream, "\"seats\":3").await;
        assert_eq!(began.elapsed().as_millis(), 500);
        // And then again every ten seconds.
        until(&mut stream, "\"seats\":3").await;
        assert_eq!(began.elapsed().as_millis(), 10_500);
    });
}

#[test]
fn the_desk_is_woken_for_seats_and_for_nothing_that_only_shows() {
    use std::sync::atomic::{AtomicUsize, Ordering};

    on_our_clock(async {
        let woken = Arc::new(AtomicUsize::new(0));
        let counts = Arc::clone(&woken);
        let (_closing, closes) = watch::channel(false);
        let options = house(Limits::default()).site.options.clone();
        let site = Site::new("run".to_owned(), options, closes).waking(move || {
            counts.fetch_add(1, Ordering::Relaxed);
        });
        site.seats(|seats| seats.ask(None));
        assert_eq!(woken.load(Ordering::Relaxed), 0, "nobody sits");
        let (name, secret) = ("Anna".parse().unwrap(), Secret::made_up([1; 16]));
        site.sit(Newcomer { name, secret, address: [192, 168, 178, 40].into() }).unwrap();
        site.free(PhoneId(1));
        site.free(PhoneId(1));
        assert_eq!(woken.load(Ordering::Relaxed), 2);
    });
}
