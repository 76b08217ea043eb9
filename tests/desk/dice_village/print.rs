//! Printing Dice Village from the desk.

use std::fs;

use egui::Key;
use town_crier::games::dice_village::rules::Merchant;

use crate::desk::TestDesk;
use crate::games::troyes_dice::paper::reader::Read;

/// The choices for printing, before any game is played.
fn opened() -> TestDesk {
    let mut desk = TestDesk::new();
    desk.press(Key::Escape).click("Dice Village").press(Key::F6);
    desk
}

#[track_caller]
fn printed(desk: &mut TestDesk, button: &str, file: &str) -> Read {
    desk.click(button);
    desk.wait_for(file);
    Read::pdf(&fs::read(desk.at("documents").join(file)).unwrap())
}

#[test]
fn with_the_box_there_are_the_round_and_sheets_and_without_it_cards_too() {
    let mut desk = opened();
    assert!(!desk.shows("Cards to cut out"));
    assert_eq!(printed(&mut desk, "Print the card", "dice-village-round.pdf").pages.len(), 1);
    assert_eq!(printed(&mut desk, "Print the sheets", "dice-village-sheets.pdf").pages.len(), 2);
    desk.click("Without the box");
    let cards = printed(&mut desk, "Print the cards", "dice-village-cards.pdf");
    let halves = cards.text().lines().filter(|line| line.contains("House deck")).count();
    assert_eq!(halves, 12 + 2 * usize::from(Merchant::COUNT));
}

#[test]
fn paper_ink_language_and_players_are_chosen() {
    let mut desk = opened();
    desk.click("Letter").click("Gray").click("2").click("Language").click("Deutsch");
    let read = printed(&mut desk, "Print the sheets", "dice-village-sheets.pdf");
    assert_eq!((read.pages.len(), read.pages[0].size), (1, (612.0, 792.0)));
    let text = read.text();
    assert!(text.contains("Rot\n") && text.contains("Blau\n") && !text.contains("Grün\n"), "{text}");
    assert!(desk.shows("Print the sheets"), "the window keeps its language");
}

#[test]
fn in_a_game_with_the_house_deck_its_cards_are_offered_at_once() {
    let mut desk = TestDesk::new();
    desk.press(Key::Escape).click("Dice Village").press(Key::Space).click("Start the game").press(Key::F6);
    desk.has("Cards to cut out");
    // As many sheets as play.
    assert_eq!(printed(&mut desk, "Print the sheets", "dice-village-sheets.pdf").pages.len(), 1);
    desk.press(Key::Escape).has("Roll the dice");
}
