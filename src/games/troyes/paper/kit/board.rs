//! The page of the three buildings, with a place for each citizen and for those who were pushed out.

use super::{Art, Body, blank, die};
use crate::crier::Words;
use crate::games::troyes::rules::{Book, Building, Good, Rowed};
use crate::games::troyes::stage::colors;
use crate::games::troyes::words as say;
use crate::paper::layout::{LARGE, large};
use crate::paper::page::{Area, Element, Paint, Spot, Tone, area, spot};
use crate::paper::pen::{Pen, Style};
use crate::paper::{Booklet, Paper, PaperError};
use crate::play::Face;
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, FAINT, GROUND, INK};

/// The height of a building with the gap below it, of its band, and the width of its drawing.
const HIGH: f32 = 84.0;
const BAND: f32 = 10.0;
const DRAWING: f32 = 58.0;
/// The side of a place.
const PLACE: f32 = 17.0;
const NAME: Style = Style::new(Weight::Display, 15.0);

/// The values of dice that lead to a row, and what is known of them.
struct Row {
    /// The values; none of a row that nobody told.
    faces: Vec<Face>,
    places: u8,
}

/// Adds the page.
pub(super) fn add(booklet: &mut Booklet, paper: Paper, book: &Book, words: &Words) -> Result<(), PaperError> {
    large(booklet, paper, |pen| {
        pen.title(spot(0.0, 6.0), &words.text("paper-kit-board"), Style::new(Weight::Display, 18.0));
        let ranks = Style::new(Weight::Text, 8.5).ink(FAINT).right();
        pen.write_within(spot(LARGE.0, 6.0), 100.0, &words.text("paper-kit-ranks"), ranks);
        for (building, at) in Building::ALL.into_iter().zip(0_u8..) {
            let at = area(0.0, 9.0 + f32::from(at) * HIGH, LARGE.0, HIGH - 2.0);
            draw(pen, at, building, book, words);
        }
    })
}

fn draw(pen: &mut Pen<'_>, at: Area, building: Building, book: &Book, words: &Words) {
    let color = building.color();
    pen.rounded(at, 3.0, Paint::fill(GROUND).lined(INK, 0.4));
    let band = area(at.x, at.y, at.w, BAND);
    pen.rounded(band, 3.0, Paint::fill(colors::of(color)).lined(INK, 0.4));
    let ink = colors::ink(color);
    let base = band.center().y + NAME.rise() / 2.0;
    pen.element(Element::Heading, |pen| pen.write(spot(5.0, base), &say::building(words, building), NAME.ink(ink)));
    let salary = say::amount(words, Good::Denier, building.salary().into());
    let args = [("what", words.text("paper-salaries").into()), ("number", salary.into())];
    let style = Style::new(Weight::Bold, 9.5).ink(ink).right();
    pen.write_within(spot(at.right() - 4.0, base - 0.4), 100.0, &words.with("chart-told", &args), style);

    let middle = spot(at.x + DRAWING / 2.0, at.y + BAND + 24.0);
    pen.art(middle, 40.0, Art::Building(building), Tone::Full);
    let lying = area(at.x + 4.0, at.y + BAND + 47.0, DRAWING - 6.0, 22.0);
    pen.rounded(lying, 3.0, Paint::fill(BLANK).lined(FAINT, 0.3).dashed());
    let style = Style::new(Weight::Text, 8.0).ink(FAINT);
    pen.write_within(spot(lying.x + 2.0, lying.y + 3.8), lying.w - 4.0, &words.text("paper-kit-expelled"), style);

    let inner = area(at.x + DRAWING + 6.0, at.y + BAND, at.w - DRAWING - 8.0, at.h - BAND);
    match building {
        Building::Palace => palace(pen, inner),
        Building::Bishopric => rows(pen, inner, building, &rows_of(book, Rowed::Bishopric)),
        Building::CityHall => rows(pen, inner, building, &rows_of(book, Rowed::CityHall)),
    }
}

