//! The text of the save file: what is written reads again and equals, whatever release wrote it.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use town_crier::chronicle::envelope::{self, Envelope};
use town_crier::chronicle::{FileDamage, FileKind, Recorded as _, save};
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Opening, Record, SaveDamage, TilesFrom};
use town_crier::games::troyes_dice::rules::{Color, Face, Half, Order, Plaza, Roll, Side, TroyesDice};
use town_crier::play::Game as _;

use crate::chronicle::damaged;
pub(crate) use crate::chronicle::damaged::summed;
use crate::chronicle::stored::begun;
use crate::games::troyes_dice::counting::saved::reckoned;

/// A dealt game of two half-days with the expansion, of whose four orders one was undone.
pub(crate) fn dealt() -> Record {
    let mut opening = Opening::from_code("Märket Day".parse().unwrap());
    opening.tiles = TilesFrom::Code;
    opening.players = vec!["Ann “the Abbess”".to_owned(), "Bo\n\"B\" 🎲".to_owned()];
    let mut record = Record::open(opening).unwrap();
    for _ in 0..4 {
        if let Next::Order(ask) = record.next() {
            record.ask(ask).unwrap();
        }
    }
    record.undo();
    record
}

/// A physical game that is taken over in the middle.
pub(crate) fn entered() -> Record {
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
pub(crate) fn struck() -> Record {
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

#[test]
fn format_1_loads_for_ever() {
    let files = [
        (include_str!("../../../data/format-1.ron"), dealt()),
        (include_str!("../../../data/format-1-entered.ron"), entered()),
        (include_str!("../../../data/format-1-reckoned.ron"), reckoned()),
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
    let record = begun("SQUARE");
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
fn any_byte_of_a_game_changed_lost_or_doubled() {
    damaged::any_byte_changed_lost_or_doubled(&dealt());
    damaged::any_byte_changed_lost_or_doubled(&reckoned());
}
