//! The page of the Cathedral, three levels of six sites, and of everybody's influence.

use super::{Art, Body, die};
use crate::crier::Words;
use crate::games::troyes::rules::{Color, Good, Purse, Table};
use crate::games::troyes::stage::Pips;
use crate::games::troyes::words as say;
use crate::paper::layout::{LARGE, large};
use crate::paper::page::{Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError};
use crate::play::Face;
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, GROUND, GUIDE, INK};

const TITLE: Style = Style::new(Weight::Display, 18.0);
const TEXT: Style = Style::new(Weight::Text, 9.5);
const LEVELS: u8 = 3;
/// The left side of the sites, and the upper edge, width and height of a place.
const LEFT: f32 = 22.0;
const TOP: f32 = 20.0;
const WIDE: f32 = (LARGE.0 - LEFT) / 6.0;
const HIGH: f32 = 29.0;
/// The numbers of influence in a row, and the upper edge and height of these.
const ROW: u8 = 7;
const TRACK: f32 = 156.0;
const STEP: f32 = 31.0;

/// Adds the page.
pub(super) fn add(booklet: &mut Booklet, paper: Paper, words: &Words) -> Result<(), PaperError> {
    large(booklet, paper, |pen| {
        pen.title(spot(0.0, 7.0), &words.text("paper-kit-cathedral"), TITLE);
        pen.write_within(spot(0.0, 13.4), LARGE.0, &words.text("sheet-how-levels"), TEXT);
        for level in 0..LEVELS {
            let y = TOP + f32::from(LEVELS - 1 - level) * HIGH;
            let text = words.with("paper-kit-level", &[("level", (level + 1).into())]);
            pen.write_within(spot(0.0, y + HIGH / 2.0 + 1.4), LEFT - 2.0, &text, Style::new(Weight::Bold, 11.0));
        }
        for face in Face::ALL {
            site(pen, face, words);
        }
        track(pen, words);
    })
}

/// Draws the places of a value, and below them what each cube there brings.
fn site(pen: &mut Pen<'_>, face: Face, words: &Words) {
    let x = LEFT + f32::from(face.value() - 1) * WIDE;
    for level in 0..LEVELS {
        let at = area(x + 0.8, TOP + f32::from(level) * HIGH + 0.8, WIDE - 1.6, HIGH - 1.6);
        pen.rounded(at, 2.0, Paint::fill(GROUND).lined(INK, 0.4));
        pen.art(at.center(), 22.0, Art::Level, Tone::Full);
    }
    let foot = TOP + f32::from(LEVELS) * HIGH;
    let middle = x + WIDE / 2.0;
    let gains = [(Good::Point, Table::POINTS_OF_SITE), (Good::Influence, Table::influence_of(face))];
    let told = say::joined(words, &gains.map(|(good, count)| say::amount(words, good, count)));
    let told = words.with("chart-told", &[("what", face.to_string().into()), ("number", told.into())]);
    pen.figure(told, |pen| {
        let white = Body::Of(Color::White);
        die(pen, spot(middle, foot + 8.0), 12.0, [Art::Die(white), Art::Pips(Pips::Dark, face)]);
        for ((good, count), down) in gains.into_iter().zip([18.4, 25.0]) {
            let center = spot(middle - 2.6, foot + down);
            pen.write_at(center, &count.to_string(), Style::new(Weight::Bold, 12.0));
            pen.art(center.by(6.0, 0.0), 6.0, Art::Good(good), Tone::Full);
        }
    });
}

/// Draws the numbers of influence, each with room for everybody's cube.
fn track(pen: &mut Pen<'_>, words: &Words) {
    let name = words.text("paper-influence");
    pen.heading(spot(9.0, TRACK - 8.0), &name, TITLE);
    pen.art(spot(3.6, TRACK - 10.2), 7.2, Art::Good(Good::Influence), Tone::Full);
    let begins = Purse::FIRST.has(Good::Influence);
    let most = Purse::MOST_INFLUENCE;
    let about = words.with("paper-begins", &[("number", begins.into())]);
    pen.write_within(spot(9.0, TRACK - 2.6), LARGE.0 - 9.0, &about, TEXT);
    let wide = LARGE.0 / f32::from(ROW);
    pen.figure(format!("{name}: 0–{most}"), |pen| {
        for (number, at) in (0..=most).zip(0_u8..) {
            let corner = spot(f32::from(at % ROW) * wide, TRACK + f32::from(at / ROW) * STEP);
            let line = if number == begins { (INK, 0.9) } else { (GUIDE, 0.35) };
            let place = area(corner.x + 0.5, corner.y + 0.5, wide - 1.0, STEP - 1.0);
            pen.rounded(place, 1.6, Paint::fill(BLANK).lined(line.0, line.1));
            pen.write(corner.by(2.0, 6.0), &number.to_string(), Style::new(Weight::Display, 13.0));
        }
    });
}
