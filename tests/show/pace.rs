//! The table's pace, on a clock that the test turns.

use town_crier::play::Steps;
use town_crier::show::{ChoosingTime, Evening, EveningTold, Pace, PaceEvent, Waiting};

fn minute() -> Option<ChoosingTime> {
    ChoosingTime::new(60)
}

/// What time brings from one moment to another, looked at four times a second, with the moment of each.
fn brings(pace: &mut Pace, from: f64, to: f64) -> Vec<(f64, PaceEvent)> {
    let mut brought = Vec::new();
    let mut now = from;
    while now <= to {
        brought.extend(pace.tick(now).map(|event| (now, event)));
        now += 0.25;
    }
    brought
}

#[test]
fn a_time_is_neither_a_blink_nor_an_hour() {
    assert_eq!([9, 10, 600, 601].map(|seconds| ChoosingTime::new(seconds).is_some()), [false, true, true, false]);
}

#[test]
fn the_table_is_warned_once_and_told_once_that_time_is_up() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), minute(), 2.5, 100.0);
    assert_eq!(pace.left(102.5), Some(60.0), "it begins when the picture has come to rest");
    let brought = brings(&mut pace, 100.0, 300.0);
    assert_eq!(brought, [(147.5, PaceEvent::Warning), (162.5, PaceEvent::TimeUp)]);
    assert_eq!(pace.left(300.0), Some(0.0));
    assert_eq!(pace.next_change(300.0), None, "nothing more comes, so nothing is painted");
}

#[test]
fn without_a_limit_time_brings_nothing() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), None, 0.0, 0.0);
    assert_eq!(brings(&mut pace, 0.0, 3600.0), []);
    assert_eq!((pace.left(5.0), pace.next_change(5.0)), (None, None));
}

#[test]
fn a_pause_stops_the_time_and_one_key_lets_it_go_on() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), minute(), 0.0, 0.0);
    pace.pause(20.0);
    assert!(pace.is_paused());
    assert_eq!(brings(&mut pace, 20.0, 500.0), []);
    assert_eq!((pace.left(500.0), pace.next_change(500.0)), (Some(40.0), None));
    pace.pause(500.0);
    assert_eq!(brings(&mut pace, 500.0, 600.0), [(525.0, PaceEvent::Warning), (540.0, PaceEvent::TimeUp)]);
}

#[test]
fn one_more_minute_counts_while_it_runs_while_it_is_paused_and_when_it_is_up() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), minute(), 0.0, 0.0);
    pace.more(10.0);
    assert_eq!(pace.left(10.0), Some(110.0));
    pace.pause(20.0);
    pace.more(20.0);
    assert_eq!(pace.left(20.0), Some(160.0));
    pace.pause(20.0);
    assert_eq!(brings(&mut pace, 20.0, 200.0).last(), Some(&(180.0, PaceEvent::TimeUp)));
    pace.more(200.0);
    assert_eq!(brings(&mut pace, 200.0, 300.0), [(245.0, PaceEvent::Warning), (260.0, PaceEvent::TimeUp)]);
}

#[test]
fn hands_free_the_crier_goes_on_after_the_time_and_after_a_pause_between() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), minute(), 0.0, 0.0);
    pace.set_hands_free(true, 0.0);
    assert_eq!(brings(&mut pace, 0.0, 61.0).last(), Some(&(60.0, PaceEvent::Next)));
    pace.follow(Waiting::Order(2), minute(), 1.0, 61.0);
    assert_eq!(
        brings(&mut pace, 61.0, 90.0),
        [(68.0, PaceEvent::Next)],
        "six seconds after the picture has come to rest"
    );
    pace.follow(Waiting::Choice(3), minute(), 0.0, 70.0);
    pace.ready(80.0);
    assert_eq!(pace.tick(80.0), Some(PaceEvent::Next), "everyone is ready");
    pace.follow(Waiting::Order(4), minute(), 0.0, 80.0);
    pace.set_hands_free(false, 81.0);
    assert_eq!(brings(&mut pace, 81.0, 200.0), [], "stopped");
}

#[test]
fn ready_does_nothing_while_the_crier_is_asked_for_each_step() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), None, 0.0, 0.0);
    pace.ready(1.0);
    assert_eq!(brings(&mut pace, 1.0, 10.0), []);
}

/// So many half-days are behind.
fn steps(done: u16) -> Steps {
    Steps::of(done, 16)
}

