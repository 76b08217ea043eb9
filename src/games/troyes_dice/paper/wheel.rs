//! The picture of the wheel, as the stage sets it.

use crate::games::troyes_dice::rules::Table;
use crate::games::troyes_dice::stage::scene;
use crate::paper::area::{Area, spot};
use crate::paper::art::Tone;
use crate::paper::letters::{POINT, Weight};
use crate::paper::pen::{Pen, Style};
use crate::stage::tokens::paper::{BLANK, INK};
use crate::stage::{self, Ink};

/// Draws the table's wheel into the square. All of it is drawn whole: on paper no half-day is before the others.
pub(super) fn wheel(pen: &mut Pen<'_, '_>, square: Area, table: &Table) {
    let scene = scene(table);
    let scale = scene.bounds.scale_into(square.w, square.h);
    let (middle, shown) = (square.center(), scene.bounds.center());
    let middle = spot(middle.x - shown.x * scale, middle.y - shown.y * scale);
    for standing in &scene.sprites {
        let center = spot(middle.x + standing.center.x * scale, middle.y + standing.center.y * scale);
        pen.art_turned(center, standing.size * scale, standing.angle.to_degrees(), standing.sprite, Tone::Full);
    }
    for label in &scene.labels {
        let center = spot(middle.x + label.center.x * scale, middle.y + label.center.y * scale);
        let weight = match label.weight {
            stage::Weight::Text => Weight::Text,
            stage::Weight::Bold => Weight::Bold,
            stage::Weight::Display => Weight::Display,
        };
        let ink = match label.ink {
            Ink::Dark => INK,
            Ink::Light => BLANK,
        };
        pen.write_at(center, &label.text, Style::new(weight, label.size * scale / POINT).ink(ink));
    }
}
