//! `--step`: people type orders or pick items by their numbers, and Enter is the next right thing.

use town_crier::chronicle::save;
use town_crier::cli::Run;
use town_crier::games::troyes::rules::Depth;

use crate::cli::{printed, run};
use crate::games::troyes::record::{dealt, entered, play};
use crate::tried::each;

const STEP: [&str; 8] = ["cry", "--game", "troyes", "--step", "--code", "STEP", "--start", "1"];

/// Everybody has placed citizens.
const SETTLED: &str = "settle palace\nsettle bishopric\nsettle city-hall\n1\n2\n3\n1\n2\n3\n1\n2\n3\n";

#[test]
fn orders_and_items_are_typed_and_enter_alone_places_nobody() {
    let told = printed(&STEP, "\n\nsettle palace\n2\nquit\n");
    assert_eq!(told.matches("\nType an order or the number of an item.\n").count(), 5, "{told}");
    assert!(told.contains("  1 ") && told.contains("A citizen of Player 2: Bishopric."), "{told}");
}

#[test]
fn enter_goes_on_and_ends_a_choice() {
    let told = printed(&STEP, &format!("{SETTLED}\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"));
    for part in ["New activities: ", "Everybody gets 10 deniers.", "New event: ", "\nPress Enter: "] {
        assert!(told.contains(part), "{part} is not in {told}");
    }
    assert!(told.ends_with("Input has ended; the crier stops here.\n"), "{told}");
}

#[test]
fn a_wrong_order_is_told_and_asked_again() {
    let told = printed(&STEP, "settle tower\npass\ndance\n= p1 deniers 6\n# a remark\nHELP\nundo\nquit\n");
    let rows = [
        "that is not possible now",
        "“p1 deniers 6” is not true; it is “p1 deniers 5”",
        "\nPossible now: settle, book, correct\nHow orders are written: settle palace, ",
        "There is nothing to undo.",
    ];
    each(rows, |part| {
        assert!(told.contains(part), "{part} is not in {told}");
    });
}

#[test]
fn whoever_types_can_look_at_the_whole_table_and_take_back() {
    let told = printed(&STEP, &format!("{SETTLED}\n\n\nTABLE\nundo\nquit\n"));
    let (_, table) = told.split_once("\nRound 1\n").expect(&told);
    for part in ["Player 1: ", "Gray: ", "\nPalace: ", "\nCity Hall: ", "Marauding, cubes: none\n", "tradesmen: none\n"]
    {
        assert!(table.contains(part), "{part} is not in {table}");
    }
    assert!(table.contains("The last step was taken back\n"), "{table}");
}

#[test]
fn dice_and_cards_of_the_box_are_entered() {
    let args = [&STEP[..], &["--cards", "box", "--dice", "thrown"]].concat();
    let told = printed(&args, &format!("{SETTLED}reveal merchant priest archer\npay\nundo\n\nquit\n"));
    assert!(told.contains("New activities: Archer, Priest, Merchant."), "{told}");
    assert_eq!(told.matches("Everybody gets 10 deniers.").count(), 2, "{told}");
}

#[test]
fn bots_can_be_watched_step_by_step() {
    let told = printed(&["cry", "--game", "troyes", "--step", "--bots", "--code", "STEP"], &"\n".repeat(30));
    assert!(told.contains("Round 1 begins."), "{told}");
    let ran = run(&["cry", "--game", "troyes", "--step", "--bots", "--format", "json"], "");
    assert_eq!(ran.run, Run::Exit(2));
}

/// Nothing that a terminal says before the end names a character that somebody holds.
#[test]
fn no_character_is_told_before_the_end() {
    let told = printed(&STEP, &format!("{SETTLED}\n\n\ntable\nhelp\nundo\nquit\n"));
    let names = ["Chrétien", "Urban", "Theobald", "Hugues", "Florentine", "Henry I"];
    assert!(names.iter().all(|name| !told.contains(name)), "{told}");
}

#[test]
fn a_saved_game_is_checked_and_viewed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("troyes.ron");
    let name = file.to_str().unwrap();
    let playing = play(dealt(3), 9, 1);
    std::fs::write(&file, save::write(&playing).unwrap()).unwrap();
    let told = printed(&["check", name], "");
    assert!(told.starts_with(&format!("{name} is valid: code MARKETDAY; ")) && told.contains("9 orders"), "{told}");
    let view: serde_json::Value = serde_json::from_str(&printed(&["view", name], "")).expect("JSON");
    assert_eq!(
        (&view["screen"], &view["code"]),
        (&"game".into(), &serde_json::Value::Null),
        "secrets follow from the code"
    );
    let over = play(entered(2, Depth::Purses), usize::MAX, 2);
    std::fs::write(&file, save::write(&over).unwrap()).unwrap();
    assert!(printed(&["check", name], "").contains("over"));
}
