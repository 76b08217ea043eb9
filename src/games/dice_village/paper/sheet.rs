//! A sheet for a player's coins and favours: a small marker is moved along the numbers.

use super::{MOST_SHEETS, large, marks};
use crate::crier::Words;
use crate::games::dice_village::DiceVillage;
use crate::games::dice_village::rules::{Paid, Purse, Seat};
use crate::games::dice_village::stage::{Art, Mark, colors};
use crate::games::dice_village::words;
use crate::paper::layout::{HALF, halves};
use crate::paper::page::{Area, Element, Paint, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, PaperError, PerPage, PrintOrder};
use crate::play::Game as _;
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GROUND, GUIDE, INK};

/// The box of a half.
const WIDTH: f32 = HALF.0;
const HEIGHT: f32 = HALF.1;
/// The numbers of a track: rows of ten.
const ROWS: u16 = 4;
const ROW: u16 = 10;
/// The height of a row.
const HIGH: f32 = 10.2;
/// The right end of the line for the name.
const NAME: f32 = 150.0;

/// Draws a sheet for each player, two on a page to cut apart, or each in large print.
///
/// # Errors
/// The number of sheets is 0 or too high, or a name has letters that the fonts lack.
pub fn sheets(order: &PrintOrder<Paid>, words: &Words) -> Result<Booklet, PaperError> {
    let total = order.sheets(MOST_SHEETS)?;
    let mut booklet = Booklet::new(words.text("paper-purses-title"), words)?.printed_with(order.inks);
    let names = order.players.iter().map(String::as_str).chain(std::iter::repeat(""));
    let players: Vec<(Seat, &str)> = Seat::all().zip(names).take(total).collect();
    if order.per_page == PerPage::Large {
        for player in players {
            large::sheet(&mut booklet, order.paper, player, words)?;
        }
        return Ok(booklet);
    }
    for players in players.chunks(2) {
        halves(&mut booklet, order.paper, players, |pen, (seat, name)| draw(pen, *seat, name, words))?;
    }
    Ok(booklet)
}

fn draw(pen: &mut Pen<'_>, seat: Seat, name: &str, words: &Words) {
    head(pen, seat, name, words);
    let (coins, favours) = (Purse::FIRST.coins, Purse::FIRST.favours);
    let about = words.with("paper-coins-about", &[("price", Purse::CARD.coins.into())]);
    track(pen, 17.0, (Art::Coin, &words.text("paper-coins"), &about), (coins, Purse::CARD.coins));
    let prices = [("reroll", Purse::REROLL.favours.into()), ("step", Purse::STEP.favours.into())];
    let about = words.with("paper-favours-about", &prices);
    track(pen, 69.4, (Art::Favour, &words.text("paper-favours"), &about), (favours, 0));
    let about = words.with("paper-purses-about", &[("most", (ROW * ROWS - 1).into())]);
    pen.write_within(spot(0.0, HEIGHT - 1.0), WIDTH, &about, Style::new(Weight::Text, 9.0).ink(FAINT));
}

/// Draws the player's color and name.
fn head(pen: &mut Pen<'_>, seat: Seat, name: &str, words: &Words) {
    let band = area(0.0, 0.0, WIDTH, 12.0);
    let at = marks::band(pen, band, seat);
    let ink = colors::mark_ink(Mark::of(seat));
    let style = Style::new(Weight::Display, 17.0).ink(ink);
    let color = words::color(words, seat);
    let named = |pen: &mut Pen<'_>| pen.write(at.by(0.0, style.rise() / 2.0), &color, style);
    let from = at.x + pen.width(&color, style) + 6.0;
    let line = area(from, 2.0, NAME - from, 8.0);
    pen.rounded(line, 1.5, Paint::fill(BLANK));
    if name.is_empty() {
        pen.element(Element::Title, named);
        let small = Style::new(Weight::Text, 8.0).ink(FAINT);
        pen.write(spot(line.x + 1.5, line.bottom() - 1.6), &words.text("paper-name"), small);
    } else {
        // The display font has no Greek and no Cyrillic letters.
        let weight = if pen.has(name, Weight::Display) { Weight::Display } else { Weight::Bold };
        let style = Style::new(weight, 15.0);
        pen.element(Element::Title, |pen| {
            named(pen);
            pen.write_within(spot(line.x + 2.0, line.center().y + style.rise() / 2.0), line.w - 4.0, name, style);
        });
    }
    let title = Style::new(Weight::Bold, 10.0).ink(ink).right();
    pen.write_within(spot(WIDTH - 3.0, 6.0 + title.rise() / 2.0), WIDTH - NAME - 5.0, DiceVillage::TITLE, title);
}

/// Draws a track of numbers and its use; the first number is marked, and every number at which something can be bought.
fn track(pen: &mut Pen<'_>, top: f32, (art, name, about): (Art, &str, &str), (first, price): (u16, u16)) {
    pen.art(spot(3.4, top + 3.0), 6.8, art, Tone::Full);
    let title = Style::new(Weight::Display, 14.0);
    pen.heading(spot(9.0, top + 4.9), name, title);
    let from = 9.0 + pen.width(name, title) + 4.0;
    pen.write_within(spot(from, top + 4.7), WIDTH - from, about, Style::new(Weight::Text, 9.5));
    let wide = WIDTH / f32::from(ROW);
    pen.figure(format!("{name}: 0–{}", ROW * ROWS - 1), |pen| {
        for number in 0..ROW * ROWS {
            let (column, row) = (f32::from(number % ROW), f32::from(number / ROW));
            let at = area(column * wide, top + 7.4 + row * HIGH, wide, HIGH);
            let buys = price > 0 && number > 0 && number % price == 0;
            number_place(pen, at, number, number == first, buys);
        }
    });
}

fn number_place(pen: &mut Pen<'_>, at: Area, number: u16, first: bool, buys: bool) {
    let ground = if buys { GROUND } else { BLANK };
    let line = if first || buys { (INK, if first { 0.8 } else { 0.4 }) } else { (GUIDE, 0.3) };
    marks::place(pen, at, Paint::fill(ground).lined(line.0, line.1));
    pen.write_at(spot(at.x + 4.6, at.center().y), &number.to_string(), Style::new(Weight::Display, 14.0));
    if buys {
        pen.art(spot(at.right() - 4.4, at.center().y), 6.0, Art::CardBack, Tone::Full);
    }
}
