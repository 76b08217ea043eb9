//! The same game once more: the whole setup is kept, and it takes a click or a key that is held.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use town_crier::chronicle::{Next, PlayerSheet, Results};
use town_crier::crier::{Language, Manner, Words};
use town_crier::desk::Form as _;
use town_crier::games::troyes_dice::desk::Form;
use town_crier::games::troyes_dice::record::{DiceFrom, Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::rules::{Order, Plaza, Roll, Side, Throw, TroyesDice};
use town_crier::play::Ask;

use crate::desk::{Place, STILL, TestDesk};
use crate::games::troyes_dice::kit::{WHEEL, plazas};
use crate::show::ceremony::sheet;
use crate::tried::config;

/// With Banquets & Raids, columns of their own, and dice of their own.
fn opening() -> Opening {
    Opening {
        tiles: TilesFrom::Code,
        dice: DiceFrom::Entered,
        numbering: vec![4, 3, 2, 1, 6, 5],
        ..Opening::from_code("MARKET DAY".parse().unwrap())
    }
}

/// A game that was played to its end, by these people.
fn over(opening: Opening, people: &[&str]) -> Record {
    let mut record = Record::open(opening).unwrap();
    loop {
        let ask = match record.next() {
            Next::Order(ask) => ask,
            Next::Enter => Ask::Order(Order::Roll(Roll::try_from(Throw { black: 3, clear: [1, 3, 6] }).unwrap())),
            Next::Choose(_) | Next::Pick | Next::Over => break,
        };
        record.ask(ask).unwrap();
    }
    let player = |(at, name): (u8, &&str)| PlayerSheet { name: (*name).to_owned(), sheet: sheet(1, 1, 0, at) };
    let players = (1..).zip(people).map(player).collect();
    record.set_results(Some(Results { date: date(2026, 11, 30), stamp: 7, players }));
    record
}

/// The first screen with that game.
fn found(record: &Record, settings: &str) -> TestDesk {
    Place::keeping(settings, record).desk()
}

/// At the end of that game's ceremony.
fn podium(record: &Record, settings: &str) -> TestDesk {
    let mut desk = found(record, settings);
    desk.press(Key::Space).press(Key::F3).click("Reveal the results");
    for _ in 0..20 {
        if !desk.shows("Next: ") {
            break;
        }
        desk.press(Key::Space);
    }
    desk.has("Place 1: ");
    desk
}

impl TestDesk {
    /// Holds a key down for so many seconds.
    fn hold(&mut self, key: Key, seconds: f32) {
        self.0.key_down(key);
        self.0.step();
        let mut held = 0.0;
        while held < seconds {
            // As long as the clock of a test takes for a frame.
            self.0.step();
            held += 0.25;
        }
        self.0.key_up(key);
        self.run();
    }
}

const THREE: [&str; 3] = ["Anna", "Ben", "Cleo"];
const AGAIN: &str = "Play again: Anna, Ben, Cleo, Banquets & Raids";

/// That game again, with another code.
#[track_caller]
fn is_again(desk: &TestDesk, opening: &Opening, people: &[&str]) {
    let now = desk.record();
    assert!(now.done().is_empty() && now.results().is_none());
    assert_ne!(now.opening().code, opening.code);
    let players = people.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(*now.opening(), Opening { code: now.opening().code.clone(), players, ..opening.clone() });
}

#[test]
fn a_click_begins_the_same_game_with_another_code() {
    let mut desk = podium(&over(opening(), &THREE), STILL);
    desk.click(AGAIN);
    is_again(&desk, &opening(), &THREE);
    assert!(!desk.shows("A new game"), "there is nothing to fill in");
    let mut desk = desk.reopened();
    assert!(desk.shows("Recent games"), "the game before is kept");
    desk.press(Key::Space);
    is_again(&desk, &opening(), &THREE);
}

#[test]
fn beside_the_table_too() {
    let mut desk = podium(&over(opening(), &THREE), STILL);
    desk.press(Key::Escape).click(AGAIN);
    is_again(&desk, &opening(), &THREE);
}

#[test]
fn on_the_first_screen_of_the_next_evening_too() {
    let mut desk = found(&over(opening(), &THREE), STILL);
    desk.click(AGAIN);
    is_again(&desk, &opening(), &THREE);
    assert!(desk.shows("Place these dice"), "it is on the table");
}

#[test]
fn a_game_that_is_not_over_offers_no_other() {
    let mut record = over(opening(), &THREE);
    record.undo().unwrap();
    let mut desk = found(&record, STILL);
    desk.has("Continue this game").lacks("Play again");
}

#[test]
fn one_press_too_many_leaves_the_winners_where_they_are() {
    let record = over(opening(), &THREE);
    let mut desk = podium(&record, STILL);
    for beside in [false, true] {
        if beside {
            desk.press(Key::Escape);
        }
        for key in [Key::Space, Key::Space, Key::Enter, Key::PageDown, Key::Space] {
            desk.press(key);
            assert_eq!(desk.record(), &record, "{key:?}");
            assert!(desk.shows("Hold Space to play again, or click the button."), "{key:?}");
        }
        assert!(desk.shows("Place 1: ") != beside && desk.shows(AGAIN));
    }
    desk.press(Key::F11).press_times(5, Key::Space);
    assert_eq!(desk.record(), &record);
    assert!(desk.shows("Place 1: "), "in the players' view, too");
}

#[test]
fn whoever_presses_the_big_button_by_keyboard_does_not_press_this_one() {
    let record = over(opening(), &THREE);
    let mut desk = found(&record, STILL);
    desk.press(Key::Space).press(Key::F3).click("Reveal the results");
    let next = desk.0.get_by_label_contains("Next: ").accesskit_node().label().unwrap();
    desk.tab_to(&next).press_times(20, Key::Enter);
    assert_eq!(desk.record(), &record);
    desk.tab_to(AGAIN).press(Key::Enter);
    is_again(&desk, &opening(), &THREE);
}

#[test]
fn a_key_that_is_held_plays_again() {
    let record = over(opening(), &THREE);
    let mut desk = podium(&record, STILL);
    desk.hold(Key::Space, 0.5);
    assert_eq!(desk.record(), &record, "it was let go too early");
    desk.hold(Key::B, 2.0);
    assert_eq!(desk.record(), &record, "that key is for something else");
    desk.hold(Key::Space, 1.5);
    is_again(&desk, &opening(), &THREE);
    assert!(desk.record().done().is_empty(), "and nothing more");
}

#[test]
fn a_key_that_is_held_beside_the_table_plays_again_too() {
    let mut desk = podium(&over(opening(), &THREE), STILL);
    desk.press(Key::Escape);
    desk.hold(Key::Enter, 1.5);
    is_again(&desk, &opening(), &THREE);
}

#[test]
fn a_key_that_is_held_through_the_ceremony_stops_at_the_podium() {
    let record = over(opening(), &THREE);
    let mut desk = podium(&record, STILL);
    desk.press(Key::ArrowLeft);
    desk.hold(Key::Space, 3.0);
    desk.has("Place 1: ");
    assert_eq!(desk.record(), &record, "it was pressed for the podium");
}

#[test]
fn the_projector_tells_at_once_what_to_prepare_for_the_next_game() {
    let opening = Opening { dice: DiceFrom::Code, ..opening() };
    let mut desk = podium(&over(opening.clone(), &THREE), "(motion: none, room: true, room_language: Some(\"fr\"))");
    let wins = |desk: &TestDesk| desk.shows("Place\u{a0}1\u{a0}: Cleo") || desk.shows("Place 1\u{a0}: Cleo");
    assert!(wins(&desk) && !desk.shows("Avant de commencer"));
    desk.click(AGAIN);
    is_again(&desk, &opening, &THREE);
    assert!(
        !wins(&desk) && desk.shows("Avant de commencer"),
        "everybody writes the columns down before the first roll"
    );
}

#[test]
fn many_people_are_counted_and_nobody_leaves_only_what_is_played() {
    let many =
        ["Anna", "Bartholomäus", "Cleo", "Dora", "Emil", "Friederike", "Gustav", "Hal", "Ida", "Jo", "Kai", "Lu"];
    let record = over(opening(), &many);
    let mut desk = podium(&record, STILL);
    desk.click("Play again: 12 people, Banquets & Raids");
    is_again(&desk, &opening(), &many);

    let mut desk = found(&over(opening(), &[]), STILL);
    desk.has("Play again: Banquets & Raids");
    let plain = Opening { tiles: TilesFrom::Box, ..opening() };
    let mut desk = found(&over(plain.clone(), &[]), STILL);
    desk.click("Play again");
    is_again(&desk, &plain, &[]);
}

#[test]
fn a_game_that_was_taken_over_in_the_middle_begins_at_its_beginning() {
    let mut desk = podium(&over(Opening { day: 5, ..opening() }, &THREE), STILL);
    desk.click(AGAIN);
    is_again(&desk, &opening(), &THREE);
}

#[test]
fn a_wheel_that_lies_on_the_table_is_laid_anew_in_a_form_that_knows_all_else() {
    let laid = Opening {
        plazas: Some(plazas(WHEEL)),
        tiles: TilesFrom::Entered(vec![(3, Side::Banquet), (8, Side::Raid), (1, Side::Banquet)]),
        ..opening()
    };
    let record = over(laid.clone(), &THREE);
    let mut desk = podium(&record, STILL);
    desk.click(AGAIN).has("A new game").has("Tile 8");
    assert_eq!(desk.0.state().record::<TroyesDice>(), None);
    desk.press(Key::Escape);
    assert_eq!(desk.record(), &record, "the game before is still there");
    desk.click(AGAIN).click("Start the game");
    is_again(&desk, &laid, &THREE);
}

#[test]
fn what_was_said_for_another_game_is_still_there() {
    let mut record = over(opening(), &THREE);
    record.undo().unwrap();
    let mut desk = found(&record, STILL);
    desk.press(Key::Space).click("New game").fill("Code", "ELSEWHERE").click("Back to the game").press(Key::Space);
    desk.press(Key::F3).click("Reveal the results");
    while desk.shows("Next: ") {
        desk.press(Key::Space);
    }
    desk.click(AGAIN);
    is_again(&desk, &opening(), &THREE);
    desk.click("New game");
    assert_eq!(desk.0.get_by_label("Code").accesskit_node().value().as_deref(), Some("ELSEWHERE"));
}

/// Whatever a form can be filled in to, from the first day on.
fn openings() -> impl Strategy<Value = Opening> {
    let tiles = (subsequence((1..=8_u8).collect::<Vec<_>>(), 3).prop_shuffle(), any::<[bool; 3]>());
    let entered = tiles.prop_map(|(tiles, raids)| {
        let side = |raid| if raid { Side::Raid } else { Side::Banquet };
        TilesFrom::Entered(tiles.into_iter().zip(raids.map(side)).collect())
    });
    let tiles = prop_oneof![Just(TilesFrom::Box), Just(TilesFrom::Code), entered];
    let wheel = Just(plazas(WHEEL)).prop_shuffle().prop_map(|wheel: Vec<Plaza>| wheel);
    let dice = select(vec![DiceFrom::Code, DiceFrom::Entered]);
    let names = subsequence(vec!["Anna", "Ben", "Cleo", "Dora"], 0..=4).prop_shuffle();
    let numbering = prop_oneof![
        Just((1..=6_u8).collect::<Vec<_>>()).prop_shuffle(),
        select(vec![vec![1, 2, 3, 4, 5, 6], vec![4, 5, 6, 1, 2, 3], vec![1, 6, 5, 4, 3, 2]]),
    ];
    let rest = (dice, names, numbering, "[A-Z]{1,8}");
    (proptest::option::of(wheel), tiles, rest).prop_map(|(plazas, tiles, (dice, names, numbering, code))| Opening {
        plazas,
        tiles,
        dice,
        numbering,
        players: names.into_iter().map(ToOwned::to_owned).collect(),
        ..Opening::from_code(code.parse().unwrap())
    })
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn the_form_of_the_same_game_is_filled_in_to_it(opening in openings(), code in "[A-Z]{9}") {
        let words = Words::of::<TroyesDice>(Language::English, Manner::Plain);
        let form = Form::again(&code.parse().unwrap(), &opening, &opening.players);
        let record = form.record(&words);
        prop_assert!(record.is_ok());
        let again = record.unwrap_or_else(|_| unreachable!("it is well"));
        prop_assert_eq!(again.opening(), &Opening { code: code.parse().unwrap(), ..opening });
    }
}
