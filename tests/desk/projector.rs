//! What is set for the projector, how it is put right before people come, and what the desk says of it.

use std::fs;

use egui::{Color32, Key, Rect, Role, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::desk::TextSize;
use town_crier::desk::tokens::{Theme, palette};
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::show::Surprise;

use crate::chronicle::stored::after;
use crate::desk::{Place, STILL, TestDesk};
use crate::games::troyes_dice::hall::season::{GAMES, exported, hall_of};

const TEST: &str = "If the back row reads this line, all is well.";
const TAKE: &str = "Remove from the projector";

#[test]
fn the_size_is_chosen_in_the_settings_and_kept() {
    let mut desk = TestDesk::new();
    desk.press(Key::F2).click("Projector").click("Very large");
    assert_eq!(desk.0.state().settings().projector_text, TextSize::Larger);
    assert_eq!(desk.0.state().settings().text_size, TextSize::Normal, "the desk keeps its own");
    let written = fs::read_to_string(desk.at("settings.ron")).expect("settings");
    assert!(written.contains("room_text: Some(larger)"), "{written}");
}

#[test]
fn a_test_picture_is_shown_before_a_game_and_leaves_by_its_button_or_by_escape() {
    let mut desk = TestDesk::new();
    desk.press(Key::F2).click("Projector").click("Test picture");
    assert!(desk.0.state().settings().projector, "a projector’s window that is closed opens");
    assert!(desk.shows(TEST), "the least letters");
    assert!(desk.shows("red 4, 2 deniers"), "what may be chosen");
    assert!(desk.shows("Projector text size"), "the page stays, to set what is looked at");
    // The picture bears that name too.
    let button = |desk: &mut TestDesk| {
        desk.0.get_by_role_and_label(Role::Button, "Test picture").click_accesskit();
        desk.run();
    };
    button(&mut desk);
    desk.lacks(TEST);
    button(&mut desk);
    desk.press(Key::Escape);
    assert!(!desk.shows(TEST) && desk.shows("Projector text size"), "it goes first, and the page after it");
    desk.press(Key::Escape).lacks("Projector text size");
}

/// Shows the test picture by the settings; a button of the table has the name of their part, too.
fn show_test_picture(desk: &mut TestDesk) {
    desk.press(Key::F2);
    desk.0.get_all_by_label("Projector").last().expect("a part of the settings").click();
    desk.run();
    desk.click("Test picture");
}

#[test]
fn a_test_picture_leaves_when_the_game_goes_on() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space);
    show_test_picture(&mut desk);
    desk.has(TEST);
    desk.press(Key::F2)
        .has("On the projector: the test picture")
        .press(Key::Space)
        .lacks(TEST)
        .lacks("On the projector")
        .has_done(1);
}

#[test]
fn a_test_picture_has_its_marks_at_the_edges_and_names_its_size() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space);
    show_test_picture(&mut desk);
    desk.press(Key::F2).press(Key::F11).has(" × 7");
    let all = Rect::from_min_size([0.0, 0.0].into(), [1280.0, 720.0].into());
    for name in [TEST, "Every arrow touches a corner", "red 4", "Every step looks different"] {
        let named: Vec<Rect> = desk.0.query_all_by_label_contains(name).map(|node| node.rect()).collect();
        assert!(named.iter().any(|rect| all.contains_rect(*rect)), "{name}: {named:?}");
    }
}

#[test]
fn the_desk_says_what_is_on_the_projector_and_takes_it_back() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F7).reach("Show on the projector").has("On the projector: ").click(TAKE);
    desk.lacks("On the projector: ").lacks(TAKE).click("Menu").click("Explain the picture on the projector");
    desk.has("On the projector: the explained picture").steps(60);
    assert!(desk.shows("On the projector: the explained picture"), "as long as it is there");
    desk.press(Key::Escape).lacks("On the projector: ");
    assert!(desk.shows("Undo"), "Escape took that back and nothing else");
}

#[test]
fn the_rules_open_where_one_types_what_is_looked_for() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F7);
    assert!(desk.0.get_by_label("Search").accesskit_node().is_focused());
    desk.type_text("fortress column").has("Whoever has a Fortress in that column").press(Key::Escape);
    desk.lacks("Whoever has a Fortress");
}

#[test]
fn a_break_shows_what_comes_next_and_the_best_players_until_the_game_goes_on() {
    let place = Place::new(STILL);
    place.write("hall.ron", exported(&hall_of(GAMES)));
    let mut desk = place.desk();
    desk.press(Key::Space).press(Key::Space).press(Key::F11).lacks("We continue with: Day 1, morning").press(Key::F11);
    desk.click("Menu").click("Break on the projector");
    assert!(desk.shows("On the projector: the break") && desk.0.state().settings().projector);
    desk.press(Key::F11).has("We continue with: Day 1, morning").has("The best games so far");
    assert!(desk.shows("Your sheets are safe until day 3."), "the odds of what comes next");
    assert!(desk.shows("1. "), "who is first stands on a shield");
    desk.press(Key::Space);
    assert!(!desk.shows("The best games so far"), "the game goes on");
    desk.has_done(2);
}

#[test]
fn a_break_before_any_game_was_counted_shows_what_comes_next() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space).click("Menu").click("Break on the projector").press(Key::F11);
    desk.has("We continue with: Day 1, morning").lacks("The best games so far").press(Key::Escape);
    assert!(!desk.shows("We continue with: Day 1, morning"), "Escape takes it away");
}

#[test]
fn the_desk_sees_small_what_the_projector_shows_and_what_comes_next() {
    // Whatever is rolled leaves room in this window.
    let mut desk = TestDesk::set("(motion: none)", [1280.0, 1000.0]);
    desk.press(Key::Space).lacks("The projector’s picture, small").has("Next: ");
    // Two days are played, and nothing is struck on the sheets yet.
    desk.press_times(7, Key::Space).has("Next: Day 3, morning: sheets are struck too");
    desk.has("The projector’s picture, small");
    desk.press(Key::Space).press(Key::Space);
    assert!(desk.shows("Next: Day 3, afternoon"));
}

#[test]
fn what_is_remarkable_stands_apart_from_the_alarm() {
    let words = crate::games::troyes_dice::english();
    let found = (0..300).find_map(|number| {
        let code = format!("REMARKABLE-{number}");
        let whole: Record = after(&code, usize::MAX);
        let orders = (0..whole.done().len()).find(|orders| Surprise::of(&whole, *orders).is_some())?;
        let line = Surprise::of(&whole, orders)?.said(&words);
        Some((after::<TroyesDice>(&code, orders), line))
    });
    let (record, line) = found.expect("a remarkable game");
    let mut desk = Place::keeping(STILL, &record).sized([1920.0, 1080.0]);
    desk.press(Key::Space).press(Key::F11);
    let ink = palette(Theme::Parchment).ink;
    let colors: Vec<Color32> =
        desk.0.output().shapes.iter().filter_map(|clipped| written(&clipped.shape, &line)).collect();
    assert_eq!(colors, [ink], "once, on the ground of all that is no alarm");
}

/// The ink of that text, if that is what is painted.
fn written(shape: &Shape, line: &str) -> Option<Color32> {
    let Shape::Text(text) = shape else { return None };
    text.galley.text().contains(line).then(|| text.galley.job.sections[0].format.color)
}
