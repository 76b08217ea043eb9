//! What the desk does with the file of the game in play.

use std::fs;

use eframe::egui::Key;
use tempfile::tempdir;
use town_crier::games::troyes_dice::rules::Phase;

use crate::desk::Room;

#[test]
fn the_game_in_play_is_offered_and_goes_on() {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut room = Room::open(&game);
    room.press(Key::Space);
    for _ in 0..5 {
        room.press(Key::Space);
    }
    let left = room.record().clone();
    drop(room);

    let mut room = Room::open(&game);
    assert!(room.shows("A game is in play"));
    assert!(room.0.state().record().is_none());
    room.press(Key::Enter);
    assert_eq!(room.record(), &left);
}

#[test]
fn a_new_game_sets_the_one_in_play_aside() {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut room = Room::open(&game);
    room.press(Key::Space);
    room.press(Key::Space);
    let before = fs::read(&game).unwrap();
    room.click("New game");
    room.click("Open the game");
    assert_eq!(room.record().chronicle.done().len(), 0);
    let kept: Vec<_> = fs::read_dir(folder.path().join("kept")).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(kept.iter().any(|file| fs::read(file).unwrap() == before), "{kept:?}");
}

#[test]
fn a_damaged_file_is_told_and_the_generation_before_it_goes_on() {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut room = Room::open(&game);
    for _ in 0..4 {
        room.press(Key::Space);
    }
    drop(room);
    let whole = fs::read(&game).unwrap();
    fs::write(&game, &whole[..whole.len() / 2]).unwrap();

    let mut room = Room::open(&game);
    assert!(room.shows("game.ron"), "the sentence says which file");
    room.click("Go on from the step before");
    assert_eq!(room.record().chronicle.done().len(), 2);
    room.press(Key::Space);
    let kept = fs::read_dir(folder.path().join("kept")).unwrap();
    let kept: Vec<_> = kept.map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    assert!(kept.contains(&whole[..whole.len() / 2].to_vec()), "the damaged file is kept as it was");
}

#[test]
fn a_second_window_only_looks() {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut first = Room::open(&game);
    first.press(Key::Space);
    first.press(Key::Space);

    let mut second = Room::open(&game);
    assert!(second.shows("Another Town Crier window runs this game"));
    assert_eq!(second.record(), first.record());
    second.press(Key::Space);
    assert_eq!(second.record().table().phase(), Phase::Choose, "nothing changed");
    assert!(second.shows("Another Town Crier window runs this game"));
    first.press(Key::Space);
    assert_eq!(first.record().chronicle.done().len(), 2, "the first window goes on");
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "no folder").unwrap();
    let mut room = Room::open(&file.join("game.ron"));
    room.click("Open the game");
    assert!(room.0.state().record().is_none());
    assert!(room.shows("/file"), "the notice says which folder");
}

#[test]
fn the_smallest_window_shows_the_button() {
    let folder = tempdir().unwrap();
    let mut room = Room::sized(&folder.path().join("game.ron"), [1024.0, 640.0]);
    room.click("Open the game");
    room.click("Roll the dice");
    assert_eq!(room.record().table().phase(), Phase::Choose);
}
