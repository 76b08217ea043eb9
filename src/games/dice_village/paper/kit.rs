//! The house deck as cards to cut out (`D 6`): twelve villages, thirty merchants, and the first player's camel.

use super::{merchant, village};
use crate::crier::Words;
use crate::games::dice_village::rules::{Base, Merchant, Seat, Setup};
use crate::games::dice_village::stage::Art;
use crate::paper::layout::Cards;
use crate::paper::letters::POINT;
use crate::paper::page::{Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Inks, Paper, PaperError};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, INK};

/// The width and height of a card in millimeters: sleeves of that size are sold everywhere, and two dice fit side by
/// side on it.
pub(super) const WIDTH: f32 = 63.0;
pub(super) const HEIGHT: f32 = 88.0;
/// The distance of a card's border from its edge, since nobody cuts exactly.
const INSET: f32 = 2.2;
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
    let layout = Cards { width: WIDTH, height: HEIGHT, columns: 3, rows: 3 };
    layout.pages(&mut booklet, paper, &cards, |pen, card| draw(pen, *card, words))?;
    Ok(booklet)
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
