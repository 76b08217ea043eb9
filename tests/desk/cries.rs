//! No cry is larger than its place in the room's view, in any language or manner, and what the back row looks for is never small.

use std::collections::BTreeSet;

use egui::{Color32, FontFamily, FontId, Ui};
use egui_kittest::Harness;
use town_crier::crier::{Language, Manner, Proclamation, Turn, Urgency, Words};
use town_crier::desk::Desk;
use town_crier::desk::tokens::ROOM;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::Record;
use town_crier::games::troyes_dice::rules::{Effect, Side, Tile};
use town_crier::games::troyes_dice::words::{Cry, effect_in_short};
use town_crier::show::{Item, Reader, Shown};

use crate::desk::lettered::{HARD, Seen, Written, half_day, view, wrong_cards};

use crate::games::troyes_dice::kit::played;
use crate::games::troyes_dice::words::cried;
use crate::tried::times;

/// A herald has at most so many ways to say a cry.
const WAYS: usize = 3;

/// A screen on which there is the least room for a line.
const SIZE: [f32; 2] = [1024.0, 768.0];

#[test]
fn every_cry_of_many_games_fits_into_the_room_s_banner() {
    // What sounds the same in English in both manners is as long in every other language.
    let english = Manner::ALL.map(|manner| Words::of::<TroyesDice>(Language::English, manner));
    let mut heard = BTreeSet::new();
    let said: Vec<Vec<Cry>> = (0..times(200))
        .flat_map(|number| cried(&played(&format!("ROOM-{number}"), number % 2 == 1)))
        .map(|(cries, _)| cries)
        .filter(|cries| {
            heard.insert(english.each_ref().map(|words| {
                let shown = words.proclaim(cries, Turn::default());
                let must = must(&shown);
                (shown.headline, must)
            }))
        })
        .collect();
    assert!(said.len() > 100, "many games have more to say than {}", said.len());
    let mut harness = Harness::builder().with_size(SIZE).with_context_setup(Desk::set_up).build_ui(move |ui| {
        for language in Language::ALL {
            for manner in Manner::ALL {
                let words = Words::of::<TroyesDice>(language, manner);
                for cries in &said {
                    (0..WAYS).for_each(|way| check(ui, &words, cries, Turn::default().later(way)));
                }
            }
        }
    });
    harness.step();
}

/// What everybody must do, in full; the first sentence where nothing must be done.
fn must(shown: &Proclamation) -> String {
    let musts = shown.sentences.iter().filter(|sentence| sentence.urgency == Urgency::Alarm);
    let musts: Vec<&str> = musts.map(|sentence| sentence.text.as_str()).collect();
    if musts.is_empty() {
        shown.sentences.first().map(|sentence| sentence.text.clone()).unwrap_or_default()
    } else {
        musts.join(" ")
    }
}

/// The headline, set down as far as it may be, and what must be said in full are at most as high as the banner.
#[track_caller]
fn check(ui: &Ui, words: &Words, cries: &[Cry], turn: Turn) {
    let shown = words.proclaim(cries, turn);
    let [width, height] = SIZE;
    let text = ROOM.text * height;
    let inside = width - height * 0.04 - text * 2.0;
    let most = height * ROOM.banner - text * 0.5;
    let display = |size: f32| FontId::new(size, FontFamily::Name("display".into()));
    let layout = |text: &str, font: FontId, wrap: f32| {
        ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, wrap).size()
    };
    let wide = layout(&shown.headline, display(ROOM.cry * height), f32::INFINITY).x;
    let size = (ROOM.cry * height * inside / wide).clamp(ROOM.least_cry * height, ROOM.cry * height);
    let headline = layout(&shown.headline, display(size), inside).y;
    assert!(headline <= most, "{} {}: {:?} is too long", words.language(), words.manner(), shown.headline);
    let first = must(&shown);
    let needs = if first.is_empty() { 0.0 } else { layout(&first, FontId::proportional(text), inside).y };
    assert!(
        headline + needs <= most,
        "{} {}: under {:?} there is no room for {first:?}: {headline} + {needs} > {most}",
        words.language(),
        words.manner(),
        shown.headline
    );
}

/// Windows of the usual shape, of an older projector's, and turned ones.
const SIZES: [[f32; 2]; 4] = [[1920.0, 1080.0], [1024.0, 768.0], [1080.0, 1920.0], [800.0, 1280.0]];

