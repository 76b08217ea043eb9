//! An activity's card: what a tradesman costs, what the dice's sum is divided by, what it does, and places for tradesmen.

use super::{
    BAND, Body, CARDS, EFFECT, INSET, LEFT, NAME, PLACE, WIDE, blank, border, figure, name, number, ours, place, whose,
};
use crate::crier::Words;
use crate::games::troyes::rules::{Activity, Book, CardNumber, Figure, Good, GroupRule, Owner, SPACES, Timing};
use crate::games::troyes::stage::Art;
use crate::games::troyes::words as say;
use crate::paper::page::{Area, Element, Paint, Tone, spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, INK};

/// The upper edge of the places for tradesmen.
const PLACES: f32 = 63.2;

/// Draws the card from its upper left corner.
pub(super) fn draw(pen: &mut Pen<'_>, card: Activity, book: &Book, words: &Words) {
    let (page, color) = (&book.activities[card], card.color());
    border(pen, Some(color));
    name(pen, color, WIDE - 9.0, &say::activity(words, card));
    let round = match book.number(card) {
        CardNumber::I => "I",
        CardNumber::II => "II",
        CardNumber::III => "III",
    };
    let corner = spot(CARDS.width - LEFT - 2.6, f32::midpoint(INSET, BAND));
    pen.circle(corner, 4.0, Paint::fill(BLANK).lined(INK, 0.3));
    pen.write_at(corner, round, Style { size: 9.5, ..NAME });

    let y = figure(pen, BAND + 5.6, "hire", number(page.hire), Some(Art::Good(Good::Denier)), words);
    let roll = match card.group() {
        GroupRule::Of(color) => Art::Die(Body::Of(color)),
        GroupRule::AnyTogether => Art::Roll,
    };
    let y = figure(pen, y, "per", number(page.per), Some(roll), words) + 1.0;
    let effect = say::effect(words, card, Owner::Gray);
    let left = match book.timing(card) {
        Timing::Now => 0.0,
        Timing::Later => {
            pen.art(spot(LEFT + 3.2, y + 1.4), 7.0, Art::Hourglass, Tone::Full);
            8.0
        }
    };
    pen.write_lines(spot(LEFT + left, y), WIDE - left, &effect, EFFECT);
    places(pen, page.spaces, words);
    let figures = page.spaces.iter().chain([&page.hire, &page.per]).filter_map(Figure::source);
    ours(pen, whose(figures), words);
}

/// Draws a place for each player's tradesman, with its points.
fn places(pen: &mut Pen<'_>, spaces: [Figure<u8>; SPACES], words: &Words) {
    for (space, at) in spaces.into_iter().zip(0_u8..) {
        let corner = spot(LEFT + f32::from(at) * PLACE, PLACES);
        place(pen, corner);
        let foot = corner.by(PLACE / 2.0, PLACE + 3.6);
        let label = words.with("figure-space", &[("number", (at + 1).into())]);
        pen.element(Element::Figure(label), |pen| match number(space) {
            Some(points) => {
                pen.write_at(foot.by(-2.4, -0.2), &points, Style::new(Weight::Bold, 9.0));
                pen.art(foot.by(1.8, -0.2), 4.4, Art::Good(Good::Point), Tone::Full);
            }
            None => blank(pen, Area::around(foot, 5.4)),
        });
    }
}
