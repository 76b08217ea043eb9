//! When a service is tried again.

use std::time::{Duration, Instant};

use town_crier::crier::voice::Retry;

#[test]
fn each_failure_waits_longer_up_to_a_bound_and_success_forgets() {
    let mut retry = Retry::default();
    let mut now = Instant::now();
    assert!(retry.may(now));
    let mut last = Duration::ZERO;
    for _ in 0..8 {
        retry.failed(now);
        assert!(!retry.may(now));
        let waits = (1..=60).map(Duration::from_secs).find(|wait| retry.may(now + *wait)).expect("it is tried again");
        assert!(last <= waits && waits <= Retry::LONGEST);
        (last, now) = (waits, now + waits);
    }
    assert_eq!(last, Retry::LONGEST);
    retry.worked();
    assert!(retry.may(now));
}
