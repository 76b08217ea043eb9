//! Layouts of a page: halves and cards to cut apart, and the box of large print.

use super::document::{Booklet, PaperError};
use super::page::{Paint, spot};
use super::pen::Pen;
use super::size::Paper;
use crate::stage::tokens::paper::GUIDE;

/// The box of a half, in millimeters; it is scaled to the room on the paper.
pub const HALF: (f32, f32) = (190.0, 124.0);
/// The box of a page in large print, in millimeters; it is scaled to the room on the paper, which is never less.
pub const LARGE: (f32, f32) = (190.0, 259.0);
/// The margins of halves and of large print, which printers leave white and fingers hold.
const HALF_MARGIN: f32 = 9.0;
const LARGE_MARGIN: f32 = 10.0;
/// The distance of a cutting mark from the cards, and its length.
const AWAY: f32 = 1.5;
const LONG: f32 = 4.5;

/// Cards to cut out, side by side in the middle of a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cards {
    /// The width of a card, in millimeters.
    pub width: f32,
    /// The height of a card, in millimeters.
    pub height: f32,
    /// The cards beside each other.
    pub columns: u8,
    /// The cards below each other.
    pub rows: u8,
}

/// Adds a page of two halves, one below the other: each is drawn in its box from the upper left corner.
///
/// # Errors
/// As [`Booklet::page`].
pub fn halves<T>(
    booklet: &mut Booklet,
    paper: Paper,
    halves: &[T],
    draw: impl Fn(&mut Pen<'_>, &T),
) -> Result<(), PaperError> {
    let (width, height) = paper.millimeters();
    let middle = height / 2.0;
    booklet.page((width, height), |pen| {
        for (half, top) in halves.iter().zip([0.0, middle]) {
            let scale = ((width - 2.0 * HALF_MARGIN) / HALF.0).min((middle - 2.0 * HALF_MARGIN) / HALF.1);
            let corner = spot((width - HALF.0 * scale) / 2.0, top + (middle - HALF.1 * scale) / 2.0);
            pen.at(corner, scale, |pen| draw(pen, half));
        }
        pen.line(&[spot(0.0, middle), spot(width, middle)], Paint::line(GUIDE, 0.2).dashed());
    })
}

/// Adds a page of large print that is drawn in its box from the upper left corner.
///
/// # Errors
/// As [`Booklet::page`].
pub fn large(booklet: &mut Booklet, paper: Paper, draw: impl FnOnce(&mut Pen<'_>)) -> Result<(), PaperError> {
    let (width, height) = paper.millimeters();
    booklet.page((width, height), |pen| {
        let scale = ((width - 2.0 * LARGE_MARGIN) / LARGE.0).min((height - 2.0 * LARGE_MARGIN) / LARGE.1);
        pen.at(spot((width - LARGE.0 * scale) / 2.0, LARGE_MARGIN), scale, draw);
    })
}

impl Cards {
    /// Adds as many pages as those cards need: each is drawn from its upper left corner.
    ///
    /// # Errors
    /// As [`Booklet::page`].
    pub fn pages<T>(
        self,
        booklet: &mut Booklet,
        paper: Paper,
        cards: &[T],
        draw: impl Fn(&mut Pen<'_>, &T),
    ) -> Result<(), PaperError> {
        let (width, height) = paper.millimeters();
        let corner = spot(
            (width - self.width * f32::from(self.columns)) / 2.0,
            (height - self.height * f32::from(self.rows)) / 2.0,
        );
        for cards in cards.chunks(usize::from(self.columns) * usize::from(self.rows)) {
            booklet.page((width, height), |pen| pen.at(corner, 1.0, |pen| self.draw(pen, cards, &draw)))?;
        }
        Ok(())
    }

    /// Draws cards of one page from its first card's upper left corner.
    pub fn draw<T>(self, pen: &mut Pen<'_>, cards: &[T], draw: &impl Fn(&mut Pen<'_>, &T)) {
        let places = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (column, row)));
        for (card, (column, row)) in cards.iter().zip(places) {
            let corner = spot(f32::from(column) * self.width, f32::from(row) * self.height);
            pen.at(corner, 1.0, |pen| draw(pen, card));
        }
        self.cuts(pen);
    }

    /// Draws a mark at both ends of every cut, and a small cross where four cards meet: no line runs along a card's edge.
    fn cuts(self, pen: &mut Pen<'_>) {
        let Self { width, height, columns, rows } = self;
        let (right, bottom) = (f32::from(columns) * width, f32::from(rows) * height);
        let paint = Paint::line(GUIDE, 0.2);
        for column in 0..=columns {
            let x = f32::from(column) * width;
            pen.line(&[spot(x, -AWAY - LONG), spot(x, -AWAY)], paint);
            pen.line(&[spot(x, bottom + AWAY), spot(x, bottom + AWAY + LONG)], paint);
            for row in 1..rows {
                let y = f32::from(row) * height;
                pen.line(&[spot(x, y - AWAY), spot(x, y + AWAY)], paint);
            }
        }
        for row in 0..=rows {
            let y = f32::from(row) * height;
            pen.line(&[spot(-AWAY - LONG, y), spot(-AWAY, y)], paint);
            pen.line(&[spot(right + AWAY, y), spot(right + AWAY + LONG, y)], paint);
            for column in 1..columns {
                let x = f32::from(column) * width;
                pen.line(&[spot(x - AWAY, y), spot(x + AWAY, y)], paint);
            }
        }
    }
}
