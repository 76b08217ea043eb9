//! A game's table of small fields, as the strike grid: which dice of the sheets are struck, and since when.

use std::ops::RangeInclusive;

use eframe::egui::{Align, Align2, Label, Layout, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::desk::look::tools::{Tools, describe, part_title};
use crate::desk::tokens;
use crate::show::{Grid, GridField};

/// A row is as high as there is room for, within these.
const ROW: RangeInclusive<f32> = 24.0..=52.0;

/// Shows the grid down to `bottom`, and the game's code at its corner.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, grid: &Grid, code: Option<&str>, bottom: f32) {
    ui.horizontal(|ui| {
        part_title(ui, &grid.title);
        if let Some(code) = code {
            let code = tools.words.with("desk-code-is", &[("code", code.into())]);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(Label::new(code).truncate()));
        }
    });

    // 1. Size: a column for the rows' names, one for each head; a row for the heads.
    let width = ui.available_width();
    let (rows, columns) = (count(grid.rows.len()) + 1.0, count(grid.heads.len()) + 1.0);
    let height = ((bottom - ui.cursor().top()) / rows).clamp(*ROW.start(), *ROW.end());
    let (rect, response) = ui.allocate_exact_size(vec2(width, height * rows), Sense::hover());
    let column = width / columns;
    let cell = |row: u8, at: u8| {
        let corner = rect.min + vec2(f32::from(at) * column, f32::from(row) * height);
        Rect::from_min_size(corner, vec2(column, height)).shrink(1.5)
    };

    // 2. Paint and describe: nothing here can be pressed.
    for (at, head) in (1..).zip(&grid.heads) {
        let center = cell(0, at).center();
        ui.painter().text(center, Align2::CENTER_CENTER, head, tokens::strong(), tools.palette.ink);
    }
    for (at_row, row) in (1..).zip(&grid.rows) {
        let head = cell(at_row, 0);
        tools.pictures.icon(ui.painter(), head, row.sprite);
        describe(ui, head, response.id.with(at_row), &row.name);
        for (at, field) in (1..).zip(&row.fields) {
            let rect = cell(at_row, at);
            paint(ui, tools, rect, field);
            describe(ui, rect, response.id.with((at_row, at)), &field.said);
        }
    }
}

/// So many rows or columns, for what is drawn.
fn count(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, field: &GridField) {
    let line = Stroke::new(1.5, tools.palette.line);
    ui.painter().rect(rect, 4, tokens::color(field.fill), line, StrokeKind::Inside);
    match (field.mark, &field.since) {
        (Some(mark), Some((number, sprite))) => {
            let (left, when) = rect.split_left_right_at_fraction(0.5);
            tools.pictures.icon(ui.painter(), left, mark);
            let (at, sign) = when.split_left_right_at_fraction(0.5);
            let ink = tokens::DARK_INK.into();
            ui.painter().text(at.center(), Align2::CENTER_CENTER, number, tokens::strong_text(), ink);
            tools.pictures.icon(ui.painter(), sign.shrink(1.0), *sprite);
        }
        (Some(mark), None) => tools.pictures.icon(ui.painter(), rect, mark),
        (None, _) => {}
    }
}