/// The least letters of a cry, of what is looked for and of everything else, as parts of the window's shorter side.
const CRIED: f32 = 0.06;
const READ: f32 = 0.045;
const LEAST: f32 = 0.03;

/// The whole matrix of sizes and of half-days is looked through with the feature `layout`.
#[test]
fn every_letter_of_a_cry_lies_on_its_card_and_what_is_looked_for_is_never_small() {
    let mut wrong = BTreeSet::new();
    for (number, language) in Language::ALL.into_iter().enumerate() {
        for manner in Manner::ALL {
            // Two strikes, and four dice of which none is free.
            let (code, day) = HARD[usize::from(manner == Manner::Herald) + number % 2];
            let record = half_day(code, day);
            let seen = Seen { language, manner, timed: true, text: "normal" };
            let words = Words::of::<TroyesDice>(language, manner);
            let mut desk = view(&record, seen);
            for size in SIZES {
                desk.project(size);
                let found = wrong_letters(&desk.written(), &record, &words, size);
                wrong.extend(found.into_iter().map(|what| format!("{code} day {day}, {seen:?}, {size:?}: {what}")));
            }
        }
    }
    let list: Vec<&str> = wrong.iter().map(String::as_str).collect();
    assert!(list.is_empty(), "{} things are wrong:\n{}", list.len(), list.join("\n"));
}

/// What leaves its card, is not told, or is smaller than the back row reads.
pub(super) fn wrong_letters(written: &[Written], record: &Record, words: &Words, size: [f32; 2]) -> Vec<String> {
    let shown = Shown::now(record);
    let cards = shown.news.cards(words);
    let told: Vec<(&str, &str)> =
        cards.iter().filter_map(|card| Some((card.title.as_str(), card.reason.as_deref()?))).collect();
    let on_cards: Vec<&str> = told.iter().flat_map(|(title, reason)| [*title, *reason]).collect();
    let mut wrong = wrong_cards(written, &on_cards);
    let view = shown.view(words, Reader::Audience);
    let choices = view.side.items.iter().filter_map(|item| match item {
        Item::Choice(choice) => Some(choice),
        Item::Note { .. } | Item::Card { .. } => None,
    });
    let offered = choices.clone().flat_map(|choice| [choice.name.as_str(), choice.price.as_str()]);
    let read = offered.map(|text| (text, READ)).chain(told.iter().map(|(_, reason)| (*reason, READ)));
    let titles = told.iter().map(|(title, _)| (*title, CRIED));
    let short = choices.filter_map(|choice| Some((choice.short.as_ref()?.text.as_str(), LEAST)));
    let warning = view.side.warning.as_deref().map(|text| (text, LEAST));
    let mut notes = [&view.side.note, &view.side.note_short].into_iter().flatten().peekable();
    let is_read = |note: &String| {
        let high = size[0].min(size[1]) * LEAST - 0.01;
        written.iter().any(|written| written.words == *note && written.high >= high)
    };
    if let Some(note) = notes.peek().copied().filter(|_| !notes.any(is_read)) {
        wrong.push(format!("“{note}” is not written in any form"));
    }
    for (text, least) in read.chain(titles).chain(short).chain(warning) {
        let highest = written.iter().filter(|written| written.words == text).map(|written| written.high);
        match highest.reduce(f32::min) {
            None => wrong.push(format!("“{text}” is not written")),
            Some(high) if high < size[0].min(size[1]) * least - 0.01 => {
                wrong.push(format!("“{text}” is only {:.2} % high", high / size[0].min(size[1]) * 100.0));
            }
            Some(_) => {}
        }
    }
    wrong
}

#[test]
fn what_a_tile_does_is_told_in_a_few_words() {
    for language in Language::ALL {
        let words = Words::of::<TroyesDice>(language, Manner::Plain);
        for effect in Tile::ALL.into_iter().flat_map(|tile| [Side::Banquet, Side::Raid].map(|side| tile.effect(side))) {
            let short = effect_in_short(&words, effect);
            let count = short.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
            // A price includes it: nobody is to add a number beside it once more.
            let raises = [Effect::OneDenierMore, Effect::OneKnowledgeMore, Effect::OneInfluenceMore].contains(&effect);
            assert!(!raises || !short.contains('1'), "{language}: {short}");
            assert!((1..=5).contains(&count) && short.chars().count() <= 31, "{language}: {short}");
        }
    }
}
