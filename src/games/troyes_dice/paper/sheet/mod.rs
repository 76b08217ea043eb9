//! Scoresheets (`rules.md 7`): our own drawing, one or two a page, or in large print.
//!
//! A sheet is drawn in a box of its own, `plan::WIDTH` by `plan::HEIGHT` millimeters, and scaled to the room on the
//! paper. `plan` has the places of columns and rows; the other files each draw one part of the sheet, and `large` another sheet.

mod plan;
mod head;
mod district;
mod building;
mod track;
mod scoring;
mod citizens;
mod reminder;
mod large;

use super::{Inscription, MOST_SHEETS};
use crate::crier::Words;
use crate::games::troyes_dice::rules::Color;
use crate::paper::page::{Paint, spot};
use crate::paper::pen::Pen;
use crate::paper::{Booklet, PaperError, PerPage, PrintOrder};
use crate::stage::tokens::paper::GUIDE;

/// An order of scoresheets.
type Order = PrintOrder<Inscription>;

/// Draws scoresheets.
///
/// # Errors
/// The number of sheets is 0 or too high, or a name has letters that the fonts lack.
pub fn sheets(order: &Order, words: &Words) -> Result<Booklet, PaperError> {
    let total = order.sheets(MOST_SHEETS)?;
    let mut booklet = Booklet::new(words.text("paper-sheets-title"), words)?;
    let names: Vec<Option<&str>> = (0..total).map(|at| order.players.get(at).map(String::as_str)).collect();
    let mut last = None;
    for names in names.chunks(order.per_page.count()) {
        // Sheets without a name are all alike.
        if last == Some(names) {
            booklet.pages_again(if order.per_page == PerPage::Large { large::Page::ALL.len() } else { 1 });
            continue;
        }
        last = Some(names);
        let (width, height) = order.paper.millimeters();
        match order.per_page {
            PerPage::One => booklet.page((width, height), |pen| {
                place(pen, (0.0, width, height), MARGIN, names.first().copied().flatten(), order, words);
            })?,
            PerPage::Large => {
                let name = names.first().copied().flatten();
                for page in large::Page::ALL {
                    booklet.page((width, height), |pen| {
                        in_box(pen, (0.0, width, height), MARGIN, |pen| {
                            large::draw(pen, page, name, order.inscription.numbering, words);
                        });
                    })?;
                }
            }
            PerPage::Two => booklet.page((height, width), |pen| {
                let half = height / 2.0;
                for (name, left) in names.iter().zip([0.0, half]) {
                    place(pen, (left, half, width), MARGIN_OF_TWO, *name, order, words);
                }
                let cut = [spot(half, 0.0), spot(half, width)];
                pen.line(&cut, Paint::line(GUIDE, 0.2).dashed());
            })?,
        }
    }
    if order.per_page == PerPage::Large {
        let (width, height) = order.paper.millimeters();
        booklet.page((width, height), |pen| {
            in_box(pen, (0.0, width, height), MARGIN, |pen| large::reminder(pen, words));
        })?;
    }
    Ok(booklet)
}

/// The margins that printers leave white and fingers hold, of one sheet and of two.
const MARGIN: f32 = 10.0;
const MARGIN_OF_TWO: f32 = 7.0;

/// Draws into the sheet's box in the middle of a part of the page, as large as fits.
fn in_box(pen: &mut Pen<'_>, (left, width, height): (f32, f32, f32), margin: f32, draw: impl FnOnce(&mut Pen<'_>)) {
    let scale = ((width - 2.0 * margin) / plan::WIDTH).min((height - 2.0 * margin) / plan::HEIGHT);
    let corner = spot(left + (width - plan::WIDTH * scale) / 2.0, (height - plan::HEIGHT * scale) / 2.0);
    pen.at(corner, scale, draw);
}

/// Draws a sheet into a part of the page.
fn place(pen: &mut Pen<'_>, part: (f32, f32, f32), margin: f32, name: Option<&str>, order: &Order, words: &Words) {
    in_box(pen, part, margin, |pen| {
        head::draw(pen, name, order.inscription.code.as_ref(), words);
        for color in Color::ALL {
            district::draw(pen, color, order.inscription.numbering, words);
        }
        citizens::draw(pen, words);
        reminder::draw(pen, words);
    });
}
