//! The hall of fame on the desk.

use std::fs;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use egui::accesskit::Role;
use egui::{DroppedFile, Key};
use egui_kittest::kittest::Queryable as _;
use town_crier::games::troyes_dice::record::{Finished, Hall, HallStore};
use town_crier::play::Seat;

use crate::chronicle::aside;
use crate::desk::{PATIENCE, Place, SIZE, STILL, TestDesk};
use crate::games::troyes_dice::hall::season::{GAMES, exported, hall_of, records};
use crate::show::ceremony::{played, sheet};

/// A desk with that hall of fame.
fn with_hall(text: impl AsRef<[u8]>) -> TestDesk {
    let place = Place::new(STILL);
    place.write("hall.ron", text);
    place.desk()
}

/// Chooses what is shown below the best players.
fn turn_to(desk: &mut TestDesk, tab: &str) {
    desk.0.get_by_role_and_label(Role::Button, tab).click();
    desk.run();
}

#[test]
fn an_empty_hall_says_how_to_fill_it() {
    let mut desk = TestDesk::new();
    desk.press(Key::F4).has("No games yet.").press(Key::Escape).lacks("No games yet.");
}

#[test]
fn a_season_is_shown_by_player_and_by_code() {
    let mut desk = with_hall(exported(&hall_of(GAMES)));
    desk.press(Key::F4).has_all(["ANN", "Bo", "Cleo", "dora", "dora: achievements, 11"]);
    turn_to(&mut desk, "Games");
    desk.has("ABBEY: games 4, best 42");
    turn_to(&mut desk, "Curiosities");
    for said in [
        "Struck dice",
        "expected with fair dice",
        "Hit by the black die most often, ",
        "The closest game, ",
        "The most points at one table, ",
    ] {
        assert!(desk.shows(said), "{said}");
    }
}

#[test]
fn the_best_stand_above_and_every_game_below() {
    let hall = hall_of(GAMES);
    let best = hall.best();
    let mut desk = with_hall(exported(&hall));
    desk.press(Key::F4);
    for (place, best) in (1..=3).zip(&best) {
        desk.has(&format!("{place}. {}: {} points, ", best.name, best.points));
    }
    assert!(!desk.shows("4. "), "three stand there");
    desk.reach("dora: achievements, 11").has("On average: ").has("Against ");
    turn_to(&mut desk, "Games");
    let won: usize = hall.games().iter().filter(|game| game.players().len() > 1).map(|game| game.winners().len()).sum();
    assert_eq!(desk.0.query_all_by_label_contains(", winner").count(), won);
}

#[test]
fn a_damaged_hall_is_told_kept_and_gone_on_from() {
    let place = Place::new(STILL);
    let file = place.at("hall.ron");
    let mut store = HallStore::open(&file).unwrap();
    for games in [2, 3] {
        store.save(&hall_of(games)).unwrap();
    }
    drop(store);
    place.write("hall.ron", "no hall");
    let mut desk = place.desk();
    desk.press(Key::F4).click("Continue with what can be read; the damaged file is kept");
    desk.has("Games that could be read: 2.");
    assert_eq!(HallStore::look(&file).unwrap().unwrap().games().len(), 2);
    let kept = aside(&HallStore::open(&file).unwrap());
    assert!(kept.iter().any(|kept| fs::read(kept).unwrap() == b"no hall"), "{kept:?}");
}

#[test]
fn whoever_has_no_entry_has_no_result() {
    let mut desk = TestDesk::counting();
    desk.enter_row("Anna", &[3]);
    desk.fill("Name of player 2", "Cleo").reach("Reveal the results").has("Nothing has been entered for Cleo yet");
    assert!(!desk.at("hall.ron").exists());
    // The first field of that sheet is at hand.
    desk.type_text("2");
    assert_eq!(desk.record().results().unwrap().players.get(Seat(1)).unwrap().sheet.built.into_array()[0], 2);
}

