//! Draws the tracers that fly out of the picture, and the fields of the grid that are crossed out by them: each is shown
//! large, and then flies home.

use egui::{Pos2, Rect, Ui, Vec2, pos2};

use super::grid::{self, Cells};
use super::tools::Tools;
use crate::show::Grid;
use crate::stage::easing::{bouncy, mix};
use crate::stage::{Span, Tracing};

/// The side of the large field, as a part of the shorter side of its place.
const LARGE: f32 = 0.62;
/// The time in which it grows at the end of the flight.
const GROWS: Span = Span::new(0.8, 1.0);
/// The part of the way home on which it bears its number, where that stands over the whole column at home.
const NUMBERED: f32 = 0.6;
/// The distances of the trail behind the tracer, as parts of the way.
const TRAIL: [f32; 6] = [0.15, 0.12, 0.09, 0.06, 0.03, 0.0];

/// Paints a tracer that starts at that point, or its field, which is shown in the middle of `place` and flies home to
/// the grid, which is painted already.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, (from, place): (Pos2, Rect), grid: (&Grid, &Cells), tracing: &Tracing) {
    let (of, cells) = grid;
    let [row, column] = tracing.field;
    let (Some(field), Some(head)) = (of.rows.get(row).and_then(|row| row.fields.get(column)), of.heads.get(column))
    else {
        return;
    };
    let rest = cells.field(row, column);
    let large = Rect::from_center_size(place.center(), Vec2::splat(place.size().min_elem() * LARGE));
    let grown = GROWS.progress(tracing.flown);
    if grown > 0.0 {
        let large = Rect::from_center_size(large.center(), large.size() * bouncy(grown));
        let here = Rect::from_min_max(large.min.lerp(rest.min, tracing.home), large.max.lerp(rest.max, tracing.home));
        let crossed = |square| strokes(ui, tools, square, tracing);
        let written = (cells.is_written() || tracing.home < NUMBERED).then_some(head.as_str());
        // It has the color of a field that is crossed out from the first stroke on, as at home.
        let [fill, ink] =
            if tracing.strokes.iter().any(|(_, part)| *part > 0.0) { field.crossed } else { [field.fill, field.ink] };
        grid::paint_marked(ui, tools, here, (fill, ink), written, crossed);
    }
    if 0.0 < tracing.flown && tracing.flown < 1.0 {
        for behind in TRAIL {
            let at = way(from, large.center(), (tracing.flown - behind).max(0.0));
            let size = rest.height() * mix(0.36, 0.1, behind / TRAIL[0]);
            ui.painter().circle_filled(at, size, tools.palette.wrong.gamma_multiply(1.0 - 4.0 * behind));
        }
    }
}

/// Paints the strokes over the square, each from its upper end.
fn strokes(ui: &Ui, tools: &Tools<'_>, square: Rect, tracing: &Tracing) {
    let [(down, first), (up, second)] = tracing.strokes;
    let [drawn, drawn_too] = [first, second].map(|part| square.width() * part);
    let left = square.with_max_x(square.left() + drawn);
    let right = square.with_min_x(square.right() - drawn_too);
    for (sprite, part) in [(down, left), (up, right)] {
        if part.is_positive() {
            let painter = ui.painter().with_clip_rect(part.intersect(ui.clip_rect()));
            tools.pictures.icon(&painter, square, sprite);
        }
    }
}

/// Returns a point of the tracer's way, which rises before it falls.
fn way(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let over = pos2(mix(from.x, to.x, 0.5), from.y.min(to.y) - from.distance(to) * 0.25);
    from.lerp(over, part).lerp(over.lerp(to, part), part)
}
