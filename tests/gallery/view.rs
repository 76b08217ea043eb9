//! The view of any moment of any game: whole, and nothing that is not told yet.

use std::collections::BTreeSet;
use std::sync::Arc;

use proptest::prelude::*;
use serde_json::Value;
use town_crier::crier::{Language, Manner};
use town_crier::gallery::{Frames, Spoken};
use town_crier::games::troyes_dice::record::Record;
use town_crier::show::{Prelude, Sent, Show, Shown};
use town_crier::stage::Look;

use crate::chronicle::stored::{begun, go_on, has_gone_on};
use crate::games::troyes_dice::random;
use crate::tried::config;

fn view(show: Show, moving: bool, language: Language) -> Value {
    view_in(show, moving, Spoken { language, manner: Manner::Herald })
}

fn view_in(show: Show, moving: bool, spoken: Spoken) -> Value {
    let frames = Frames::new("run".to_owned());
    frames.show(Arc::new(show), moving);
    serde_json::from_str(&frames.frame(spoken).json).expect("JSON")
}

fn show(record: &Record) -> Show {
    Show { shown: Some(Arc::new(Shown::now(record))), ..Show::default() }
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

/// The rule that an explanation names.
fn rule<'a>(view: &'a Value, explained: &Value) -> Option<&'a str> {
    view["rules"][usize::try_from(explained["rule"].as_u64()?).ok()?].as_str()
}