#[test]
fn a_code_is_played_again() {
    let mut desk = with_hall(exported(&hall_of(GAMES)));
    desk.press(Key::F4);
    turn_to(&mut desk, "Games");
    desk.reach("ABBEY: games 4, best 42").reach("Play this code").has("A new game").reach("Start the game");
    assert_eq!(desk.record().opening().deciding_code().map(ToString::to_string).as_deref(), Some("ABBEY"));
}

#[test]
fn an_export_is_imported_once() {
    let mut desk = with_hall(exported(&hall_of(GAMES)));
    desk.press(Key::F4).click("Export");
    let exported = desk.at("documents").join("town-crier-hall.ron");
    desk.has("The hall of fame is in ");

    let mut other = TestDesk::new();
    other.press(Key::F4);
    for expected in ["New games: 30. Already here: 0.", "New games: 0. Already here: 30."] {
        other.fill("A file’s path, or drop it here", exported.to_str().unwrap()).click("Import…").has(expected);
    }
    let hall: Hall = HallStore::look(&other.at("hall.ron")).unwrap().unwrap();
    assert_eq!(hall.games().len(), 30);
}

/// A file as a person drops it on the window.
#[derive(Debug)]
pub(super) struct Dropped(pub(super) PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn files_that_are_dropped_are_imported() {
    let dropped = || {
        let desk = TestDesk::new();
        let file = desk.at("season.ron");
        fs::write(&file, exported(&hall_of(GAMES))).unwrap();
        (desk, file)
    };
    let (mut desk, file) = dropped();
    desk.0.input_mut().dropped_files.push(Arc::new(Dropped(file)));
    desk.run();
    assert!(!desk.at("hall.ron").exists(), "the hall alone imports");
    let (mut desk, file) = dropped();
    desk.press(Key::F4);
    for expected in ["New games: 30. Already here: 0.", "New games: 0. Already here: 30."] {
        desk.0.input_mut().dropped_files.push(Arc::new(Dropped(file.clone())));
        desk.run();
        desk.has(expected);
    }
    assert!(desk.shows("dora: achievements, 11"), "they stand there at once");
}

#[test]
fn what_is_no_hall_is_told_and_nothing_changes() {
    let mut desk = TestDesk::new();
    let file = desk.at("no-hall.ron");
    fs::write(&file, "nothing of the kind").unwrap();
    desk.press(Key::F4).fill("A file’s path, or drop it here", file.to_str().unwrap()).click("Import…");
    desk.has("cannot be imported");
    assert!(!desk.at("hall.ron").exists());
}

#[test]
fn a_file_can_be_chosen_in_a_dialog_and_without_one_typed() {
    let place = Place::new(STILL);
    place.write("season.ron", exported(&hall_of(GAMES)));
    let answers = Mutex::new(vec![Some(place.at("season.ron")), None]);
    let chooser = move |endings: &[&str]| -> Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>> {
        assert_eq!(endings, ["ron"]);
        let answer = answers.lock().unwrap().pop().expect("two dialogs");
        Box::pin(async move { answer })
    };
    let mut desk = place.with(SIZE, |desk| desk.with_chooser(Arc::new(chooser)));
    desk.press(Key::F4).click("Import…");
    assert!(!desk.at("hall.ron").exists(), "a dialog that is closed imports nothing");
    desk.click("Import…");
    desk.wait_for("New games: 30. Already here: 0.");
    desk.wait_for("dora: achievements, 11");
}

#[test]
#[cfg(unix)]
fn what_has_no_end_is_not_imported() {
    let mut desk = TestDesk::new();
    desk.press(Key::F4).fill("A file’s path, or drop it here", "/dev/zero").click("Import…");
    desk.has("it is a device or a pipe");
}

#[test]
fn a_hall_of_a_newer_release_is_not_called_damaged() {
    let (text, go_on) = (exported(&hall_of(GAMES)), "Continue with what c");
    let mut desk = with_hall(text.replacen("format: 1", "format: 999", 1));
    desk.press(Key::F4).has("hall.ron: ").lacks(go_on);
    desk.place().write("hall.ron", &text[..text.len() / 2]);
    desk.press(Key::Escape).press(Key::F4).has(go_on);
}

#[test]
fn a_name_without_an_end_takes_no_room() {
    let endless = "Ä".repeat(1_000);
    let mut hall = hall_of(GAMES);
    let mut record = records()[1].clone();
    let mut results = record.results().cloned().unwrap();
    results.stamp = 7;
    results.players.get_mut(Seat(0)).unwrap().name.clone_from(&endless);
    record.set_results(Some(results));
    hall.add(Finished::of(&record).unwrap());
    let mut desk = with_hall(exported(&hall));
    desk.press(Key::F4);
    let shown = format!("{}…", "Ä".repeat(39));
    for tab in ["Players", "Games", "Curiosities"] {
        turn_to(&mut desk, tab);
        assert!(!desk.shows(&"Ä".repeat(40)), "{tab}");
        assert!(tab == "Curiosities" || desk.shows(&shown), "{tab}");
    }
    let read = HallStore::look(&desk.at("hall.ron")).unwrap().unwrap();
    assert!(read.games().iter().any(|game| game.players().values().any(|player| player.name().as_str() == endless)));
}

/// A game that was played to its end, revealed and entered into the hall of fame.
fn entered(settings: &str) -> TestDesk {
    let record = played(&[("Anna", sheet(3, 2, 5, 30)), ("Ben", sheet(4, 2, 5, 30))]);
    let mut desk = Place::keeping(settings, &record).desk();
    desk.press(Key::Space).press(Key::F3).click("Reveal the results").press(Key::Escape);
    desk
}

/// Begins the replay of the last evening, by keyboard, and waits for the disk while the desk's clock stands.
fn watch(desk: &mut TestDesk) {
    desk.tab_to("Replay in 20 seconds");
    desk.0.key_press(Key::Enter);
    let until = Instant::now() + PATIENCE;
    while !desk.shows("Stop") {
        assert!(Instant::now() < until, "it never begins");
        let now = desk.0.ctx.input(|input| input.time);
        desk.0.input_mut().time = Some(now);
        desk.0.step();
    }
    desk.0.input_mut().time = None;
}

#[test]
fn with_few_games_the_last_one_stands_in_the_place_of_a_chart() {
    let mut desk = entered(STILL);
    desk.press(Key::F4).has("The last evening").has_all(["Ben 38", "Anna 37"]).lacks("Points, game by game");
    let mut many = with_hall(exported(&hall_of(GAMES)));
    many.press(Key::F4).has("The last evening").has("Points, game by game");
}

#[test]
fn an_evening_is_played_through_and_ends_by_itself() {
    let mut desk = entered(STILL);
    desk.press(Key::F4);
    watch(&mut desk);
    let mut seconds = 0.0;
    while desk.shows("Stop") {
        assert!(seconds < 30.0, "it never ends");
        desk.0.step();
        seconds += 0.25;
    }
    assert!(seconds > 19.0, "it took {seconds} s");
    assert!(desk.shows("The last evening"), "the hall is there again");
    assert_eq!(desk.record().done().len(), 32, "nothing was played");
}

#[test]
fn a_key_ends_the_replay() {
    for key in [Key::Space, Key::Escape] {
        let mut desk = entered(STILL);
        desk.press(Key::F4);
        watch(&mut desk);
        desk.press_once(key).steps(2);
        assert!(!desk.shows("Stop") && desk.shows("The last evening"), "{key:?}");
    }
}

#[test]
fn the_projector_shows_the_replay_as_long_as_it_lasts() {
    let mut desk = entered("(motion: none, room: true, room_language: Some(\"fr\"))");
    desk.press(Key::F4);
    watch(&mut desk);
    desk.steps(3);
    assert!(desk.shows("Rediffusion"));
    desk.press_once(Key::Space).steps(3);
    assert!(!desk.shows("Rediffusion"));
}

#[test]
fn a_game_whose_course_is_gone_says_so() {
    let mut desk = with_hall(exported(&hall_of(GAMES)));
    desk.press(Key::F4).click("Replay in 20 seconds");
    desk.wait_for("The course of this game is no longer on this computer.");
}

/// Opens what can be done with the last evening, and chooses that.
fn choose(desk: &mut TestDesk, what: &str) {
    desk.press(Key::F4);
    desk.0.get_by_role_and_label(Role::Button, "More").click();
    desk.run();
    desk.click(what);
}

#[test]
fn a_finished_game_is_stepped_through_and_nothing_tells_its_end_before() {
    let mut desk = entered(STILL);
    choose(&mut desk, "Step through it, without the result");
    desk.has("Next step").has("One step back");
    for step in 0..33 {
        assert!(!desk.shows("Anna") && !desk.shows("Ben"), "nobody is told at step {step}");
        assert!(desk.shows("Next step"), "step {step}");
        desk.press(Key::Space);
    }
    desk.has_all(["Anna", "Ben"]).lacks("Next step");
    desk.press(Key::ArrowLeft).lacks("Anna").has("Next step").press(Key::ArrowRight).has("Anna");
    desk.press(Key::Space).has("The last evening");
    assert_eq!(desk.record().done().len(), 32, "nothing was played");
}

#[test]
fn a_finished_game_is_stepped_through_by_mouse_on_the_projector_too() {
    let mut desk = entered("(motion: none, room: true, room_language: Some(\"fr\"))");
    choose(&mut desk, "Step through it, without the result");
    desk.click("Next step").click("Next step").click("One step back").has("Rediffusion");
    desk.click("Stop").has("The last evening").lacks("Rediffusion");
}

#[test]
fn by_keyboard_alone_too() {
    let mut desk = entered(STILL);
    desk.press(Key::F4)
        .tab_to("More")
        .press(Key::Enter)
        .tab_to("Step through it, without the result")
        .press(Key::Enter);
    // A button that has the focus keeps Space and Enter to itself; the arrows go on all the same.
    desk.press(Key::ArrowRight).has("Next step").press(Key::Escape).has("The last evening");
}

#[test]
fn a_game_is_prepared_again_with_its_code_its_players_and_its_choices() {
    let mut desk = entered(STILL);
    let before = desk.record().clone();
    choose(&mut desk, "Play again with the same dice");
    desk.has("A new game").lacks("37").lacks("38").reach("Start the game");
    let again = desk.record();
    assert!(again.done().is_empty() && again.results().is_none());
    assert_eq!(again.opening().players, ["Anna", "Ben"]);
    assert_eq!(again.opening().code, before.opening().code);
    desk.press_times(32, Key::Space);
    assert_eq!(desk.record().done(), before.done(), "the code deals the same");
}

#[test]
fn a_game_of_another_computer_is_prepared_again_by_its_code() {
    let mut desk = with_hall(exported(&hall_of(GAMES)));
    let hall = hall_of(GAMES);
    let last = hall.games().last().expect("a game");
    let names: Vec<String> = last.players().values().map(|player| player.name().to_string()).collect();
    choose(&mut desk, "Play again with the same dice");
    desk.has("A new game").reach("Start the game");
    assert_eq!(desk.record().opening().players, names);
    assert_eq!(desk.record().opening().deciding_code(), last.code());
}

#[test]
fn a_game_is_added_to_bg_stats_from_the_hall() {
    let mut desk = entered(STILL);
    choose(&mut desk, "BG Stats");
    desk.has("QR code of the link for BG Stats").click("Copy the link").has("The link is on the clipboard.");
    desk.press(Key::Escape).has("The last evening");
}
