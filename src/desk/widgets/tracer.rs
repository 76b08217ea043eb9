//! Draws the tracers that fly from the picture to a field of the grid, and the strokes that cross the field out.

use egui::{Pos2, Rect, Ui, Vec2, pos2};

use super::grid::{self, Cells};
use super::tools::Tools;
use crate::show::Grid;
use crate::stage::easing::{mix, smooth};
use crate::stage::{Span, Tracing};

/// The scale of the field while it is crossed out, compared with the field at rest.
const ZOOM: f32 = 1.8;
/// The time in which it grows at the end of the flight, and shrinks after the second stroke.
const GROWS: Span = Span::new(0.8, 1.0);
const SHRINKS: Span = Span::new(0.75, 1.0);
/// The distances of the trail behind the tracer, as parts of the way.
const TRAIL: [f32; 6] = [0.15, 0.12, 0.09, 0.06, 0.03, 0.0];

/// Paints a tracer that starts at that point, or crosses out its field of the grid, which is painted already.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, from: Pos2, grid: (&Grid, &Cells), tracing: &Tracing) {
    let (of, cells) = grid;
    let [row, column] = tracing.field;
    let (Some(field), Some(head)) = (of.rows.get(row).and_then(|row| row.fields.get(column)), of.heads.get(column))
    else {
        return;
    };
    let rest = cells.field(row, column);
    let [(down, first), (up, second)] = tracing.strokes;
    let near = smooth(GROWS.progress(tracing.flown)) - smooth(SHRINKS.progress(second));
    let large = Rect::from_center_size(rest.center(), rest.size() * mix(1.0, ZOOM, near));
    if near > 0.0 {
        grid::paint_field(ui, tools, large, field, None, cells.written(head, large.height()));
    }
    // Each stroke is drawn from its upper end.
    let square = Rect::from_center_size(large.center(), Vec2::splat(large.size().min_elem()));
    let [drawn, drawn_too] = [first, second].map(|part| square.width() * part);
    let left = square.with_max_x(square.left() + drawn);
    let right = square.with_min_x(square.right() - drawn_too);
    for (sprite, part) in [(down, left), (up, right)] {
        if part.is_positive() {
            let painter = ui.painter().with_clip_rect(part.intersect(ui.clip_rect()));
            tools.pictures.icon(&painter, square, sprite);
        }
    }
    if 0.0 < tracing.flown && tracing.flown < 1.0 {
        for behind in TRAIL {
            let at = way(from, rest.center(), (tracing.flown - behind).max(0.0));
            let size = rest.height() * mix(0.3, 0.08, behind / TRAIL[0]);
            ui.painter().circle_filled(at, size, tools.palette.wrong.gamma_multiply(1.0 - 4.0 * behind));
        }
    }
}

/// Returns a point of the tracer's way, which rises before it falls.
fn way(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let over = pos2(mix(from.x, to.x, 0.5), from.y.min(to.y) - from.distance(to) * 0.25);
    from.lerp(over, part).lerp(over.lerp(to, part), part)
}
