//! The odds on the desk.

use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::TroyesDice;

use crate::desk::TestDesk;

/// Chooses what is looked at.
fn turn_to(desk: &mut TestDesk, part: &str) {
    desk.0.get_by_role_and_label(Role::Button, part).click();
    desk.run();
}

#[test]
fn the_odds_are_one_key_away_and_back_before_a_game_and_in_it() {
    let mut desk = TestDesk::new();
    desk.press(Key::F8).has("Your sheets are safe until day 3.").has("8 of 10 games");
    turn_to(&mut desk, "Dice at risk");
    desk.has("How likely each die is struck by the end of a game.").has("red 1: 51%, red 2: 51%");
    turn_to(&mut desk, "Dice on offer");
    desk.has("On average no die is free in 34% of the half-days.").press(Key::Escape).lacks("Dice at risk");
}

#[test]
fn a_game_stands_beside_many() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space);
    // To the choice of day 3's morning: four half-days and a roll.
    desk.press_times(9, Key::Space).press(Key::F8);
    desk.has("Dice on the sheets struck so far: 1. The average by now is 1.0; in 8 of 10 games it is 1.");
    desk.has("Day 3, morning, this game: 1, average: 1.0, 8 of 10 games: 1; Day 3, afternoon, average: 2.0");
    turn_to(&mut desk, "Dice at risk");
    // What is gone is not at risk.
    desk.wait_for(": struck on Day 3, morning, ").has("struck already").lacks(": 100%");
    // How many are equally at risk depends on how many games were tried so far.
    desk.wait_for("By the end of the game, most at risk").wait_for("In the next roll alone, most at risk");
    turn_to(&mut desk, "Dice on offer");
    desk.has("In this game no die was free in ").has("% of the half-days; on average it is 34%.").click("Back");
    desk.lacks("Dice at risk");
}

#[test]
fn a_game_that_is_over_has_no_odds_but_an_end() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space);
    // Sixteen half-days, each rolled and closed.
    desk.press_times(32, Key::Space).press(Key::F8).has("Dice on the sheets struck in this game: ");
    turn_to(&mut desk, "Die by die");
    desk.has("Struck in this game: ").has(" of 18 dice.").has(": not struck").has("How likely that was at the start");
    desk.lacks("How likely each").lacks("at risk").lacks("so far");
}

#[test]
fn keys_alone_lead_through_the_odds() {
    let mut desk = TestDesk::new();
    desk.press(Key::F8).press(Key::ArrowRight);
    assert!(desk.shows("How likely each die is struck"), "the second part");
    desk.press_times(3, Key::ArrowRight);
    assert!(desk.shows("On average no die is free"), "the last part");
    desk.press(Key::ArrowLeft).has("How likely each die is struck");
    // The parts come first, and the way out comes last.
    for name in ["Struck dice", "Dice at risk", "Dice on offer", "Back"] {
        desk.press(Key::Tab);
        assert!(desk.0.get_by_role_and_label(Role::Button, name).is_focused(), "{name}");
    }
    desk.press(Key::Tab).press(Key::ArrowRight).has("On average no die is free").press(Key::F8);
    assert!(!desk.shows("Dice at risk"), "the key that opens them closes them");
}

#[test]
fn who_points_at_a_chart_is_told_its_numbers() {
    let mut desk = TestDesk::new();
    desk.press(Key::F8).press(Key::ArrowRight);
    let chart = desk.0.get_by_label_contains("Dice at risk: red 1").rect();
    desk.lacks("at the start of any game: 5");
    desk.0.hover_at(chart.center() - vec2(8.0, 0.0));
    for _ in 0..8 {
        desk.0.step();
    }
    desk.has("yellow 3: 50%\nat the start of any game: 50%");
}

#[test]
fn the_odds_are_told_in_every_language() {
    for language in Language::ALL {
        let mut desk = TestDesk::in_language(language);
        desk.press(Key::F8);
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        for part in ["odds-danger", "odds-offer", "odds-struck"] {
            turn_to(&mut desk, &words.text(part));
        }
        assert!(desk.shows(&words.text("odds-range")), "{language}");
    }
}

#[test]
fn a_notice_hides_no_number() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space).click("Menu").click("Break on the projector").press(Key::F8);
    let notice = desk.0.get_by_label_contains("On the projector: the break").rect();
    let chart = desk.0.get_by_label_contains("Struck dice: Day 1, morning").rect();
    let parts = ["Struck dice", "Dice at risk", "Dice on offer", "Back"];
    let parts = parts.map(|name| desk.0.get_by_role_and_label(Role::Button, name).rect());
    for rect in parts.into_iter().chain([chart]) {
        assert!(!notice.intersects(rect), "{notice} over {rect}");
    }
}
