//! The results, entered by keyboard alone.

use std::time::Instant;

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::games::troyes_dice::record::{HallStore, Results, Store};
use town_crier::games::troyes_dice::rules::{Building, Color, Phase, Sheet};
use town_crier::play::Seat;

use crate::desk::{PATIENCE, Place, STILL, TestDesk};
use crate::games::troyes_dice::kit;
use crate::show::ceremony::{played, sheet};
use crate::tried::each;

/// The rulebook's worked example as typed, row by row down the sheet (`rules.md 6.4`): 54 points.
pub(super) const EXAMPLE: [u8; 16] = [0, 0, 4, 4, 4, 2, 0, 0, 1, 2, 1, 2, 2, 2, 5, 30];

impl TestDesk {
    /// A desk on a game that has ended, the reckoning open.
    pub(super) fn counting() -> Self {
        let mut desk = Place::keeping(STILL, &kit::played("MARKET", false)).desk();
        desk.press(Key::Space);
        assert_eq!(desk.record().table().phase(), Phase::Over);
        desk.press(Key::Space);
        desk
    }

    /// Types a player's name and numbers, going on with Tab.
    pub(super) fn enter_row(&mut self, name: &str, numbers: &[u8]) {
        self.type_text(name);
        for number in numbers {
            self.press(Key::Tab);
            for digit in number.to_string().chars() {
                self.type_text(&digit.to_string());
            }
        }
    }

    fn number(&self, label: &str) -> String {
        let cell = self.0.get_by_role_and_label(Role::SpinButton, label);
        cell.accesskit_node().numeric_value().expect("a number").to_string()
    }

    fn focused(&self) -> String {
        let focused = self.0.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    fn is_at(&self, label: &str) -> bool {
        self.0.get_by_role_and_label(Role::SpinButton, label).accesskit_node().is_focused()
    }
}

#[test]
fn four_players_by_keyboard_alone_and_a_tie_is_shared() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &EXAMPLE);
    desk.reach("Show the totals").has("Anna: 54 points, place 1.").press(Key::Tab);
    let alone = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20];
    desk.enter_row("Ben", &alone);
    for (name, numbers) in [("Cleo", &EXAMPLE), ("Dora", &alone)] {
        desk.press_with(Modifiers::COMMAND, Key::Enter);
        desk.enter_row(name, numbers);
    }
    desk.has("Anna: 54 points, place 1.");
    assert!(desk.shows("Cleo: 54 points, place 1."), "a tie is shared");
    desk.has("Ben: 20 points, place 3.").has("Dora: 20 points, place 3.");
    desk.has("Anna and Cleo share the victory with 54 points!");
    let entered = desk.record().results().cloned().expect("results");
    assert_eq!(entered.players.len(), 4);
    let mut desk = desk.reopened();
    desk.press(Key::Space);
    assert_eq!(desk.record().results(), Some(&entered), "closed and opened again, everything stands there");
    desk.press(Key::F3).reach("Show the totals").has("Dora: 20 points, place 3.").press(Key::Escape);
    assert!(!desk.shows("Dora: 20 points"), "Escape returns to the table");
}

#[test]
fn sums_appear_as_one_types() {
    let mut desk = TestDesk::counting();
    desk.reach("Show the totals");
    desk.enter_row("Anna", &[0, 0, 4, 0, 1]);
    desk.press(Key::Tab).press_times(4, Key::ArrowRight).type_text("1");
    assert_eq!(desk.number("Anna: City Hall, circle"), "1");
    assert!(desk.shows("Anna: 0 points"), "a circle beside no building");
    desk.press(Key::ArrowLeft).type_text("1");
    assert!(desk.shows("Anna: –"), "two circles and one Cathedral cannot be");
    desk.press(Key::ArrowRight).press(Key::Delete);
    assert!(desk.shows("Anna: 4 points"), "1 × 4 Great Halls");
}

#[test]
fn arrows_and_enter_move_and_typing_replaces() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &[3]);
    assert!(desk.is_at("Anna: Fortress, drawn"));
    desk.press(Key::Enter);
    assert!(desk.is_at("Player 2: Fortress, drawn"));
    desk.type_text("2").press(Key::ArrowUp);
    assert!(desk.is_at("Anna: Fortress, drawn"));
    desk.type_text("5");
    assert_eq!(desk.number("Anna: Fortress, drawn"), "5", "typing replaces");
    desk.press(Key::Backspace);
    assert_eq!(desk.number("Anna: Fortress, drawn"), "0");
    desk.press(Key::ArrowRight);
    assert!(desk.is_at("Anna: Count’s Palace, drawn"));
    desk.press(Key::ArrowLeft).press(Key::ArrowLeft).press(Key::Enter).type_text("Ben").press(Key::ArrowRight);
    assert!(desk.is_at("Ben: Fortress, drawn"), "an arrow at a name's end leaves it");
    desk.press(Key::Enter);
    assert!(desk.is_at("Anna: Count’s Palace, drawn"), "Enter in the last row goes on to the next column");
    desk.press_with(Modifiers::SHIFT, Key::Tab);
    assert!(desk.is_at("Anna: Fortress, drawn"));
}

