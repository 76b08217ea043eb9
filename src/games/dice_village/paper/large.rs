//! Large print: a player's sheet on a page of its own, and the card of the round on three pages. No letter is smaller than 18 points, and
//! a shape and a word stand beside whatever a color tells.

use super::marks;
use super::round::{sold, title};
use crate::crier::Words;
use crate::games::dice_village::rules::{Face, Good, Paid, Player, Purse, Seat};
use crate::games::dice_village::stage::{Art, Mark, colors};
use crate::games::dice_village::words;
use crate::paper::layout::{LARGE, large as page};
use crate::paper::page::{Area, Element, Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, GROUND, GUIDE, INK};

/// The width of a page.
const WIDTH: f32 = LARGE.0;

const TITLE: Style = Style::new(Weight::Display, 28.0);
const STRONG: Style = Style::new(Weight::Bold, 22.0);
const TEXT: Style = Style::new(Weight::Text, 20.0);
/// The height of a line, from a heading to its text, and between two parts.
const LINE: f32 = 10.0;
const BETWEEN: f32 = 7.0;

/// The height of the band with the player's color.
const BAND: f32 = 20.0;
/// The numbers of a track: rows of ten.
const ROWS: u16 = 4;
const ROW: u16 = 10;
const HIGH: f32 = 16.0;
/// The side of a drawing in the text, and the left side of the words beside it.
const DRAWING: f32 = 12.0;
const BESIDE: f32 = 36.0;

/// Adds the page of a player's sheet.
pub(super) fn sheet(
    booklet: &mut Booklet,
    paper: Paper,
    (seat, name): (Seat, &str),
    words: &Words,
) -> Result<(), PaperError> {
    page(booklet, paper, |pen| {
        head(pen, seat, name, words);
        let about = words.with("paper-coins-about", &[("price", Purse::CARD.coins.into())]);
        let coins = (Purse::FIRST.coins, Purse::CARD.coins);
        let y = track(pen, BAND + BETWEEN, (Art::Coin, &words.text("paper-coins"), &about), coins);
        let prices = [("reroll", Purse::REROLL.favours.into()), ("step", Purse::STEP.favours.into())];
        let about = words.with("paper-favours-about", &prices);
        let favours = (Purse::FIRST.favours, 0);
        let y = track(pen, y, (Art::Favour, &words.text("paper-favours"), &about), favours);
        let about = words.with("paper-purses-about", &[("most", (ROW * ROWS - 1).into())]);
        pen.write_lines(spot(0.0, y + 7.0), WIDTH, &about, TEXT);
    })
}

/// Adds the pages of the card of the round.
pub(super) fn round(booklet: &mut Booklet, paper: Paper, paid: Paid, words: &Words) -> Result<(), PaperError> {
    page(booklet, paper, |pen| {
        pen.title(spot(0.0, 10.0), &title(words), TITLE);
        let y = part(pen, 26.0, None, ("paper-round-start", &words.text("paper-round-start-about")), words);
        let y = part(pen, y, Some(1), ("paper-phase-caravans", &words.text("paper-phase-caravans-about")), words);
        part(pen, y, Some(2), ("paper-phase-sell", &sold(paid, words)), words);
    })?;
    page(booklet, paper, |pen| {
        let y = part(pen, 10.0, Some(3), ("paper-phase-spend", &words.text("paper-phase-spend-about")), words);
        let y = part(pen, y, Some(4), ("paper-phase-end", &words.text("paper-phase-end-about")), words);
        let over = words.with("paper-round-over-about", &[("goal", Player::GOAL.into())]);
        part(pen, y, None, ("paper-round-over", &over), words);
    })?;
    page(booklet, paper, |pen| {
        pen.heading(spot(0.0, 10.0), &words.text("paper-prices"), STRONG);
        let mut y = 24.0;
        for (name, purse) in [
            ("paper-price-reroll", Purse::REROLL),
            ("paper-price-step", Purse::STEP),
            ("paper-price-card", Purse::CARD),
        ] {
            y = costs(pen, y, purse, &words.text(name), words);
        }
        pen.heading(spot(0.0, y + 3.0), &words.text("paper-brings"), STRONG);
        y = costs(pen, y + 17.0, Purse { coins: 0, favours: 1 }, &words.text("paper-brings-market"), words);
        let free = words.with("paper-brings-free", &[("most", Player::MOST_CARAVANS.into())]);
        y += pen.write_lines(spot(0.0, y), WIDTH, &free, TEXT) + 3.0;
        pen.heading(spot(0.0, y), &words.text("paper-goods"), STRONG);
        goods(pen, y + 12.0, words);
    })
}

