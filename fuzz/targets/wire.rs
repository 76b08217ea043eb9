//! What phones are sent of any game after any orders: JSON in every language, which names only drawings that come along.
#![no_main]

use std::collections::BTreeSet;
use std::sync::Arc;

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use town_crier::crier::{Language, Manner};
use town_crier::gallery::{Frames, Spoken};
use town_crier::games::troyes_dice::record::{DiceFrom, Next, Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::rules::{Face, Half, Order, Roll};
use town_crier::show::{Show, Shown};
use town_crier::stage::Look;

/// A game, and who follows it.
#[derive(Arbitrary, Debug)]
struct Asked {
    code: [u8; 4],
    day: u8,
    language: u8,
    undo: u8,
    /// Tiles, an afternoon, the herald, the dark, and something that moves.
    with: [bool; 5],
    dice: Vec<[u8; 4]>,
}

fuzz_target!(|asked: Asked| {
    let [tiles, afternoon, herald, dark, moving] = asked.with;
    let code =
        String::from_iter(asked.code.map(|byte| char::from(b'A' + byte % 26))).parse().expect("letters are a code");
    let opening = Opening {
        tiles: if tiles { TilesFrom::Code } else { TilesFrom::Box },
        dice: DiceFrom::Entered,
        day: 1 + asked.day % 8,
        half: if afternoon { Half::Afternoon } else { Half::Morning },
        ..Opening::from_code(code)
    };
    let Ok(mut record) = Record::open(opening) else { return };
    let mut shown = Shown::now(&record);
    let frames = Frames::new("run".to_owned());
    for (number, dice) in (1..).zip(&asked.dice) {
        let order = match record.next() {
            Next::Order(order) | Next::Choose(order) => order,
            Next::Enter => Order::Roll(roll(*dice)),
            Next::Over => break,
        };
        let before = record.table().clone();
        let happenings = record.order(order).expect("the next right thing").to_vec();
        shown = shown.then(&before, &record, &happenings, number);
    }
    if asked.undo % 4 == 1 {
        record.undo();
        shown = Shown::now(&record);
    }
    let show = Show { shown: Some(Arc::new(shown)), dark, ..Show::default() };
    frames.show(Arc::new(show), moving);
    let language = Language::ALL[usize::from(asked.language) % Language::ALL.len()];
    let spoken = Spoken { language, manner: if herald { Manner::Herald } else { Manner::Plain } };
    let view: Value = serde_json::from_str(&frames.frame(spoken).json).expect("JSON");
    assert_eq!((&view["format"], view["language"].as_str()), (&1.into(), Some(language.tag())));
    assert_eq!(view["screen"] == "dark", dark);
    assert!(!dark || view["scene"].is_null() && view["cry"].is_null() && view["side"].is_null(), "dark is dark");
    assert!(!moving || view["cry"].is_null(), "what still moves is not told");
    let mut named = BTreeSet::new();
    drawings(&view, &mut named);
    drawings(&serde_json::from_str(&frames.rules(spoken)).expect("JSON"), &mut named);
    let art = frames.art(if afternoon { Look::Plain } else { Look::Rich });
    for name in &named {
        assert!(art.contains(&format!("id=\"art-{name}\"")), "{name} is not there");
    }
});

fn roll(dice: [u8; 4]) -> Roll {
    let [black, a, b, c] = dice.map(|die| Face::ALL[usize::from(die % 6)]);
    Roll::new(black, [a, b, c])
}

/// Every drawing that is named anywhere in it.
fn drawings(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|value| drawings(value, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                if matches!(name.as_str(), "art" | "signs" | "mark" | "place" | "sprites") {
                    let names = value.as_array().into_iter().flatten().chain([value]);
                    found.extend(names.filter_map(Value::as_str).map(str::to_owned));
                }
                drawings(value, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
