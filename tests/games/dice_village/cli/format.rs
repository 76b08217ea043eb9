//! The public format of Dice Village, held against the text that describes it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use town_crier::cli::Commanded as _;
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::dice_village::record::{DiceFrom, FirstFrom, Opening, Record};
use town_crier::games::dice_village::rules::{Depth, Seat};

use super::known::{ALL, cried};
use super::reader::{check, read};
use crate::cli::printed;
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

/// What programs are told of a game on record.
fn told(record: &Record) -> String {
    let mut lines = vec![serde_json::to_string(&DiceVillage::json_opened(record)).expect("a line")];
    for told in record.walk() {
        lines.extend(DiceVillage::json_lines(told).iter().map(|line| serde_json::to_string(line).expect("a line")));
    }
    lines.join("\n") + "\n"
}

/// The same, line by line.
fn lines(record: &Record) -> Vec<Value> {
    told(record).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// A seventh die, which no game of bots gives.
fn seventh() -> Record {
    let (first, dice) = (FirstFrom::Entered(Seat(0)), DiceFrom::Entered);
    let mut record = open(Opening { first, dice, ..dealt(2) });
    for line in
        ["correct red dice 6", "correct card 25 to red hand", "roll 166111 1111", "sell 1-6 with left 25", "done"]
    {
        let ask = DiceVillage::ordered(&record, line).expect("an order");
        record.ask(ask).expect("it can be given");
    }
    record
}

#[test]
fn the_text_names_every_event_and_every_field_and_no_other() {
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let known = ALL.iter().flat_map(|game| {
        let cry = cried(game);
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
fn known_answers_obey_the_format() {
    for game in &ALL {
        check(&cried(game));
    }
}

#[test]
fn games_of_bots_obey_the_format() {
    for number in 0..40 {
        let (code, players) = (format!("game-{number}"), (2 + number % 3).to_string());
        let paid = if number % 4 == 0 { "seller" } else { "owner" };
        let args = ["cry", "--game", "dice-village", "--format", "json", "--bots", "--paid", paid];
        check(&printed(&[&args[..], &["--players", &players, "--code", &code]].concat(), ""));
    }
}

#[test]
fn games_at_random_obey_the_format() {
    for seed in 0..30 {
        let tally = read(&told(&play(dealt(2 + usize::try_from(seed).expect("small") % 3), 400, seed)));
        assert!(tally.round > 2);
        for depth in [Depth::Dice, Depth::Sales, Depth::Purses] {
            assert!(read(&told(&play(entered(depth), 300, seed))).round > 2);
        }
    }
    read(&told(&seventh()));
}

#[test]
fn a_purse_that_was_not_told_and_breaks_no_tie_is_null() {
    let mut record = open(entered(Depth::Dice));
    for line in ["roll 1111 1111 1111", "correct red table 9", "close", "correct red table 9", "correct blue table 5"] {
        record.ask(DiceVillage::ordered(&record, line).expect("an order")).expect("it can be given");
    }
    let ask = DiceVillage::ordered(&record, "correct green table 4").expect("an order");
    record.ask(ask).expect("a count");
    let lines = lines(&record);
    assert_eq!(lines.iter().filter(|line| line["event"] == "undecided").count(), 1);
    let ranked = lines.last().expect("a line");
    assert_eq!((&ranked["event"], &ranked["players"][0]["cards"]), (&"ranked".into(), &9.into()));
    assert!((0..3).all(|at| ranked["players"][at]["coins"].is_null() && ranked["players"][at]["favours"].is_null()));
}
