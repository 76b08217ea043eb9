//! A building's box: the building, pale, to be drawn around, and its gain below it.

use crate::games::troyes_dice::paper::marks;
use crate::games::troyes_dice::rules::{Building, BuildingGain, Column};
use crate::games::troyes_dice::stage::{Art, Body};
use crate::paper::page::{Area, Paint, Tone, spot};
use crate::paper::pen::Pen;
use crate::stage::tokens::paper::{BLANK, GUIDE, INK};

/// The sides of the drawing and of a gain.
const DRAWING: f32 = 12.4;
const GAIN: f32 = 4.5;

pub(super) fn draw(pen: &mut Pen<'_>, at: Area, building: Building, column: Column) {
    pen.rounded(at, 1.4, Paint::fill(BLANK).lined(GUIDE, 0.3));
    let middle = at.center().x;
    pen.art(spot(middle, at.y + 0.5 + DRAWING / 2.0), DRAWING, Art::Building(building), Tone::Pale);
    let foot = spot(middle, at.bottom() - 0.9 - GAIN / 2.0);
    match building.gain(column) {
        BuildingGain::Just(gain) => marks::gain(pen, foot, GAIN, gain),
        BuildingGain::PerDie(color, gain) => {
            marks::gain(pen, foot.by(-3.5, 0.0), GAIN, gain);
            let stroke = [foot.by(2.7, -2.0), foot.by(1.5, 2.0)];
            pen.line(&stroke, Paint::line(INK, 0.35));
            pen.art(foot.by(5.6, 0.0), GAIN * 0.95, Art::Die(Body::Tinted(color)), Tone::Full);
        }
        BuildingGain::Score(row) => {
            let arrow = [foot.by(-6.2, 0.0), foot.by(-2.0, 0.0)];
            pen.line(&arrow, Paint::line(INK, 0.4));
            pen.line(&[foot.by(-3.5, -1.3), foot.by(-2.0, 0.0), foot.by(-3.5, 1.3)], Paint::line(INK, 0.4));
            pen.art(foot.by(2.2, -0.1), GAIN * 1.2, Art::Building(row), Tone::Full);
        }
    }
}
