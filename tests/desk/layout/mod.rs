//! The layout never breaks: the hardest half-days in all languages, manners, sizes of window and sizes of text.
//!
//! Every pair of a half-day with a language, and of each of them with a window's size, is drawn once; what is painted and
//! where the parts stand is read, and all that is wrong is told at once.

mod around;
mod case;
mod ceremony;
mod city;
mod cries;
mod painted;
mod placed;
mod scenes;
mod village;

use std::collections::BTreeSet;

use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use town_crier::chronicle::Next;
use town_crier::crier::{Language, Manner, Words};
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::TroyesDice;
use town_crier::show::{Choice, Item, Reader, Shown, View, Watched as _};

use self::case::Case;
use self::painted::Painted;
use crate::chronicle::stored::after;
use crate::desk::{Place, TestDesk};

const ROOMS: [[f32; 2]; 8] = [
    [480.0, 844.0],
    [768.0, 1024.0],
    [1024.0, 768.0],
    [1280.0, 720.0],
    [1366.0, 768.0],
    [1920.0, 1080.0],
    [2560.0, 1080.0],
    [3840.0, 2160.0],
];
const DESKS: [[f32; 2]; 7] = [
    [1024.0, 640.0],
    [1024.0, 768.0],
    [1280.0, 720.0],
    [1366.0, 768.0],
    [1920.0, 1080.0],
    [2560.0, 1080.0],
    [1080.0, 1920.0],
];
const TEXTS: [&str; 3] = ["normal", "large", "larger"];
const CODES: [&str; 8] = ["MARKETDAY", "TROYES", "HARD-1", "HARD-2", "HARD-3", "FAIR", "WHEEL", "TOWER"];

