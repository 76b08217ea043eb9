//! What phones are sent of any game after any orders: JSON in every language, which names only drawings that come along.
#![no_main]

use std::collections::BTreeSet;
use std::sync::Arc;

use arbitrary::{Arbitrary, Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use town_crier::chronicle::Record;
use town_crier::crier::{Language, Manner};
use town_crier::gallery::{Frames, Spoken};
use town_crier::games::dice_village::DiceVillage;
use town_crier::games::troyes::Troyes;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::show::{Counted, Show, Shown};
use town_crier::stage::Look;
use town_crier_fuzz::hostile::Hostile;

/// Who follows a game.
#[derive(Arbitrary, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "what a follower may ask for, on or off")]
struct Follower {
    language: u8,
    herald: bool,
    dark: bool,
    moving: bool,
    rich: bool,
    undo: u8,
}

fuzz_target!(|bytes: &[u8]| {
    let mut input = Unstructured::new(bytes);
    let Ok((game, follower)) = input.arbitrary::<(u8, Follower)>() else { return };
    let shown = match game % 3 {
        2 => shown::<Troyes>(&mut input, &follower),
        1 => shown::<DiceVillage>(&mut input, &follower),
        _ => shown::<TroyesDice>(&mut input, &follower),
    };
    if let Ok(Some(shown)) = shown {
        follows(shown, &follower);
    }
});

/// What is shown of a game after some orders that were on offer; nothing if it cannot be opened so.
fn shown<G: Hostile + Counted>(input: &mut Unstructured<'_>, follower: &Follower) -> Result<Option<Shown>> {
    let Ok(mut record) = Record::<G>::open(G::any_opening(input)?) else { return Ok(None) };
    let mut shown = Shown::now(&record);
    let mut number = 0;
    while !input.is_empty()
        && let Some(order) = G::offered(&record, input)?
    {
        number += 1;
        record.order(order).expect("it is on offer");
        shown = shown.then(&record, number);
    }
    if follower.undo % 4 == 1 {
        record.undo();
        shown = Shown::now(&record);
    }
    Ok(Some(shown))
}

fn follows(shown: Shown, follower: &Follower) {
    let Follower { language, herald, dark, moving, rich, undo: _ } = *follower;
    let frames = Frames::new("run".to_owned());
    let show = Show { shown: Some(Arc::new(shown)), dark, ..Show::default() };
    frames.show(Arc::new(show), moving);
    let language = Language::ALL[usize::from(language) % Language::ALL.len()];
    let spoken = Spoken { language, manner: if herald { Manner::Herald } else { Manner::Plain } };
    let view: Value = serde_json::from_str(&frames.frame(spoken).json).expect("JSON");
    assert_eq!((&view["format"], view["language"].as_str()), (&1.into(), Some(language.tag())));
    assert_eq!(view["screen"] == "dark", dark);
    assert!(!dark || view["scene"].is_null() && view["cry"].is_null() && view["side"].is_null(), "dark is dark");
    assert!(!moving || view["cry"].is_null(), "what still moves is not told");
    let mut named = BTreeSet::new();
    drawings(&view, &mut named);
    drawings(&serde_json::from_str(&frames.rules(spoken)).expect("JSON"), &mut named);
    let art = frames.art(if rich { Look::Rich } else { Look::Plain });
    for name in &named {
        assert!(art.contains(&format!("id=\"art-{name}\"")), "{name} is not there");
    }
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
