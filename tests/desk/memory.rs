//! Memory: pictures are kept up to so many bytes, and no key makes every glyph anew.

use std::sync::Arc;

use eframe::egui::{Context, Pos2, Rect, Vec2};
use egui_kittest::Harness;
use town_crier::desk::{Desk, Pictures};
use town_crier::games::troyes_dice::record::{Opening, Record};
use town_crier::show::Shown;
use town_crier::stage::Look;

#[test]
fn a_window_that_is_resized_keeps_no_more_pictures_than_their_limit() {
    let record = Record::open(Opening::from_code("MARKET".parse().unwrap())).unwrap();
    let scene = Shown::now(&record).scene();
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
fn a_picture_without_room_is_not_drawn() {
    let record = Record::open(Opening::from_code("MARKET".parse().unwrap())).unwrap();
    let scene = Shown::now(&record).scene();
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
fn the_toolkit_s_own_zoom_keys_are_off() {
    let ctx = Context::default();
    Desk::set_up(&ctx);
    assert!(!ctx.options(|options| options.zoom_with_keyboard));
}