#[test]
fn nothing_is_cut_covered_or_too_small() {
    let cases = case::hardest();
    let mut wrong = BTreeSet::new();
    let mut pairs = BTreeSet::new();
    for (at, case) in cases.iter().enumerate() {
        for (number, language) in Language::ALL.into_iter().enumerate() {
            let room = (at + number) % ROOMS.len();
            let text = (at + number / 2) % TEXTS.len();
            let far = (at + number) % TEXTS.len();
            let desk = (at * 3 + number) % DESKS.len();
            let manner = Manner::ALL[(at / 2 + number) % 2];
            pairs.insert(("room and language", room, number));
            pairs.insert(("room and half-day", room, at));
            pairs.insert(("text and language", text, number));
            pairs.insert(("room and text", room, far));
            pairs.insert(("room’s text and language", far, number));
            pairs.insert(("desk and text", desk, text));
            pairs.insert(("desk and language", desk, number));
            look(case, language, manner, ROOMS[room], DESKS[desk], [TEXTS[text], TEXTS[far]], &mut wrong);
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
    let count = |what: &str| pairs.iter().filter(|(pair, ..)| *pair == what).count();
    let languages = Language::ALL.len();
    assert_eq!(count("room and language"), ROOMS.len() * languages);
    assert_eq!(count("room and half-day"), ROOMS.len() * cases.len());
    assert_eq!(count("room and text"), ROOMS.len() * TEXTS.len());
    assert_eq!(count("room’s text and language"), TEXTS.len() * languages);
    assert_eq!(count("desk and text"), DESKS.len() * TEXTS.len());
    assert_eq!(count("desk and language"), DESKS.len() * languages);
    assert_eq!(count("text and language"), TEXTS.len() * languages);
}

/// Looks at one half-day: at the desk, and as the room sees it.
fn look(
    case: &Case,
    language: Language,
    manner: Manner,
    room: [f32; 2],
    size: [f32; 2],
    [text, far]: [&str; 2],
    wrong: &mut BTreeSet<String>,
) {
    let limit = if case.timed { "choosing: Some(90), " } else { "" };
    let said = format!("language: Some(\"{language}\"), manner: Some(\"{}\")", manner.tag());
    let settings = format!("(motion: none, {limit}{said}, text_size: {text}, room_text: Some({far}))");
    let place = Place::keeping(settings, &case.record);
    let words = Words::of::<TroyesDice>(language, manner);
    let shown = Shown::now(&case.record);
    let step = match case.record.next() {
        Next::Order(_) | Next::Choose(_) => Some(TroyesDice::step(&words, case.record.table())),
        Next::Pick | Next::Enter | Next::Over => None,
    };
    let mut tell = |who: String, found: Vec<String>| {
        for what in found {
            wrong.insert(format!("{who}: {}, {language} {manner}: {what}", case.name));
        }
    };

    let mut desk = place.sized(size);
    desk.press(Key::Space);
    let view = shown.view(&words, Reader::Crier);
    let mut found = check(&desk, size, &view, None);
    if let Some(step) = &step {
        found.extend(whole(&desk, size, step));
    }
    tell(format!("desk {}×{}, text {text}", size[0], size[1]), found);
    drop(desk);
    let mut desk = place.sized(room);
    desk.press(Key::Space).press(Key::F11);
    let view = shown.view(&words, Reader::Audience);
    let proclaimed = shown.news.said(&words);
    let mut found = check(&desk, room, &view, Some(proclaimed.headline.as_str()));
    if shown.steps().is_over() {
        let painted = Painted::of(&desk);
        let steps = shown.count_steps(&words);
        let unseen = steps.iter().flat_map(|step| [&step.sum, &step.text]).filter(|text| !painted.shows(text));
        found.extend(unseen.map(|text| format!("“{text}” is not written")));
    }
    tell(format!("room {}×{}, text {far}", room[0], room[1]), found);
}

/// What is wrong with a window of that size that shows this; `headline` is the cry on the projector.
fn check(desk: &TestDesk, size: [f32; 2], view: &View, headline: Option<&str>) -> Vec<String> {
    let painted = Painted::of(desk);
    let mut wrong = painted.wrong(size);
    if let Some(headline) = headline {
        wrong.extend(painted.too_small(size, headline, rect(desk, &view.picture.name)));
    }
    // 1. Every offer is there, with its name and its price, and so is the grid.
    let mut parts = Vec::new();
    for choice in view.side.items.iter().filter_map(choice) {
        match rect(desk, &choice.said) {
            Some(rect) => parts.push((format!("the offer {}", choice.name), rect)),
            None => wrong.push(format!("the offer {} is nowhere", choice.name)),
        }
        for text in [&choice.name, &choice.price].into_iter().filter(|text| !text.is_empty()) {
            if !painted.shows(text) {
                wrong.push(format!("“{text}” is not written"));
            }
        }
    }
    let all = Rect::from_min_size([0.0, 0.0].into(), vec2(size[0], size[1]));
    let others = [
        view.grid.as_ref().and_then(|grid| rect(desk, &grid.title)).map(|rect| ("the grid", rect)),
        rect(desk, &view.picture.name).map(|rect| ("the wheel", rect)),
        rect(desk, &view.track.text).map(|rect| ("the track", rect)),
    ];
    // Before the first roll the projector shows what everybody prepares, and no grid; at the end, how to count.
    let counts = headline.is_some() && view.track.groups.iter().flatten().count() == view.track.done;
    let prepares = headline.is_some() && painted.shows_any(view.checks.iter().map(|check| check.text.as_str()));
    let alone = headline.is_some() && view.must_read.is_some();
    if let Some(card) = view.must_read.as_ref().filter(|card| alone && !painted.shows(&card.title)) {
        wrong.push(format!("“{}” is not written", card.title));
    }
    if view.grid.is_some() && others[0].is_none() && !prepares && !alone && !counts {
        wrong.push("the grid is nowhere".to_owned());
    }
    parts.extend(others.into_iter().flatten().map(|(name, rect)| (name.to_owned(), rect)));
    // 2. None leaves the window or lies over another.
    for (at, (name, rect)) in parts.iter().enumerate() {
        if !all.expand(1.0).contains_rect(*rect) {
            wrong.push(format!("{name} leaves the window: {rect:?}"));
        }
        for (other, other_rect) in &parts[..at] {
            if rect.shrink(1.0).intersect(other_rect.shrink(1.0)).is_positive() {
                wrong.push(format!("{name} {rect:?} lies over {other} {other_rect:?}"));
            }
        }
        for (text, place) in painted.texts() {
            // A part may have its own texts; those of others leave it alone.
            // Letters of the display font reach a little out of their line.
            let (inside, touches) =
                (rect.expand(4.0_f32.max(size[1] * 0.004)).contains_rect(*place), rect.shrink(1.0).intersects(*place));
            if touches && !inside {
                wrong.push(format!("“{text}” {place:?} lies over the edge of {name} {rect:?}"));
            }
        }
    }
    wrong
}

fn choice(item: &Item) -> Option<&Choice> {
    match item {
        Item::Choice(choice) => Some(choice),
        Item::Note { .. } | Item::Card { .. } => None,
    }
}

/// Whether the button of that name stands whole in the window, and as high as the window's scale lets it.
fn whole(desk: &TestDesk, size: [f32; 2], name: &str) -> Option<String> {
    let all = Rect::from_min_size([0.0, 0.0].into(), vec2(size[0], size[1]));
    match rect(desk, name) {
        Some(rect) if all.contains_rect(rect) && rect.height() >= 50.0 * (size[0] / 1280.0).min(size[1] / 720.0) => {
            None
        }
        Some(rect) => Some(format!("the button “{name}” stands at {rect:?}")),
        None => Some(format!("the button “{name}” is nowhere")),
    }
}

/// Where the largest thing stands whose name is that or begins with it, in pixels: a cry names what can be chosen, too.
fn rect(desk: &TestDesk, name: &str) -> Option<Rect> {
    let named = desk.0.query_all_by_label_contains(name);
    let named = named.filter(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(name)));
    let scale = desk.0.ctx.pixels_per_point();
    let rects = named.filter(|node| !node.accesskit_node().is_hidden()).map(|node| node.rect() * scale);
    rects.max_by(|a, b| a.area().total_cmp(&b.area()))
}

/// A desk of that size in that language; the game of that code stands after so many orders.
fn room(size: [f32; 2], language: Language, text: &str, (code, orders): (&str, usize)) -> TestDesk {
    let record: Record = after(code, orders);
    let settings = format!("(motion: none, language: Some(\"{language}\"), room_text: Some({text}))");
    let mut desk = Place::keeping(settings, &record).sized(size);
    desk.press(Key::Space);
    desk
}

#[test]
fn texts_on_the_projector_are_larger_if_they_are_set_so() {
    let look = |code: &str, text: &str| {
        let mut desk = room([1280.0, 720.0], Language::English, text, (code, 1));
        desk.press(Key::F11);
        let painted = Painted::of(&desk);
        let letters = painted.high("Choose a die").expect("what there is to do");
        (letters, rect(&desk, "Wheel, ").expect("the wheel").height())
    };
    let looks = CODES.map(|code| TEXTS.map(|text| look(code, text)));
    let usual = looks.iter().map(|[normal, ..]| normal.0).fold(f32::INFINITY, f32::min);
    for (code, [normal, large, larger]) in CODES.into_iter().zip(looks) {
        // Where little is to be chosen, letters have grown into the room there is, and a step may gain nothing more; and what is told
        // beside the wheel grows in steps.
        let gains = if normal.0 < usual * 1.05 { 1.05 } else { 0.95 };
        assert!(large.0 > normal.0 * gains && larger.0 > large.0 * 1.04, "{code}: {normal:?} {large:?} {larger:?}");
        assert!(larger.0 > normal.0 * 1.04, "{code}: {normal:?} {larger:?}");
        assert!(larger.1 < normal.1 && larger.1 > normal.1 * 0.5, "{code}: {normal:?} {larger:?}");
    }
}

#[test]
fn every_page_of_rules_is_read_from_the_back_row() {
    let mut wrong = Vec::new();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        let pages = TroyesDice::reference(&words).pages;
        let text = TEXTS[number % TEXTS.len()];
        for size in [ROOMS[number], ROOMS[3], ROOMS[(number + 2) % ROOMS.len()]] {
            let mut desk = room(size, language, text, (CODES[0], 0));
            for page in &pages {
                desk.press(Key::F7);
                desk.0.get_all_by_label(&page.title).last().expect("its title").click_accesskit();
                desk.run();
                desk.reach(&words.text("reference-show"));
                desk.0.ctx.set_embed_viewports(false);
                desk.press(Key::F11);
                let mut read = BTreeSet::new();
                // Turned over until all of it was to be seen.
                for _ in 0..page.lines.len() {
                    let painted = Painted::of(&desk);
                    let found = painted.wrong(size).into_iter().chain(painted.too_small(size, "", None));
                    wrong.extend(found.map(|what| format!("{language} {size:?} {text} {}: {what}", page.title)));
                    read.extend(page.lines.iter().filter(|line| painted.shows(&line.text)).map(|line| &line.text));
                    if read.len() == page.lines.len() {
                        break;
                    }
                    desk.press(Key::F11).reach(&words.text("sent-turn")).press(Key::F11);
                }
                if read.len() < page.lines.len() {
                    wrong.push(format!("{language} {size:?} {text} {}: not all of it is shown", page.title));
                }
                desk.press(Key::F11).press(Key::Escape);
            }
        }
    }
    assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
