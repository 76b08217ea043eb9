//! Whole games on the desk.

use egui::{Key, Modifiers};
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Store};
use town_crier::games::troyes_dice::rules::{Color, Face, HalfDay, Phase, Roll};

use crate::desk::TestDesk;

#[test]
fn a_whole_game_with_expansion_by_space_alone() {
    let mut desk = TestDesk::new();
    desk.click("Banquets & Raids").press(Key::Space);
    assert_eq!(desk.record().table().tiles().len(), 3);
    for half_day in HalfDay::all() {
        assert_eq!(desk.record().table().now(), half_day);
        desk.press(Key::Space);
        assert_eq!(desk.record().table().phase(), Phase::Choose);
        assert_eq!(
            Store::look(&desk.at("game.ron")).unwrap().as_ref(),
            Some(desk.record()),
            "on disk before it is on screen"
        );
        desk.press(Key::Space);
    }
    assert_eq!(desk.record().table().phase(), Phase::Over);
    assert_eq!(desk.record().table().half_days_played(), 16);
    desk.has("The game is over").press(Key::Space);
    assert_eq!(desk.record().next(), Next::Over, "one Space too many starts nothing");
    let mut desk = desk.reopened();
    desk.has("The last game has ended: Troyes Dice.").lacks("Continue this game").click("Open this game");
    desk.has("The game is over");
}

#[test]
fn a_step_that_was_taken_back_is_told_to_everybody() {
    let mut desk = TestDesk::new();
    desk.press_times(3, Key::Space);
    let told = |desk: &mut TestDesk| {
        desk.press(Key::F11);
        let told = desk.shows("The last step was taken back");
        desk.press(Key::F11);
        told
    };
    assert!(!told(&mut desk));
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert!(told(&mut desk));
    desk.press_with(Modifiers::COMMAND, Key::Z);
    assert!(told(&mut desk), "also before the first roll");
    desk.press(Key::Space);
    assert!(!told(&mut desk));
}

#[test]
fn a_whole_game_with_entered_dice_by_keyboard_alone() {
    let mut desk = TestDesk::new();
    desk.tab_to("Options").press(Key::Space).tab_to("Rolled at the table and typed in").press(Key::Space);
    desk.tab_to("Start the game").press(Key::Enter);
    assert_eq!(desk.record().opening().dice, DiceFrom::Entered);
    for half_day in HalfDay::all() {
        assert_eq!(desk.record().table().now(), half_day);
        desk.type_text("3 1 3 6").press(Key::Enter);
        let roll = desk.record().table().roll().expect("the dice lie");
        assert_eq!((roll.black(), roll.clear()), (Face::Three, [Face::One, Face::Three, Face::Six]));
        desk.press(Key::Space);
    }
    assert_eq!(desk.record().table().phase(), Phase::Over);
}

#[test]
fn an_entered_roll_that_was_typed_wrong_is_undone_and_entered_again() {
    let mut desk = entered();
    desk.type_text("2136").press(Key::Enter).press_with(Modifiers::COMMAND, Key::Z);
    assert!(desk.record().table().roll().is_none());
    desk.type_text("3,1,3,6").press(Key::Enter);
    assert_eq!(desk.record().table().roll().map(Roll::black), Some(Face::Three));
}

#[test]
fn the_dice_can_be_entered_by_pointer() {
    let mut desk = entered();
    for value in [3, 1, 3, 6] {
        desk.click(&format!("Add a {value}"));
    }
    desk.click("Place these dice");
    assert_eq!(desk.record().table().roll().map(Roll::black), Some(Face::Three));
}

#[test]
fn undo_back_to_the_start_and_redo_to_the_end() {
    let mut desk = TestDesk::new();
    desk.press(Key::Enter).press_times(32, Key::PageDown);
    let over = desk.record().clone();
    for left in (0..32).rev() {
        desk.press_with(Modifiers::COMMAND, Key::Z).has_done(left);
    }
    assert_eq!(desk.record().table(), desk.record().opened_table());
    desk.has("Undone: roll of Day 1, morning. Redo: Ctrl+Shift+Z");
    assert_eq!(Store::look(&desk.at("game.ron")).unwrap().as_ref(), Some(desk.record()));
    for _ in 0..32 {
        desk.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    assert_eq!(desk.record(), &over);
}

#[test]
fn undo_then_the_key_rolls_the_same_dice() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space);
    let rolled = desk.record().table().roll();
    desk.click("Undo").press(Key::Space);
    assert_eq!(desk.record().table().roll(), rolled);
}

