//! The final scoring column (`rules.md 6`): characters with their circles, pairs of resources, and shields for points.

use super::plan;
use crate::crier::Words;
use crate::games::troyes_dice::paper::marks;
use crate::games::troyes_dice::rules::{Building, Color};
use crate::games::troyes_dice::stage::Art;
use crate::games::troyes_dice::words;
use crate::paper::page::{Paint, Tone, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, INK};

/// The sizes of a circle for a Cathedral's number, and of a shield.
const CIRCLE: f32 = 4.9;
pub(super) const SHIELD: f32 = 10.8;

/// Draws a row: circle × buildings = points, under the character's name.
pub(super) fn row(pen: &mut Pen<'_>, building: Building, top: f32, words: &Words) {
    let name = marks::character(words, building.character());
    let width = plan::SCORING_RIGHT - plan::SCORING;
    pen.write_within(spot(plan::SCORING, top + 2.9), width, &name, Style::new(Weight::Bold, 9.0));
    let y = top + 11.2;
    let told = format!("{} × {} =", words.text("paper-cathedrals"), words::building(words, building));
    pen.figure(told, |pen| {
        pen.circle(spot(plan::SCORING + CIRCLE, y), CIRCLE, Paint::fill(BLANK).lined(INK, 0.5));
        sign(pen, plan::SCORING + 11.7, y, "×");
        pen.art(spot(plan::SCORING + 16.3, y), 6.0, Art::Building(building), Tone::Full);
        sign(pen, plan::SCORING + 21.0, y, "=");
        marks::points(pen, spot(plan::SHIELD, y), SHIELD);
    });
}

/// Draws the value of two leftover resources: a point (`rules.md 6.3`).
pub(super) fn pairs(pen: &mut Pen<'_>, color: Color) {
    let y = plan::track(color);
    let resource = Art::resource(color);
    marks::row(pen, spot(plan::SCORING + 5.6, y), 4.6, &[resource, resource], false);
    pen.write(spot(plan::SCORING + 11.6, y + 1.05), "= 1", Style::new(Weight::Bold, 9.0).ink(FAINT));
    marks::points(pen, spot(plan::SHIELD, y + 0.6), SHIELD * 0.78);
}

pub(super) fn sign(pen: &mut Pen<'_>, x: f32, y: f32, text: &str) {
    pen.write(spot(x, y + 1.3), text, Style::new(Weight::Bold, 11.0).center());
}
