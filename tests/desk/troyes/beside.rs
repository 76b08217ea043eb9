//! What stands beside the picture while there is something to choose below it.

use egui::Key;
use egui::epaint::{ClippedShape, Shape};
use egui_kittest::kittest::Queryable as _;
use town_crier::games::troyes::rules::{Phase, TurnStep};

use super::{chosen, dealt, open};
use crate::desk::Place;

/// What is said first below it, in German.
const BELOW: &str = "Was im Bild liegt";

#[test]
fn no_line_is_half_in_sight() {
    let mut record = open(dealt(4));
    while !matches!(record.table().phase(), Phase::Turn(TurnStep::Act(_))) {
        match chosen(&record) {
            Some(order) => _ = record.order(order).expect("a bot's order is followed"),
            None => assert!(record.go_on().is_some_and(|followed| followed.is_ok())),
        }
    }
    for size in [[1280.0, 720.0], [1024.0, 768.0]] {
        let settings = r#"(motion: none, language: Some("de"), text_size: larger)"#;
        let mut desk = Place::keeping(settings, &record).sized(size);
        desk.press(Key::Space);
        let below = desk.0.get_by_label_contains(BELOW).rect();
        let mut seen = 0;
        for ClippedShape { shape, clip_rect, .. } in &desk.0.output().shapes {
            let Shape::Text(text) = shape else { continue };
            let (rect, words) = (text.visual_bounding_rect(), text.galley.text());
            let is_beside = rect.left() > below.left() - 20.0 && rect.top() < below.top();
            if is_beside && rect.intersects(*clip_rect) && !words.starts_with(BELOW) {
                seen += 1;
                assert!(
                    clip_rect.expand(2.0).contains_rect(rect),
                    "{size:?}: “{words}” {rect:?} is cut at {clip_rect:?}"
                );
            }
        }
        assert!(seen > 0, "{size:?}: the heading says whose turn it is");
    }
}