#[test]
fn the_evening_is_told_by_how_it_went_so_far() {
    let mut evening = Evening::new(100.0, steps(2), true);
    let told = EveningTold { minutes: 1, continued: true, left: Some(14), to_go: None };
    assert_eq!(evening.told(160.0, steps(2)), told, "what was played before is not known");
    // Two half-days in six minutes: twelve more take thirty-six.
    evening.follow(280.0, steps(3), true);
    evening.follow(460.0, steps(4), true);
    assert_eq!(evening.told(460.0, steps(4)), EveningTold { minutes: 6, left: Some(12), to_go: Some(36), ..told });
    assert!(evening.next_change(130.0).is_some_and(|change| (change - 30.0).abs() < 1e-9));
}

#[test]
fn one_long_half_day_does_not_move_the_end_of_the_evening() {
    let mut evening = Evening::new(0.0, steps(0), false);
    let mut now = 0.0;
    for (done, minutes) in (1..).zip([3.0, 3.0, 40.0, 3.0]) {
        now += minutes * 60.0;
        evening.follow(now, steps(done), true);
    }
    assert_eq!(
        evening.told(now, steps(4)),
        EveningTold { minutes: 49, continued: false, left: Some(12), to_go: Some(36) }
    );
    // The last two are undone, and are played anew.
    evening.follow(now, steps(2), true);
    assert_eq!(evening.told(now, steps(2)).to_go, Some(42));
}

#[test]
fn the_evening_stands_still_while_a_page_is_open() {
    let mut evening = Evening::new(0.0, steps(0), false);
    evening.follow(60.0, steps(0), false);
    evening.follow(600.0, steps(0), false);
    assert_eq!(evening.told(600.0, steps(0)).minutes, 1);
    assert_eq!(evening.next_change(600.0), None);
    evening.follow(660.0, steps(0), true);
    evening.follow(720.0, steps(1), true);
    assert_eq!(evening.told(720.0, steps(1)).to_go, Some(30), "two minutes for each of fifteen half-days");
}

#[test]
fn how_long_a_game_took_is_known_if_it_was_seen_from_its_beginning() {
    let evening = |continued, seconds: f64| {
        let mut evening = Evening::new(100.0, steps(0), continued);
        evening.follow(100.0 + seconds, steps(16), true);
        evening.length()
    };
    assert_eq!(evening(false, 2999.0), Some(49));
    assert_eq!(evening(false, 59.0), None, "nobody has played it");
    assert_eq!(evening(true, 2999.0), None, "a half-day may have been begun before");
}

#[test]
fn a_hold_before_a_roll_stops_that_wait_and_without_one_the_next() {
    let mut pace = Pace::default();
    pace.set_hands_free(true, 0.0);
    pace.follow(Waiting::Order(2), minute(), 0.0, 0.0);
    pace.pause(2.0);
    assert_eq!(brings(&mut pace, 2.0, 60.0), [], "the roll waits");
    pace.pause(60.0);
    assert_eq!(brings(&mut pace, 60.0, 70.0), [(64.0, PaceEvent::Next)]);

    let mut pace = Pace::default();
    pace.follow(Waiting::Order(2), minute(), 0.0, 0.0);
    pace.pause(1.0);
    assert!(pace.is_held());
    pace.follow(Waiting::Choice(3), minute(), 3.0, 5.0);
    assert_eq!((pace.left(100.0), pace.is_paused(), pace.is_held()), (Some(60.0), true, false));
    pace.pause(100.0);
    assert_eq!(brings(&mut pace, 100.0, 200.0).last(), Some(&(160.0, PaceEvent::TimeUp)));

    pace.follow(Waiting::Order(4), minute(), 0.0, 200.0);
    pace.pause(201.0);
    pace.pause(202.0);
    pace.follow(Waiting::Choice(5), minute(), 0.0, 203.0);
    assert!(!pace.is_paused(), "the second press took it back");
}

#[test]
fn a_hold_while_dice_roll_keeps_all_of_the_time() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), minute(), 5.0, 100.0);
    assert_eq!(pace.left(101.0), Some(60.0), "never more than there is");
    pace.pause(102.0);
    assert_eq!((pace.left(500.0), pace.tick(500.0)), (Some(60.0), None));
    pace.pause(500.0);
    assert_eq!(pace.left(510.0), Some(50.0));
}

#[test]
fn a_motion_that_is_ended_early_lets_the_time_begin() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Choice(1), minute(), 5.0, 100.0);
    pace.settle(101.0);
    assert_eq!(pace.left(111.0), Some(50.0));
    pace.settle(120.0);
    assert_eq!(pace.left(121.0), Some(40.0), "and only once");
}

#[test]
fn a_time_held_by_nobody_s_limit_is_none() {
    let mut pace = Pace::default();
    pace.follow(Waiting::Order(1), None, 0.0, 0.0);
    pace.pause(1.0);
    assert!(!pace.is_held(), "there is no time that could stand still");
}
