//! A page that invites phones to follow, for the table or the wall.

use super::page::{Element, Paint, Spot, area, spot};
use super::pen::{Pen, Style};
use super::{Booklet, Paper, PaperError};
use crate::crier::Words;
use crate::gallery::Qr;
use crate::show::Invitation;
use crate::stage::Weight;
use crate::stage::tokens::paper::INK;

/// The side of the code with its border, in millimeters, and its upper edge.
const CODE: f32 = 130.0;
const TOP: f32 = 78.0;
/// The margin of the page.
const MARGIN: f32 = 20.0;

/// Adds a page with the code that phones scan, and the address for those who type it. It gives access until there is a
/// new code.
///
/// # Errors
/// No font has the letters of the address or of the words.
pub fn invitation(booklet: &mut Booklet, paper: Paper, invited: &Invitation, words: &Words) -> Result<(), PaperError> {
    let (width, height) = paper.millimeters();
    booklet.page((width, height), |pen| {
        let inside = width - 2.0 * MARGIN;
        pen.element(Element::Title, |pen| {
            let style = Style::new(Weight::Display, 34.0);
            pen.write_within(spot(MARGIN, 34.0), inside, &words.text("phones-title"), style);
        });
        pen.write_lines(spot(MARGIN, 48.0), inside, &words.text("phones-scan"), Style::new(Weight::Text, 16.0));
        pen.write_within(spot(MARGIN, 70.0), inside, &invited.address, Style::new(Weight::Bold, 20.0));
        if let Some(code) = Qr::of(&invited.code) {
            let told = words.with("phones-code", &[("address", invited.address.as_str().into())]);
            pen.figure(told, |pen| draw(pen, spot((width - CODE) / 2.0, TOP), &code));
        }
    })
}

/// Draws the dark modules of a code, run by run.
fn draw(pen: &mut Pen<'_>, at: Spot, code: &Qr) {
    let module = CODE / code.rows().map(|_| 1.0).sum::<f32>().max(1.0);
    let mut top = at.y;
    for row in code.rows() {
        let mut left = at.x;
        for run in row.chunk_by(|one, other| one == other) {
            let wide = run.iter().map(|_| module).sum::<f32>();
            if run.first() == Some(&true) {
                pen.rect(area(left, top, wide, module), Paint::fill(INK));
            }
            left += wide;
        }
        top += module;
    }
}
