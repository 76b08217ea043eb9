//! What the desk does with the file of the game in play.

use std::fs;
use std::path::Path;

use egui::Key;
use town_crier::games::troyes_dice::rules::{Phase, TroyesDice};

use crate::desk::{Place, SIZE, STILL, TestDesk};

#[test]
fn the_game_in_play_is_offered_and_goes_on() {
    let mut desk = TestDesk::new();
    let left = desk.press_times(6, Key::Space).record().clone();
    let mut desk = desk.reopened();
    desk.has("A game is in progress");
    assert!(desk.0.state().record::<TroyesDice>().is_none());
    desk.press(Key::Enter);
    assert_eq!(desk.record(), &left);
}

#[test]
fn a_new_game_sets_the_one_in_play_aside() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space);
    let before = fs::read(desk.at("game.ron")).unwrap();
    desk.click("New game").click("Start the game").click("Keep it and start the new game").has_done(0);
    let kept: Vec<_> = fs::read_dir(desk.at("kept")).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(kept.iter().any(|file| fs::read(file).unwrap() == before), "{kept:?}");
}

#[test]
fn a_damaged_file_is_told_and_the_generation_before_it_goes_on() {
    let mut desk = TestDesk::new();
    desk.press_times(4, Key::Space);
    let place = desk.place().clone();
    drop(desk);
    let whole = place.read("game.ron").into_bytes();
    place.write("game.ron", &whole[..whole.len() / 2]);

    let mut desk = place.desk();
    assert!(desk.shows("game.ron"), "the sentence says which file");
    desk.click("Continue from the step before").has_done(2).press(Key::Space);
    let kept = fs::read_dir(place.at("kept")).unwrap();
    let kept: Vec<_> = kept.map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    assert!(kept.contains(&whole[..whole.len() / 2].to_vec()), "the damaged file is kept as it was");
}

#[test]
fn if_both_generations_are_damaged_it_is_told_what_to_do() {
    let place = Place::new(STILL);
    place.desk().press_times(2, Key::Space);
    for file in fs::read_dir(place.at("")).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_some_and(|ending| ending == "ron") && !file.ends_with("settings.ron") {
            fs::write(&file, "some notes").unwrap();
        }
    }
    place.desk().has("The last game cannot be read, and neither can the step before it.");
}

#[test]
fn a_second_window_only_looks() {
    let mut first = TestDesk::new();
    first.press_times(2, Key::Space);

    let mut second = first.place().desk();
    second.has("This game is open in another Town Crier window");
    assert_eq!(second.record(), first.record());
    second.press(Key::Space);
    assert_eq!(second.record().table().phase(), Phase::Choose, "nothing changed");
    second.has("This game is open in another Town Crier window");
    first.press(Key::Space);
    assert_eq!(first.record().done().len(), 2, "the first window goes on");
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let place = Place::new(STILL);
    place.write("file", "no folder");
    let mut desk = TestDesk::open(&place.at("file").join("game.ron"));
    desk.press(Key::Space).click("Start the game");
    assert!(desk.0.state().record::<TroyesDice>().is_none());
    assert!(desk.shows("/file"), "the notice says which folder");
}

#[test]
fn the_smallest_window_shows_the_button() {
    let mut desk = TestDesk::set(STILL, [1024.0, 640.0]);
    desk.click("Start the game").click("Roll the dice");
    assert_eq!(desk.record().table().phase(), Phase::Choose);
}

/// What lies in that folder, sorted by name.
fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort_unstable();
    names
}

#[test]
fn a_new_game_that_cannot_be_written_leaves_the_one_in_play() {
    let mut desk = TestDesk::new();
    let before = desk.press_times(2, Key::Space).place().read("game.ron");
    desk.click("New game");
    // In the way of what is written beside the game.
    fs::create_dir(desk.at("game.ron.new")).unwrap();
    desk.click("Start the game").click("Keep it and start the new game");
    assert!(desk.shows("game.ron.new cannot be written"), "it is told");
    assert_eq!(desk.place().read("game.ron"), before, "the game in play is where it was");
    assert_eq!(names(&desk.at("kept")), [""; 0]);
    desk.click("Back to the game").press(Key::Space);
    fs::remove_dir(desk.at("game.ron.new")).unwrap();
    assert!(desk.reopened().shows("A game is in progress"), "and is offered again");
}

