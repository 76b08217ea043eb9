//! Whole games on the desk.

use eframe::egui::{Key, Modifiers};
use tempfile::tempdir;
use town_crier::chronicle::Next;
use town_crier::chronicle::store::Store;
use town_crier::games::troyes_dice::record::DiceFrom;
use town_crier::games::troyes_dice::rules::{Face, HalfDay, Phase, Roll};

use crate::desk::Room;

#[test]
fn a_whole_game_with_expansion_by_space_alone() {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut room = Room::open(&game);
    room.click("Banquets & Raids");
    room.press(Key::Space);
    assert_eq!(room.record().table().tiles().len(), 3);
    for half_day in HalfDay::all() {
        assert_eq!(room.record().table().now(), half_day);
        room.press(Key::Space);
        assert_eq!(room.record().table().phase(), Phase::Choose);
        assert_eq!(Store::look(&game).unwrap().as_ref(), Some(room.record()), "on disk before it is on screen");
        room.press(Key::Space);
    }
    assert_eq!(room.record().table().phase(), Phase::Over);
    assert_eq!(room.record().table().half_days_played(), 16);
    assert!(room.shows("The game is over"));
    room.press(Key::Space);
    assert_eq!(room.record().next(), Next::Over, "one Space too many starts nothing");
}

#[test]
fn a_whole_game_with_entered_dice_by_keyboard_alone() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.tab_to("More: own dice, own wheel, start in the middle");
    room.press(Key::Space);
    room.tab_to("Thrown on the table and entered");
    room.press(Key::Space);
    room.tab_to("Open the game");
    room.press(Key::Enter);
    assert_eq!(room.record().opening().dice, DiceFrom::Entered);
    for half_day in HalfDay::all() {
        assert_eq!(room.record().table().now(), half_day);
        room.type_text("3 1 3 6");
        room.press(Key::Enter);
        let roll = room.record().table().roll().expect("the dice lie");
        assert_eq!((roll.black(), roll.clear()), (Face::Three, [Face::One, Face::Three, Face::Six]));
        room.press(Key::Space);
    }
    assert_eq!(room.record().table().phase(), Phase::Over);
}

#[test]
fn an_entered_roll_that_was_typed_wrong_is_undone_and_entered_again() {
    let folder = tempdir().unwrap();
    let mut room = entered(&folder.path().join("game.ron"));
    room.type_text("2136");
    room.press(Key::Enter);
    room.press_with(Modifiers::COMMAND, Key::Z);
    assert!(room.record().table().roll().is_none());
    room.type_text("3,1,3,6");
    room.press(Key::Enter);
    assert_eq!(room.record().table().roll().map(Roll::black), Some(Face::Three));
}

#[test]
fn the_dice_can_be_entered_by_pointer() {
    let folder = tempdir().unwrap();
    let mut room = entered(&folder.path().join("game.ron"));
    for value in [3, 1, 3, 6] {
        room.click(&format!("Add a die of {value}"));
    }
    room.click("Place these dice");
    assert_eq!(room.record().table().roll().map(Roll::black), Some(Face::Three));
}

#[test]
fn undo_back_to_the_start_and_redo_to_the_end() {
    let folder = tempdir().unwrap();
    let game = folder.path().join("game.ron");
    let mut room = Room::open(&game);
    room.press(Key::Enter);
    for _ in 0..32 {
        room.press(Key::PageDown);
    }
    let over = room.record().clone();
    for left in (0..32).rev() {
        room.press_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(room.record().chronicle.done().len(), left);
    }
    assert_eq!(room.record().table(), &room.record().opened_table());
    assert!(room.shows("Undid: roll of Day 1, morning. Redo: Ctrl+Shift+Z"));
    assert_eq!(Store::look(&game).unwrap().as_ref(), Some(room.record()));
    for _ in 0..32 {
        room.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    assert_eq!(room.record(), &over);
}

#[test]
fn undo_then_the_key_rolls_the_same_dice() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.press(Key::Space);
    room.press(Key::Space);
    let rolled = room.record().table().roll();
    room.click("Undo");
    room.press(Key::Space);
    assert_eq!(room.record().table().roll(), rolled);
}

#[test]
fn a_key_that_is_held_counts_once() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.press(Key::Space);
    for repeat in [false, true, true] {
        room.0.event(eframe::egui::Event::Key {
            key: Key::Space,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: Modifiers::NONE,
        });
        room.0.run();
    }
    assert_eq!(room.record().chronicle.done().len(), 1);
}

#[test]
fn the_keys_are_shown_and_escape_closes_them_and_never_quits() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.press(Key::Space);
    room.type_text("?");
    assert!(room.shows("undo, as often as you like"));
    room.press(Key::Escape);
    assert!(!room.shows("undo, as often as you like"));
    room.press(Key::Escape);
    assert_eq!(room.record().table().phase(), Phase::Roll, "the table is still there");
}

#[test]
fn escape_leaves_a_new_game_for_the_one_in_play() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.press(Key::Space);
    room.press(Key::Space);
    let played = room.record().clone();
    room.click("New game");
    assert!(room.shows("A new game"));
    room.press(Key::Escape);
    assert_eq!(room.record(), &played);
}

#[test]
fn each_plaza_has_a_name_that_says_all() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.fill("Code", "Market Day");
    room.press(Key::Escape);
    room.click("Banquets & Raids");
    room.click("Open the game");
    room.press(Key::Space);
    let table = room.record().table().clone();
    for placed in table.placed().unwrap() {
        let number = placed.notch.index() + 1;
        assert!(room.shows(&format!("Plaza {number}, ")), "plaza {number} has a name");
    }
    for tile in table.tiles() {
        assert!(room.shows(&format!("Banquet {}", tile.tile)), "tile {} is named", tile.tile);
    }
}

#[test]
fn the_desk_comes_to_rest() {
    let folder = tempdir().unwrap();
    let mut room = Room::open(&folder.path().join("game.ron"));
    room.press(Key::Space);
    room.press(Key::Space);
    let delay = room.0.output().viewport_output.values().map(|output| output.repaint_delay).min();
    assert!(delay.is_some_and(|delay| delay.as_secs() > 10), "nothing moves, so nothing is painted: {delay:?}");
}

/// A room in which the group throws its own dice.
fn entered(game: &std::path::Path) -> Room {
    let mut room = Room::open(game);
    room.click("More: own dice, own wheel, start in the middle");
    room.click("Thrown on the table and entered");
    room.click("Open the game");
    room
}
