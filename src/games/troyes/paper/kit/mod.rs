//! The kit for groups without the box: four pages of the board, cards, counters, sheets and the crier's card. All drawings and
//! words are our own; so are the figures, unless the group's card book has them.

mod activity;
mod board;
mod cathedral;
mod counters;
mod event;
mod square;

use super::{MOST_SHEETS, purse, round, slips};
use crate::crier::Words;
use crate::games::troyes::record::printed::card_book;
use crate::games::troyes::rules::{Activity, Book, Character, Color, Deck, Event, Figure, Seat, Source};
use crate::games::troyes::stage::{Art, Body, Mark, colors};
use crate::paper::layout::Cards;
use crate::paper::page::{Area, Element, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, PaperError, PrintOrder};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GUIDE, INK};

/// Cards: sleeves of that size are sold everywhere.
const CARDS: Cards = Cards { width: 63.0, height: 88.0, columns: 3, rows: 3 };
/// The distance of a card's border from its edge, since nobody cuts exactly; and of what it tells.
const INSET: f32 = 2.2;
const LEFT: f32 = 4.6;
/// The width of what a card tells.
const WIDE: f32 = CARDS.width - 2.0 * LEFT;
/// The lower edge of the band with a card's name.
const BAND: f32 = 12.6;
/// The side of a place for a citizen or a cube.
const PLACE: f32 = 13.4;
const TEXT: Style = Style::new(Weight::Text, 9.0);
const EFFECT: Style = Style::new(Weight::Text, 10.0);
const NAME: Style = Style::new(Weight::Display, 13.0);
const VALUE: Style = Style::new(Weight::Bold, 10.0);

/// A card.
#[derive(Clone, Copy, Debug)]
enum Card {
    Activity(Activity),
    Event(Event),
    Character(Character),
}

/// Draws the kit with those figures; open ones have a box to write in.
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn kit(order: &PrintOrder<Book>, words: &Words) -> Result<Booklet, PaperError> {
    let (paper, book) = (order.paper, &order.inscription);
    let figures = whose(card_book(book).known().map(|(.., known)| known.source));
    let note = words.with("paper-kit-note", &[("figures", figures.into())]);
    let mut booklet = Booklet::new(words.text("paper-kit-title"), words)?.printed_with(order.inks).noted(note);
    board::add(&mut booklet, paper, book, words)?;
    cathedral::add(&mut booklet, paper, words)?;
    square::add(&mut booklet, paper, words)?;
    event::add_queue(&mut booklet, paper, book, words)?;
    let activities = Activity::ALL.into_iter().map(Card::Activity);
    let events = Event::ALL.into_iter().filter(|event| event.deck() != Deck::Board).map(Card::Event);
    let cards: Vec<Card> = activities.chain(events).chain(Character::ALL.map(Card::Character)).collect();
    CARDS.pages(&mut booklet, paper, &cards, |pen, card| draw(pen, *card, book, words))?;
    counters::add(&mut booklet, paper, words)?;
    let players: Vec<(Seat, &str)> = Seat::all().map(|seat| (seat, "")).take(MOST_SHEETS).collect();
    purse::add(&mut booklet, paper, &players, words)?;
    round::add(&mut booklet, paper, words)?;
    Ok(booklet)
}

/// Returns whose figures these are, as messages tell it apart: the group's, if any is.
fn whose(sources: impl IntoIterator<Item = Source>) -> &'static str {
    let is_group = sources.into_iter().any(|source| source == Source::Group);
    if is_group { "group" } else { "house" }
}

fn draw(pen: &mut Pen<'_>, card: Card, book: &Book, words: &Words) {
    match card {
        Card::Activity(card) => activity::draw(pen, card, book, words),
        Card::Event(card) => event::draw(pen, card, book, words),
        Card::Character(character) => {
            border(pen, None);
            let scale = (CARDS.width - 2.0) / slips::SLIPS.width;
            pen.at(spot(1.0, 2.0), scale, |pen| slips::draw(pen, character, words));
            pen.art(spot(CARDS.width / 2.0, 70.0), 22.0, Art::Character, Tone::Full);
        }
    }
}

/// Draws a card's border, and the band of its name in the deck's color.
fn border(pen: &mut Pen<'_>, color: Option<Color>) {
    let all = area(INSET, INSET, CARDS.width - 2.0 * INSET, CARDS.height - 2.0 * INSET);
    pen.rounded(all, 3.0, Paint::fill(BLANK).lined(INK, 0.4));
    if let Some(color) = color {
        let band = area(INSET, INSET, all.w, BAND - INSET);
        pen.rounded(band, 3.0, Paint::fill(colors::of(color)).lined(INK, 0.4));
    }
}

/// Draws a card's name, in a room of that width, with the ink that the band has.
fn name(pen: &mut Pen<'_>, color: Color, room: f32, name: &str) {
    pen.element(Element::Heading, |pen| {
        let style = NAME.ink(colors::ink(color));
        pen.write_within(spot(LEFT, f32::midpoint(INSET, BAND) + NAME.rise() / 2.0), room, name, style);
    });
}

/// Draws at a card's foot whose figures it has.
fn ours(pen: &mut Pen<'_>, whose: &'static str, words: &Words) {
    let style = Style::new(Weight::Text, 6.2).ink(FAINT).center();
    let text = words.with("paper-ours", &[("figures", whose.into())]);
    pen.write_within(spot(CARDS.width / 2.0, CARDS.height - INSET - 1.5), WIDE, &text, style);
}

/// Draws the name of a figure and its value at the right, with a drawing behind it; an open one is a box to write in.
/// Returns where the next one stands.
fn figure(pen: &mut Pen<'_>, y: f32, name: &str, value: Option<String>, art: Option<Art>, words: &Words) -> f32 {
    let label = words.with("figure-name", &[("figure", name.into())]);
    let room = if art.is_some() { 5.6 } else { 0.0 };
    let right = CARDS.width - LEFT - room;
    pen.element(Element::Paragraph, |pen| {
        let taken = value.as_ref().map_or(9.0, |value| pen.width(value, VALUE)) + 2.0;
        pen.write_within(spot(LEFT, y), right - LEFT - taken, &label, TEXT);
        match value {
            Some(value) => pen.write(spot(right, y), &value, VALUE.right()),
            None => blank(pen, area(right - 9.0, y - 4.0, 9.0, 5.2)),
        }
    });
    if let Some(art) = art {
        pen.art(spot(CARDS.width - LEFT - 2.3, y - 1.2), 4.6, art, Tone::Full);
    }
    y + 5.8
}

/// Draws a box to write in.
fn blank(pen: &mut Pen<'_>, at: Area) {
    pen.rounded(at, 1.0, Paint::fill(BLANK).lined(GUIDE, 0.3));
}

/// Draws an empty place for a citizen or a cube, with its upper left corner there.
fn place(pen: &mut Pen<'_>, at: Spot) {
    let side = PLACE - 0.6;
    pen.rounded(area(at.x + 0.3, at.y + 0.3, side, side), 1.6, Paint::line(FAINT, 0.3).dashed());
}

/// Draws a die that shows that value, as large as the drawing.
fn die(pen: &mut Pen<'_>, center: Spot, side: f32, arts: [Art; 2]) {
    for art in arts {
        pen.art(center, side, art, Tone::Full);
    }
}

/// Returns the number of a figure as it is written; nothing if it is open.
fn number(figure: Figure<u8>) -> Option<String> {
    figure.get().map(|number| number.to_string())
}