#[test]
fn a_game_that_was_set_aside_is_offered_and_goes_on() {
    let mut desk = TestDesk::new();
    let (place, kept) = (desk.place().clone(), desk.at("kept"));
    let first = desk.press_times(4, Key::Space).record().clone();
    desk.click("New game").click("Start the game").press(Key::Space);
    let second = desk.record().clone();

    let mut desk = desk.reopened();
    let code = first.code().unwrap().as_str();
    desk.has("Recent games").reach_containing(&format!("· {code} · Day 1, afternoon"));
    assert_eq!(desk.record(), &first);
    let in_play = |code: &str| vec![format!("{code}-1.ron")];
    assert_eq!(names(&kept), in_play(second.code().unwrap().as_str()), "the other one is kept in its place");
    desk.press(Key::Space);
    assert_eq!(desk.record().done().len(), first.done().len() + 1, "it goes on");
    drop(desk);

    // With nothing in play, it is found all the same.
    for file in ["game.ron", "game.before.ron"] {
        fs::remove_file(place.at(file)).unwrap();
    }
    let mut desk = place.desk();
    desk.reach_containing(&format!("· {} ·", second.code().unwrap()));
    assert_eq!(desk.record(), &second);
    assert_eq!(names(&kept), [""; 0]);
}

/// A place with a saved game beside the one in play, and the code of either.
fn with_another() -> (Place, [String; 2]) {
    let place = Place::new(STILL);
    let codes = [4, 3].map(|orders| {
        let mut desk = place.desk();
        if place.at("other.ron").exists() {
            desk.press(Key::Space);
        }
        let code = desk.press_times(orders, Key::Space).record().code().unwrap().to_string();
        drop(desk);
        if !place.at("other.ron").exists() {
            fs::rename(place.at("game.ron"), place.at("other.ron")).unwrap();
            fs::remove_file(place.at("game.before.ron")).unwrap();
        }
        code
    });
    (place, codes)
}

#[test]
fn a_file_that_is_opened_is_copied_and_asks_before_it_replaces_a_game() {
    let (place, [other, in_play]) = with_another();
    assert_ne!(other, in_play);
    let file = place.at("other.ron");
    let (mailed, before) = (fs::read(&file).unwrap(), place.read("game.ron"));

    let mut desk = place.with(SIZE, |desk| desk.opening(&file));
    desk.click("Cancel");
    assert_eq!(place.read("game.ron"), before, "nothing is replaced unasked");
    drop(desk);

    let mut desk = place.with(SIZE, |desk| desk.opening(&file));
    desk.click("Keep it and open the other game");
    assert_eq!(desk.record().code().unwrap().to_string(), other);
    let kept: Vec<_> = fs::read_dir(desk.at("kept")).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(kept.iter().any(|file| fs::read_to_string(file).unwrap() == before), "{kept:?}");
    desk.press(Key::Space);
    assert_eq!(fs::read(&file).unwrap(), mailed, "what was opened stays as it was");
}

#[test]
fn a_file_that_is_opened_where_nothing_is_in_play_is_on_the_table_at_once() {
    let (place, [other, _]) = with_another();
    for file in ["game.ron", "game.before.ron"] {
        fs::remove_file(place.at(file)).unwrap();
    }
    let mut desk = place.with(SIZE, |desk| desk.opening(&place.at("other.ron")));
    assert_eq!(desk.record().code().unwrap().to_string(), other);
    // The game in play itself goes on.
    desk.press(Key::Space);
    let left = desk.record().clone();
    drop(desk);
    let desk = place.with(SIZE, |desk| desk.opening(&place.at("game.ron")));
    assert_eq!(desk.record(), &left);
}

#[test]
fn a_file_that_is_no_game_and_one_beside_another_window_are_told() {
    let (place, _) = with_another();
    place.write("notes.ron", "some notes");
    let before = place.read("game.ron");
    let mut desk = place.with(SIZE, |desk| desk.opening(&place.at("notes.ron")));
    assert!(desk.shows("notes.ron cannot be opened"));
    desk.press(Key::Space);

    let second = place.with(SIZE, |desk| desk.opening(&place.at("other.ron")));
    assert!(second.shows("Drag the file there"));
    assert_eq!(place.read("game.ron"), before);
}

#[test]
fn a_game_that_was_set_aside_and_is_gone_is_told() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space);
    let code = desk.record().code().unwrap().to_string();
    desk.click("New game").click("Start the game");
    let mut desk = desk.reopened();
    let before = fs::read(desk.at("game.ron")).unwrap();
    fs::write(desk.at("kept").join(format!("{code}-1.ron")), "notes").unwrap();
    desk.reach_containing(&format!("· {code} ·")).has("cannot be opened: ");
    assert_eq!(fs::read(desk.at("game.ron")).unwrap(), before);
}

#[test]
fn a_game_that_can_be_read_but_not_kept_is_shown() {
    let place = Place::new(STILL);
    let left = place.desk().press_times(2, Key::Space).record().clone();
    fs::remove_file(place.at("game.ron.lock")).unwrap();
    fs::create_dir(place.at("game.ron.lock")).unwrap();

    let mut desk = place.desk();
    assert_eq!(desk.record(), &left, "it is looked at");
    assert!(desk.shows("cannot be locked"), "and why it is no more than that is told");
    desk.press(Key::Space);
    assert_eq!(desk.record(), &left, "nothing happens that could not be kept");
}
