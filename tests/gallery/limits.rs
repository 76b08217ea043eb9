//! Limits over a clock of ours: floods and crowds are held, and halls behind one router are not.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use town_crier::gallery::{Limits, Requests, Streams};

fn address(last: usize) -> IpAddr {
    format!("10.0.{}.{}", last / 250, last % 250 + 1).parse().unwrap()
}

fn limits() -> Limits {
    Limits { connections: 40, streams: 4, burst: 10, rate: 2, ..Limits::default() }
}

#[test]
fn a_flood_gets_its_burst_and_then_its_rate() {
    let (began, mut requests) = (Instant::now(), Requests::new(limits()));
    let mut within = |from: u64, to: u64| {
        let asked = (from..to).map(|milli| began + Duration::from_millis(milli));
        asked.filter(|now| requests.allow(address(0), *now)).count()
    };
    assert_eq!(within(0, 1), 1);
    assert_eq!(within(1, 400), 9, "the burst is ten, and less than one came meanwhile");
    assert_eq!(within(400, 10_400), 20, "two a second");
    assert_eq!(within(3_600_000, 3_600_100), 10, "an hour later no more than the burst is there");
}

#[test]
fn one_who_floods_takes_nothing_from_another() {
    let (now, mut requests) = (Instant::now(), Requests::new(limits()));
    while requests.allow(address(0), now) {}
    assert!(requests.allow(address(1), now));
    let one: IpAddr = "2001:db8:1:2::1".parse().unwrap();
    while requests.allow(one, now) {}
    assert!(!requests.allow("2001:db8:1:2:ffff::2".parse().unwrap(), now), "these are one computer's");
    assert!(requests.allow("2001:db8:1:3::1".parse().unwrap(), now));
    assert!(!requests.allow("::ffff:10.0.0.1".parse().unwrap(), now), "the first one, written differently");
}

#[test]
fn a_clock_that_goes_back_gives_nothing() {
    let (now, mut requests) = (Instant::now() + Duration::from_mins(1), Requests::new(limits()));
    while requests.allow(address(0), now) {}
    assert!(!requests.allow(address(0), now.checked_sub(Duration::from_secs(50)).unwrap()));
}

#[test]
fn no_more_addresses_are_remembered_than_there_may_be() {
    let (now, mut requests) = (Instant::now(), Requests::new(limits()));
    for last in 0..3 * Requests::ADDRESSES {
        let [high, low] = u16::try_from(last).unwrap().to_be_bytes();
        assert!(requests.allow(IpAddr::from([10, 1, high, low]), now));
        assert!(requests.addresses() <= Requests::ADDRESSES);
    }
}

#[test]
fn where_there_is_room_a_hall_stands_behind_one_router() {
    let mut streams = Streams::new(limits());
    for phone in 0..20 {
        assert_eq!(streams.enter(address(0), phone).1, None);
    }
    assert_eq!(streams.len(), 20);
}

#[test]
fn where_it_is_crowded_an_address_loses_its_own_oldest() {
    let mut streams = Streams::new(limits());
    for phone in 0..20 {
        streams.enter(address(phone), phone);
    }
    for phone in 100..103 {
        assert_eq!(streams.enter(address(0), phone).1, None, "up to four are its own");
    }
    assert_eq!(streams.enter(address(0), 103).1, Some(0));
    assert_eq!(streams.enter(address(0), 104).1, Some(100));
    assert_eq!(streams.enter(address(1), 105).1, None, "others are not asked to go");
    assert_eq!(streams.len(), 24);
}

#[test]
fn one_address_never_takes_the_room_from_all_others() {
    let mut streams = Streams::new(limits());
    for phone in 0..1_000 {
        streams.enter(address(0), phone);
    }
    assert_eq!(streams.len(), 20);
}

#[test]
fn places_are_given_back_once() {
    let mut streams = Streams::new(limits());
    let (one, _) = streams.enter(address(0), 1);
    let (other, _) = streams.enter(address(0), 2);
    streams.leave(one);
    streams.leave(one);
    assert_eq!((streams.len(), streams.is_empty()), (1, false));
    streams.leave(other);
    assert!(streams.is_empty());
}
