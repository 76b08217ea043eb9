//! A sheet for what a player owns: markers are moved along deniers and influence, and points are crossed out on a strip that is
//! folded back.

use super::MOST_SHEETS;
use crate::crier::Words;
use crate::games::troyes::Troyes;
use crate::games::troyes::rules::{Book, Good, Purse, Seat};
use crate::games::troyes::stage::{Art, Mark, colors};
use crate::paper::layout::{HALF, LARGE, halves, large};
use crate::paper::page::{Area, Element, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError, PerPage, PrintOrder};
use crate::play::Game as _;
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GROUND, GUIDE, INK};

/// The most deniers and points on a track.
const MOST_DENIERS: u16 = 39;
const MOST_POINTS: u16 = 60;

/// A track of numbers: those from `first` to `last`, so many in a row.
struct Track {
    name: &'static str,
    good: Good,
    about: String,
    numbers: std::ops::RangeInclusive<u16>,
    row: u8,
    /// The number at the beginning of the game.
    begins: Option<u16>,
}

/// The letters and measures of a sheet.
struct Look {
    width: f32,
    head: Style,
    text: Style,
    number: Style,
    /// The height of a row, and from a heading's baseline to its row, if the use stands beside the heading.
    high: f32,
    step: f32,
    /// Whether the use of a track stands below its heading.
    below: bool,
}

const SMALL: Look = Look {
    width: HALF.0,
    head: Style::new(Weight::Display, 13.0),
    text: Style::new(Weight::Text, 9.0),
    number: Style::new(Weight::Display, 11.5),
    high: 7.8,
    step: 2.4,
    below: false,
};
const BIG: Look = Look {
    width: LARGE.0,
    head: Style::new(Weight::Bold, 22.0),
    text: Style::new(Weight::Text, 20.0),
    number: Style::new(Weight::Display, 22.0),
    high: 15.0,
    step: 3.0,
    below: true,
};

/// Draws a sheet for each player, two on a page to cut apart, or each on two pages in large print.
///
/// # Errors
/// The number of sheets is 0 or too high, or a name has letters that the fonts lack.
pub fn sheets(order: &PrintOrder<Book>, words: &Words) -> Result<Booklet, PaperError> {
    let total = order.sheets(MOST_SHEETS)?;
    let mut booklet = Booklet::new(words.text("paper-purses-title"), words)?.printed_with(order.inks);
    let names = order.players.iter().map(String::as_str).chain(std::iter::repeat(""));
    let players: Vec<(Seat, &str)> = Seat::all().zip(names).take(total).collect();
    if order.per_page == PerPage::Large {
        for player in players {
            large(&mut booklet, order.paper, |pen| {
                head(pen, 20.0, &BIG, player, words);
                let mut y = 34.0;
                for track in open(words, 10, 7) {
                    y = track.draw(pen, y, &BIG, words) + 14.0;
                }
            })?;
            // Whoever keeps this page face down keeps the points secret.
            large(&mut booklet, order.paper, |pen| {
                head(pen, 20.0, &BIG, player, words);
                hidden(words, "paper-points-apart", 6).draw(pen, 34.0, &BIG, words);
            })?;
        }
        return Ok(booklet);
    }
    add(&mut booklet, order.paper, &players, words)?;
    Ok(booklet)
}

/// Adds a sheet for each player, two on a page.
pub(super) fn add(
    booklet: &mut Booklet,
    paper: Paper,
    players: &[(Seat, &str)],
    words: &Words,
) -> Result<(), PaperError> {
    for players in players.chunks(2) {
        halves(booklet, paper, players, |pen, player| {
            head(pen, 11.0, &SMALL, *player, words);
            let [deniers, influence] = open(words, 10, 21);
            deniers.draw(pen, 17.6, &SMALL, words);
            influence.draw(pen, 60.0, &SMALL, words);
            fold(pen, 78.0);
            hidden(words, "paper-points-fold", 15).draw(pen, 87.0, &SMALL, words);
        })?;
    }
    Ok(())
}

/// Returns the tracks that everybody sees.
fn open(words: &Words, deniers: u8, influence: u8) -> [Track; 2] {
    [
        Track {
            name: "paper-deniers",
            good: Good::Denier,
            about: words.with("paper-deniers-about", &[("most", MOST_DENIERS.into())]),
            numbers: 0..=MOST_DENIERS,
            row: deniers,
            begins: Some(Purse::FIRST.has(Good::Denier)),
        },
        Track {
            name: "paper-influence",
            good: Good::Influence,
            about: words.with("paper-influence-most", &[("most", Purse::MOST_INFLUENCE.into())]),
            numbers: 0..=Purse::MOST_INFLUENCE,
            row: influence,
            begins: Some(Purse::FIRST.has(Good::Influence)),
        },
    ]
}

