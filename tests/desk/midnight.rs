//! An evening is filed under the day that the wall says where it was played, not under Greenwich's.

use std::sync::Arc;

use egui::Key;
use jiff::Zoned;
use jiff::civil::{Date, DateTime, date};
use jiff::tz::TimeZone;
use town_crier::games::troyes_dice::record::{Finished, Hall, HallStore, Store};
use town_crier::games::troyes_dice::rules::Phase;
use town_crier::play::Seat;

use crate::desk::count::EXAMPLE;
use crate::desk::{Place, SIZE, STILL, TestDesk};

/// Zones by their rules, so that a machine without a list of zones knows them too.
const NEW_YORK: &str = "EST5EDT,M3.2.0,M11.1.0";
const PARIS: &str = "CET-1CEST,M3.5.0,M10.5.0/3";

fn at(zone: &str, time: DateTime) -> Zoned {
    time.to_zoned(TimeZone::posix(zone).expect("a zone")).expect("a time")
}

/// Plays the game to its end, and enters two sheets into the hall of fame; `again` if both names stand there already.
pub(super) fn play_and_count(desk: &mut TestDesk, again: bool) {
    while desk.record().table().phase() != Phase::Over {
        desk.press(Key::Space);
    }
    desk.press(Key::Space);
    if again {
        // Then the first number is at hand, and Tab goes from a row's last one to the next row's first.
        for number in [EXAMPLE, EXAMPLE].concat() {
            for digit in number.to_string().chars() {
                desk.type_text(&digit.to_string());
            }
            desk.press(Key::Tab);
        }
    } else {
        desk.enter_row("Anna", &EXAMPLE);
        desk.press(Key::Tab);
        desk.enter_row("Ben", &EXAMPLE);
    }
    desk.click("Reveal the results");
    desk.wait_for("The game has been added to the hall of fame.");
}

/// The day under which a game is filed that is counted at that time: on the desk, in the save and in the hall of fame.
#[track_caller]
fn check(now: &Zoned, day: Date) {
    let (place, clock) = (Place::new(STILL), now.clone());
    let mut desk = place.with(SIZE, |desk| desk.with_clock(Arc::new(move || clock.clone())));
    desk.press(Key::Space);
    play_and_count(&mut desk, false);
    let results = desk.record().results().cloned().unwrap();
    assert_eq!(results.date, day);
    assert_eq!(results.stamp, u64::try_from(now.timestamp().as_millisecond()).unwrap());
    drop(desk);
    assert_eq!(Store::look(&place.at("game.ron")).unwrap().unwrap().results(), Some(&results));
    assert_eq!(HallStore::look(&place.at("hall.ron")).unwrap().unwrap().games()[0].date(), day);
}

#[test]
fn half_past_eleven_in_new_york_is_still_today() {
    let now = at(NEW_YORK, date(2026, 2, 28).at(23, 30, 0, 0));
    assert_eq!(now.with_time_zone(TimeZone::UTC).date(), date(2026, 3, 1), "Greenwich is a day ahead");
    check(&now, date(2026, 2, 28));
}

#[test]
fn half_past_midnight_in_paris_is_already_tomorrow() {
    let now = at(PARIS, date(2026, 7, 15).at(0, 30, 0, 0));
    assert_eq!(now.with_time_zone(TimeZone::UTC).date(), date(2026, 7, 14), "Greenwich is a day behind");
    check(&now, date(2026, 7, 15));
}

/// Plays that code on a clock that says so, and enters it into the hall of fame of that folder; what is in it then.
fn play_at(place: &Place, code: &str, clock: Zoned) -> Hall {
    let again = place.at("hall.ron").exists();
    let mut desk = place.with(SIZE, |desk| desk.with_clock(Arc::new(move || clock.clone())));
    desk.fill("Code", code).press(Key::Escape).reach("Start the game");
    play_and_count(&mut desk, again);
    assert_eq!(desk.record().results().map(|results| results.players.get(Seat(1)).unwrap().name.as_str()), Some("Ben"));
    drop(desk);
    std::fs::remove_file(place.at("game.ron")).unwrap();
    HallStore::look(&place.at("hall.ron")).unwrap().unwrap()
}

/// Clocks without a battery wake up long ago.
#[test]
fn two_plays_of_one_code_before_1970_are_two_games() {
    let place = Place::new(STILL);
    let morning = at(PARIS, date(1960, 1, 1).at(10, 0, 0, 0));
    let evening = at(PARIS, date(1960, 1, 1).at(20, 0, 0, 0));
    assert_eq!(play_at(&place, "MARKET", morning).games().len(), 1);
    let hall = play_at(&place, "MARKET", evening);
    let dates: Vec<Date> = hall.games().iter().map(Finished::date).collect();
    assert_eq!(dates, [date(1970, 1, 1); 2], "the first day that a file has");
    assert_ne!(hall.games()[0].id(), hall.games()[1].id());
}
