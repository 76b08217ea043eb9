//! The crier's card: one page with everything that a crier needs beside the app, or without it.

use super::marks;
use crate::crier::Words;
use crate::games::troyes_dice::record::Record;
use crate::games::troyes_dice::rules::{Day, Half, HalfDay, Numbering, Place, Price, Side, TileInPlay};
use crate::games::troyes_dice::stage::{Art, Body, Icon};
use crate::games::troyes_dice::words;
use crate::paper::page::{Area, Element, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError, invitation};
use crate::show::Invitation;
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GROUND, GUIDE, INK};

/// The margin of the page, and the width of the card on every paper.
const MARGIN: f32 = 15.0;
const WIDTH: f32 = 180.0;
const TITLE: Style = Style::new(Weight::Display, 15.0);
const TEXT: Style = Style::new(Weight::Text, 10.5);
const STRONG: Style = Style::new(Weight::Bold, 10.5);

/// Draws the crier's card of a game: the table as it was opened, and a second page for phones that are `invited`.
///
/// # Errors
/// The texts have letters that the fonts lack.
pub fn card(record: &Record, paper: Paper, words: &Words, invited: Option<&Invitation>) -> Result<Booklet, PaperError> {
    let mut booklet = Booklet::new(words.text("paper-card-title"), words)?;
    let (width, height) = paper.millimeters();
    booklet.page((width, height), |pen| {
        pen.at(spot((width - WIDTH) / 2.0, MARGIN), 1.0, |pen| draw(pen, record, words));
    })?;
    if let Some(invited) = invited {
        invitation(&mut booklet, paper, invited, words)?;
    }
    Ok(booklet)
}

fn draw(pen: &mut Pen<'_>, record: &Record, words: &Words) {
    let table = record.opened_table();
    title(pen, &words.text("paper-card-title"), record, words);
    marks::wheel(pen, area(WIDTH - 80.0, 16.0, 80.0, 80.0), table, words);
    numbering(pen, spot(0.0, 24.0), table.numbering(), words);
    prices(pen, spot(0.0, 52.0), words);
    let mut y = 106.0;
    if !table.tiles().is_empty() {
        y = tiles(pen, y, table.tiles(), words);
    }
    let y = checklist(pen, y, words);
    days(pen, y + 7.0, words);
}

/// Draws a page's title to the left, the game's code to the right, and a line below.
pub(super) fn title(pen: &mut Pen<'_>, text: &str, record: &Record, words: &Words) {
    pen.title(spot(0.0, 8.0), text, Style::new(Weight::Display, 26.0));
    if let Some(code) = record.opening().deciding_code() {
        let code = words.with("paper-code", &[("code", code.to_string().into())]);
        pen.write_within(spot(WIDTH, 8.0), 96.0, &code, Style::new(Weight::Bold, 15.0).right());
    }
    pen.line(&[spot(0.0, 12.0), spot(WIDTH, 12.0)], Paint::line(INK, 0.6));
}

/// Draws the numbers over the columns, left to right (`rules.md 5`).
fn numbering(pen: &mut Pen<'_>, at: Spot, numbering: Numbering, words: &Words) {
    pen.heading(at, &words.text("paper-card-columns"), TITLE);
    marks::numbering(pen, at.by(6.0, 11.0), (11.0, 14.6), numbering);
}

/// Draws the price at each place (`rules.md 1.6`).
fn prices(pen: &mut Pen<'_>, at: Spot, words: &Words) {
    pen.heading(at, &words.text("paper-card-prices"), TITLE);
    let mut y = at.y + 8.0;
    for place in Place::ALL {
        let name = words.with("paper-card-place", &[("place", place.number().into())]);
        pen.element(Element::Paragraph, |pen| {
            pen.write(spot(at.x, y + 1.2), &name, STRONG);
            price(pen, spot(at.x + 20.0, y), 6.4, Price::at(place));
            pen.write(spot(at.x + 35.0, y + 1.2), &words::price(words, Price::at(place)), TEXT);
        });
        y += 7.9;
    }
    pen.write_lines(spot(at.x, y + 1.0), 92.0, &words.text("paper-card-placing"), TEXT.ink(FAINT));
}

