//! The house deck as cards to cut out (`D 6`): twelve villages, thirty merchants, and the first player's camel.

use super::{merchant, village};
use crate::crier::Words;
use crate::games::dice_village::rules::{Base, Merchant, Seat, Setup};
use crate::games::dice_village::stage::Art;
use crate::paper::letters::POINT;
use crate::paper::page::{Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Inks, Paper, PaperError};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GUIDE, INK};

/// The width and height of a card in millimeters: sleeves of that size are sold everywhere, and two dice fit side by
/// side on it.
pub(super) const WIDTH: f32 = 63.0;
pub(super) const HEIGHT: f32 = 88.0;
/// The distance of a card's border from its edge, since nobody cuts exactly.
const INSET: f32 = 2.2;
/// The numbers of cards beside and below each other.
const COLUMNS: u8 = 3;
const ROWS: u8 = 3;
/// The distance of a cutting mark from the cards, and its length.
const AWAY: f32 = 1.5;
const LONG: f32 = 4.5;
/// The distance between lines, in millimeters for each point of the letters.
const LINE: f32 = POINT * 1.16;

/// One card.
#[derive(Clone, Copy, Debug)]
enum Card {
    Village(Seat, Base),
    Merchant(Merchant),
    First,
}

/// Draws the house deck as cards to cut out.
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn kit(paper: Paper, inks: Inks, words: &Words) -> Result<Booklet, PaperError> {
    let mut booklet = Booklet::new(words.text("paper-kit-title"), words)?.printed_with(inks);
    let seats = (0..*Setup::PLAYERS.end()).map(Seat);
    let villages = seats.flat_map(|seat| Base::ALL.map(|base| Card::Village(seat, base)));
    let cards: Vec<Card> = villages.chain(Merchant::all().map(Card::Merchant)).chain([Card::First]).collect();
    for cards in cards.chunks(usize::from(COLUMNS * ROWS)) {
        let (width, height) = paper.millimeters();
        booklet.page((width, height), |pen| {
            let corner = spot((width - WIDTH * f32::from(COLUMNS)) / 2.0, (height - HEIGHT * f32::from(ROWS)) / 2.0);
            pen.at(corner, 1.0, |pen| page(pen, cards, words));
        })?;
    }
    Ok(booklet)
}

fn page(pen: &mut Pen<'_>, cards: &[Card], words: &Words) {
    let places = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)));
    for (card, (column, row)) in cards.iter().zip(places) {
        let corner = spot(f32::from(column) * WIDTH, f32::from(row) * HEIGHT);
        pen.at(corner, 1.0, |pen| draw(pen, *card, words));
    }
    cuts(pen);
}

fn draw(pen: &mut Pen<'_>, card: Card, words: &Words) {
    let border = area(INSET, INSET, WIDTH - 2.0 * INSET, HEIGHT - 2.0 * INSET);
    pen.rounded(border, 3.0, Paint::fill(BLANK).lined(INK, 0.4));
    match card {
        Card::Village(seat, base) => village::draw(pen, seat, base, words),
        Card::Merchant(merchant) => merchant::draw(pen, merchant, words),
        Card::First => first(pen, words),
    }
}

/// Draws the first player's card, in place of the camel.
fn first(pen: &mut Pen<'_>, words: &Words) {
    pen.art(spot(WIDTH / 2.0, HEIGHT * 0.42), 44.0, Art::Camel, Tone::Full);
    let name = words.text("paper-first");
    pen.write_lines(spot(WIDTH / 2.0, HEIGHT * 0.78), 52.0, &name, Style::new(Weight::Display, 17.0).center());
}

/// Draws the note that figures are our own and not the box's, at the foot of a card or of its half, in one line or two;
/// before it a merchant's number, by which orders in a terminal name it.
pub(super) fn ours(pen: &mut Pen<'_>, middle: f32, width: f32, (number, words): (Option<u8>, &Words)) {
    let style = Style::new(Weight::Text, 6.6).ink(FAINT).center();
    let text = words.text("paper-ours");
    let text = number.map_or_else(|| text.clone(), |number| format!("{number} · {text}"));
    let last = HEIGHT - INSET - 1.9;
    let first = if pen.width(&text, style) > width { last - style.size * LINE } else { last };
    pen.write_lines(spot(middle, first), width, &text, style);
}

/// Draws a mark at both ends of every cut, and a small cross where four cards meet: no line runs along a card's edge.
fn cuts(pen: &mut Pen<'_>) {
    let (right, bottom) = (f32::from(COLUMNS) * WIDTH, f32::from(ROWS) * HEIGHT);
    let paint = Paint::line(GUIDE, 0.2);
    for column in 0..=COLUMNS {
        let x = f32::from(column) * WIDTH;
        pen.line(&[spot(x, -AWAY - LONG), spot(x, -AWAY)], paint);
        pen.line(&[spot(x, bottom + AWAY), spot(x, bottom + AWAY + LONG)], paint);
        for row in 1..ROWS {
            let y = f32::from(row) * HEIGHT;
            pen.line(&[spot(x, y - AWAY), spot(x, y + AWAY)], paint);
        }
    }
    for row in 0..=ROWS {
        let y = f32::from(row) * HEIGHT;
        pen.line(&[spot(-AWAY - LONG, y), spot(-AWAY, y)], paint);
        pen.line(&[spot(right + AWAY, y), spot(right + AWAY + LONG, y)], paint);
        for column in 1..COLUMNS {
            let x = f32::from(column) * WIDTH;
            pen.line(&[spot(x - AWAY, y), spot(x + AWAY, y)], paint);
        }
    }
}
