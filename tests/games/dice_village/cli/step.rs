//! `--step`: people type orders, and Enter is the next right thing.

use town_crier::chronicle::save;
use town_crier::cli::Run;
use town_crier::games::dice_village::rules::Depth;

use crate::cli::{printed, run};
use crate::games::dice_village::record;
use crate::tried::each;

#[test]
fn enter_goes_on_and_an_order_is_followed() {
    let args = ["cry", "--game", "dice-village", "--step", "--code", "STEP", "--first", "red"];
    let told = printed(&args, "\n");
    assert!(told.contains("\nPress Enter: Roll the dice\n\nRound 1: "), "{told}");
    assert!(
        told.ends_with("\nType an order, or press Enter when Red is done.\nInput has ended; the crier stops here.\n"),
        "{told}"
    );
    let told = printed(&args, "\nup red 1\n\n");
    assert!(
        told.contains("Red pays 2 favours and turns a die from ") && told.contains("Left over for the market: 4 dice."),
        "{told}"
    );
}

#[test]
fn a_wrong_order_is_told_and_asked_again() {
    let args = ["cry", "--game", "dice-village", "--step", "--dice", "thrown", "--first", "red"];
    let told = printed(&args, "\nroll 11\nroll 1111 2345\nsell 1-6\nbuy 3\n\n");
    let ask = "\nType what was thrown, as in roll 1126 3445.\n";
    assert_eq!(told.matches(ask).count(), 3, "at first, behind Enter and behind what is wrong: {told}");
    let rows = [
        "dice of one player were named",
        "no unused die shows 6 (porcelain)",
        "that is not possible now",
        "for the market: 4 dice",
    ];
    each(rows, |part| {
        assert!(told.contains(part), "{part} is not in {told}");
    });
    assert_eq!(told.matches("press Enter when Red is done").count(), 3, "{told}");
}

#[test]
fn what_the_menu_lists_is_picked_by_its_number() {
    let args = ["cry", "--game", "dice-village", "--step", "--dice", "thrown", "--cards", "box", "--first", "red"];
    // A village, the seller's coins, and Enter.
    let told = printed(&args, "roll 1126 2345\n2\n3 2\n\nquit\n");
    assert!(told.contains("\n  1 Correct something\nType what was thrown"), "{told}");
    for part in
        ["\n  1 1-6 of Red · *2 1-6 of Blue\n", "3 Red: coins = 2", "\nPress Enter: Sell at village 1-6 of Blue\n"]
    {
        assert!(told.contains(part), "{part} is not in {told}");
    }
    assert!(told.contains("Red sells at the village 1-6 of Blue."), "{told}");
    // A correction that is begun and left, and dice that are changed at once.
    let told = printed(&args, "roll 1126 2345\n4\n1\n\n3\n1\n9\nquit\n");
    assert!(told.contains("\n  What is different on your table?\n"), "{told}");
    assert!(told.contains("\nPress Enter: Back\n") && told.contains("Red pays 2 favours and turns a die"), "{told}");
}

#[test]
fn enter_asks_once_before_a_turn_ends_in_which_something_could_be_sold() {
    let args = ["cry", "--game", "dice-village", "--step", "--dice", "thrown", "--first", "red", "--players", "Ann,Bo"];
    let asks = "\nPress Enter: Ann can still sell at 2 villages. Done anyway?\n";
    let told = printed(&args, "roll 1622 2345\n\n\nquit\n");
    assert_eq!(told.matches(asks).count(), 1, "{told}");
    assert!(told.contains("It is Bo’s turn to sell.") && told.contains("press Enter when Bo is done"), "{told}");
    // What is picked meanwhile is asked about again, and an order in words never.
    let told = printed(&args, "roll 1622 2345\n\n1\n1\n\nquit\n");
    assert_eq!(told.matches(asks).count(), 2, "{told}");
    assert!(!told.contains("It is Bo’s turn"), "{told}");
    let told = printed(&args, "roll 1622 2345\nsell bo 1-6\ndone\nquit\n");
    assert!(told.contains("Ann sells at the village 1-6 of Bo."), "players are called by name in orders, too: {told}");
    let told = printed(&args, "roll 1622 2345\ndone\nquit\n");
    assert!(!told.contains(asks) && told.contains("It is Bo’s turn"), "{told}");
}

