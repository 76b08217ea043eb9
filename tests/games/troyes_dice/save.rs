//! The text of the save file: what is written reads again and equals, and anything else is refused in one sentence.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use town_crier::chronicle::envelope::{self, Envelope, Unreadable};
use town_crier::chronicle::{FileDamage, FileKind, Recorded as _, save};
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Opening, Record, SaveDamage, TilesFrom};
use town_crier::games::troyes_dice::rules::{Color, Face, Half, Order, Plaza, Roll, Side, TroyesDice};
use town_crier::play::Game as _;

use crate::games::troyes_dice::random;
use crate::games::troyes_dice::said;
use crate::tried::config;

/// A dealt game of two half-days with the expansion, of whose four orders one was undone.
pub(crate) fn dealt() -> Record {
    let mut opening = Opening::from_code("Märket Day".parse().unwrap());
    opening.tiles = TilesFrom::Code;
    opening.players = vec!["Ann “the Abbess”".to_owned(), "Bo\n\"B\" 🎲".to_owned()];
    let mut record = Record::open(opening).unwrap();
    for _ in 0..4 {
        if let Next::Order(order) = record.next() {
            record.order(order).unwrap();
        }
    }
    record.undo();
    record
}

/// A physical game that is taken over in the middle.
fn entered() -> Record {
    let mut plazas = Plaza::SET.to_vec();
    plazas.reverse();
    let mut record = Record::open(Opening {
        code: "X".parse().unwrap(),
        plazas: Some(plazas),
        tiles: TilesFrom::Entered(vec![(8, Side::Raid), (2, Side::Banquet), (5, Side::Raid)]),
        dice: DiceFrom::Entered,
        numbering: vec![4, 3, 2, 1, 6, 5],
        day: 8,
        half: Half::Afternoon,
        struck: Vec::new(),
        players: Vec::new(),
    })
    .unwrap();
    let roll = Roll::new(Face::Three, [Face::Six, Face::One, Face::Two]);
    record.order(Order::Roll(roll)).unwrap();
    record.order(Order::Close).unwrap();
    record
}

/// The same, with dice that were struck before.
fn struck() -> Record {
    let struck = vec![(Color::White, 3), (Color::Red, 5)];
    Record::open(Opening { struck, ..entered().opening().clone() }).unwrap()
}

/// The record as text.
pub(crate) fn written(record: &Record) -> String {
    save::write(record).expect("any record can be written")
}

/// The record of a text.
pub(crate) fn loaded(text: &str) -> Result<Record, SaveDamage> {
    save::read(text)
}

/// The record of a file's bytes.
pub(crate) fn loaded_bytes(bytes: &[u8]) -> Result<Record, SaveDamage> {
    save::read_bytes(bytes)
}

/// The text with a first line whose sum fits.
pub(crate) fn summed(text: &str) -> String {
    let (first, body) = text.split_once('\n').unwrap();
    let (name, _) = first.split_once("Sum ").unwrap();
    format!("{name}Sum {:08x} of all below this line.\n{body}", crc32fast::hash(body.as_bytes()))
}

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
fn format_1_loads_for_ever() {
    let files = [
        (include_str!("../../data/format-1.ron"), dealt()),
        (include_str!("../../data/format-1-entered.ron"), entered()),
    ];
    for (text, record) in files {
        // A checkout on Windows may have changed the ends of the lines.
        let text = text.replace("\r\n", "\n");
        assert_eq!(loaded(&text), Ok(record.clone()), "what is read");
        assert_eq!(written(&record), text, "what is written");
    }
}

#[test]
fn what_was_struck_before_a_takeover_is_kept() {
    let text = written(&struck());
    let part = "    half: afternoon,\n    struck: [\n        (color: white, value: 3),\n        (color: red, value: 5),\n    ],\n";
    assert!(text.contains(part), "{text}");
    assert_eq!(loaded(&text), Ok(struck()));
    assert!(!written(&entered()).contains("struck"), "nothing is written where there is none");
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
        &format!("{refused}no sheet can have been struck before day 3's morning is over"),
    );
    check_unreadable(&struck(), "value: 3", "face: 3", (10, 28), Unreadable::Unknown("face".to_owned()));
}

/// The files that an earlier release wrote, by their names.
pub(crate) fn released(kind: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/format-1");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let named = files.map(|file| (file.file_name().unwrap().to_string_lossy().into_owned(), file));
    let of_kind = named.filter(|(name, _)| name.starts_with(kind));
    of_kind.map(|(name, file)| (name, fs::read_to_string(file).unwrap().replace("\r\n", "\n"))).collect()
}

#[test]
fn what_was_released_opens_and_is_written_the_same() {
    let files = released("game");
    assert!(files.len() >= 12);
    for (name, text) in files {
        let record = loaded(&text).unwrap_or_else(|damage| panic!("{name}: {damage}"));
        assert_eq!(written(&record), text, "{name}");
    }
}

/// A made-up format 2, which says a little more than the first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Second {
    format: u32,
    game: String,
    word: String,
    code: String,
}

fn read_second(text: &str) -> Result<Record, SaveDamage> {
    let second: Second = envelope::parse(text)?;
    let code = second.code.parse().map_err(SaveDamage::Code)?;
    save::replay(Opening::from_code(code), [], 0)
}

