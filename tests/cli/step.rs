//! An evening in a terminal, Enter by Enter, and the text that people read.

use crate::cli::{printed, run};
use crate::tried::each;

#[test]
fn a_whole_game_enter_by_enter() {
    let stepped = printed(&["cry", "--code", "market", "--step"], &"\n".repeat(32));
    assert_eq!(stepped.matches("Press Enter to roll for the ").count(), 16);
    assert_eq!(stepped.matches("When everybody has chosen and acted, press Enter to end the ").count(), 16);
    assert!(!stepped.contains("Input has ended"));

    let at_once = printed(&["cry", "--code", "market"], "");
    let prompts = |line: &&str| !line.is_empty() && !line.contains("Enter ");
    let stepped: Vec<_> = stepped.lines().filter(prompts).collect();
    assert_eq!(stepped, at_once.lines().filter(prompts).collect::<Vec<_>>(), "the same words, with prompts");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "which day it is, before and after")]
fn today_is_the_code_of_this_date() {
    let of_day = || format!("Code: {}", town_crier::chronicle::Code::of_day(jiff::Zoned::now().date()));
    let before = of_day();
    let text = printed(&["cry", "--today"], "");
    assert!(text.contains(&before) || text.contains(&of_day()), "{text}");
    let both = run(&["cry", "--today", "--code", "market"], "");
    assert!(both.err.contains("--today") && both.out.is_empty(), "{}", both.err);
}

#[test]
fn anything_before_enter_will_do() {
    let stepped = printed(&["cry", "--code", "market", "--step", "--from", "8a"], "ok\r\nwhat?\n");
    assert!(stepped.contains("THE GAME IS OVER"), "{stepped}");
}

#[test]
fn a_line_before_enter_that_never_ends_is_refused() {
    for game in ["troyes-dice", "dice-village", "troyes"] {
        let ran = run(&["cry", "--game", game, "--code", "market", "--step"], &"\0".repeat(1_000_000));
        assert_eq!(ran.err, "standard input, line 1: it is longer than 1000 characters\n");
    }
}

#[test]
fn nothing_is_told_before_its_enter() {
    let stopped = "Input has ended; the crier stops here.\n";
    let none = printed(&["cry", "--code", "market", "--step"], "");
    assert!(!none.contains("Dice: ") && none.ends_with(stopped), "{none}");
    let one = printed(&["cry", "--code", "market", "--step"], "\n");
    assert!(one.contains("Choose one:") && !one.contains("rebuilt") && one.ends_with(stopped), "{one}");
    let two = printed(&["cry", "--code", "market", "--step"], "\n\n");
    assert!(two.contains("rebuilt") && two.matches("Dice: ").count() == 1 && two.ends_with(stopped), "{two}");
}

#[test]
fn steps_through_a_file_of_dice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dice.txt");
    std::fs::write(&file, "3 1 3 6\n").unwrap();
    let ran = run(&["cry", "--step", "--from", "8m", "--dice", file.to_str().unwrap()], "\n\n\n\n");
    assert!(ran.out.contains("Dice: black 3, transparent 1 3 6."), "{}", ran.out);
    assert!(ran.out.contains("Press Enter to take the dice for the morning of day 8 from the file."), "{}", ran.out);
    assert!(ran.err.ends_with("ends before day 8’s afternoon; one more line is needed\n"), "{}", ran.err);
}

#[test]
fn the_text_tells_all_that_a_table_needs() {
    let text = printed(&["cry", "--code", "market-day-7", "--expansion"], "");
    let rows = [
        "Code: MARKET-DAY-7\n",
        "Number your columns, left to right: 1 2 3 4 5 6.\n",
        "\n\nDay 1, morning (1 of 16)\n",
        ", destroyed\n",
        "CROSS OUT YOUR ",
        " HAS ALREADY BEEN STRUCK",
        "RAID! THE TRANSPARENT ",
        "the black die as ",
        "No die is free: ",
        "Available for a Great Hall: ",
        "turns to its raid side",
        "\n\nDay 8 begins.\nThis is the last day.\n  morning plazas: ",
    ];
    each(rows, |part| {
        assert!(text.contains(part), "{part:?} in\n{text}");
    });
    assert!(!text.contains('{') && !text.contains("cry-"), "every word is there");
}

#[test]
fn a_code_that_decides_nothing_is_not_told() {
    let wheel = ["--plazas", "ry,rr,wy,yy,wr,ww,yr,rw,yw"];
    let text = printed(&[&["cry", "--from", "8a", "--dice", "-"], &wheel[..]].concat(), "3 1 3 6\n");
    assert!(!text.contains("Code:"), "{text}");
    assert!(text.contains("\n\nThe dice for the afternoon of day 8, the black one first:\n"), "{text}");
    let made_up = printed(&["cry", "--from", "8a"], "");
    assert!(made_up.contains("Code: "), "{made_up}");
}

#[test]
fn words_for_the_terminal_move_no_game_in_which_nobody_chooses() {
    let step = ["cry", "--code", "market", "--step"];
    let told = printed(&step, "help\ntable\nquit\n");
    assert!(told.contains("Press Enter to go on.") && !told.contains("(1 of 16)"), "{told}");
    let told = printed(&step, "\nundo\nundo\n\nquit\n");
    assert_eq!(told.matches("\nDay 1, morning (1 of 16)\n").count(), 2, "rolled, taken back and rolled again: {told}");
    assert!(told.contains("\nThere is nothing to undo.\n"), "{told}");
}