#[test]
fn whoever_types_can_ask_take_back_and_stop() {
    let args = ["cry", "--game", "dice-village", "--step", "--dice", "thrown", "--first", "red"];
    let told = printed(&args, "?\nundo\nroll 1112 2345\n# a remark\n= red shows 1112\n= red shows 5\nHELP\n");
    let rows = [
        "\nPossible now: roll, correct\n",
        "\nThere is nothing to undo.\n",
        "\n“red shows 5” is not true; it is “red shows 1112”\n",
        "\nPossible now: sell, reroll, up, down, done, correct\nHow orders are written: roll, roll 1126 3445, ",
    ];
    each(rows, |part| {
        assert!(told.contains(part), "{part} is not in {told}");
    });
    // Whose turn it is and what the dice show is told again; Enter then ends the turn as before.
    let told = printed(&args, "roll 1112 2345\nup red 1\nundo\n\nquit\nroll\n");
    let (before, after) = told.split_once("The last step was taken back\n").expect(&told);
    assert!(before.contains("Red pays 2 favours"), "{before}");
    assert!(
        after.starts_with("  Red: dice 1:1 2:1 3:1 4:2; 0 coins and 2 favours\n") && after.contains("market: 4 dice"),
        "{after}"
    );
    assert!(after.ends_with("when Blue is done.\n"), "{after}");
}

#[test]
fn whoever_types_can_look_at_the_whole_table() {
    let args = ["cry", "--game", "dice-village", "--step", "--dice", "thrown", "--first", "red", "--players", "Ann,Bo"];
    let told = printed(&args, "roll 1126 3345\nsell blue 1-6\nTABLE\nquit\n");
    let (_, table) = told.rsplit_once("\nRound 1\n").expect(&told);
    for part in [
        "Ann: 3 of 9 cards, 0 coins and 2 favours; dice 2:1 3:2\n  1-6: 1 silk, 6 porcelain. Open.\n",
        "Bo: 3 of 9 cards, 0 coins and 2 favours; dice 1:3 2:3 3:4 4:5\n  1-6: 1 silk, 6 porcelain. Closed by Ann.\n",
        "  Open in the row:\n",
    ] {
        assert!(table.contains(part), "{part} is not in {table}");
    }
    assert!(!table.contains("What fits"), "{table}");
    let told = printed(&args, "roll 1126 3345\ntable\nquit\n");
    assert!(told.contains("\nWhat fits: sell 1-6, sell blue 1-6\n"), "{told}");
}

#[test]
fn what_was_taken_back_is_rolled_as_it_was() {
    let args = ["cry", "--game", "dice-village", "--step", "--code", "STEP", "--first", "red"];
    let told = printed(&args, "\nundo\n\n");
    let rounds: Vec<&str> = told.lines().filter(|line| line.starts_with("Round 1: ")).collect();
    assert_eq!(rounds.len(), 2, "{told}");
    assert_eq!(rounds[0], rounds[1]);
}

#[test]
fn bots_can_be_watched_step_by_step() {
    let told = printed(&["cry", "--game", "dice-village", "--step", "--bots", "--code", "STEP"], "\n\n\n\n");
    assert_eq!(told.matches("ress Enter").count(), 5, "{told}");
    let ran = run(&["cry", "--game", "dice-village", "--step", "--bots", "--format", "json"], "");
    assert_eq!(ran.run, Run::Exit(2));
}

#[test]
fn a_saved_game_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("village.ron");
    let name = file.to_str().unwrap();
    let playing = record::play(record::dealt(3), 9, 1);
    std::fs::write(&file, save::write(&playing).unwrap()).unwrap();
    let told = printed(&["check", name], "");
    assert!(told.starts_with(&format!("{name} is valid: code MARKETDAY; ")) && told.contains("9 orders"), "{told}");
    let over = record::play(record::entered(Depth::Purses), usize::MAX, 2);
    std::fs::write(&file, save::write(&over).unwrap()).unwrap();
    assert!(printed(&["check", name], "").contains("over"));
    #[cfg(feature = "paper")]
    for (game, has) in [
        (&[][..], "troyes-dice"),
        (&["--game", "troyes-dice"], "troyes-dice"),
        (&["--game", "dice-village"], "troyes-dice, troyes"),
    ] {
        let ran = crate::cli::run(&[&["report", name, "-o", "never.pdf"], game].concat(), "");
        assert_eq!(ran.err, format!("report: there is none for dice-village, only for {has}\n"), "{game:?}");
    }
}