#[test]
fn format_1_is_still_read_beside_a_format_2() {
    let formats = [TroyesDice::SAVES, &[(2, read_second)]].concat();
    let envelope = Envelope::of::<TroyesDice>(FileKind::Game);
    for (name, text) in released("game") {
        assert_eq!(envelope.read(&text, &formats), loaded(&text), "{name}");
    }

    let (game, word, code) = (TroyesDice::NAME.to_owned(), "new".to_owned(), "SQUARE".to_owned());
    let second = envelope.write(&Second { format: 2, game, word, code }).unwrap();
    let record = Record::open(Opening::from_code("SQUARE".parse().unwrap())).unwrap();
    assert_eq!(envelope.read(&second, &formats), Ok(record));
    // Who does not know it yet is told, and so is who knows it of a format 3.
    assert_eq!(loaded(&second), Err(SaveDamage::File(FileDamage::Newer(2))));
    let third = summed(&second.replacen("format: 2", "format: 3", 1));
    assert_eq!(envelope.read(&third, &formats), Err(SaveDamage::File(FileDamage::Newer(3))));
    // What is wrong with one is told of each format alike.
    let changed = second.replacen("SQUARE", "MARKET", 1);
    assert_eq!(envelope.read(&changed, &formats), Err(SaveDamage::File(FileDamage::Changed)));
}

#[test]
fn a_file_says_of_which_game_it_is() {
    let text = written(&dealt());
    assert_eq!(FileKind::Game.game_of(text.as_bytes()), Ok("troyes-dice".to_owned()));
    let other = text.replace("Troyes Dice", "Chess").replace("troyes-dice", "chess").replace("format: 1", "format: 7");
    assert_eq!(FileKind::Game.game_of(other.as_bytes()), Ok("chess".to_owned()), "of whatever format");
    let another = FileDamage::AnotherGame { ours: "troyes-dice", found: "chess".to_owned() };
    assert_eq!(loaded(&other), Err(SaveDamage::File(another)));
    assert_eq!(FileKind::Hall.game_of(text.as_bytes()), Err(FileDamage::Foreign(FileKind::Hall)));
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
    check_bytes(&bytes, "line 3, column 5: what stands there is not text");
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
        "notch 0: red over white is there, but the code MARKETDAY deals white over red",
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
        "order 3: black 4 and clear 1, 1, 3 are not the dice that the code MARKETDAY gives",
    );
    check(&dealt, "code: \"MARKETDAY\"", "code: \"\"", "its code is none: a code needs at least one letter or digit");
}

#[test]
fn what_the_rules_refuse() {
    let entered = entered();
    check(
        &entered,
        "        (up: red, down: red),\n",
        "",
        "the rules refuse how the game was set up: the wheel has nine plazas, not 8; tiles need three plazas with two like faces, not 2",
    );
    check(
        &entered,
        "tile: 8",
        "tile: 9",
        "the rules refuse how the game was set up: tile 1: the tiles are 1 to 8, not 9",
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
        "order 1: the black die: no die shows 0; clear die 2: no die shows 7",
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
        "order 1: the half-day cannot close before its dice are rolled",
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

#[test]
fn a_code_is_spelled_once() {
    // Else a game of such a code would not read as the one that was written.
    for sign in ('\0'..=char::MAX).filter(|sign| sign.is_alphanumeric()) {
        if let Ok(code) = sign.to_string().parse::<town_crier::chronicle::Code>() {
            assert_eq!(code.as_str().parse(), Ok(code.clone()), "{sign:?}");
        }
    }
}

#[test]
fn any_byte_of_a_game_changed_lost_or_doubled() {
    let bytes = written(&dealt()).into_bytes();
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert!(loaded_bytes(&changed).is_err(), "a bit changed at {at}");
        let lost = [&bytes[..at], &bytes[at + 1..]].concat();
        assert!(loaded_bytes(&lost).is_err(), "a byte lost at {at}");
        let doubled = [&bytes[..=at], &bytes[at..]].concat();
        assert!(loaded_bytes(&doubled).is_err(), "a byte doubled at {at}");
    }
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn a_loaded_game_equals_the_saved_one(record in random::record()) {
        let text = written(&record);
        prop_assert_eq!(loaded(&text), Ok(record));
    }

    #[test]
    fn any_byte_of_any_game_changed_is_refused(record in random::record(), at: prop::sample::Index, byte: u8) {
        let mut bytes = written(&record).into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        prop_assert!(loaded_bytes(&bytes).is_err());
    }

    #[test]
    fn bytes_changed_with_a_sum_that_fits_are_refused_or_harmless(
        record in random::record(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..128_u8), 1..4),
    ) {
        let mut bytes = written(&record).into_bytes();
        let body = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        for (at, byte) in changes {
            let at = body + at.index(bytes.len() - body);
            bytes[at] = byte;
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(read) = loaded(&summed(&text)) {
            prop_assert_eq!(loaded(&written(&read)), Ok(read));
        }
    }

    #[test]
    fn no_bytes_are_too_strange(bytes: Vec<u8>) {
        let ours = b"// A game of Troyes Dice, kept by Town Crier. Sum \n".iter().copied();
        prop_assert!(loaded_bytes(&ours.chain(bytes.iter().copied()).collect::<Vec<_>>()).is_err());
        prop_assert!(loaded_bytes(&bytes).is_err());
    }
}