/// Every explanation anywhere in it.
fn explanations<'a>(value: &'a Value, found: &mut Vec<&'a Value>) {
    match value {
        Value::Array(all) => all.iter().for_each(|value| explanations(value, found)),
        Value::Object(fields) => {
            found.extend(fields.get("state").map(|_| value));
            fields.values().for_each(|value| explanations(value, found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn every_rule_stands_there_once_and_is_named(game in random::games(), orders in 0..=32_usize) {
        let view = view(show(&game.play(orders)), false, Language::Italian);
        let mut found = Vec::new();
        explanations(&view, &mut found);
        let named: BTreeSet<&str> = found.iter().filter_map(|explained| rule(&view, explained)).collect();
        let ruled = found.iter().filter(|explained| !explained["rule"].is_null());
        prop_assert!(ruled.clone().all(|explained| rule(&view, explained).is_some()));
        let table: Vec<&str> = view["rules"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        prop_assert_eq!(table.len(), named.len(), "each once");
        prop_assert_eq!(table.into_iter().collect::<BTreeSet<_>>(), named);
        prop_assert!(ruled.count() > 20);
    }

    #[test]
    fn every_drawing_that_is_named_comes_along(game in random::games(), orders in 0..=32_usize) {
        let record = game.play(orders);
        let frames = Frames::new("run".to_owned());
        frames.show(Arc::new(show(&record)), false);
        let spoken = Spoken { language: Language::English, manner: Manner::Plain };
        let mut named = BTreeSet::new();
        drawings(&serde_json::from_str(&frames.frame(spoken).json).expect("JSON"), &mut named);
        drawings(&serde_json::from_str(&frames.rules(spoken)).expect("JSON"), &mut named);
        prop_assert!(named.len() > 10);
        for look in [Look::Rich, Look::Plain] {
            let art = frames.art(look);
            let there = art.split(r#"id="art-"#).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
            let there: BTreeSet<String> = there.collect();
            prop_assert!(named.is_subset(&there), "{:?} are not there", named.difference(&there));
        }
    }

    #[test]
    fn what_still_moves_is_not_told(game in random::games(), orders in 0..32_usize, language in 0..8_usize) {
        let mut record = game.play(orders);
        let Some(order) = game.next(&record) else { return Ok(()) };
        let language = Language::ALL[language];
        let before = view(show(&record), false, language);
        let shown = Shown::now(&record);
        record.order(order).expect("the next right thing");
        let then = Show { shown: Some(Arc::new(shown.then(&record, 1))), ..Show::default() };
        let moving = view(then.clone(), true, language);
        for part in ["title", "track", "scene", "picture", "side", "grid", "orders"] {
            prop_assert_eq!(&moving[part], &before[part], "{}", part);
        }
        prop_assert!(moving["cry"].is_null() && moving["moving"] == true);
        let told = view(then, false, language);
        prop_assert!(told["cry"].is_object());
        prop_assert_eq!(told, view(show(&record), false, language), "who comes later sees the same");
    }
}

#[test]
fn an_audience_that_is_to_see_nothing_sees_nothing_on_phones_either() {
    let record = begun("MARKETDAY");
    let dark = view(Show { dark: true, ..show(&record) }, false, Language::German);
    assert_eq!(dark["screen"], "dark");
    for part in ["scene", "picture", "side", "grid", "cry", "game", "code"] {
        assert!(dark[part].is_null(), "{part}: {}", dark[part]);
    }
}

#[test]
fn a_picture_that_is_not_as_wide_as_high_comes_in_a_tall_one_too() {
    use town_crier::games::dice_village::record as village;

    let troyes = begun("MARKETDAY");
    assert!(view(show(&troyes), false, Language::French)["tall"].is_null(), "the wheel is one for all");
    let opening = village::Opening::from_code("MARKETDAY".parse().expect("a code"));
    let game = village::Record::open(opening).expect("a game");
    let shown = Show { shown: Some(Arc::new(Shown::now(&game))), ..Show::default() };
    let told = view(shown, false, Language::French);
    let bounds = |picture: &Value| [2, 3].map(|at| picture["bounds"][at].as_f64().expect("a number"));
    let ([wide, low], [narrow, high]) = (bounds(&told["scene"]), bounds(&told["tall"]["scene"]));
    assert!(wide > low && narrow < high);
    let names = |picture: &Value| {
        let things = picture["things"].as_array().expect("things").clone();
        things.iter().map(|thing| thing["name"].to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names(&told["picture"]), names(&told["tall"]["picture"]), "the same lies in both");
}

#[test]
fn a_screen_for_each_part_of_an_evening() {
    let mut record = begun("MARKETDAY");
    let screen = |show: Show| view(show, false, Language::Dutch)["screen"].as_str().expect("a name").to_owned();
    assert_eq!(screen(show(&record)), "opening");
    go_on(&mut record);
    assert_eq!(screen(show(&record)), "game");
    assert_eq!(screen(Show { sent: Some(Sent::Break), ..show(&record) }), "break");
    let page = view(Show { sent: Some(Sent::Page(3)), ..show(&record) }, false, Language::Dutch);
    assert_eq!((&page["screen"], &page["page"]), (&"game".into(), &3.into()));
    while has_gone_on(&mut record) {}
    assert_eq!(screen(show(&record)), "over");
}

#[test]
fn a_strike_is_told_with_what_it_means_for_every_sheet() {
    let mut record = begun("MARKETDAY");
    let mut told = 0;
    while has_gone_on(&mut record) {
        let view = view(show(&record), false, Language::English);
        let meaning = view["meaning"].as_array().expect("a list");
        let struck = record.table().strikes_now().filter(|strike| strike.sheets).count();
        assert_eq!(meaning.len(), struck);
        told += struck;
        for meant in meaning {
            let rule = rule(&view, meant).expect("a rule");
            assert!(rule.starts_with("Everybody crosses out"), "{meant}: {rule}");
        }
    }
    assert!(told > 5, "a game has strikes");
}

#[test]
fn a_title_has_no_code_and_a_step_that_was_taken_back_is_told() {
    let mut record: Record = begun("MARKETDAY");
    let prelude = Some(Prelude::Title(Arc::new(Shown::now(&record))));
    let title = view(Show { prelude, ..Show::default() }, false, Language::English);
    assert!(title["code"].is_null() && title["screen"] == "title", "nobody plays that game");
    assert!(title["scene"].is_null() && title["picture"].is_null() && title["game"] == "troyes-dice", "nor is it seen");
    let headline = |shown: Shown| {
        let show = Show { shown: Some(Arc::new(shown)), ..Show::default() };
        let told = view(show, false, Language::English);
        (told["cry"]["headline"].clone(), told["cry"]["sentences"][0]["text"].clone())
    };
    for _ in 0..3 {
        go_on(&mut record);
    }
    record.undo().expect("an order");
    let (stands, _) = headline(Shown::now(&record));
    let (told, then) = headline(Shown::after_undo(&record));
    assert_eq!(told, "The last step was taken back");
    let [stands, then] = [&stands, &then].map(|text| text.as_str().expect("a text").trim_end_matches('.'));
    assert_eq!(then, stands, "and what stands again");
}

#[test]
fn no_sentence_says_the_headline_once_more() {
    let mut record = begun("MARKETDAY");
    while has_gone_on(&mut record) {
        for language in Language::ALL {
            let view = view_in(show(&record), false, Spoken { language, manner: Manner::Plain });
            let headline = view["cry"]["headline"].as_str().expect("a headline");
            let bare =
                |text: &str| text.trim_end_matches('.').split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            for sentence in view["cry"]["sentences"].as_array().expect("a list") {
                let (one, other) = (bare(headline), bare(sentence["text"].as_str().expect("words")));
                // A number may be spelled out in the one and not in the other.
                let others = one.iter().zip(&other).filter(|(one, other)| one != other).count();
                assert!(one.len() != other.len() || others > 1, "{language:?}: {headline}: {sentence}");
            }
        }
    }
}

#[test]
fn a_picture_of_a_game_has_no_code() {
    let record: Record = begun("MARKETDAY");
    let shown = Arc::new(Shown::now(&record));
    let code = |prelude| {
        let show = Show { prelude: Some(prelude), ..Show::default() };
        view(show, false, Language::Spanish)["code"].as_str().map(str::to_owned)
    };
    assert_eq!(code(Prelude::Title(Arc::clone(&shown))), None);
    assert_eq!(code(Prelude::Soon(shown)).as_deref(), Some("MARKETDAY"));
}
