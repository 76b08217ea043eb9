//! Sheets that phones hand in: proposed to the crier, and part of the results by a click alone.

use std::time::Instant;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::Phase;

use crate::desk::count::EXAMPLE;
use crate::desk::seats::{Sitting, let_in};
use crate::desk::{PATIENCE, TestDesk};
use crate::tried::config;

/// A sheet with citizens alone: 20 points.
const ALONE: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20];

/// A desk whose game is over and whose count is open, with phones let in.
fn counting() -> TestDesk {
    let mut desk = let_in();
    desk.press(Key::Escape).press(Key::Space);
    while desk.record().table().phase() != Phase::Over {
        desk.press(Key::Space);
    }
    desk.press(Key::Space);
    desk
}

/// Everybody's names and points, as they stand in the record.
fn results(desk: &TestDesk) -> Vec<(String, Option<u16>)> {
    let Some(results) = desk.record().results() else { return Vec::new() };
    let points = results.points().into_iter().map(Result::ok);
    results.players.values().map(|player| player.name.clone()).zip(points).collect()
}

/// Whoever sits down does so at the page of phones, where the address stands.
fn sit(desk: &mut TestDesk, name: &str) -> Sitting {
    desk.press(Key::F9);
    let phone = Sitting::down(desk, name);
    desk.press(Key::Escape);
    phone
}

#[track_caller]
fn wait_until(desk: &mut TestDesk, so: impl Fn(&TestDesk) -> bool) {
    let until = Instant::now() + PATIENCE;
    while !so(desk) {
        assert!(Instant::now() < until, "it never comes so far");
        desk.run();
    }
}

/// The phone of somebody of that name, whose sheet the crier has accepted.
fn accepted(desk: &mut TestDesk, name: &str) -> Sitting {
    let phone = sit(desk, name);
    phone.hands_in(desk, &EXAMPLE);
    desk.wait_for(&format!("{name}: sheet from the phone"));
    desk.reach(&format!("Accept the sheet: {name}"));
    phone
}

#[test]
fn a_sheet_waits_for_a_click_and_can_be_taken_back() {
    let mut desk = counting();
    desk.type_text("Anna").press(Key::Tab).type_text("3");
    let before = results(&desk);
    let anna = sit(&mut desk, "anna");
    anna.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("anna: sheet from the phone");
    desk.has("Replaces the numbers entered.");
    assert_eq!(results(&desk), before, "nothing is taken over by itself");
    desk.reach("Accept the sheet: anna");
    assert_eq!(results(&desk).first(), Some(&("Anna".to_owned(), Some(54))));
    assert!(anna.state().1.contains("\"state\":\"accepted\""));
    wait_until(&mut desk, |desk| !desk.shows("sheet from the phone"));
    desk.has("Anna: sheet accepted").click("Undo");
    assert_eq!(results(&desk), before);
    assert!(anna.state().1.contains("\"state\":\"waiting\""));
    desk.wait_for("anna: sheet from the phone");
    desk.reach("Send the sheet back: anna");
    assert_eq!(results(&desk), before);
    assert!(anna.state().1.contains("\"state\":\"returned\""));
    wait_until(&mut desk, |desk| !desk.shows("sheet from the phone"));
}

/// Wherever the focus is that nobody has set: in the first name, on nothing, or on the button that reveals the results.
#[test]
fn the_one_key_accepts_the_sheet_that_waits_and_then_goes_on() {
    let mut desk = counting();
    let phones = ["Anna", "Ben", "Cleo"].map(|name| sit(&mut desk, name));
    let expected = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), Some(54))).collect::<Vec<_>>();
    for (phone, names) in phones.iter().zip([&["Anna"][..], &["Anna", "Ben"], &["Anna", "Ben", "Cleo"]]) {
        let name = names.last().expect("a name");
        phone.hands_in(&mut desk, &EXAMPLE);
        desk.wait_for(&format!("{name}: sheet from the phone")).steps(4).press(Key::Space);
        let filled = results(&desk).into_iter().filter(|(_, points)| *points != Some(0)).collect::<Vec<_>>();
        assert_eq!(filled, expected(names));
        wait_until(&mut desk, |desk| !desk.shows("sheet from the phone"));
    }
    // The next press writes into no name: it reveals.
    desk.press(Key::Space).lacks("Reveal the results");
    assert_eq!(results(&desk), expected(&["Anna", "Ben", "Cleo"]));
}

