//! No cry is larger than its place in the room's view, in any language or manner.

use std::collections::BTreeSet;

use eframe::egui::{Color32, FontFamily, FontId, Ui};
use egui_kittest::Harness;
use town_crier::chronicle::Code;
use town_crier::crier::{Language, Manner, Proclamation, Turn, Urgency, Words};
use town_crier::desk::Desk;
use town_crier::desk::tokens::ROOM;
use town_crier::games::troyes_dice::TroyesDice;
use town_crier::games::troyes_dice::record::{Next, Opening, Record, TilesFrom};
use town_crier::games::troyes_dice::words::{Cry, cries, opening_cries};

/// A herald has at most so many ways to say a cry.
const WAYS: usize = 3;

/// A screen on which there is the least room for a line.
const SIZE: [f32; 2] = [1024.0, 768.0];

/// What is cried at each step of a game with that code.
fn game(number: u32) -> Vec<Vec<Cry>> {
    let code: Code = format!("ROOM-{number}").parse().expect("a code");
    let mut opening = Opening::from_code(code);
    if number % 2 == 1 {
        opening.tiles = TilesFrom::Code;
    }
    let mut record = Record::open(opening).expect("a game");
    let mut said = vec![opening_cries(record.table())];
    while let Next::Order(order) = record.next() {
        said.push(cries(record.order(order).expect("the next right thing")));
    }
    said
}

#[test]
fn every_cry_of_a_thousand_games_fits_into_the_room_s_banner() {
    // What sounds the same in English in both manners is as long in every other language.
    let english = Manner::ALL.map(|manner| Words::of::<TroyesDice>(Language::English, manner));
    let mut heard = BTreeSet::new();
    let said: Vec<Vec<Cry>> = (0..1000)
        .flat_map(game)
        .filter(|cries| {
            heard.insert(english.each_ref().map(|words| {
                let shown = words.proclaim(cries, Turn::default());
                let must = must(&shown);
                (shown.headline, must)
            }))
        })
        .collect();
    assert!(said.len() > 100, "a thousand games have more to say than {}", said.len());
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
