//! An event's card: what fights it, its banners and rewards; and the page on which events wait in their queue.

use super::{BAND, Body, CARDS, EFFECT, INSET, LEFT, PLACE, WIDE, border, figure, name, number, ours, place, whose};
use crate::crier::Words;
use crate::games::troyes::rules::{Book, Color, Deck, Event, EventPage, Figure, Fought, Good, Owner};
use crate::games::troyes::stage::Art;
use crate::games::troyes::words as say;
use crate::paper::layout::{LARGE, large};
use crate::paper::page::{Element, Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError};
use crate::stage::Weight;
use crate::stage::tokens::paper::{FAINT, GROUND, GUIDE, INK};

/// The lower edge of the banners, and the most of them beside each other.
const FOOT: f32 = 81.4;
const ROW: u8 = 4;
/// The places for cubes where nobody knows how many banners a card has.
const OPEN: u8 = ROW;

/// Draws the card from its upper left corner.
pub(super) fn draw(pen: &mut Pen<'_>, event: Event, book: &Book, words: &Words) {
    let page = &book.events[event];
    let color = match event.deck() {
        Deck::Of(color) => color,
        Deck::Board => Color::White,
    };
    border(pen, Some(color));
    let black = book.black(event);
    let shown = black.unwrap_or_default();
    let room = f32::from(shown) * 8.4;
    name(pen, color, WIDE - room, &say::event(words, event));
    pen.element(Element::Figure(say::black(words, shown)), |pen| {
        for at in 0..shown {
            let center = spot(CARDS.width - LEFT - 3.4 - f32::from(at) * 8.4, f32::midpoint(INSET, BAND));
            // Without pips: nobody knows yet how it will fall.
            pen.art(center, 7.6, Art::Die(Body::Black), Tone::Full);
        }
    });

    let mut y = BAND + 5.0;
    if black.is_none() {
        y = figure(pen, y, "black", None, Some(Art::Die(Body::Black)), words);
    }
    y = fought(pen, y, page, words);
    for (name, points) in [("first", page.first), ("second", page.second)] {
        y = figure(pen, y, name, number(points), Some(Art::Good(Good::Point)), words);
    }
    if event.deck() == Deck::Of(Color::Red) && !event.calls_red() {
        let called = page.calls.get().map(|called| say::color(words, called.color()));
        y = figure(pen, y, "calls", called, None, words);
    }
    if let Some(threat) = say::threat(words, event, Owner::Gray) {
        pen.write_lines(spot(LEFT, y + 0.4), WIDE, &threat, EFFECT);
    }
    banners(pen, page.banners, words);
    let known = [page.per, page.banners, page.first, page.second, page.black].map(|figure| figure.source());
    let figures = known.into_iter().chain([page.fought.source(), page.calls.source()]).flatten();
    ours(pen, whose(figures), words);
}

/// Draws which dice fight the event, and what their sum is divided by; returns where the next figure stands.
fn fought(pen: &mut Pen<'_>, y: f32, page: &EventPage, words: &Words) -> f32 {
    let dice = page.fought.get().map(|fought| match fought {
        Fought::Red => Art::Die(Body::Of(Color::Red)),
        Fought::White => Art::Die(Body::Of(Color::White)),
        Fought::Yellow => Art::Die(Body::Of(Color::Yellow)),
        Fought::Any => Art::Roll,
    });
    let told = page.fought.get().map(|fought| words.with("figure-word", &[("word", fought.name().into())]));
    let y = figure(pen, y, "fought", told, dice, words);
    figure(pen, y, "per", number(page.per), dice, words)
}

/// Draws the banners, on which cubes lie; the last row stands at the card's foot.
fn banners(pen: &mut Pen<'_>, banners: Figure<u8>, words: &Words) {
    let count = banners.get().unwrap_or(OPEN);
    let rows = count.div_ceil(ROW);
    let wide = count.div_ceil(rows.max(1)).max(1);
    let told = words.with("figure-name", &[("figure", "banners".into())]);
    let told = words.with("chart-told", &[("what", told.into()), ("number", count.into())]);
    pen.figure(told, |pen| {
        for at in 0..count {
            let (column, row) = (f32::from(at % wide), f32::from(at / wide));
            place(pen, spot(LEFT + column * PLACE, FOOT - (f32::from(rows) - row) * PLACE));
        }
    });
    if banners.get().is_none() {
        let y = FOOT - f32::from(rows) * PLACE - 2.4;
        figure(pen, y, "banners", None, None, words);
    }
}

/// Adds the page with Marauding, places for the events that come, and one for black dice.
pub(super) fn add_queue(booklet: &mut Booklet, paper: Paper, book: &Book, words: &Words) -> Result<(), PaperError> {
    large(booklet, paper, |pen| {
        pen.title(spot(0.0, 7.0), &words.text("paper-events"), Style::new(Weight::Display, 18.0));
        pen.write_lines(spot(0.0, 13.4), LARGE.0, &words.text("paper-kit-queue"), Style::new(Weight::Text, 9.5));
        for at in 0..6_u8 {
            let (column, row) = (f32::from(at % 3), f32::from(at / 3));
            let corner = spot(column * CARDS.width + 0.5, 24.0 + row * (CARDS.height + 1.0));
            pen.at(corner, 1.0, |pen| {
                if at == 0 {
                    draw(pen, Event::Marauding, book, words);
                } else {
                    let all = area(0.6, 0.6, CARDS.width - 1.2, CARDS.height - 1.2);
                    pen.rounded(all, 3.0, Paint::fill(GROUND).lined(GUIDE, 0.4));
                    let center = spot(CARDS.width / 2.0, CARDS.height / 2.0);
                    pen.art(center, 26.0, Art::Event, Tone::Pale);
                    let number = center.by(0.0, CARDS.height / 2.0 - 8.0);
                    pen.write_at(number, &(at + 1).to_string(), Style::new(Weight::Display, 14.0).ink(FAINT));
                }
            });
        }
        let top = 24.0 + 2.0 * (CARDS.height + 1.0) + 4.0;
        let wall = area(0.0, top, LARGE.0, LARGE.1 - top);
        pen.rounded(wall, 3.0, Paint::fill(GROUND).lined(INK, 0.4));
        pen.heading(spot(4.0, top + 6.6), &words.text("panel-black-dice"), Style::new(Weight::Display, 13.0));
        for at in 0..6_u8 {
            let slot = spot(18.0 + f32::from(at) * 30.8, top + 31.0);
            pen.art(slot, 22.0, Art::Slot, Tone::Full);
        }
    })
}