#[test]
fn a_typed_0_is_seen_until_it_is_cleared() {
    let mut desk = TestDesk::counting();
    desk.type_text("Anna").press(Key::Tab);
    let zeros = |desk: &TestDesk| desk.written().iter().filter(|written| written.words == "0").count();
    let before = zeros(&desk);
    desk.type_text("0");
    assert_eq!(zeros(&desk), before + 1);
    desk.press(Key::Tab);
    assert_eq!(zeros(&desk), before + 1);
    desk.press_with(Modifiers::SHIFT, Key::Tab).press(Key::Delete);
    assert_eq!(zeros(&desk), before);
}

#[test]
fn each_impossible_entry_shows_its_sentence() {
    let cases: [(&str, [u8; 16], &str); 6] = [
        ("seven in a row", [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "Fortress: a row has 6 buildings, not 7"),
        ("a four", [0, 0, 0, 0, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0], "Fortress: a circle holds 1, 2 or 3, not 4"),
        (
            "a circle too many",
            [0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
            "Entered are Cathedrals: 1, filled circles: 2",
        ),
        (
            "three ones",
            [0, 0, 0, 0, 3, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
            "the Cathedrals give the number 1 only twice, but it was entered 3 times",
        ),
        ("nineteen left", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0], "At most 18 deniers can be left, not 19"),
        ("too many citizens", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61], "at most 60 citizens, not 61"),
    ];
    each(cases, |(name, numbers, sentence)| {
        let mut desk = TestDesk::counting();
        desk.enter_row("Anna", &numbers);
        assert!(desk.shows(sentence), "{name}");
        assert!(!desk.shows("place 1."), "{name}: it has no points");
    });
}

#[test]
fn circles_that_are_missing_are_wrong_only_once_the_row_is_left() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &[0, 0, 0, 0, 2]);
    desk.lacks("Anna: Check Cathedrals and circles").press(Key::Enter);
    desk.has("Entered are Cathedrals: 2, filled circles: 0.");
}

#[test]
fn a_game_enters_the_hall_once_and_a_correction_counts() {
    let mut desk = TestDesk::counting();
    desk.press_with(Modifiers::COMMAND, Key::Backspace);
    desk.enter_row("Anna", &EXAMPLE);
    desk.click("Reveal the results").has("The game has been added to the hall of fame.").press(Key::F3);
    desk.0.get_by_role_and_label(Role::SpinButton, "Anna: Citizens").focus();
    desk.0.run();
    desk.type_text("2").type_text("8").click("Reveal the results");
    let hall = HallStore::look(&desk.at("hall.ron")).unwrap().expect("a hall");
    let totals: Vec<u16> = hall.games().iter().map(|game| game.players().get(Seat(0)).unwrap().points()).collect();
    assert_eq!(totals, [52], "one game, as corrected");
    desk.press(Key::Space).press(Key::Space).has("Anna ends the game with 52 points.").press(Key::Escape);
    assert!(desk.shows("Anna ends the game with 52 points."), "over the table too");
}

#[test]
fn nobody_wins_a_game_that_is_not_over_or_whose_players_have_no_names() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F3).type_text("A").click("Reveal the results").has("The game is not over.");
    desk.has("Player 2 has no name.");
    assert_eq!(desk.0.query_all_by_label_contains("The game is not over.").count(), 1, "said once, where it stands");
    assert!(!desk.at("hall.ron").exists());
}