#[test]
fn a_key_that_is_held_counts_once() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space);
    for repeat in [false, true, true] {
        desk.0.event(egui::Event::Key {
            key: Key::Space,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: Modifiers::NONE,
        });
        desk.0.run();
    }
    desk.has_done(1);
}

#[test]
fn the_keys_are_shown_and_escape_closes_them_and_never_quits() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::F1).has("undo, as often as you like").press(Key::Escape);
    desk.lacks("undo, as often as you like").press(Key::Escape);
    assert_eq!(desk.record().table().phase(), Phase::Roll, "the table is still there");
}

#[test]
fn escape_leaves_a_new_game_for_the_one_in_play() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space);
    let played = desk.record().clone();
    desk.click("New game").has("A new game").press(Key::Escape);
    assert_eq!(desk.record(), &played);
}

#[test]
fn each_plaza_has_a_name_that_says_all() {
    let mut desk = TestDesk::new();
    desk.fill("Code", "Market Day").press(Key::Escape).click("Banquets & Raids").click("Start the game");
    desk.press(Key::Space);
    let table = desk.record().table().clone();
    for placed in table.placed().unwrap() {
        let number = placed.notch.index() + 1;
        assert!(desk.shows(&format!("Plaza {number}, ")), "plaza {number} has a name");
    }
    for tile in table.tiles() {
        assert!(desk.shows(&format!("Banquet {}", tile.tile)), "tile {} is named", tile.tile);
    }
}

#[test]
fn the_desk_comes_to_rest() {
    let mut desk = TestDesk::new();
    desk.press(Key::Space).press(Key::Space);
    let delay = desk.0.output().viewport_output.values().map(|output| output.repaint_delay).min();
    assert!(delay.is_some_and(|delay| delay.as_secs() > 10), "nothing moves, so nothing is painted: {delay:?}");
}

/// A desk at which the group throws its own dice.
fn entered() -> TestDesk {
    let mut desk = TestDesk::new();
    desk.click("Options").reach("Rolled at the table and typed in").reach("Start the game");
    desk
}

#[test]
fn a_game_taken_over_with_dice_that_were_struck_before() {
    let mut desk = TestDesk::new();
    desk.click("Options");
    assert!(!desk.shows("Already struck"), "nothing can have been struck");
    desk.reach("Day 3");
    assert!(!desk.shows("Already struck"), "nothing can have been struck");
    desk.reach("afternoon").has("Already struck");
    for die in ["white 3", "red 5", "red 6", "red 6"] {
        desk.reach(die);
    }
    desk.reach("Start the game");
    assert_eq!(desk.record().opening().struck, [(Color::White, 3), (Color::Red, 5)]);
    desk.has("white 3: struck before the takeover").has("red 5: struck before the takeover").has("red 6: not struck");
    assert_eq!(Store::look(&desk.at("game.ron")).unwrap().as_ref(), Some(desk.record()));
}

#[test]
fn dice_that_were_struck_before_by_keyboard_alone() {
    let mut desk = TestDesk::new();
    for name in ["Options", "Day 5", "yellow 4"] {
        desk.tab_to(name).press(Key::Space);
    }
    desk.tab_to("Start the game").press(Key::Enter);
    assert_eq!(desk.record().opening().struck, [(Color::Yellow, 4)]);
}

#[test]
fn dice_marked_as_struck_count_for_nothing_from_an_early_start() {
    let mut desk = TestDesk::new();
    desk.click("Options");
    for name in ["Day 5", "yellow 4", "Day 2", "Start the game"] {
        desk.reach(name);
    }
    assert_eq!(desk.record().opening().struck, []);
}