#[test]
fn a_sheet_tells_in_what_it_differs_from_what_is_known() {
    let mut desk = counting();
    let anna = sit(&mut desk, "Anna");
    anna.hands_in(&mut desk, &ALONE);
    desk.wait_for("Anna: sheet from the phone");
    desk.reach("Accept the sheet: Anna");
    wait_until(&mut desk, |desk| !desk.shows("sheet from the phone"));
    let mut fewer = ALONE;
    fewer[15] = 12;
    anna.hands_in(&mut desk, &fewer);
    desk.wait_for("Anna: sheet from the phone");
    desk.has("Citizens 12 (known: 20). Replaces the numbers entered.");
}

#[test]
fn who_is_not_there_yet_takes_a_blank_row_and_then_a_new_one() {
    let mut desk = counting();
    for name in ["Cleo", "Dora", "Emil"] {
        accepted(&mut desk, name);
    }
    let expected: Vec<_> = ["Cleo", "Dora", "Emil"].map(|name| (name.to_owned(), Some(54))).into();
    assert_eq!(results(&desk), expected, "two rows were blank, and one is new");
    desk.click("Undo");
    assert_eq!(results(&desk), expected.get(..2).expect("two"));
}

/// A name that only looks like that of somebody whose sheet is awaited is told to be another one before it is accepted.
#[test]
fn a_sheet_of_nobody_who_is_awaited_says_that_it_adds_a_row() {
    let mut desk = counting();
    desk.type_text("Tom").press(Key::Enter).type_text("Ben").press(Key::Enter);
    sit(&mut desk, "Tøm").hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Tøm: sheet from the phone. Nobody in this game has that name: a row is added. ");
    desk.steps(4).reach("Send the sheet back: Tøm");
    sit(&mut desk, "Tom").hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Tom: sheet from the phone").lacks("a row is added");
}

#[test]
fn a_sheet_is_told_where_the_count_is_not_open() {
    let mut desk = counting();
    desk.press(Key::Escape);
    let anna = sit(&mut desk, "Anna");
    anna.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Anna: sheet from the phone");
    desk.lacks("Accept").press(Key::F3).has("Accept the sheet: Anna");
}

#[test]
fn phones_are_told_results_once_the_ceremony_has_told_who_won() {
    let mut desk = counting();
    let phones = ["Anna", "Ben"].map(|name| accepted(&mut desk, name));
    let [anna, _] = &phones;
    desk.reach("Show the totals");
    assert!(anna.state().1.contains("\"outcome\":null"), "totals that the crier checks tell nobody");
    desk.click("Reveal the results");
    while !desk.shows("Play again: ") {
        desk.press(Key::Space);
    }
    let until = Instant::now() + PATIENCE;
    while anna.state().1.contains("\"outcome\":null") {
        assert!(Instant::now() < until, "nobody is told anything");
        desk.run();
    }
    let state = anna.state().1;
    assert!(state.contains("\"points\":54") && state.contains("\"rank\":1"), "{state}");
}

#[test]
fn while_a_sheet_waits_results_are_revealed_only_when_asked_twice() {
    const ASKED: &str = "Sheets from phones still waiting: 1. Reveal anyway?";
    let mut desk = counting();
    for name in ["Anna", "Ben"] {
        accepted(&mut desk, name);
    }
    let third = sit(&mut desk, "Cleo");
    third.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Cleo: sheet from the phone");
    desk.click("Reveal the results");
    assert!(desk.shows(ASKED) && !desk.shows("Next: "), "nobody is told anything");
    let fourth = sit(&mut desk, "Dora");
    fourth.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Cleo: sheet from the phone (+1)");
    desk.steps(4).reach("Send the sheet back: Cleo");
    desk.wait_for("Dora: sheet from the phone");
    desk.steps(4).has(ASKED);
    // Whatever the phone sends now, the crier was asked.
    fourth.hands_in(&mut desk, &ALONE);
    wait_until(&mut desk, |desk| !desk.0.state().is_busy());
    desk.click(ASKED).has("Next: ");
}