/// Draws a place's price in drawings, from the left.
pub(super) fn price(pen: &mut Pen<'_>, at: Spot, side: f32, price: Price) {
    let mut x = at.x;
    for icon in Icon::of_price(price) {
        pen.art(spot(x, at.y), side, Art::Icon(icon), Tone::Full);
        x += side * 1.08;
    }
}

/// Draws the tiles in play with the effects of both sides (`rules.md 4.3`); returns the lower edge.
fn tiles(pen: &mut Pen<'_>, top: f32, tiles: &[TileInPlay], words: &Words) -> f32 {
    pen.heading(spot(0.0, top), &words.text("paper-card-tiles"), TITLE);
    let mut y = top + 5.0;
    for tile in tiles {
        let panel = area(0.0, y, WIDTH, 14.0);
        pen.rounded(panel, 2.0, Paint::fill(GROUND));
        for (side, x) in [(Side::Banquet, 0.0), (Side::Raid, WIDTH / 2.0)] {
            let art = spot(x + 10.5, panel.center().y);
            pen.art(art, 12.6, Art::Tile(tile.tile, side), Tone::Full);
            let about = words::tile(words, TileInPlay { side, ..*tile });
            pen.write_lines(spot(x + 21.0, panel.y + 6.2), WIDTH / 2.0 - 24.0, &about, TEXT);
        }
        y += 15.2;
    }
    y + 7.0
}

/// Draws the crier's tasks in every half-day (`rules.md 2`); returns the lower edge.
fn checklist(pen: &mut Pen<'_>, top: f32, words: &Words) -> f32 {
    const STEPS: [(&str, &str); 6] = [
        ("paper-step-roll", "paper-step-roll-about"),
        ("paper-step-place", "paper-step-place-about"),
        ("paper-step-strike", "paper-step-strike-about"),
        ("paper-step-choose", "paper-step-choose-about"),
        ("paper-step-end", "paper-step-end-about"),
        ("paper-step-turn", "paper-step-turn-about"),
    ];
    pen.heading(spot(0.0, top), &words.text("paper-card-half-day"), TITLE);
    let mut y = top + 8.0;
    for (at, (name, about)) in STEPS.into_iter().enumerate() {
        let number = spot(3.0, y - 1.3);
        pen.element(Element::Paragraph, |pen| {
            pen.circle(number, 2.9, Paint::fill(INK));
            pen.write_at(number, &(at + 1).to_string(), Style::new(Weight::Bold, 10.0).ink(BLANK));
            pen.write(spot(8.5, y), &words.text(name), STRONG);
            let down = pen.write_lines(spot(30.0, y), WIDTH - 30.0, &words.text(about), TEXT);
            y += down.max(5.4) + 1.4;
        });
    }
    y
}

/// Draws a box to tick for each half-day; dice are crossed out from day 3 on (`rules.md 2.4`).
fn days(pen: &mut Pen<'_>, top: f32, words: &Words) {
    pen.heading(spot(0.0, top), &words.text("paper-card-days"), TITLE);
    let step = WIDTH / 8.0;
    for half_day in HalfDay::all() {
        let x = f32::from(half_day.day.number() - 1) * step;
        let panel = area(x + 0.8, top + 3.6, step - 1.6, 22.0);
        let left = panel.x + panel.w / 2.0;
        match half_day.half {
            Half::Morning => {
                pen.rounded(panel, 2.0, Paint::fill(GROUND));
                pen.write_at(spot(left, panel.y + 4.2), &half_day.day.number().to_string(), TITLE);
                strikes(pen, spot(panel.right() - 3.6, panel.y + 4.2), half_day.day);
                tick(pen, area(left - 8.6, panel.y + 13.8, 7.6, 7.0), Icon::Sun);
            }
            Half::Afternoon => tick(pen, area(left + 1.0, panel.y + 13.8, 7.6, 7.0), Icon::Moon),
        }
    }
}

fn tick(pen: &mut Pen<'_>, at: Area, icon: Icon) {
    pen.art(spot(at.center().x, at.y - 3.4), 5.0, Art::Icon(icon), Tone::Full);
    pen.rounded(at, 1.0, Paint::fill(BLANK).lined(GUIDE, 0.35));
}

fn strikes(pen: &mut Pen<'_>, at: Spot, day: Day) {
    if day.strikes_sheets() {
        pen.art(at, 4.2, Art::Die(Body::Clear), Tone::Full);
        pen.art(at, 5.2, Art::Icon(Icon::Crossed), Tone::Full);
    }
}
