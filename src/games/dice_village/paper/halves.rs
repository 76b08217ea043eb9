//! Two halves of a page, one below the other, to be cut apart.

use crate::paper::page::{Paint, spot};
use crate::paper::pen::Pen;
use crate::paper::{Booklet, Paper, PaperError};
use crate::stage::tokens::paper::GUIDE;

/// The box of a half, in millimeters; it is scaled to the room on the paper.
pub(super) const WIDTH: f32 = 190.0;
pub(super) const HEIGHT: f32 = 124.0;
/// The margin that printers leave white and fingers hold.
const MARGIN: f32 = 9.0;

/// Adds a page of two halves: each is drawn in its box from the upper left corner.
pub(super) fn page<T>(
    booklet: &mut Booklet,
    paper: Paper,
    halves: &[T],
    draw: impl Fn(&mut Pen<'_>, &T),
) -> Result<(), PaperError> {
    let (width, height) = paper.millimeters();
    let middle = height / 2.0;
    booklet.page((width, height), |pen| {
        for (half, top) in halves.iter().zip([0.0, middle]) {
            let scale = ((width - 2.0 * MARGIN) / WIDTH).min((middle - 2.0 * MARGIN) / HEIGHT);
            let corner = spot((width - WIDTH * scale) / 2.0, top + (middle - HEIGHT * scale) / 2.0);
            pen.at(corner, scale, |pen| draw(pen, half));
        }
        pen.line(&[spot(0.0, middle), spot(width, middle)], Paint::line(GUIDE, 0.2).dashed());
    })
}
