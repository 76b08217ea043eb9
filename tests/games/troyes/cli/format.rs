//! The public format of Troyes, held against the text that describes it, and read by somebody else.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::Value;
use town_crier::cli::Commanded as _;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes::cli::facts;
use town_crier::games::troyes::record::{Opening, Record};
use town_crier::games::troyes::rules::{Book, Decision, Depth};

use super::known::{ALL, cried};
use super::reader::Reader;
use crate::games::troyes::record::{dealt, entered, everything, open, play};
use crate::games::troyes::solo::alone;
use crate::tried::times;

const TEXT: &str = include_str!("../../../../src/games/troyes/cli/cry-format.md");

/// The fields that the text names, by event.
fn described() -> BTreeMap<String, BTreeSet<String>> {
    let rows =
        TEXT.lines().skip_while(|line| !line.starts_with("| `opened`")).take_while(|line| line.starts_with("| `"));
    let names = |cell: &str| -> BTreeSet<String> {
        let quoted = cell.split('`').skip(1).step_by(2);
        let words = quoted.flat_map(|text| text.split(|sign: char| !(sign.is_ascii_lowercase() || sign == '_')));
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').collect();
        names(cells[1]).into_iter().map(|event| (event, names(cells[2]))).collect::<Vec<_>>()
    };
    rows.flat_map(row).collect()
}

/// The keys of an object and of all within it, but for the names of figures.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                if key != "figures" {
                    keys(value, found);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn value(line: &impl Serialize) -> Value {
    serde_json::from_str(&serde_json::to_string(line).expect("a line")).expect("JSON")
}

/// What programs are told of a game on record, read by somebody else who then knows the same table, order by order.
fn read(record: &Record) -> (Vec<Value>, Reader) {
    let mut lines = vec![value(&Troyes::json_opened(record))];
    let mut reader = Reader::open(&lines[0]);
    assert_eq!(reader.facts(), facts(record.opened_table()));
    for told in record.walk() {
        for line in Troyes::json_lines(told).iter().map(value) {
            reader.read(&line);
            lines.push(line);
        }
        assert_eq!(reader.facts(), facts(told.after), "{:?}", told.happenings);
    }
    (lines, reader)
}

/// A game that bots play to its end.
pub(super) fn played(opening: Opening) -> Record {
    let mut record = open(opening);
    while let Some(ask) = Troyes::next_by_bots(&record) {
        record.ask(ask).expect("bots follow the rules");
    }
    record
}

#[test]
fn the_lines_alone_tell_the_whole_table() {
    for seed in 0..u64::from(times(12)) {
        let players = 2 + usize::try_from(seed).expect("small") % 3;
        let depth = [Depth::Dice, Depth::Deeds, Depth::Purses][usize::try_from(seed / 3 % 3).expect("small")];
        assert!(read(&play(dealt(players), 300, seed)).1.round > 1);
        read(&play(entered(players, depth), 300, seed));
        read(&played(Opening {
            bonus: seed % 2 == 0,
            depth,
            code: crate::games::troyes::record::code(&format!("BOTS-{seed}")),
            ..dealt(players)
        }));
    }
    for seed in 0..u64::from(times(4)) {
        read(&play(alone("LE-ROY", &[]), 300, seed));
        let box_less = Opening { book: Book::rulebook(), ..alone("OPEN", &Decision::ALL) };
        read(&play(box_less, 300, seed));
    }
    read(&everything());
}

#[test]
fn the_text_names_every_event_and_every_field_and_no_other() {
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let known = ALL.iter().flat_map(|game| {
        let cry = cried(game);
        cry.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect::<Vec<Value>>()
    });
    let random = (0..12).flat_map(|seed| {
        let depth = [Depth::Deeds, Depth::Purses][usize::try_from(seed % 2).expect("small")];
        [read(&play(dealt(4), 900, seed)).0, read(&play(entered(4, depth), 900, seed)).0].concat()
    });
    let bots = (2..=4).flat_map(|players| read(&played(Opening { bonus: true, ..dealt(players) })).0);
    let solo = (0..2).flat_map(|seed| read(&play(alone("LE-ROY", &[]), 900, seed)).0);
    let bots = bots.chain(solo).chain(read(&played(alone("LE-ROY", &Decision::ALL))).0);
    for line in known.chain(random).chain(bots).chain(read(&everything()).0) {
        keys(&line, seen.entry(line["event"].as_str().expect("an event").to_owned()).or_default());
    }
    let described = described();
    let events = |all: &BTreeMap<String, BTreeSet<String>>| all.keys().cloned().collect::<Vec<_>>();
    assert_eq!(events(&seen), events(&described));
    for (event, mut fields) in seen {
        fields.remove("event");
        // The row of gains and losses names all that both have.
        let named = &described[&event];
        assert!(fields.is_subset(named), "{event}: {:?}", fields.difference(named));
    }
}

#[test]
fn every_figure_is_told_with_whoever_says_so() {
    let opened = |book| value(&Troyes::json_opened(&open(Opening { book, ..dealt(3) })));
    let figure = |line: &Value, card: &str, name: &str| {
        let cards = line["figures"].as_array().expect("cards");
        cards.iter().find(|of| of["card"] == card).expect("the card")["figures"][name].clone()
    };
    let open = opened(Book::rulebook());
    assert_eq!(figure(&open, "merchant", "hire"), serde_json::json!({"is": 4, "from": "rulebook"}));
    assert_eq!(figure(&open, "war", "calls"), serde_json::json!({"is": "white", "from": "rulebook"}));
    assert!(figure(&open, "war", "banners").is_null());
    let house = opened(Book::house());
    assert_eq!(figure(&house, "war", "banners")["from"], "house");
    assert_eq!(house["figures"].as_array().expect("cards").len(), 30 + 18 + 2);
    for part in ["hire", "per", "space-1", "number", "timing", "fought", "banners", "first", "second", "black", "calls"]
    {
        assert!(TEXT.contains(&format!("`{part}`")), "{part}");
    }
}

/// Nobody is told who holds which character before the end.
#[test]
fn characters_are_told_at_the_end_alone() {
    let record = played(dealt(4));
    let (lines, _) = read(&record);
    let held: Vec<&str> = record.table().characters_in_game().iter().map(|character| character.name()).collect();
    let names = |line: &&Value| {
        // The bands of all six are no secret.
        let told = line.to_string();
        line["event"] != "opened" && held.iter().any(|name| told.contains(name))
    };
    let told: Vec<&Value> = lines.iter().filter(names).collect();
    assert!(told.iter().all(|line| ["characters", "counted"].contains(&line["event"].as_str().expect("an event"))));
    assert_eq!(told.iter().filter(|line| line["event"] == "characters").count(), 4);
    let last = lines.len() - 6;
    assert!(lines[..last].iter().all(|line| line["event"] != "characters"), "they come last");
}
