//! A game's grid for the back row.

use eframe::egui::{Rect, pos2, vec2};

use super::column::Column;
use crate::desk::look::tools::width;
use crate::desk::tokens::{self, ROOM};
use crate::show::Grid;

/// The part of the window's height that a row takes.
pub(super) const ROW: f32 = 0.043;
/// The least part of the window's height in which a row can be read.
const LEAST_ROW: f32 = 0.033;

/// The rows, with that of the heads, for what is drawn.
pub(super) fn rows(grid: &Grid) -> f32 {
    1.0 + grid.rows.iter().map(|_| 1.0).sum::<f32>()
}

/// The rectangle below the picture, if there is room for the grid: beside it stands more than a narrow window can hold.
pub(super) fn below(grid: &Grid, picture: Rect, bottom: f32, height: f32) -> Option<Rect> {
    let below = Rect::from_min_max(picture.left_bottom(), pos2(picture.right(), bottom));
    let below = below.with_min_y(below.top() + height * 0.01);
    (below.height() >= height * LEAST_ROW * rows(grid)).then_some(below)
}

/// Paints the heads and the rows, each of that height.
pub(super) fn paint(column: &mut Column<'_>, grid: &Grid, height: f32) {
    let all = column.rest.with_max_y(column.rest.top() + height * rows(grid));
    let columns = 1.0 + grid.heads.iter().map(|_| 1.0).sum::<f32>();
    let wide = (column.rest.width() / columns).min(height * 2.2);
    let font = tokens::bold(column.part(ROOM.strong * 0.8).min(height * 0.95));
    let head_row = column.row(height);
    for (at, head) in (1u8..).zip(&grid.heads) {
        let left = cell(head_row, at, wide).center().x - width(column.ui, head, font.clone()) / 2.0;
        column.line(head_row.with_min_x(left), head, font.clone(), column.tools.palette.ink);
    }
    for row in &grid.rows {
        let rect = column.row(height);
        column.picture(cell(rect, 0, wide), row.sprite);
        for (at, field) in (1u8..).zip(&row.fields) {
            let rect = cell(rect, at, wide);
            column.field(rect, tokens::color(field.fill));
            if let Some(mark) = field.mark {
                column.picture(rect, mark);
            }
        }
    }
    column.describe(all, "grid", &said(grid));
}

/// “Columns, and what is struck. yellow 1: struck on day 3, morning”: the title, and every field that bears a mark.
fn said(grid: &Grid) -> String {
    let fields = grid.rows.iter().flat_map(|row| &row.fields);
    let marked = fields.filter(|field| field.mark.is_some()).map(|field| field.said.as_str());
    std::iter::once(grid.title.as_str()).chain(marked).collect::<Vec<_>>().join(". ")
}

fn cell(row: Rect, at: u8, width: f32) -> Rect {
    let corner = row.min + vec2(f32::from(at) * width, 0.0);
    Rect::from_min_size(corner, vec2(width, row.height())).shrink(row.height() * 0.06)
}