#[test]
fn the_last_number_leads_to_the_big_button_and_enter_ticks_nothing() {
    for key in [Key::Tab, Key::Enter] {
        let mut desk = TestDesk::counting();
        desk.0.get_by_role_and_label(Role::SpinButton, "Player 2: Citizens").focus();
        desk.run();
        desk.press(key);
        assert_eq!(desk.focused(), "Reveal the results", "after {key:?}");
        let mut order = Vec::new();
        while order.last().is_none_or(|name: &String| !name.contains("The whole track of influence")) {
            desk.press_with(Modifiers::SHIFT, Key::Tab);
            order.push(desk.focused());
            assert!(order.len() < 20, "{order:?}");
        }
        let at = |name: &str| order.iter().position(|other| other.contains(name)).unwrap_or(usize::MAX);
        assert!(at("Export") < at("Show the totals"), "{order:?}");
        let ticked = |desk: &TestDesk| {
            let results = desk.record().results().expect("results");
            results.players.get(Seat(1)).expect("a player").sheet.tracks.resources[Color::Red]
        };
        desk.press(Key::Space);
        assert!(ticked(&desk), "Space ticks");
        desk.press(Key::Enter);
        assert!(ticked(&desk), "Enter does not");
        assert_eq!(desk.focused(), "Reveal the results", "it goes on");
    }
}

#[test]
fn page_down_reveals_from_everywhere() {
    for from in ["a number", "a name", "The whole track of influence", "Export"] {
        let players = [("Anna", sheet(2, 1, 3, 20)), ("Ben", sheet(2, 1, 3, 12))];
        let mut desk = Place::keeping(STILL, &played(&players)).desk();
        desk.press(Key::Space).press(Key::F3).has("Show the totals");
        match from {
            "a number" => {}
            "a name" => {
                desk.press(Key::ArrowLeft);
            }
            label => desk.0.get_by_label_contains(label).focus(),
        }
        desk.run();
        desk.press(Key::PageDown);
        assert!(!desk.shows("Show the totals"), "from {from}");
    }
}

#[test]
fn up_to_nine_players_the_big_button_and_the_rows_are_whole() {
    for count in [2, 6, 7, 8, 9] {
        let names: Vec<String> = (1..=count).map(|number| format!("Player {number}")).collect();
        let players: Vec<(&str, _)> = names.iter().map(|name| (name.as_str(), sheet(2, 1, 3, 20))).collect();
        let mut desk = Place::keeping(STILL, &played(&players)).desk();
        desk.press(Key::Space).press(Key::F3);
        let button = desk.0.get_by_label("Reveal the results").rect();
        assert!(button.height() >= 50.0 && button.bottom() <= 720.0, "{count} players: {button:?}");
        let last = desk.0.get_by_role_and_label(Role::SpinButton, &format!("Player {count}: Citizens")).rect();
        let below = desk.0.get_by_label("Player 1, Citizens: 20").rect();
        assert!(last.bottom() + 8.0 < below.top(), "{count} players: {last:?}, {below:?}");
    }
}

#[test]
fn a_player_who_was_taken_out_can_be_brought_back() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &[3]);
    desk.click("Remove Anna").lacks("Anna: Fortress").click("Bring back Anna");
    assert_eq!(desk.record().results().unwrap().players.get(Seat(0)).unwrap().sheet.built[Building::Fortress], 3);
}

#[test]
fn a_grid_at_rest_asks_for_no_frames() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &[3]);
    // `run` counts the frames until nothing asks for another one, and panics if that never comes.
    desk.0.run();
    let steps = desk.0.run();
    assert!(steps <= 1, "{steps} frames");
}

#[test]
fn how_points_come_about_and_who_stands_where_is_told() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &EXAMPLE);
    desk.has_all(["City Hall, points: 8", "Leftover resources, points: 4", "Anna, Citizens: 30"]).press(Key::Tab);
    desk.enter_row("Ben", &[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61]);
    desk.reach("Show the totals");
    assert!(desk.shows("Anna: 54") && desk.shows("Ben: –"), "who cannot have so many has no bar");
    desk.press(Key::Escape);
    assert!(!desk.shows("Anna: 54"), "but nobody is told beside the table");
}

#[test]
fn tracks_that_only_the_paper_shows_are_kept() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &EXAMPLE);
    desk.click("The whole track of yellow citizens").click("The whole track of influence");
    let tracks = desk.record().results().unwrap().players.get(Seat(0)).unwrap().sheet.tracks;
    assert!(tracks.citizens[Color::Yellow] && tracks.resources[Color::Red]);
    assert!(!tracks.citizens[Color::Red] && !tracks.citizens[Color::White] && !tracks.resources[Color::Yellow]);
}

/// What of the results is on disk.
fn on_disk(place: &Place) -> Option<Results> {
    Store::look(&place.at("game.ron")).unwrap().and_then(|record| record.results().cloned())
}

