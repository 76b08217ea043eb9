//! The strike grid for the back row.

use eframe::egui::{Align2, Rect, Stroke, StrokeKind, Ui, vec2};

use super::column::Column;
use crate::desk::tokens::{self, ROOM};
use crate::desk::tools::Tools;
use crate::games::troyes_dice::{Color, Table};
use crate::stage::{Icon, Sprite};

/// The part of the window's height that a row takes.
const ROW: f32 = 0.048;

/// Paints the numbers of the columns and which dice are struck.
pub(super) fn paint(ui: &Ui, tools: &Tools<'_>, column: &mut Column, table: &Table) {
    let height = column.part(ROW);
    let width = (column.rest.width() / 7.0).min(height * 2.2);
    let font = tokens::bold(column.part(ROOM.strong * 0.8));
    let head = column.row(height);
    for (at, value) in (1u8..).zip(table.numbering().values()) {
        let center = cell(head, at, width).center();
        ui.painter().text(center, Align2::CENTER_CENTER, value.to_string(), font.clone(), tools.palette.ink);
    }
    for color in Color::ALL {
        let row = column.row(height);
        tools.pictures.icon(ui.painter(), cell(row, 0, width), Sprite::Reminder(color));
        for (at, value) in (1u8..).zip(table.numbering().values()) {
            let rect = cell(row, at, width);
            let struck = table.sheet_strike(color, value).is_some();
            let fill = tokens::plaza(color);
            let fill = if struck { fill.gamma_multiply(0.25) } else { fill };
            ui.painter().rect(rect, 4, fill, Stroke::new(height * 0.05, tools.palette.line), StrokeKind::Inside);
            if struck {
                tools.pictures.icon(ui.painter(), rect, Sprite::Icon(Icon::Crossed));
            }
        }
    }
}

fn cell(row: Rect, at: u8, width: f32) -> Rect {
    let corner = row.min + vec2(f32::from(at) * width, 0.0);
    Rect::from_min_size(corner, vec2(width, row.height())).shrink(row.height() * 0.06)
}
