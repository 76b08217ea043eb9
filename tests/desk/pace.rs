//! The table's pace, on a clock that the test turns.

use eframe::egui::Key;
use tempfile::tempdir;
use town_crier::desk::{ChoosingTime, Evening, EveningTold, Pace, PaceEvent, Waiting};
use town_crier::games::troyes_dice::rules::Phase;

use crate::desk::TestDesk;

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
    pace.follow(Waiting::Roll(2), minute(), 1.0, 61.0);
    assert_eq!(
        brings(&mut pace, 61.0, 90.0),
        [(68.0, PaceEvent::Next)],
        "six seconds after the picture has come to rest"
    );
    pace.follow(Waiting::Choice(3), minute(), 0.0, 70.0);
    pace.ready(80.0);
    assert_eq!(pace.tick(80.0), Some(PaceEvent::Next), "everyone is ready");
    pace.follow(Waiting::Roll(4), minute(), 0.0, 80.0);
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

#[test]
fn the_evening_is_told_by_how_it_went_so_far() {
    let evening = Evening::new(100.0, 2);
    assert_eq!(evening.told(160.0, 2), EveningTold { minutes: 1, half_days: 14, to_go: None });
    // Two half-days in six minutes: twelve more take thirty-six.
    assert_eq!(evening.told(460.0, 4), EveningTold { minutes: 6, half_days: 12, to_go: Some(36) });
    assert!((evening.next_change(130.0) - 30.0).abs() < 1e-9);
}

#[test]
fn a_game_runs_by_itself_and_any_key_stops_it() {
    let folder = tempdir().expect("a folder");
    let settings = folder.path().join("settings.ron");
    std::fs::write(&settings, "(motion: none, choosing: Some(10))").expect("settings");
    let mut desk = TestDesk::with_settings(&folder.path().join("game.ron"), &settings, [1280.0, 720.0]);
    desk.press(Key::Space);
    desk.press(Key::H);
    assert!(desk.shows("The crier goes on alone"));
    // A step is a quarter of a second: six seconds to the roll, ten to choose, six to the next roll.
    desk.0.run_steps(30);
    assert_eq!(desk.record().done().len(), 1);
    assert!(desk.shows("Seconds left to choose"));
    desk.0.run_steps(70);
    assert_eq!(desk.record().done().len(), 3);
    desk.press(Key::R);
    assert_eq!(desk.record().table().phase(), Phase::Roll, "everyone is ready");
    desk.press(Key::Space);
    assert!(desk.shows("in your hands again"));
    desk.0.run_steps(200);
    assert_eq!(desk.record().done().len(), 4, "the key stopped it and did nothing else");
}

#[test]
fn the_time_is_paused_and_lengthened_by_keys() {
    let folder = tempdir().expect("a folder");
    let settings = folder.path().join("settings.ron");
    std::fs::write(&settings, "(motion: none, choosing: Some(45))").expect("settings");
    let mut desk = TestDesk::with_settings(&folder.path().join("game.ron"), &settings, [1280.0, 720.0]);
    desk.press(Key::Space);
    desk.press(Key::Space);
    desk.press(Key::P);
    assert!(desk.shows("The time stands still"));
    desk.0.run_steps(400);
    assert!(desk.shows("The time stands still"));
    desk.type_text("+");
    desk.press(Key::P);
    desk.press(Key::F11);
    assert!(desk.shows("Seconds left to choose: 1"), "a hundred and five, less a moment");
}