/// Draws the Palace's places: one for each value.
fn palace(pen: &mut Pen<'_>, at: Area) {
    let wide = at.w / 3.0;
    for face in Face::ALL {
        let number = face.value() - 1;
        let center = spot(at.x + (f32::from(number % 3) + 0.5) * wide, at.y + f32::from(number / 3) * 35.0 + 17.5);
        value(pen, center.by(-12.0, 0.0), Building::Palace, face);
        space(pen, center.by(7.0, 0.0), 7 - face.value());
    }
}

/// Draws the rows of another building: the first place is at the left, and whoever leaves the last one is pushed out.
fn rows(pen: &mut Pen<'_>, at: Area, building: Building, rows: &[Row]) {
    let high = at.h / number(rows.len());
    // Le Roy takes first places before second ones, and there the highest row.
    let mut rank = 0;
    let count = rows.iter().map(|row| row.places).max().unwrap_or_default();
    let mut ranks = vec![Vec::new(); rows.len()];
    for place in 0..count {
        for (row, ranks) in rows.iter().zip(&mut ranks).rev() {
            if place < row.places {
                rank += 1;
                ranks.push(rank);
            }
        }
    }
    for ((row, ranks), nth) in rows.iter().zip(&ranks).zip(0_u8..) {
        let y = at.y + (f32::from(nth) + 0.5) * high;
        let mut x = at.x + 5.0;
        if row.faces.is_empty() {
            blank(pen, area(x, y - 4.0, 16.0, 8.0));
            x += 18.0;
        }
        for face in &row.faces {
            value(pen, spot(x + 5.0, y), building, *face);
            x += 11.6;
        }
        x += 4.0;
        for rank in ranks {
            space(pen, spot(x + PLACE / 2.0, y), *rank);
            x += PLACE + 5.0;
            arrow(pen, spot(x - 3.4, y));
        }
    }
}

/// Draws a value's die.
fn value(pen: &mut Pen<'_>, center: Spot, building: Building, face: Face) {
    let body = Body::Of(building.color());
    pen.figure(face.to_string(), |pen| die(pen, center, 10.6, [Art::Die(body), Art::Pips(body.pips(), face)]));
}

/// Draws a place, with le Roy's rank of it.
fn space(pen: &mut Pen<'_>, center: Spot, rank: u8) {
    pen.rounded(Area::around(center, PLACE), 2.4, Paint::fill(BLANK).lined(INK, 0.4));
    pen.art(center, 11.0, Art::Space, Tone::Pale);
    let corner = center.by(PLACE / 2.0 - 1.9, PLACE / 2.0 - 1.3);
    pen.element(Element::Decoration, |pen| {
        pen.write_at(corner, &rank.to_string(), Style::new(Weight::Text, 6.4).ink(FAINT));
    });
}

/// Draws which way citizens are pushed.
fn arrow(pen: &mut Pen<'_>, at: Spot) {
    pen.shape(&[at.by(-1.0, -1.4), at.by(1.4, 0.0), at.by(-1.0, 1.4)], Paint::fill(FAINT));
}

/// Returns the rows of a building; where a figure is open, three rows of two with boxes to write in.
fn rows_of(book: &Book, rowed: Rowed) -> Vec<Row> {
    let page = &book.rows[rowed];
    let known: Option<Vec<(Face, u8)>> =
        Face::ALL.into_iter().map(|face| Some((face, page.row[face].get()?))).collect();
    let Some(known) = known else { return (0..3).map(|_| Row { faces: Vec::new(), places: 2 }).collect() };
    let mut numbers: Vec<u8> = known.iter().map(|(_, row)| *row).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let row = |number: u8| {
        let faces: Vec<Face> = known.iter().filter(|(_, row)| *row == number).map(|(face, _)| *face).collect();
        Row { places: u8::try_from(faces.len()).unwrap_or(Building::SPACES), faces }
    };
    numbers.into_iter().map(row).collect()
}

#[expect(clippy::cast_precision_loss, reason = "few rows")]
const fn number(count: usize) -> f32 {
    count as f32
}
