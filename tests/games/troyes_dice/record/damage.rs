//! What is no saved game: refused in one line that says what is wrong and where.

use jiff::civil::date;
use town_crier::chronicle::envelope::Unreadable;
use town_crier::chronicle::{FileDamage, FileKind};
use town_crier::games::troyes_dice::record::{Record, Results, SaveDamage};
use town_crier::play::{BySeat, Seat};

use crate::games::troyes_dice::record::save::{dealt, entered, loaded, loaded_bytes, struck, summed, written};
use crate::games::troyes_dice::said;

/// The sentence with which the text is refused after `from` became `to` and the sum was made to fit again.
#[track_caller]
fn check(record: &Record, from: &str, to: &str, sentence: &str) {
    let text = written(record);
    assert!(text.contains(from), "there is no {from:?} in\n{text}");
    let changed = summed(&text.replacen(from, to, 1));
    assert_eq!(said(&loaded(&changed).expect_err("it should be refused")), sentence);
}

/// Where the text cannot be read after `from` became `to`, and why.
#[track_caller]
fn check_unreadable(record: &Record, from: &str, to: &str, at: (usize, usize), expected: Unreadable) {
    let changed = written(record).replacen(from, to, 1);
    let SaveDamage::File(FileDamage::Unreadable { line, column, what, said }) = loaded(&changed).unwrap_err() else {
        panic!("it should not be readable")
    };
    assert_eq!(((line, column), what), (at, expected), "{said}");
}

#[track_caller]
fn check_bytes(bytes: &[u8], sentence: &str) {
    assert_eq!(said(&loaded_bytes(bytes).expect_err("it should be refused")), sentence);
}

#[test]
fn struck_dice_that_cannot_be() {
    let refused = "the rules refuse how the game was set up: ";
    check(&struck(), "value: 3", "value: 7", &format!("{refused}struck die 1: no die shows 7"));
    check(
        &struck(),
        "color: white, value: 3",
        "color: red, value: 5",
        &format!("{refused}red 5 is named as struck more than once"),
    );
    check(
        &struck(),
        "day: 8",
        "day: 2",
        &format!("{refused}no sheet can have been struck before day 3’s morning is over"),
    );
    check_unreadable(&struck(), "value: 3", "face: 3", (10, 28), Unreadable::Unknown("face".to_owned()));
}

#[test]
fn foreign_files() {
    check_bytes(b"", "the file is empty");
    let foreign = "this is not a game that Town Crier kept: its first line says something else";
    check_bytes(b"\x89PNG\r\n\x1a\n\0", foreign);
    check_bytes(b"(format: 1, game: \"troyes-dice\")", foreign);
    check_bytes(&[0; 100], foreign);
    check_bytes(b"\n", foreign);
}

#[test]
fn a_file_that_is_too_long() {
    let mut text = written(&dealt());
    text.push_str(&" ".repeat(FileKind::Game.longest()));
    check_bytes(text.as_bytes(), "the file is longer than 1 MiB, and no game is");
}

#[test]
fn players_whom_no_game_has() {
    let named = |letters: usize| format!("players: [\"{}\"]", "Ä".repeat(letters));
    let many = |players: usize| format!("players: [{}]", "\"P\", ".repeat(players));
    let [long, crowd] = [
        "the name of player 1 has 300000 letters, and no name has more than 1000",
        "it names 20000 players, and no game has more than 1000",
    ];
    check(&entered(), "players: []", &named(300_000), long);
    check(&entered(), "players: []", &many(20_000), crowd);
    for held in [named(1_000), many(1_000)] {
        loaded(&summed(&written(&entered()).replacen("players: []", &held, 1))).expect("a game");
    }
    let mut counted = dealt();
    let results = Results::blank(date(2026, 11, 22), 0, &["Anna".to_owned()], BySeat::default());
    let anna = results.players.get(Seat(0)).unwrap();
    let crowded =
        |players| Results { players: std::iter::repeat_n(anna.clone(), players).collect(), ..results.clone() };
    counted.set_results(Some(crowded(1_000)));
    assert_eq!(loaded(&written(&counted)).expect("a game"), counted);
    assert_eq!(counted.results().cloned().unwrap().add(anna.clone()), None, "there are no more to be written");
    check(&counted, "name: \"Anna\"", &format!("name: \"{}\"", "Ä".repeat(300_000)), long);
    counted.set_results(Some(crowded(4_000)));
    assert_eq!(said(&loaded(&written(&counted)).unwrap_err()), crowd.replace("20000", "4000"));
}

#[test]
fn a_file_that_was_cut_off() {
    let text = written(&dealt());
    for end in 1..text.len() - 2 {
        let refused = loaded_bytes(&text.as_bytes()[..end]).unwrap_err();
        assert!(matches!(refused, SaveDamage::File(FileDamage::CutShort { .. })), "cut at {end}: {refused:?}");
    }
    check_bytes(&text.as_bytes()[..20], "the file was cut off: it ends in the middle, in line 1");
    check_bytes(&text.as_bytes()[..text.len() - 4], "the file was cut off: it ends in the middle, in line 36");
}

#[test]
fn bytes_that_are_no_text() {
    let mut bytes = written(&dealt()).into_bytes();
    let at = bytes.windows(6).position(|word| word == b"format").unwrap();
    bytes[at] = 0xFF;
    check_bytes(&bytes, "line 3, column 5: this is not text");
}