/// Returns the track of points.
fn hidden(words: &Words, about: &'static str, row: u8) -> Track {
    Track {
        name: "paper-points",
        good: Good::Point,
        about: words.text(about),
        numbers: 1..=MOST_POINTS,
        row,
        begins: None,
    }
}

/// Draws the name, or a line for it, on a band with the player's color and mark.
fn head(pen: &mut Pen<'_>, high: f32, look: &Look, (seat, name): (Seat, &str), words: &Words) {
    let mark = Mark::of_seat(seat);
    let band = area(0.0, 0.0, look.width, high);
    pen.rounded(band, 2.0, Paint::fill(colors::mark(mark)).lined(INK, 0.35));
    let center = spot(high * 0.6, high / 2.0);
    pen.circle(center, high * 0.4, Paint::fill(BLANK));
    pen.art(center, high * 0.58, Art::Mark(mark), Tone::Full);
    let title = Style { size: look.head.size * 0.84, ..look.head }.ink(colors::mark_ink(mark)).right();
    let right = spot(look.width - 3.0, high / 2.0 + title.rise() / 2.0);
    let line = area(high * 1.2, high * 0.14, look.width * 0.8 - high * 1.2, high * 0.72);
    pen.rounded(line, 1.5, Paint::fill(BLANK));
    if name.is_empty() {
        let small = if look.below { look.text } else { Style::new(Weight::Text, 8.0) };
        pen.element(Element::Title, |pen| {
            pen.write(spot(line.x + 1.5, line.bottom() - 1.6), &words.text("paper-name"), small.ink(FAINT));
        });
    } else {
        // The display font has no Greek and no Cyrillic letters.
        let weight = if pen.has(name, Weight::Display) { look.head.weight } else { Weight::Bold };
        let style = Style { weight, size: look.head.size * 1.1, ..look.head };
        pen.element(Element::Title, |pen| {
            pen.write_within(spot(line.x + 2.0, line.center().y + style.rise() / 2.0), line.w - 4.0, name, style);
        });
    }
    pen.write_within(right, look.width * 0.18, Troyes::TITLE, title);
}

/// Draws the line along which the strip is folded back.
fn fold(pen: &mut Pen<'_>, y: f32) {
    pen.line(&[spot(0.0, y), spot(HALF.0, y)], Paint::line(INK, 0.35).dashed());
}

impl Track {
    /// Draws the track, with its heading's baseline there; returns the lower edge.
    fn draw(&self, pen: &mut Pen<'_>, y: f32, look: &Look, words: &Words) -> f32 {
        let name = words.text(self.name);
        let side = look.head.rise() * 1.9;
        let left = side + 1.6;
        pen.art(spot(side / 2.0, y - look.head.rise() / 2.0), side, Art::Good(self.good), Tone::Full);
        pen.heading(spot(left, y), &name, look.head);
        let mut top = y + look.step;
        if look.below {
            let under = y + look.text.size * 0.47;
            top = under + pen.write_lines(spot(0.0, under), look.width, &self.about, look.text) - look.text.rise();
        } else {
            let from = left + pen.width(&name, look.head) + 4.0;
            pen.write_within(spot(from, y), look.width - from, &self.about, look.text);
        }
        let wide = look.width / f32::from(self.row);
        let (first, last) = (*self.numbers.start(), *self.numbers.end());
        let mut foot = top;
        let begins = self.begins.map(|number| words.with("paper-begins", &[("number", number.into())]));
        let told = std::iter::once(format!("{name}: {first}–{last}")).chain(begins).collect::<Vec<_>>().join("; ");
        pen.figure(told, |pen| {
            let (mut column, mut line) = (0_u8, 0_u8);
            for number in self.numbers.clone() {
                let corner = spot(f32::from(column) * wide, top + f32::from(line) * look.high);
                place(pen, corner, (wide, look.high), (number, self.begins == Some(number)), look);
                foot = corner.y + look.high;
                column += 1;
                if column == self.row {
                    (column, line) = (0, line + 1);
                }
            }
        });
        foot
    }
}

/// Draws the place of a number; the one at the beginning of the game is marked.
fn place(pen: &mut Pen<'_>, corner: Spot, (wide, high): (f32, f32), (number, begins): (u16, bool), look: &Look) {
    let at = area(corner.x + 0.4, corner.y + 0.4, wide - 0.8, high - 0.8);
    let (ground, line) = if begins { (GROUND, (INK, 0.7)) } else { (BLANK, (GUIDE, 0.3)) };
    pen.rounded(at, 1.4, Paint::fill(ground).lined(line.0, line.1));
    let digits = number.to_string();
    let Area { w, .. } = at;
    let center = if w > high * 1.6 { spot(at.x + w * 0.24, at.center().y) } else { at.center() };
    pen.write_at(center, &digits, look.number);
}
