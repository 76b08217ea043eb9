//! How headlines and codes are set down: close, once, and beside nothing that they would cover.

use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{FontFamily, Key, TextureId};
use town_crier::crier::{Language, Manner};
use town_crier::games::troyes_dice::TroyesDice;

use crate::chronicle::stored::begun;
use crate::desk::lettered::{HARD, Seen, half_day, view};
use crate::desk::{Place, STILL, TestDesk};

const ROOMS: [[f32; 2]; 4] = [[1024.0, 768.0], [1280.0, 720.0], [1920.0, 1080.0], [1080.0, 1920.0]];

fn each<'a>(shape: &'a Shape, see: &mut impl FnMut(&'a Shape)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| each(shape, see)),
        shape => see(shape),
    }
}

fn shapes(desk: &TestDesk) -> Vec<&Shape> {
    let mut shapes = Vec::new();
    for ClippedShape { shape, .. } in &desk.0.output().shapes {
        each(shape, &mut |shape| shapes.push(shape));
    }
    shapes
}

fn texts(desk: &TestDesk) -> Vec<&TextShape> {
    let texts =
        shapes(desk).into_iter().filter_map(|shape| if let Shape::Text(text) = shape { Some(text) } else { None });
    texts.collect()
}

/// How far apart the lines of a headline of several lines are at most, compared with its letters.
fn loosest(text: &TextShape) -> Option<f32> {
    let font = &text.galley.job.sections.first()?.format.font_id;
    let is_headline = font.family == FontFamily::Name("display".into());
    let tops: Vec<f32> = text.galley.rows.iter().map(|row| row.rect().top()).collect();
    let apart = tops.windows(2).map(|lines| (lines[1] - lines[0]) / font.size);
    apart.fold(None, |most, apart| Some(most.map_or(apart, |most: f32| most.max(apart)))).filter(|_| is_headline)
}

#[test]
fn a_headline_of_two_lines_is_one_headline() {
    let mut seen = 0;
    for (code, day) in HARD {
        for language in [Language::English, Language::German, Language::Polish, Language::Lithuanian] {
            let asked = Seen { language, manner: Manner::Herald, timed: true, text: "larger" };
            let mut desk = view(&half_day(code, day), asked);
            for room in ROOMS {
                desk.project(room);
                for (text, apart) in texts(&desk).iter().filter_map(|text| Some((text, loosest(text)?))) {
                    seen += 1;
                    let words = text.galley.text();
                    assert!(
                        apart <= 1.3,
                        "{code}, {language}, {room:?}: “{words}” has its lines {apart} letters apart"
                    );
                }
            }
        }
    }
    assert!(seen > 8, "{seen} headlines of several lines");
}

#[test]
fn that_no_die_is_free_is_said_once() {
    let (code, day) = HARD[2];
    let asked = Seen { language: Language::English, manner: Manner::Plain, timed: true, text: "normal" };
    let mut desk = view(&half_day(code, day), asked);
    let said = |desk: &TestDesk| {
        let texts = texts(desk);
        let words = texts.iter().map(|text| text.galley.text().to_lowercase());
        words
            .map(|words| words.matches("no die is free").count() + words.matches("none is free").count())
            .sum::<usize>()
    };
    for room in ROOMS {
        desk.project(room);
        assert_eq!(said(&desk), 1, "the projector, {room:?}");
    }
    desk.press(Key::F11);
    assert_eq!(said(&desk), 1, "the desk");
}

#[test]
fn no_word_of_the_opening_lies_on_the_skyline() {
    let mut desk = Place::keeping(STILL, &begun::<TroyesDice>("MARKETDAY")).desk();
    desk.press(Key::Space).press(Key::F11);
    for room in ROOMS {
        desk.project(room);
        let foot = desk.0.ctx.content_rect().bottom() * 0.95;
        let drawings = shapes(&desk).into_iter().filter_map(|shape| match shape {
            Shape::Mesh(mesh) if mesh.texture_id != TextureId::default() => Some(mesh.calc_bounds()),
            _ => None,
        });
        let low = drawings.filter(|rect| rect.bottom() > foot && rect.height() < foot * 0.25);
        let top = low.map(|rect| rect.top()).fold(f32::INFINITY, f32::min);
        assert!(top.is_finite(), "{room:?} has a skyline");
        let texts = texts(&desk);
        assert!(texts.iter().any(|text| text.galley.text().contains("MARKETDAY")), "{room:?} tells the code");
        for text in texts {
            let (words, rect) = (text.galley.text(), text.visual_bounding_rect());
            assert!(rect.bottom() <= top + 0.5, "{room:?}: “{words}” {rect:?} lies on the skyline from {top} on");
        }
    }
}