/// Waits until the results on disk are those on the desk.
#[track_caller]
fn wait_for_disk(desk: &TestDesk) {
    let until = Instant::now() + PATIENCE;
    while on_disk(desk.place()).as_ref() != desk.record().results() {
        assert!(Instant::now() < until, "what was typed is never written");
        std::thread::yield_now();
    }
}

#[test]
fn what_is_typed_is_on_disk_after_a_rest_a_cell_s_end_and_on_leaving() {
    let mut desk = TestDesk::counting();
    desk.type_text("Anna");
    wait_for_disk(&desk);
    desk.press(Key::Tab).type_text("4").press(Key::Tab);
    wait_for_disk(&desk);
    desk.type_text("2").press(Key::Escape);
    wait_for_disk(&desk);
    assert_eq!(on_disk(desk.place()).unwrap().players.get(Seat(0)).unwrap().sheet.built[Building::CountsPalace], 2);

    // An order holds what was typed just before it, and so does the end of the app.
    desk.press(Key::F3);
    desk.0.get_by_role_and_label(Role::SpinButton, "Anna: Citizens").focus();
    desk.0.run();
    desk.type_text("7");
    let typed = desk.record().results().cloned();
    let place = desk.place().clone();
    drop(desk);
    assert_eq!(on_disk(&place), typed);
    assert_eq!(typed.unwrap().players.get(Seat(0)).unwrap().sheet.citizens, 7);
}

#[test]
fn an_order_holds_what_was_typed_before_it() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F3).type_text("Anna").press(Key::Escape).press(Key::Space);
    assert_eq!(Store::look(&desk.at("game.ron")).unwrap().as_ref(), Some(desk.record()));
    assert_eq!(desk.record().results().unwrap().players.get(Seat(0)).unwrap().name, "Anna");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_written_is_told_and_stays_as_typed() {
    let mut desk = TestDesk::counting();
    // A folder bears the name under which the file is written.
    std::fs::create_dir(desk.at("game.ron.new")).unwrap();
    desk.type_text("Anna").press(Key::Tab);
    desk.wait_for("game.ron.new");
    assert_eq!(desk.record().results().unwrap().players.get(Seat(0)).unwrap().name, "Anna");
    std::fs::remove_dir(desk.at("game.ron.new")).unwrap();
    desk.type_text("3").press(Key::Tab);
    wait_for_disk(&desk);
}

#[test]
fn spaces_alone_are_no_name() {
    let mut desk = TestDesk::new();
    desk.fill("A new name", "   ");
    let field = desk.0.get_by_role_and_label(Role::TextInput, "A new name").accesskit_node().value();
    assert_eq!(field.unwrap_or_default(), "", "the field takes none");
    desk.fill("A new name", "Anna,  , Ben").reach("Start the game");
    assert_eq!(desk.record().opening().players, ["Anna", "Ben"], "nor is there one between commas");

    desk.press(Key::F3).press_with(Modifiers::COMMAND, Key::Enter).type_text("  ");
    assert!(desk.record().results().is_some_and(|results| results.players.get(Seat(2)).unwrap().name.is_empty()));
    desk.has("Player 3").type_text("Cleo the tall");
    assert_eq!(desk.record().results().unwrap().players.get(Seat(2)).unwrap().name, "Cleo the tall");
}

#[test]
fn everybody_of_fourteen_is_seen_at_once() {
    let names: Vec<String> = (1..=14).map(|number| format!("Player {number}")).collect();
    let players: Vec<(&str, _)> = names.iter().map(|name| (name.as_str(), Sheet::default())).collect();
    let mut desk = Place::keeping(STILL, &played(&players)).desk();
    desk.press(Key::Space).press(Key::F3);
    let check = |desk: &TestDesk| {
        let cells: Vec<_> = names
            .iter()
            .map(|name| desk.0.get_by_role_and_label(Role::SpinButton, &format!("{name}: Citizens")).rect())
            .collect();
        assert!(cells.windows(2).all(|pair| pair[0].bottom() <= pair[1].top()), "one below the other");
        // The sums stand uppermost in what is below the grid.
        let below =
            desk.0.get_all_by_label_contains("Player 1, ").map(|sum| sum.rect().top()).fold(f32::INFINITY, f32::min);
        assert!(cells[13].bottom() < below, "the last one is not behind what is below the grid");
    };
    check(&desk);
    desk.type_text("9").press(Key::Tab).type_text("9").press(Key::Tab);
    check(&desk);
    let remark = "Player 1: Fortress: a row has 6 buildings, not 9. Please count that row again. Also to correct: 1.";
    desk.has(remark);
}
