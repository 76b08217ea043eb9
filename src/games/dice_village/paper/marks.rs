//! Small signs for several prints.

use crate::games::dice_village::rules::{Purse, Seat};
use crate::games::dice_village::stage::{Art, Mark, colors};
use crate::paper::page::{Area, Element, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, INK};

/// The most coins or favours that are drawn one by one.
const FEW: u16 = 2;

/// Draws a band in a player's color with the mark, whose shape is clear without color; returns the start of the text
/// behind it.
pub(super) fn band(pen: &mut Pen<'_>, at: Area, seat: Seat) -> Spot {
    let mark = Mark::of(seat);
    pen.rounded(at, 2.0, Paint::fill(colors::mark(mark)).lined(INK, 0.35));
    let center = spot(at.x + at.h * 0.62, at.center().y);
    pen.circle(center, at.h * 0.44, Paint::fill(BLANK));
    pen.art(center, at.h * 0.58, Art::Mark(mark), Tone::Full);
    spot(center.x + at.h * 0.62, center.y)
}

/// Draws coins, then favours, beside each other around a point: few one by one, and more as a number and one. They are
/// that structure element.
pub(super) fn purse(pen: &mut Pen<'_>, (center, side): (Spot, f32), purse: Purse, element: Element) {
    pen.element(element, |pen| draw_purse(pen, center, side, purse));
}

fn draw_purse(pen: &mut Pen<'_>, center: Spot, side: f32, purse: Purse) {
    let style = Style::new(Weight::Bold, side * 2.4);
    let parts: Vec<(Art, u16)> =
        [(Art::Coin, purse.coins), (Art::Favour, purse.favours)].into_iter().filter(|(_, count)| *count > 0).collect();
    let number = |count: u16| if count > FEW { count.to_string() } else { String::new() };
    let wide = |pen: &Pen<'_>, count: u16| {
        if count > FEW { pen.width(&number(count), style) + side * 1.15 } else { side * 1.05 * f32::from(count) }
    };
    let all: f32 = parts.iter().map(|(_, count)| wide(pen, *count)).sum();
    let mut x = center.x - all / 2.0;
    for (art, count) in parts {
        let drawn = if count > FEW { 1 } else { count };
        let right = x + wide(pen, count);
        pen.write(spot(x, center.y + style.rise() / 2.0), &number(count), style);
        for at in 0..drawn {
            let back = side * (0.525 + 1.05 * f32::from(drawn - 1 - at));
            pen.art(spot(right - back, center.y), side, art, Tone::Full);
        }
        x = right;
    }
}

/// Draws a place for a small marker on a number.
pub(super) fn place(pen: &mut Pen<'_>, at: Area, paint: Paint) {
    pen.rounded(area(at.x + 0.4, at.y + 0.4, at.w - 0.8, at.h - 0.8), 1.4, paint);
}