#[test]
fn text_that_is_not_the_formats() {
    let dealt = dealt();
    check_unreadable(&dealt, "day: 1,", "day: 1", (11, 5), Unreadable::Syntax);
    check_unreadable(&dealt, "day: 1,", "day: 300,", (10, 13), Unreadable::Number);
    check_unreadable(&dealt, "day: 1,", "day: true,", (10, 10), Unreadable::Syntax);
    check_unreadable(&dealt, "up: white", "up: blue", (14, 18), Unreadable::Unknown("blue".to_owned()));
    check_unreadable(&dealt, "    done: 3,\n", "", (36, 1), Unreadable::Missing("done".to_owned()));
    check_unreadable(&dealt, "day: 1,", "day: 1, day: 1,", (10, 16), Unreadable::Twice("day".to_owned()));
    check_unreadable(&dealt, "day: 1,", "day: 1, year: 1,", (10, 17), Unreadable::Unknown("year".to_owned()));
}

#[test]
fn other_formats_and_games() {
    let newer = "it was written by a newer Town Crier, in format 2: update Town Crier to open it";
    check(&dealt(), "format: 1", "format: 2", newer);
    // Whatever a later format may hold.
    check(&dealt(), "format: 1,", "format: 2, moves: [pick(3), {1: Some(true)}],", newer);
    check(&dealt(), "format: 1", "format: 0", "it says that its format is 0, and the first format is 1");
    check(&dealt(), "troyes-dice", "chess", "it keeps another game than troyes-dice: chess");
}

#[test]
fn what_the_code_cannot_give() {
    let dealt = dealt();
    check(
        &dealt,
        "up: white, down: red",
        "up: red, down: white",
        "plaza 1: red over white is there, but the code MARKETDAY deals white over red",
    );
    check(
        &dealt,
        "        (tile: 7, side: banquet),\n    ]",
        "    ]",
        "tile 3 of the list: nothing is there, but the code MARKETDAY deals 7 with its banquet up",
    );
    check(
        &dealt,
        "tile: 7, side: banquet",
        "tile: 7, side: raid",
        "tile 3 of the list: 7 with its raid up is there, but the code MARKETDAY deals 7 with its banquet up",
    );
    check(
        &dealt,
        "roll(black: 4, clear: (1, 1, 2))",
        "roll(black: 4, clear: (1, 1, 3))",
        "order 3: black 4 and transparent 1, 1, 3 are not the dice that the code MARKETDAY gives",
    );
    check(
        &dealt,
        "code: \"MARKETDAY\"",
        "code: \"\"",
        "its code is not valid: a code needs at least one letter or digit",
    );
}

#[test]
fn what_the_rules_refuse() {
    let entered = entered();
    check(
        &entered,
        "        (up: red, down: red),\n",
        "",
        "the rules refuse how the game was set up: the wheel has nine plazas, not 8; tiles need three plazas of one color on both sides, not 2",
    );
    check(
        &entered,
        "tile: 8",
        "tile: 9",
        "the rules refuse how the game was set up: tiles are numbered 1 to 8; entry 1 is 9",
    );
    check(&entered, "tile: 8", "tile: 2", "the rules refuse how the game was set up: tile 2 lies there more than once");
    check(
        &entered,
        "(4, 3, 2, 1, 6, 5)",
        "(4, 4, 2, 1, 6, 7)",
        "the rules refuse how the game was set up: column 6: no die shows 7; 4 numbers more than one column",
    );
    check(&entered, "day: 8", "day: 9", "the rules refuse how the game was set up: the game has days 1 to 8, not 9");
    check(
        &entered,
        "black: 3, clear: (1, 2, 6)",
        "black: 0, clear: (1, 7, 6)",
        "order 1: the black die: no die shows 0; transparent die 2: no die shows 7",
    );
    check(
        &entered,
        "close,",
        "roll(black: 1, clear: (1, 1, 1)),",
        "order 2: the dice of this half-day have been rolled already",
    );
    check(&entered, "close,", "close, close,", "order 3: the game has ended");
    check(
        &entered,
        "    orders: [\n",
        "    orders: [\nclose,",
        "order 1: the half-day cannot end before its dice are rolled",
    );
    check(&entered, "done: 2", "done: 3", "3 orders are said to count, but there are only 2");
}

#[test]
fn a_changed_word_that_could_be() {
    let sentence = "it was changed or damaged after it was written: the sum in its first line does not fit";
    let text = written(&entered());
    check_bytes(text.replace("black: 3", "black: 4").as_bytes(), sentence);
    check_bytes(text.replace("Troyes Dice", "Troyes Mice").as_bytes(), sentence);
    check_bytes(text.replace('\n', "\r\n").as_bytes(), sentence);
    check_bytes(text.trim_end().as_bytes(), sentence);
}

#[test]
fn nesting_without_end() {
    let text =
        summed("// A game of Troyes Dice, kept by Town Crier. Sum \n(format: 1, game: \"troyes-dice\", orders: ");
    for bracket in ["(", "[", "{", "Some(", "/*"] {
        loaded(&format!("{text}{}", bracket.repeat(100_000))).unwrap_err();
    }
}
