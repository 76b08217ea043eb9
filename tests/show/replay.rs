//! A finished game, played through in twenty seconds.

use std::sync::Arc;
use std::time::{Duration, Instant};

use town_crier::chronicle::Record;
use town_crier::games::troyes_dice::record;
use town_crier::show::{Replay, ReplayShown, Shown};
use town_crier::stage::{Motion, Shape};

use crate::chronicle::stored::after;
use crate::show::ceremony::{played, sheet};
use crate::toy::coin::Coin;

#[test]
fn a_game_is_seen_from_its_first_order_to_its_last_and_has_an_end() {
    let record: record::Record = after("MARKET DAY", usize::MAX);
    let replay = Replay::of(&record).expect("something has happened");
    let mut seen = Vec::new();
    for frame in 0..250_u16 {
        let (shown, part) = replay.at(f32::from(frame) / 10.0);
        assert!((0.0..=1.0).contains(&part));
        if seen.last() != Some(&shown.orders) {
            seen.push(shown.orders);
        }
    }
    assert_eq!(seen, (1..=32).collect::<Vec<_>>(), "each order in its turn");
    assert!(!Replay::is_over(19.9) && Replay::is_over(20.0), "the end is seen for a while");
    for shape in [Shape::Wide, Shape::Tall] {
        let rests = Shown::now(&record).scene(shape);
        assert_eq!(replay.scene(18.5, shape, Motion::Full), rests);
        assert_eq!(replay.scene(0.1, shape, Motion::None), Shown::after(&record, 1).scene(shape), "nothing moves");
    }
    assert_ne!(replay.scene(0.1, Shape::Wide, Motion::Full), Shown::after(&record, 1).scene(Shape::Wide));
}

#[test]
fn a_throw_is_told_once_its_dice_lie_and_nothing_stands_over_the_next() {
    let record: record::Record = after("MARKET DAY", usize::MAX);
    let replay = Replay::of(&record).expect("something has happened");
    let told = |seconds| replay.told(seconds, Motion::Full).map(|shown| shown.orders);
    assert_eq!(told(0.01), None, "the dice still roll");
    let moments: Vec<usize> = (0..=400_u16).filter_map(|frame| told(f32::from(frame) / 20.0)).collect();
    assert!(moments.is_sorted() && (1..=32).all(|order| moments.contains(&order)), "each in its turn: {moments:?}");
    for frame in 0..400_u16 {
        let seconds = f32::from(frame) / 20.0;
        let seen = replay.at(seconds).0.orders;
        assert!(told(seconds).is_none_or(|told| told == seen), "at {seconds} it tells of another moment");
    }
    assert_eq!(told(20.0), Some(32));
    assert_eq!(replay.told(0.01, Motion::None).map(|shown| shown.orders), Some(1), "at once where nothing moves");
}

/// Words and picture of an order are seen together for as long as the picture moved before.
#[test]
fn what_is_told_is_what_is_seen_for_half_of_the_time() {
    let record: record::Record = after("MARKET DAY", usize::MAX);
    let replay = Replay::of(&record).expect("something has happened");
    let frames = (0..280_u16).map(|frame| f32::from(frame) / 20.0);
    assert!(frames.filter(|seconds| replay.told(*seconds, Motion::Full).is_some()).count() >= 140);
}

#[test]
fn a_game_with_results_ends_with_its_podium() {
    let replay = Replay::of(&played(&[("Anna", sheet(6, 1, 4, 20)), ("Ben", sheet(2, 6, 0, 28))])).expect("played");
    let end = Replay::LAST;
    assert!(replay.podium(end).is_none(), "the last picture is seen first");
    let (ceremony, seen) = replay.podium(end + 4.0).expect("a podium");
    assert!(seen > 0.0 && ceremony.race().totals().values().all(|points| *points > 0));
    assert!(!Replay::is_over(end + 4.0) && Replay::is_over(end + 10.0));
    let unknown: record::Record = after("MARKET DAY", usize::MAX);
    assert!(Replay::of(&unknown).expect("played").podium(end + 4.0).is_none(), "without results nobody stands there");
}

#[test]
fn any_game_can_be_replayed_but_one_in_which_nothing_has_happened() {
    let record: Record<Coin> = after("TOY", usize::MAX);
    assert!(Replay::of(&record).is_some());
    let record: Record<Coin> = after("TOY", 0);
    assert!(Replay::of(&record).is_none());
}

#[test]
fn every_follower_sees_the_same_second() {
    let record: Record<Coin> = after("TOY", usize::MAX);
    let began = Instant::now();
    let shown =
        ReplayShown { replay: Arc::new(Replay::of(&record).expect("something has happened")), began, step: None };
    let seconds = [0, 2, 7].map(|late| shown.seconds(began + Duration::from_secs(late)));
    assert_eq!(seconds.map(f32::to_bits), [0.0, 2.0, 7.0_f32].map(f32::to_bits));
}

/// Somebody steps through the game as if it was played now: each step moves as its order did, and then rests; before the last one
/// nothing tells how it ends.
#[test]
fn a_game_is_stepped_through_from_the_first_roll_to_the_podium() {
    let record = played(&[("Anna", sheet(6, 1, 4, 20)), ("Ben", sheet(2, 6, 0, 28))]);
    let replay = Arc::new(Replay::of(&record).expect("played"));
    let mut now = Instant::now();
    let mut shown = ReplayShown { replay: Arc::clone(&replay), began: now, step: Some(0) };
    assert_eq!((replay.last_step(), shown.neighbor(false)), (33, None));
    for step in 0..=32 {
        assert_eq!(shown.step, Some(step));
        let mut frames = 0;
        loop {
            let seconds = shown.seconds(now);
            assert_eq!(replay.at(seconds).0.orders, step, "no other step is seen");
            assert!(replay.told(seconds, Motion::Full).is_none_or(|told| told.orders == step));
            assert!(replay.podium(seconds).is_none(), "nobody stands there yet");
            if !shown.is_moving(seconds) {
                break;
            }
            now += Duration::from_millis(100);
            frames += 1;
            assert!(frames < 400, "step {step} never rests");
        }
        let told = replay.told(shown.seconds(now), Motion::Full).map(|told| told.orders);
        assert_eq!(told, Some(step), "then all is told");
        shown = shown.beside(true, now).expect("another step");
    }
    assert!(replay.podium(shown.seconds(now)).is_some());
    for late in [10, 99] {
        let seconds = shown.seconds(now + Duration::from_secs(late));
        assert!(!shown.is_moving(seconds) && replay.podium(seconds).is_some());
    }
    assert_eq!(shown.neighbor(true), None);
    assert_eq!(shown.neighbor(false), Some(32));
}
