//! A village's card: its owner, its two stalls, and its income for others and for its owner (`D 3.8`).

use super::kit::{WIDTH, ours};
use super::marks;
use crate::crier::Words;
use crate::games::dice_village::rules::{Base, Purse, Seat, Spot, VillageCard};
use crate::games::dice_village::stage::{Art, Mark, colors};
use crate::games::dice_village::words;
use crate::paper::page::{Element, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;

/// The sides of the village's drawing and of a stall, and the stalls' upper edge: a merchant beside it has its stall at
/// the same height and size.
pub(super) const DRAWING: f32 = 47.0;
pub(super) const STALL: f32 = 24.0;
pub(super) const STALLS: f32 = 49.4;
/// The margin around the text.
const LEFT: f32 = 5.0;

pub(super) fn draw(pen: &mut Pen<'_>, seat: Seat, base: Base, words: &Words) {
    let at = marks::band(pen, area(LEFT - 0.6, 4.0, WIDTH - 2.0 * LEFT + 1.2, 9.0), seat);
    let name = words::village(words, Spot { owner: seat, base });
    let style = Style::new(Weight::Display, 13.0).ink(colors::mark_ink(Mark::of(seat)));
    pen.element(Element::Heading, |pen| {
        pen.write_within(at.by(0.0, style.rise() / 2.0), WIDTH - LEFT - 1.5 - at.x, &name, style);
    });

    let middle = WIDTH / 2.0;
    pen.art(spot(middle, STALLS - DRAWING * 0.24), DRAWING, Art::Village(base), Tone::Full);
    for (number, x) in base.numbers().into_iter().zip([-0.5, 0.5]) {
        pen.art(spot(middle + x * (STALL + 0.8), STALLS), STALL, Art::Stall(number), Tone::Full);
    }

    let card = VillageCard::of(seat, base);
    pays(pen, 66.2, "paper-village-others", card.others, words);
    pays(pen, 74.4, "paper-village-owner", card.owner, words);
    ours(pen, middle, WIDTH - 2.0 * LEFT, (None, words));
}

/// Draws the income of a player: in words, and as coins and favours.
fn pays(pen: &mut Pen<'_>, top: f32, name: &str, purse: Purse, words: &Words) {
    // The number stays beside what it counts.
    let paid = words::purse(words, purse).replace(' ', "\u{a0}");
    let text = words.with(name, &[("purse", paid.into())]);
    pen.write_lines(spot(LEFT, top), 40.3, &text, Style::new(Weight::Bold, 9.0));
    marks::purse(pen, (spot(WIDTH - LEFT - 6.3, top + 0.6), 6.0), purse, Element::Decoration);
}