/// Whoever corrects a sheet is not forgotten, and the crier sees what stands on it.
#[test]
fn a_sheet_that_was_sent_back_is_asked_for_before_the_results() {
    const ASKED: &str = "Sheets sent back and not handed in again: 1. Reveal anyway?";
    let mut desk = counting();
    for name in ["Anna", "Ben"] {
        accepted(&mut desk, name);
    }
    let third = sit(&mut desk, "Cleo");
    third.hands_in(&mut desk, &ALONE);
    desk.wait_for("Cleo: sheet from the phone").has("Citizens 20").steps(4).reach("Send the sheet back: Cleo");
    wait_until(&mut desk, |desk| !desk.shows("sheet from the phone"));
    desk.press(Key::Space);
    assert!(desk.shows(ASKED) && !desk.shows("Next: "), "nobody is told anything");
    // What comes meanwhile was not asked about.
    third.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Cleo: sheet from the phone").steps(4).press(Key::Space);
    wait_until(&mut desk, |desk| !desk.shows("sheet from the phone"));
    assert!(!desk.shows("Next: ") && results(&desk).last() == Some(&("Cleo".to_owned(), Some(54))));
    desk.press(Key::Space).has("Next: ");
}

#[test]
fn a_click_is_for_the_sheet_that_was_seen() {
    let mut desk = counting();
    let (anna, ben) = (sit(&mut desk, "Anna"), sit(&mut desk, "Ben"));
    ben.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Ben: sheet from the phone");
    anna.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Ben: sheet from the phone (+1)");
    assert!(!desk.shows("Anna: sheet from the phone"), "what is shown stays");
    // Another sheet of the same phone stands behind those who wait; a click that was meant for the one before does nothing.
    ben.hands_in(&mut desk, &ALONE);
    desk.step_until("Anna: sheet from the phone (+1)");
    let before = results(&desk);
    desk.0.get_by_label("Accept the sheet: Anna").click_accesskit();
    desk.0.step();
    assert_eq!(results(&desk), before);
    desk.steps(4).reach("Accept the sheet: Anna");
    assert_eq!(results(&desk).first(), Some(&("Anna".to_owned(), Some(54))));
}

#[test]
fn behind_phones_that_are_disconnected_no_sheet_waits() {
    let mut desk = counting();
    sit(&mut desk, "Anna").hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Anna: sheet from the phone").press(Key::F9).reach("Stop").press(Key::Escape);
    assert!(!desk.shows("sheet from the phone") && !desk.shows("Accept the sheet: Anna"));
}

/// Also where everybody's numbers are in: a name that only looks like a player's is told as another.
#[test]
fn a_sheet_under_a_name_that_looks_like_a_player_s_says_so() {
    let mut desk = counting();
    let other = sit(&mut desk, "\u{412}o");
    desk.click("Name of player 1").type_text("Bo").press(Key::Tab).type_text("9").press(Key::Enter);
    other.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for(": sheet from the phone. This name only looks like “Bo”, who is somebody else.");
}

/// A phone that takes its sheet away, and with it the button that accepts it, reveals nothing by that.
#[test]
fn a_press_is_for_the_button_that_was_seen() {
    let mut desk = counting();
    for name in ["Anna", "Ben"] {
        accepted(&mut desk, name);
    }
    for (name, by_key) in [("Cleo", false), ("Dora", true)] {
        let phone = sit(&mut desk, name);
        phone.hands_in(&mut desk, &EXAMPLE);
        desk.wait_for(&format!("{name}: sheet from the phone")).steps(4).has(&format!("Accept the sheet: {name}"));
        phone.ask("DELETE seat", "");
        desk.step_until("Reveal the results");
        if by_key {
            desk.press_once(Key::PageDown);
        } else {
            desk.0.get_by_label("Reveal the results").click_accesskit();
            desk.steps(1);
        }
        assert!(!desk.shows("Next: "), "nobody is told anything");
    }
    desk.steps(4).press(Key::PageDown).has("Next: ");
}

/// Where it stood that the results are revealed, the sheet is accepted once the crier was asked: not by a double-click.
#[test]
fn a_second_click_is_for_the_button_that_was_seen() {
    let mut desk = counting();
    for name in ["Anna", "Ben"] {
        accepted(&mut desk, name);
    }
    sit(&mut desk, "Cleo").hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("Cleo: sheet from the phone").steps(4);
    desk.0.get_by_label("Reveal the results").click_accesskit();
    desk.step_until("Sheets from phones still waiting: 1. Reveal anyway?");
    let before = results(&desk);
    desk.0.get_by_label("Accept the sheet: Cleo").click_accesskit();
    desk.steps(1);
    assert_eq!(results(&desk), before);
    desk.steps(4).reach("Accept the sheet: Cleo");
    assert_ne!(results(&desk), before);
}

