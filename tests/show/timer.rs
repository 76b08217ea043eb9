//! The timer is a deadline: each follower counts down to it on its own clock.

use std::time::{Duration, Instant};

use town_crier::show::{ChoosingTime, Deadline, Pace, Timer, Waiting};

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

/// A minute to choose that began ten seconds after the pace's clock did.
fn minute() -> Pace {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), ChoosingTime::new(60), 0.0, 10.0);
    pace
}

#[test]
fn whole_seconds_are_counted_down_and_none_is_below_zero() {
    let began = Instant::now();
    let timer = Timer::of(&minute(), began);
    assert_eq!(timer.deadline, Some(Deadline::At(began + seconds(70.0))));
    for (at, left) in [(10.0, 60), (10.5, 60), (11.0, 59), (69.5, 1), (70.0, 0), (500.0, 0)] {
        assert_eq!(timer.seconds(began + seconds(at)), Some(left), "after {at} s");
    }
    assert!(!timer.is_little(began + seconds(54.9)) && timer.is_little(began + seconds(55.0)));
}

#[test]
fn no_seconds_are_shown_while_the_picture_moves() {
    let (began, mut pace) = (Instant::now(), Pace::default());
    pace.follow(Waiting::Choice(1), ChoosingTime::new(60), 2.6, 10.0);
    let timer = Timer::of(&pace, began);
    assert_eq!([10.0, 11.3, 12.5].map(|at| timer.seconds(began + seconds(at))), [None; 3], "the dice still roll");
    let waits = timer.next_change(began + seconds(12.5)).expect("it begins");
    assert_eq!(timer.seconds(began + seconds(12.5) + waits), Some(60), "and whoever sleeps wakes when it begins");
    pace.settle(11.0);
    assert_eq!(Timer::of(&pace, began).seconds(began + seconds(11.0)), Some(60), "the one key ends the roll");
}

#[test]
fn a_follower_sleeps_until_the_next_second() {
    let began = Instant::now();
    let timer = Timer::of(&minute(), began);
    for at in [10.0, 10.25, 33.9] {
        let now = began + seconds(at);
        let next = now + timer.next_change(now).expect("it runs");
        assert_eq!(timer.seconds(next), timer.seconds(now).map(|left| left - 1), "after {at} s");
    }
    assert_eq!(timer.next_change(began + seconds(70.0)), None, "it is up, so nothing changes");
}

#[test]
fn a_pace_that_is_not_changed_shows_the_same_deadline() {
    let (began, pace) = (Instant::now(), minute());
    let mut ticked = pace.clone();
    for at in [20.0, 30.1, 56.0, 71.0] {
        ticked.tick(at);
        assert_eq!(Timer::of(&ticked, began), Timer::of(&pace, began), "so nobody is woken at {at} s");
    }
}

#[test]
fn time_that_stands_still_does_not_run() {
    let (began, mut pace) = (Instant::now(), minute());
    pace.pause(30.0);
    let timer = Timer::of(&pace, began);
    assert!(timer.is_paused());
    assert_eq!([30.0, 900.0].map(|at| timer.seconds(began + seconds(at))), [Some(40); 2]);
    assert_eq!(timer.next_change(began + seconds(30.0)), None);
}

#[test]
fn hands_free_the_next_roll_is_counted_down_to_and_otherwise_there_is_no_deadline() {
    let (began, mut pace) = (Instant::now(), Pace::default());
    pace.follow(Waiting::Order(2), ChoosingTime::new(60), 0.0, 10.0);
    assert_eq!(Timer::of(&pace, began), Timer { limited: true, before_order: true, ..Timer::default() });
    pace.set_hands_free(true, 10.0);
    let timer = Timer::of(&pace, began);
    assert_eq!(timer.seconds(began + seconds(12.0)), Some(4));
    assert!(timer.before_order && !timer.is_little(began + seconds(15.0)), "nobody has to hurry");
    pace.pause(12.0);
    assert_eq!(Timer::of(&pace, began).seconds(began + seconds(900.0)), Some(4), "P holds the roll as well");
}
