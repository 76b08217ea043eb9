//! The public format of Dice Village, held against the text that describes it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use town_crier::cli::Commanded as _;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{Depth, DiceFrom, FirstFrom, Opening, Record};

use super::known::{ALL, cried};
use crate::games::dice_village::bots::played;
use crate::games::dice_village::record::{dealt, entered, open, play};

const TEXT: &str = include_str!("../../../../src/games/dice_village/cli/cry-format.md");

/// The fields that the text names, by event.
fn described() -> BTreeMap<String, BTreeSet<String>> {
    let rows =
        TEXT.lines().skip_while(|line| !line.starts_with("| `opened`")).take_while(|line| line.starts_with("| `"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('|').collect();
        let names = |cell: &str| -> BTreeSet<String> {
            let quoted = cell.split('`').skip(1).step_by(2);
            let words = quoted.flat_map(|text| text.split(|sign: char| !(sign.is_ascii_lowercase() || sign == '_')));
            words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
        };
        (names(cells[1]).pop_first().expect("an event"), names(cells[2]))
    };
    rows.map(row).collect()
}

/// The keys of an object and of all within it.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The lines of a game on record.
fn lines(record: &Record) -> Vec<Value> {
    let mut again = open(record.opening().clone());
    let mut lines = vec![serde_json::to_value(DiceVillage::json_opened(&again)).expect("a line")];
    for entry in record.done() {
        again.order(entry.order.clone()).expect("it was given before");
        let told = DiceVillage::json_lines(&again, &entry.happenings);
        lines.extend(told.iter().map(|line| serde_json::to_value(line).expect("a line")));
    }
    lines
}

/// A seventh die, which no game of bots gives.
fn seventh() -> Record {
    let (first, dice) = (FirstFrom::Entered(0), DiceFrom::Entered);
    let mut record = open(Opening { first, dice, ..dealt(2) });
    for line in
        ["correct red dice 6", "correct card 25 to red hand", "roll 166111 1111", "sell 1-6 with left 25", "done"]
    {
        let order = DiceVillage::ordered(&record, line).expect("an order");
        record.order(order).expect("it can be given");
    }
    record
}

#[test]
fn the_text_names_every_event_and_every_field_and_no_other() {
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let known = ALL.iter().flat_map(|(_, args, orders)| {
        let cry = cried(args, orders);
        cry.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect::<Vec<Value>>()
    });
    let random =
        (0..30).flat_map(|seed| [lines(&play(dealt(4), 500, seed)), lines(&play(entered(Depth::Purses), 300, seed))]);
    let bots = (2..=4).map(|players| lines(&played(dealt(players)).0));
    for line in known.chain(random.flatten()).chain(bots.flatten()).chain(lines(&seventh())) {
        let event = line["event"].as_str().expect("an event").to_owned();
        keys(&line, seen.entry(event).or_default());
    }
    let described = described();
    let events = |all: &BTreeMap<String, BTreeSet<String>>| all.keys().cloned().collect::<Vec<_>>();
    assert_eq!(events(&seen), events(&described));
    for (event, mut fields) in seen {
        fields.remove("event");
        let named = &described[&event];
        assert!(fields.is_subset(named), "{event}: {:?}", fields.difference(named));
    }
}

#[test]
fn dice_that_are_placed_and_marketed_are_those_that_were_rolled() {
    let line_of = |line: &Value, event: &str| line["event"] == event;
    for players in 2..=4 {
        let lines = lines(&played(dealt(players)).0);
        assert!(line_of(&lines[0], "opened") && line_of(lines.last().expect("a line"), "ended"));
        let mut due = 0;
        for line in &lines {
            let list = |field: &str| line[field].as_array().expect("a list").len();
            match line["event"].as_str().expect("an event") {
                "caravans" => {
                    assert_eq!(due, 0);
                    due = line["dice"]
                        .as_array()
                        .expect("a list")
                        .iter()
                        .map(|dice| dice.as_array().expect("dice").len())
                        .sum();
                }
                "sold" => due -= list("dice"),
                "market" => due -= usize::try_from(line["dice"].as_u64().expect("a number")).expect("small"),
                "round_closed" => assert_eq!(due, 0),
                _ => {}
            }
        }
        let ranked = &lines[lines.len() - 2];
        assert!(line_of(ranked, "ranked") && ranked["players"].as_array().expect("a list").len() == players);
    }
}
