//! Printing from the command line.

use town_crier::cli::Run;
use town_crier::crier::Language;
use town_crier::games::dice_village::words;

use crate::games::dice_village::plain;
use crate::games::troyes_dice::paper::command::{printed, run};

#[track_caller]
fn refused(args: &[&str], sentences: &str) {
    assert_eq!(run(&[args, &["-o", "-"]].concat()), (Run::Exit(2), Vec::new(), format!("{sentences}\n")));
}

#[test]
fn sheets_card_and_kit() {
    let sheets = printed(&["sheets", "--game", "dice-village", "--players", "Anna, Ben, Cleo", "--paper", "letter"]);
    assert_eq!((sheets.pages.len(), sheets.pages[0].size), (2, (612.0, 792.0)));
    assert!(["Anna\n", "Ben\n", "Cleo\n"].iter().all(|name| sheets.text().contains(name)));
    let card = |paid| printed(&["card", "--game", "dice-village", "--paid", paid]).text();
    assert!(card("owner") != card("seller"));
    // No other game has such a command.
    assert_eq!(printed(&["kit", "--ink", "gray"]).pages.len(), 5);
}

#[test]
fn each_in_every_language() {
    for language in Language::ALL {
        let order = |order: &[&str]| printed(&[order, &["--game", "dice-village", "--lang", language.tag()]].concat());
        let words = plain(language);
        let first = town_crier::games::dice_village::rules::Seat(0);
        assert!(order(&["sheets", "--players", "1"]).text().contains(&words::seat(&words, first)), "{language}");
        assert!(order(&["card"]).text().contains(&words.text("paper-prices")), "{language}");
        assert!(order(&["kit"]).text().contains(&words.text("paper-first")), "{language}");
    }
}

#[test]
fn refusals() {
    let players = "--players: write how many sheets, 1 to 4, or names with commas between them, but not";
    for wrong in ["0", "5", "A,B,C,D,E", "Anna,,Ben", "-1", ""] {
        refused(&["sheets", "--game", "dice-village", "--players", wrong], &format!("{players} “{wrong}”"));
    }
    refused(
        &["card", "--game", "dice-village", "--paid", "bank", "--ink", "red", "--paper", "a5"],
        "--paid: write owner or seller, but not “bank”\n--paper: write a4 or letter, but not “a5”\n\
         --ink: write color or gray, but not “red”",
    );
}