/// Draws the player's color, with its shape and its word, and the name or a line for it.
fn head(pen: &mut Pen<'_>, seat: Seat, name: &str, words: &Words) {
    let at = marks::band(pen, area(0.0, 0.0, WIDTH, BAND), seat);
    let style = TITLE.ink(colors::mark_ink(Mark::of(seat)));
    let color = words::color(words, seat);
    let from = at.x + pen.width(&color, style) + 8.0;
    let line = area(from, 3.0, WIDTH - 4.0 - from, BAND - 6.0);
    pen.rounded(line, 2.0, Paint::fill(BLANK));
    pen.element(Element::Title, |pen| {
        pen.write(at.by(0.0, style.rise() / 2.0), &color, style);
        if !name.is_empty() {
            let place = spot(line.x + 3.0, line.center().y + STRONG.rise() / 2.0);
            pen.write_within(place, line.w - 6.0, name, STRONG);
        }
    });
}

/// Draws a track of numbers below its use; returns where the next part begins.
fn track(pen: &mut Pen<'_>, top: f32, (art, name, about): (Art, &str, &str), (first, price): (u16, u16)) -> f32 {
    pen.art(spot(DRAWING / 2.0, top + 5.0), DRAWING, art, Tone::Full);
    pen.heading(spot(DRAWING + 4.0, top + 8.4), name, STRONG);
    let top = top + 19.0;
    let top = top + pen.write_lines(spot(0.0, top), WIDTH, about, TEXT) - 5.0;
    let wide = WIDTH / f32::from(ROW);
    pen.figure(format!("{name}: 0–{}", ROW * ROWS - 1), |pen| {
        for number in 0..ROW * ROWS {
            let (column, row) = (f32::from(number % ROW), f32::from(number / ROW));
            let at = area(column * wide, top + row * HIGH, wide, HIGH);
            let buys = price > 0 && number > 0 && number % price == 0;
            place(pen, at, number, number == first, buys);
        }
    });
    top + f32::from(ROWS) * HIGH + BETWEEN - 1.0
}

fn place(pen: &mut Pen<'_>, at: Area, number: u16, first: bool, buys: bool) {
    let ground = if buys { GROUND } else { BLANK };
    let line = if first || buys { (INK, if first { 1.2 } else { 0.6 }) } else { (GUIDE, 0.4) };
    marks::place(pen, at, Paint::fill(ground).lined(line.0, line.1));
    pen.write_at(spot(at.x + 6.4, at.center().y), &number.to_string(), Style::new(Weight::Display, 22.0));
    if buys {
        pen.art(spot(at.right() - 4.4, at.center().y), 7.0, Art::CardBack, Tone::Full);
    }
}

/// Draws a title, with its number if it has one, and words below it; returns where the next part begins.
fn part(pen: &mut Pen<'_>, y: f32, number: Option<u8>, (name, about): (&str, &str), words: &Words) -> f32 {
    pen.element(Element::Heading, |pen| {
        let mut x = 0.0;
        if let Some(number) = number {
            let center = spot(5.2, y - STRONG.rise() / 2.0);
            pen.circle(center, 5.2, Paint::fill(INK));
            pen.write_at(center, &number.to_string(), Style::new(Weight::Bold, 20.0).ink(BLANK));
            x = 14.0;
        }
        pen.write(spot(x, y), &words.text(name), STRONG);
    });
    y + LINE + pen.write_lines(spot(0.0, y + LINE), WIDTH, about, TEXT) + BETWEEN
}

/// Draws coins or favours, and beside them words; returns where the next line begins.
fn costs(pen: &mut Pen<'_>, y: f32, purse: Purse, about: &str, words: &Words) -> f32 {
    let told = Element::Figure(words::purse(words, purse));
    marks::purse(pen, (spot(BESIDE / 2.0 - 3.0, y - 2.4), DRAWING), purse, told);
    y + pen.write_lines(spot(BESIDE, y), WIDTH - BESIDE, about, TEXT).max(DRAWING) + 3.0
}

/// Draws the goods of the numbers on the dice, in two columns.
fn goods(pen: &mut Pen<'_>, top: f32, words: &Words) {
    for (at, face) in (0_u8..).zip(Face::ALL) {
        let (x, y) = (f32::from(at / 3) * WIDTH / 2.0, top + f32::from(at % 3) * 17.0);
        let name = format!("{face}: {}", words::good(words, Good::of(face)));
        pen.element(Element::Paragraph, |pen| {
            pen.figure(face.to_string(), |pen| pen.art(spot(x + 8.0, y), 15.0, Art::Good(Good::of(face)), Tone::Full));
            pen.write(spot(x + 20.0, y + TEXT.rise() / 2.0), &name, TEXT);
        });
    }
}
