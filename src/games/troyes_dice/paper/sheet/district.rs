//! A district: its dice, two rows of buildings with their links, its resources and its part of the scoring column.

use super::{building, plan, scoring, track};
use crate::crier::Words;
use crate::games::troyes_dice::paper::marks;
use crate::games::troyes_dice::rules::{Building, Color, Column, Face, Neighbors, Numbering};
use crate::games::troyes_dice::stage::{Art, colors};
use crate::games::troyes_dice::words;
use crate::paper::page::{Area, Element, Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::Rgb;
use crate::stage::tokens::paper::{BLANK, GUIDE, INK};

pub(super) fn draw(pen: &mut Pen<'_>, color: Color, numbering: Option<Numbering>, words: &Words) {
    let panel = plan::district(color);
    ground(pen, panel, color, words);
    let numbers = numbering.map(|numbering| numbering.values().map(|face| face.to_string()).join(" "));
    pen.figure(numbers.unwrap_or_else(|| words.text("rule-numbers")), |pen| {
        for column in Column::ALL {
            let face = numbering.map(|numbering| numbering.values()[column.index()]);
            head(pen, color, column, face);
        }
    });
    for (building, box_of) in
        [(color.prestige(), plan::prestige as fn(Color, Column) -> Area), (color.work(), plan::work)]
    {
        let top = box_of(color, Column::First).y;
        pen.figure(marks::told(words, &[marks::rule(building), "rule-links"]), |pen| {
            links(pen, building, top);
            for column in Column::ALL {
                building::draw(pen, box_of(color, column), building, column);
            }
            lozenges(pen, building, top);
        });
        scoring::row(pen, building, top, words);
    }
    let resource = words::resource(words, color);
    pen.figure(format!("{resource}. {}", words.text("rule-track")), |pen| track::draw(pen, color));
    pen.figure(words.text("rule-leftovers"), |pen| scoring::pairs(pen, color));
}

/// Draws the tinted ground, and the band with the district's emblem and name.
fn ground(pen: &mut Pen<'_>, panel: Area, color: Color, words: &Words) {
    pen.rounded(panel, 2.2, Paint::fill(colors::district_ground(color)).lined(colors::district(color), 0.35));
    band(pen, panel, colors::district(color));
    let middle = plan::BAND / 2.0;
    pen.art(spot(middle, panel.y + 6.6), 6.4, Art::Reminder(color), Tone::Full);
    let name = marks::district(words, color);
    pen.turned(spot(middle, panel.center().y + 3.0), -90.0, |pen| {
        pen.element(Element::Heading, |pen| {
            pen.write_at(spot(0.0, 0.0), &name, Style::new(Weight::Display, 13.5).ink(BLANK));
        });
    });
}

/// Draws the colored band at the left of a panel, round where the panel is round.
pub(super) fn band(pen: &mut Pen<'_>, panel: Area, ink: Rgb) {
    pen.rounded(area(panel.x, panel.y, plan::BAND, panel.h), 2.2, Paint::fill(ink));
    pen.rect(area(panel.x + plan::BAND - 3.0, panel.y, 3.0, panel.h), Paint::fill(ink));
}

/// Draws the die at a column's head, in a tower that is drawn around once a Fortress is in the column.
fn head(pen: &mut Pen<'_>, color: Color, column: Column, face: Option<Face>) {
    let center = plan::head(color, column);
    let (half, top, bottom) = (6.4, center.y - 5.6, center.y + 5.8);
    let tooth = half * 2.0 / 5.0;
    let mut tower = vec![spot(center.x - half, bottom)];
    let mut x = center.x - half;
    for raised in [true, false, true, false, true] {
        let y = if raised { top } else { top + 1.3 };
        tower.extend([spot(x, y), spot(x + tooth, y)]);
        x += tooth;
    }
    tower.push(spot(center.x + half, bottom));
    pen.line(&tower, Paint::fill(BLANK).lined(GUIDE, 0.3));
    marks::open_die(pen, center.by(0.0, 0.9), 8.0, colors::district(color), face);
}

/// Draws the bars between linked neighbors; the boxes cover their ends.
fn links(pen: &mut Pen<'_>, building: Building, top: f32) {
    for neighbors in Neighbors::ALL.into_iter().filter(|neighbors| building.link(*neighbors).is_some()) {
        let middle = plan::between(neighbors, top);
        pen.line(&[middle.by(-6.0, 0.0), middle.by(6.0, 0.0)], Paint::line(INK, 1.0));
    }
}

/// Draws the gains of the links.
fn lozenges(pen: &mut Pen<'_>, building: Building, top: f32) {
    for neighbors in Neighbors::ALL {
        let Some(gain) = building.link(neighbors) else { continue };
        let middle = plan::between(neighbors, top);
        let (wide, high) = (6.0, 8.0);
        let corners = [middle.by(0.0, -high), middle.by(wide, 0.0), middle.by(0.0, high), middle.by(-wide, 0.0)];
        pen.shape(&corners, Paint::fill(BLANK).lined(INK, 0.45));
        let (sprite, count) = marks::gained(gain);
        pen.write_at(middle.by(0.0, -3.1), &count.to_string(), Style::new(Weight::Bold, 9.5));
        pen.art(middle.by(0.0, 1.5), 5.0, sprite, Tone::Full);
    }
}