/// A name that is typed stands there letter by letter, and may be another's on the way.
#[test]
fn nobody_loses_a_sheet_by_a_name_that_is_typed() {
    let mut desk = counting();
    let ann = sit(&mut desk, "Ann");
    let fox = sit(&mut desk, "Annik.");
    fox.hands_in(&mut desk, &EXAMPLE);
    desk.wait_for("sheet from the phone");
    desk.click("Name of player 1").type_text("Annik");
    wait_until(&mut desk, |_| ann.ask("GET seats", "").1.contains("\"Annik\""));
    desk.type_text("a");
    desk.run();
    assert_eq!((ann.state().0, fox.state().0), ("200".to_owned(), "200".to_owned()));
    desk.has("Annik.: sheet from the phone");
}

/// What a phone may send.
#[derive(Clone, Debug)]
enum Answer {
    Sit(u8),
    Ready(u8, u8, bool),
    Sheet(u8, Vec<u16>, bool),
    Leave(u8),
    Junk(u8, String),
}

fn answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        (0_u8..4).prop_map(Answer::Sit),
        (0_u8..4, 0_u8..4, any::<bool>()).prop_map(|(who, off, ready)| Answer::Ready(who, off, ready)),
        (0_u8..4, prop::collection::vec(0_u16..40, 0..20), any::<bool>())
            .prop_map(|(who, numbers, done)| Answer::Sheet(who, numbers, done)),
        (0_u8..4).prop_map(Answer::Leave),
        (0_u8..4, "[ -~]{0,40}").prop_map(|(who, text)| Answer::Junk(who, text)),
    ]
}

/// Sends all of these to a desk on which nobody does anything, hands-free off; its record stays as it is.
#[track_caller]
fn nothing_changes(desk: &mut TestDesk) {
    let seen = |desk: &TestDesk| -> Record { desk.record().clone() };
    let before = seen(desk);
    let orders = before.done().len();
    desk.press(Key::F9);
    let mut seats: Vec<Option<Sitting>> = (0..4).map(|_| None).collect();
    let mut runner = TestRunner::new(config(12));
    let sequences = prop::collection::vec(answer(), 1..8);
    for _ in 0..12 {
        let sequence = sequences.new_tree(&mut runner).expect("answers").current();
        for answer in &sequence {
            let ask = |seats: &[Option<Sitting>], who: u8, asked: &str, body: &str| {
                if let Some(phone) = seats.get(usize::from(who)).and_then(Option::as_ref) {
                    phone.ask(asked, body);
                }
            };
            match answer {
                Answer::Sit(who) => {
                    if let Some(seat @ None) = seats.get_mut(usize::from(*who)) {
                        *seat = Some(Sitting::down(desk, &format!("Player {who}")));
                    }
                }
                Answer::Ready(who, off, ready) => {
                    let orders = orders + usize::from(*off);
                    ask(&seats, *who, "PUT seat/ready", &format!("{{\"orders\":{orders},\"ready\":{ready}}}"));
                }
                Answer::Sheet(who, numbers, done) => {
                    let body = format!("{{\"numbers\":{numbers:?},\"ticks\":[],\"done\":{done}}}");
                    ask(&seats, *who, "PUT seat/sheet?lang=en", &body);
                }
                Answer::Leave(who) => {
                    ask(&seats, *who, "DELETE seat", "");
                    if let Some(seat) = seats.get_mut(usize::from(*who)) {
                        *seat = None;
                    }
                }
                Answer::Junk(who, text) => ask(&seats, *who, "PUT seat/sheet", text),
            }
        }
        desk.steps(3);
        assert_eq!(seen(desk), before, "{sequence:?}");
    }
}

#[test]
fn nothing_that_phones_send_changes_a_game_in_play() {
    let mut desk = let_in();
    desk.press(Key::Escape).press(Key::Space).press(Key::Space).has_done(1);
    nothing_changes(&mut desk);
}

#[test]
fn nothing_that_phones_send_changes_results() {
    let mut desk = counting();
    desk.type_text("Player 1").press(Key::Tab).type_text("3");
    nothing_changes(&mut desk);
}
