//! The ceremony at the desk: by keyboard alone, by mouse alone, and what is not told before it.

use egui::epaint::ClippedShape;
use egui::{Key, Modifiers, Role, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::chronicle::hall::FinishedPlayer;
use town_crier::games::troyes_dice::record::HallStore;
use town_crier::games::troyes_dice::rules::Sheet;

use crate::desk::{Place, STILL, TestDesk};
use crate::show::ceremony::{played, sheet};

/// Anna has 31, Ben 36, Cleo 42 and Dora 14.
fn four() -> Vec<(&'static str, Sheet)> {
    vec![
        ("Anna", sheet(6, 1, 4, 22)),
        ("Ben", sheet(2, 6, 0, 28)),
        ("Cleo", sheet(4, 4, 9, 30)),
        ("Dora", sheet(1, 0, 2, 12)),
    ]
}

/// A desk on a game that is over, with these sheets.
fn over(players: &[(&str, Sheet)], settings: &str) -> TestDesk {
    let mut desk = Place::keeping(settings, &played(players)).desk();
    desk.press(Key::Space);
    desk
}

impl TestDesk {
    /// The big button's name, or that of another one that begins so.
    fn next_is(&self, step: &str) -> bool {
        self.0.query_by_role_and_label(Role::Button, &format!("Next: {step}")).is_some()
    }
}

#[test]
fn by_keyboard_alone_from_the_names_to_the_podium_and_another_game() {
    let mut desk = over(&four(), STILL);
    desk.press(Key::F3).tab_to("Reveal the results").press(Key::Space).has("The results. Anna, Ben, Cleo, Dora");
    assert!(desk.at("hall.ron").exists(), "the game is kept before anything says so");
    let next =
        ["Fortress", "Count’s Palace", "Great Hall", "City Hall", "Cathedral", "Bishopric", "Leftover resources"];
    for step in next {
        assert!(desk.next_is(step), "{step}");
        desk.press(Key::Space);
        assert!(desk.shows(&format!("{step}. ")), "{step}");
    }
    desk.has("Leftover resources. Cleo leads with 12.");
    for (rank, said) in [(4, "Dora, 14 points"), (3, "Anna, 31 points")] {
        assert!(desk.next_is(&format!("Citizens: place {rank}")));
        assert!(!desk.shows(said), "{said} is not told yet");
        desk.press(Key::Space).has(&format!("Place {rank}: {said}."));
    }
    assert!(desk.next_is("The winner"));
    desk.press(Key::Space).has("Cleo wins with 42 points!").lacks("Place 1").press(Key::ArrowLeft);
    desk.has("Place 3: Anna, 31 points.").press(Key::Space).has("Cleo wins with 42 points!").press(Key::Space);
    desk.has("Golden trowel: Ben, Cleo (Buildings drawn: 10).").press(Key::ArrowLeft);
    assert!(!desk.shows("Golden trowel") && desk.shows("Cleo wins with 42 points!"), "one step back");
    desk.press(Key::Space).press(Key::Space).press(Key::Space).has("Place 1: Cleo, 42 points.").press(Key::Space);
    assert!(desk.shows("Place 1: Cleo, 42 points."), "the podium stays");
    desk.tab_to("Play again: Anna, Ben, Cleo, Dora").press(Key::Space);
    assert_eq!(desk.record().opening().players, ["Anna", "Ben", "Cleo", "Dora"]);
    assert!(desk.record().done().is_empty());
}

#[test]
fn by_mouse_alone() {
    let mut desk = over(&four(), STILL);
    desk.click("Count the points").click("Reveal the results");
    let mut steps = 0;
    while !desk.shows("Play again: Anna, Ben, Cleo, Dora") {
        desk.reach_containing("Next: ");
        steps += 1;
        assert!(steps < 20, "it never ends");
    }
    assert_eq!(steps, 13);
    desk.click("One step back").has("Next: The podium").click("Leave the ceremony").has("Cleo wins with 42 points!");
    desk.lacks("Count your points.").click("Show the ceremony again");
    assert!(desk.next_is("Fortress"));
    desk.click("Leave the ceremony").click("Play again: Anna, Ben, Cleo, Dora");
    assert!(desk.record().done().is_empty());
}

#[test]
fn nothing_of_totals_is_told_before() {
    let mut desk = over(&four(), STILL);
    let tells =
        |desk: &TestDesk| ["place 1.", ": 42", "42 points", "Cleo wins"].into_iter().any(|told| desk.shows(told));
    assert!(!tells(&desk), "beside the table");
    desk.press(Key::F3);
    assert!(!tells(&desk), "nor in the scoring");
    desk.click("Show the totals");
    assert!(
        desk.shows("Cleo: 42 points, place 1.") && desk.shows("Cleo wins with 42 points!"),
        "to whoever wants to check"
    );
    desk.click("Hide the totals");
    assert!(!tells(&desk));
    desk.click("Reveal the results");
    for _ in 0..7 {
        desk.press(Key::Space);
        assert!(!desk.shows("Cleo: 42"), "nor while citizens are not told");
    }
}

#[test]
fn a_sheet_that_cannot_be_is_refused_and_nothing_begins() {
    let mut players = four();
    players[1].1.citizens = 61;
    let mut desk = over(&players, STILL);
    desk.press(Key::F3).click("Reveal the results").has("at most 60 citizens, not 61").lacks("Next: ");
    let cell = desk.0.get_by_role_and_label(Role::SpinButton, "Ben: Citizens");
    assert!(cell.accesskit_node().is_focused(), "it is where that is corrected");
    assert!(!desk.at("hall.ron").exists());
}

#[test]
fn a_ceremony_that_was_left_is_gone_on_with_and_a_corrected_sheet_begins_it_anew() {
    let mut desk = over(&four(), STILL);
    desk.press(Key::F3).click("Reveal the results").press(Key::Space).press(Key::Space).press(Key::Escape);
    assert!(!desk.shows("Next: ") && !desk.shows("Cleo wins"), "who is ahead is not who has won");
    desk.press(Key::Space).click("Continue the ceremony");
    assert!(desk.next_is("Great Hall"));
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert!(desk.next_is("Count’s Palace"), "what is undone there is a step");
    for _ in 0..20 {
        if !desk.shows("Next: ") {
            break;
        }
        desk.press(Key::Space);
    }
    desk.press(Key::F3);
    desk.0.get_by_role_and_label(Role::SpinButton, "Dora: Citizens").focus();
    desk.0.run();
    desk.type_text("4").type_text("5");
    assert!(!desk.shows("place 1."), "what was revealed is not true any more");
    desk.click("Reveal the results");
    assert!(desk.next_is("Fortress"), "it begins anew");
    let hall = HallStore::look(&desk.at("hall.ron")).unwrap().expect("a hall");
    let totals: Vec<u16> =
        hall.games().iter().flat_map(|game| game.players().values().map(FinishedPlayer::points)).collect();
    assert_eq!(totals, [31, 36, 42, 47], "one game, as corrected");
    desk.press(Key::Escape).press_with(Modifiers::COMMAND, Key::Z);
    assert!(!desk.shows("Cleo wins") && desk.shows("End the half-day"), "a game that is not over has no winner");
}

#[test]
fn the_players_view_in_place_of_the_desk_goes_step_by_step_too() {
    let mut desk = over(&four(), STILL);
    desk.press(Key::F3).click("Reveal the results").press(Key::F11).has("The results. ").lacks("Next: ");
    desk.press(Key::Space).has("Fortress. Anna leads with 6.").press(Key::PageDown).has("Count’s Palace. ");
    desk.press(Key::PageUp).has("Fortress. ");
    desk.0.drag_at(egui::pos2(300.0, 300.0));
    desk.0.drop_at(egui::pos2(300.0, 300.0));
    desk.run();
    assert!(desk.shows("Count’s Palace. "), "a click is enough");
    desk.press(Key::B).has("Projector is black").lacks("Count’s Palace. ").press(Key::B).press(Key::Escape);
    assert!(desk.next_is("Great Hall"), "the desk is its remote control");
}

#[test]
fn the_projector_reads_its_own_language_and_keeps_the_podium() {
    let mut desk = over(&four(), "(motion: none, room: true, room_language: Some(\"fr\"))");
    desk.press(Key::F3).click("Reveal the results").press(Key::Space).has("Anna leads with 6.").has("Anna est en tête");
    for _ in 0..20 {
        if !desk.shows("Next: ") {
            break;
        }
        desk.press(Key::Space);
    }
    desk.press(Key::Escape);
    assert!(desk.shows("Place\u{a0}1\u{a0}: Cleo, 42 points.") || desk.shows("Place 1\u{a0}: Cleo, 42 points."));
    desk.lacks("Comptez vos points");
}

#[test]
fn the_podium_stands_again_after_a_restart_if_the_results_are_as_they_were() {
    let mut desk = over(&four(), STILL);
    desk = desk.reopened();
    desk.press(Key::Space);
    assert!(!desk.shows("Cleo wins"), "nobody was told yet");
    desk.press(Key::F3).click("Reveal the results");
    desk = desk.reopened();
    desk.press(Key::Space);
    desk.has("Cleo wins with 42 points!").has("Cleo: 42").press(Key::F11).has("Place 1: Cleo, 42 points.");
}

#[test]
fn a_key_ends_a_motion_and_nothing_is_drawn_at_rest() {
    let mut desk = over(&four(), "(motion: full)");
    while !desk.shows("Count the points") {
        desk.press_once(Key::Space);
    }
    desk.press_once(Key::F3);
    desk.0.get_by_label("Reveal the results").click();
    desk.0.step();
    desk.press_once(Key::Space).steps(3);
    assert!(desk.next_is("Fortress"), "the key only ends the motion");
    desk.press_once(Key::Space);
    assert!(desk.shows("Fortress") && !desk.shows("Anna leads"), "what grows is not told yet");
    desk.press_once(Key::Space).steps(2);
    assert!(desk.shows("Fortress. Anna leads with 6.") && desk.next_is("Count’s Palace"));
    desk.press_once(Key::Space);
    for _ in 0..16 {
        desk.0.step();
    }
    assert!(desk.next_is("Great Hall"), "it ends by itself");
    let steps = desk.0.run();
    assert!(steps <= 1, "{steps} frames");
}

#[test]
fn one_player_and_ten_and_equal_ones() {
    let steps = |players: &[(&str, Sheet)]| {
        let mut desk = over(players, STILL);
        desk.press(Key::F3).click("Reveal the results");
        let mut said = Vec::new();
        for _ in 0..20 {
            let next = desk.0.query_by_label_contains("Next: ").and_then(|node| node.accesskit_node().label());
            let Some(next) = next else { break };
            said.push(next["Next: ".len()..].to_owned());
            desk.press(Key::Space);
        }
        assert!(desk.shows("Place 1: ") || desk.shows("Shared place 1: "));
        said
    };
    let alone = steps(&[("Anna", sheet(3, 2, 5, 30))]);
    assert_eq!(alone, ["Total", "The results", "Awards", "The podium"]);
    let names = ["Ann", "Bo", "Cleo", "Dora", "Emil", "Fee", "Gus", "Hal", "Ida", "Jo"];
    let ten: Vec<_> = (1..).zip(names).map(|(at, name)| (name, sheet(1, 1, 0, at))).collect();
    let ten = steps(&ten);
    assert_eq!(ten[7..10], ["Citizens: places 4 to 10", "Citizens: place 3", "The winner"]);
    let equal = steps(&names.map(|name| (name, sheet(1, 1, 0, 9))));
    assert_eq!(equal[7..], ["The winner", "The podium"]);
}

/// At the step before the winner of two, with all motion.
fn before_the_duel() -> TestDesk {
    let mut desk = over(&[("Anna", sheet(3, 2, 5, 30)), ("Ben", sheet(4, 2, 5, 30))], "(motion: full)");
    while !desk.shows("Count the points") {
        desk.press_once(Key::Space);
    }
    desk.press_once(Key::F3);
    desk.0.get_by_label("Reveal the results").click();
    desk.0.step();
    for _ in 0..40 {
        if desk.next_is("The winner") {
            return desk;
        }
        desk.press_once(Key::Space).steps(1);
    }
    panic!("it never ends");
}

#[test]
fn the_winner_is_seen_once_the_last_two_have_stood_level() {
    let mut desk = before_the_duel();
    desk.press_once(Key::Space);
    let mut seconds = 0.0;
    while !desk.shows("Ben wins") {
        assert!(!desk.shows("Place 1") && !desk.shows("Ben: 38") && !desk.shows("Anna: 37"), "after {seconds} s");
        assert!(seconds < 6.0, "it never ends");
        desk.0.step();
        seconds += 0.25;
    }
    assert!(seconds > 3.0, "it took {seconds} s");
    let written = |desk: &TestDesk| {
        let text = |clipped: &ClippedShape| matches!(&clipped.shape, Shape::Text(text) if text.galley.text() == WON);
        desk.0.output().shapes.iter().any(text)
    };
    assert!(!written(&desk), "the points are not in words while the bar grows to them");
    desk.steps(12);
    assert!(written(&desk));
}

/// What is written of the winner of two.
const WON: &str = "Ben wins with 38 points!";

#[test]
fn any_key_cuts_to_the_winner() {
    for key in [Key::Space, Key::PageDown, Key::X] {
        let mut desk = before_the_duel();
        desk.press_once(Key::Space);
        assert!(!desk.shows("Ben wins"));
        desk.press_once(key).steps(2);
        assert!(desk.shows("Ben wins"), "{key:?}");
    }
}

#[test]
fn where_nothing_moves_the_winner_is_seen_at_once() {
    let mut desk = over(&four(), STILL);
    desk.press(Key::F3).click("Reveal the results");
    while !desk.next_is("The winner") {
        desk.press(Key::Space);
    }
    desk.press_once(Key::Space);
    assert!(desk.shows("Cleo wins with 42 points!"), "with the same key");
}

#[test]
fn the_winners_points_arrive_at_the_total() {
    let mut desk = over(&four(), STILL);
    desk.press(Key::F3).click("Reveal the results").press(Key::F11);
    for _ in 0..20 {
        if desk.shows("Cleo wins with 42 points!") {
            break;
        }
        desk.press(Key::Space);
    }
    let shapes = desk.0.output().shapes.iter();
    let total = |shape: &Shape| matches!(shape, Shape::Text(text) if text.galley.text() == "42");
    assert!(shapes.filter(|clipped| total(&clipped.shape)).count() == 1, "behind the winner's bar");
}

#[test]
fn all_names_are_written_in_one_size() {
    let names = ["Ann", "Maximiliane-Josephine", "Bo"];
    let players: Vec<(&str, Sheet)> = names.map(|name| (name, sheet(2, 1, 3, 20))).into();
    let mut desk = Place::keeping(STILL, &played(&players)).sized([1024.0, 768.0]);
    desk.press(Key::Space).press(Key::F3).click("Reveal the results").press(Key::F11);
    for step in 0..3 {
        let written = |clipped: &ClippedShape| match &clipped.shape {
            Shape::Text(text) if names.contains(&text.galley.text().replace('\n', "").as_str()) => {
                Some(format!("{:.1}", text.galley.job.sections[0].format.font_id.size))
            }
            _ => None,
        };
        let sizes: Vec<String> = desk.0.output().shapes.iter().filter_map(written).collect();
        assert!(sizes.len() == 3 && sizes.iter().all(|size| *size == sizes[0]), "step {step}: {sizes:?}");
        desk.press(Key::Space);
    }
}

#[test]
fn the_podium_offers_the_game_to_bg_stats_and_the_count_says_what_it_lacks() {
    let mut desk = over(&four(), STILL);
    desk.press(Key::F3).click("Export").click("BG Stats").has("QR code of the link for BG Stats");
    desk.press(Key::Escape).has("Reveal the results").tab_to("Reveal the results").press(Key::Space);
    while !desk.shows("Place 1: ") {
        assert!(desk.0.query_by_label("BG Stats").is_none(), "not before everybody was told");
        desk.press(Key::Space);
    }
    desk.click("BG Stats").has("Scan the QR code").press(Key::Escape).has("Place 1: Cleo");
    let mut desk = over(&[("Anna", sheet(6, 1, 4, 22)), ("Ben", Sheet::default())], STILL);
    desk.press(Key::F3).click("Export").click("BG Stats").has("Nothing has been entered for Ben yet");
    assert!(!desk.shows("QR code of the link"));
}
