//! A district's resources (`rules.md 7.1`): circled when gained, crossed out when spent.

use super::plan;
use crate::games::troyes_dice::rules::{Color, ResourceTrack};
use crate::games::troyes_dice::stage::Art;
use crate::paper::page::{Paint, Tone, spot};
use crate::paper::pen::Pen;
use crate::stage::tokens::paper::{BLANK, INK};

/// The size of a resource's circle.
const CIRCLE: f32 = 3.4;

pub(super) fn draw(pen: &mut Pen<'_>, color: Color) {
    let (left, right) = (plan::columns_left(), plan::columns_right());
    let step = (right - left - 1.0) / f32::from(ResourceTrack::LENGTH);
    let y = plan::track(color);
    for number in 1..=ResourceTrack::LENGTH {
        let center = spot(left + step * (f32::from(number) - 0.5), y);
        let paint = if number <= ResourceTrack::AT_START {
            // Circled already, as a pencil would.
            Paint::fill(BLANK).lined(INK, 0.75)
        } else {
            Paint::fill(BLANK)
        };
        pen.circle(center, CIRCLE, paint);
        pen.art(center, 4.9, Art::resource(color), Tone::Pale);
        if ResourceTrack::CITIZEN_AT.contains(&number) {
            let corner = center.by(2.5, 3.9);
            pen.circle(corner, 2.2, Paint::fill(BLANK).lined(INK, 0.3));
            pen.art(corner, 3.3, Art::Citizen(color), Tone::Full);
        }
    }
}
