//! Limits over a clock of ours: floods are held, and nobody else is.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use town_crier::gallery::{Answers, Limits, Requests};

fn address(last: usize) -> IpAddr {
    format!("10.0.{}.{}", last / 250, last % 250 + 1).parse().unwrap()
}

fn limits() -> Limits {
    Limits { burst: 10, rate: 2, ..Limits::default() }
}

#[test]
fn a_flood_gets_its_burst_and_then_its_rate() {
    let (began, mut requests) = (Instant::now(), Requests::new(limits()));
    let mut within = |from: u64, to: u64| {
        let asked = (from..to).map(|milli| began + Duration::from_millis(milli));
        asked.filter(|now| requests.allow(address(0), true, *now)).count()
    };
    assert_eq!(within(0, 1), 1);
    assert_eq!(within(1, 400), 9, "the burst is ten, and less than one came meanwhile");
    assert_eq!(within(400, 10_400), 20, "two a second");
    assert_eq!(within(3_600_000, 3_600_100), 10, "an hour later no more than the burst is there");
}

#[test]
fn one_who_floods_takes_nothing_from_another() {
    let (now, mut requests) = (Instant::now(), Requests::new(limits()));
    while requests.allow(address(0), true, now) {}
    assert!(requests.allow(address(1), true, now));
    assert!(requests.allow(address(0), false, now), "who has no key, behind the same router");
    let one: IpAddr = "2001:db8:1:2::1".parse().unwrap();
    while requests.allow(one, true, now) {}
    assert!(!requests.allow("2001:db8:1:2:ffff::2".parse().unwrap(), true, now), "these are one computer's");
    assert!(requests.allow("2001:db8:1:3::1".parse().unwrap(), true, now));
    assert!(!requests.allow("::ffff:10.0.0.1".parse().unwrap(), true, now), "the first one, written differently");
}

#[test]
fn a_clock_that_goes_back_gives_nothing() {
    let (now, mut requests) = (Instant::now() + Duration::from_mins(1), Requests::new(limits()));
    while requests.allow(address(0), true, now) {}
    assert!(!requests.allow(address(0), true, now.checked_sub(Duration::from_secs(50)).unwrap()));
}

#[test]
fn no_more_addresses_are_remembered_than_there_may_be() {
    let (now, mut requests) = (Instant::now(), Requests::new(limits()));
    for last in 0..3 * Requests::ADDRESSES {
        let [high, low] = u16::try_from(last).unwrap().to_be_bytes();
        assert!(requests.allow(IpAddr::from([10, 1, high, low]), true, now));
        assert!(requests.addresses() <= Requests::ADDRESSES);
    }
}

#[test]
fn newcomers_are_answered_while_others_flood_from_many_addresses() {
    let (began, mut answers) = (Instant::now(), Answers::new(Limits::default()));
    let mut all = 0;
    for second in 0..20 {
        let now = began + Duration::from_secs(second);
        // Four addresses ask as often as any address may.
        for of in 0..4 {
            all += (0..200).filter(|_| answers.allow(address(of), now)).count();
        }
        // A phone a second comes behind another router, and asks for the names and for a seat.
        assert!((0..2).all(|_| answers.allow(address(10), now)), "second {second}");
    }
    assert!(
        (0..100).all(|_| answers.allow(address(11), began + Duration::from_secs(20))),
        "a whole hall comes at once"
    );
    assert!(all <= 4 * 128 + 20 * (4 * 16 + 500), "{all} in twenty seconds: they are held");
}

#[test]
fn a_process_that_may_have_few_files_keeps_some_for_itself() {
    let connections = |files| Limits::default().within(files).connections;
    assert_eq!([1 << 20, 4_096, 1_152].map(connections), [1_024; 3]);
    assert_eq!([1_024, 512, 256, 100, 0].map(connections), [896, 384, 128, 50, 0]);
    assert_eq!(
        Limits { connections: 8, ..Limits::default() }.within(1_024).connections,
        8,
        "no more than was asked for"
    );
}
