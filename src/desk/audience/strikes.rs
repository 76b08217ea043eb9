//! The strike grid for the back row.

use eframe::egui::{Rect, pos2, vec2};

use super::column::Column;
use crate::desk::look::tools::width;
use crate::desk::table::strike_grid;
use crate::desk::tokens::{self, ROOM};
use crate::games::troyes_dice::rules::{Color, Table};
use crate::games::troyes_dice::stage::{Art, Icon, colors};

/// The part of the window's height that a row takes.
pub(super) const ROW: f32 = 0.043;
/// The least part of the window's height in which a row can be read.
const LEAST_ROW: f32 = 0.033;
/// The numbers of the columns, and a row for each color.
pub(super) const ROWS: f32 = 4.0;

/// The rectangle below the wheel, if there is room for the grid: beside it stands more than a narrow window can hold.
pub(super) fn below(wheel: Rect, bottom: f32, height: f32) -> Option<Rect> {
    let below = Rect::from_min_max(wheel.left_bottom(), pos2(wheel.right(), bottom));
    let below = below.with_min_y(below.top() + height * 0.01);
    (below.height() >= height * LEAST_ROW * ROWS).then_some(below)
}

/// Paints the numbers of the columns and which dice are struck, in rows of that height.
pub(super) fn paint(column: &mut Column<'_>, table: &Table, height: f32) {
    let all = column.rest.with_max_y(column.rest.top() + height * ROWS);
    let wide = (column.rest.width() / 7.0).min(height * 2.2);
    let font = tokens::bold(column.part(ROOM.strong * 0.8).min(height * 0.95));
    let head = column.row(height);
    for (at, value) in (1u8..).zip(table.numbering().values()) {
        let number = value.to_string();
        let left = cell(head, at, wide).center().x - width(column.ui, &number, font.clone()) / 2.0;
        column.line(head.with_min_x(left), &number, font.clone(), column.tools.palette.ink);
    }
    for color in Color::ALL {
        let row = column.row(height);
        column.picture(cell(row, 0, wide), Art::Reminder(color));
        for (at, value) in (1u8..).zip(table.numbering().values()) {
            let rect = cell(row, at, wide);
            let struck = table.struck(color, value).is_some();
            column.field(rect, tokens::color(if struck { colors::struck(color) } else { colors::plaza(color) }));
            if struck {
                column.picture(rect, Art::Icon(Icon::Crossed));
            }
        }
    }
    column.describe(all, "strikes", &said(column, table));
}

/// “Columns, and what is struck. yellow 1: struck on day 3, morning”.
fn said(column: &Column<'_>, table: &Table) -> String {
    let tools = column.tools;
    let dice = Color::ALL.into_iter().flat_map(|color| table.numbering().values().map(|value| (color, value)));
    let struck = dice.filter_map(|(color, value)| {
        let struck = table.struck(color, value)?;
        Some(strike_grid::said(tools, color, value, Some(struck)))
    });
    let mut said = vec![tools.text("desk-strike-grid")];
    said.extend(struck);
    said.join(". ")
}

fn cell(row: Rect, at: u8, width: f32) -> Rect {
    let corner = row.min + vec2(f32::from(at) * width, 0.0);
    Rect::from_min_size(corner, vec2(width, row.height())).shrink(row.height() * 0.06)
}
