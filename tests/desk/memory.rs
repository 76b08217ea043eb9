//! Memory: pictures are kept up to so many bytes, and no key makes every glyph anew.

use std::sync::Arc;

use egui::{Context, Pos2, RawInput, Rect, Vec2};
use egui_kittest::Harness;
use town_crier::crier::Language;
use town_crier::desk::{Desk, Pictures};
use town_crier::games::troyes_dice::record::Record;
use town_crier::show::Shown;
use town_crier::stage::{Look, Shape};

use super::Place;

use crate::chronicle::stored::begun;

#[test]
fn a_window_that_is_resized_keeps_no_more_pictures_than_their_limit() {
    let record: Record = begun("MARKET");
    let scene = Shown::now(&record).scene(Shape::Wide);
    let pictures = Arc::new(Pictures::default());
    let kept = Arc::clone(&pictures);
    let (mut last, mut dropped) = (0, false);
    // Sizes of which a few together are more than the limit; then what was before is gone.
    let mut harness = Harness::builder().with_context_setup(Desk::set_up).build_ui(move |ui| {
        for side in (1600..2400).step_by(100) {
            let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(f32::from(u16::try_from(side).unwrap())));
            pictures.in_look(Look::Rich).paint(ui.painter(), rect, &scene, false);
            let now = pictures.bytes();
            dropped |= now < last;
            last = now;
            assert!(now <= Pictures::MOST, "{now} bytes");
        }
        assert!(dropped, "it was never full, so this shows nothing");
    });
    harness.step();
    assert!(kept.bytes() > 0);
}

#[test]
fn what_is_no_longer_shown_makes_room() {
    let record: Record = begun("MARKET");
    let scene = Shown::now(&record).scene(Shape::Wide);
    let ctx = Context::default();
    Desk::set_up(&ctx);
    let paint = |pictures: &Pictures, side: u16, time: f64| {
        let mut output = ctx.run_ui(RawInput { time: Some(time), ..RawInput::default() }, |ui| {
            let rect = Rect::from_min_size(Pos2::ZERO, Vec2::splat(f32::from(side)));
            pictures.in_look(Look::Rich).paint(ui.painter(), rect, &scene, false);
        });
        output.textures_delta.clear();
        pictures.bytes()
    };
    let sides = || (900..1600).step_by(100);
    let alone: Vec<usize> = sides().map(|side| paint(&Pictures::default(), side, 0.0)).collect();
    let most = alone.last().unwrap() + Pictures::FEW;
    assert!(alone.iter().sum::<usize>() > most, "all of them are fewer, so this shows nothing");
    let pictures = Pictures::default();
    for (side, time) in sides().zip((0..).step_by(10)) {
        let bytes = paint(&pictures, side, f64::from(time));
        assert!(bytes <= most, "{bytes} bytes at {side}");
    }
    // Also where nothing new is shown.
    let pictures = Pictures::default();
    paint(&pictures, 1500, 100.0);
    paint(&pictures, 300, 101.0);
    let small = paint(&Pictures::default(), 300, 101.0);
    assert_eq!(paint(&pictures, 300, 110.0), small, "what a large window needed is gone");
    let pictures = Pictures::default();
    paint(&pictures, 1500, 120.0);
    // What is still shown is not made anew.
    let before = ctx.tex_manager().read().num_allocated();
    paint(&pictures, 1500, 121.0);
    assert_eq!(ctx.tex_manager().read().num_allocated(), before);
}

#[test]
fn a_picture_without_room_is_not_drawn() {
    let record: Record = begun("MARKET");
    let scene = Shown::now(&record).scene(Shape::Wide);
    let pictures = Pictures::default();
    let mut harness = Harness::builder().with_context_setup(Desk::set_up).build_ui(move |ui| {
        for size in [Vec2::ZERO, Vec2::new(-5.0, 300.0), Vec2::new(300.0, -5.0), Vec2::splat(0.5), Vec2::splat(3.0)] {
            let rect = Rect::from_min_size(Pos2::ZERO, size);
            pictures.in_look(Look::Plain).paint(ui.painter(), rect, &scene, false);
        }
    });
    harness.step();
}

#[test]
fn what_is_seen_first_was_drawn_before_the_window_opened() {
    let place = Place::new("");
    let ctx = Context::default();
    Desk::set_up(&ctx);
    let mut desk = Desk::new(town_crier::games::for_desk(), place.files(), Language::English);
    let mut ahead = desk.draw_ahead(&ctx);
    assert!(ahead.set.len() > 3, "letters and pictures");
    ahead.clear();
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, Vec2::new(1280.0, 720.0)));
    let input = RawInput { screen_rect, time: Some(0.1), ..RawInput::default() };
    let mut first = ctx.run_ui(input, |ui| desk.ui(ui));
    assert!(first.textures_delta.is_empty(), "{:?}", first.textures_delta);
    assert!(!first.shapes.is_empty());
    first.textures_delta.clear();
}

#[test]
fn the_toolkit_s_own_zoom_keys_are_off() {
    let ctx = Context::default();
    Desk::set_up(&ctx);
    assert!(!ctx.options(|options| options.zoom_with_keyboard));
}
