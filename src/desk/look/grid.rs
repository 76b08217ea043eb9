//! A game's table of small fields, as the strike grid: which dice of the sheets are struck, and since when.

use eframe::egui::{Align2, FontId, Rect, Stroke, StrokeKind, Ui, vec2};

use super::tools::{Tools, describe};
use crate::desk::tokens;
use crate::show::{Grid, GridField};

/// How a grid fills its rectangle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields {
    /// No row is higher.
    pub(crate) most: f32,
    /// No letters are larger.
    pub(crate) letters: f32,
    /// Whether it is told since when a field bears its mark.
    pub(crate) since: bool,
}

/// Paints the heads and the rows into all of `rect`, and nothing outside of it.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, grid: &Grid, fields: Fields) {
    // 1. Size: a column for the rows' names, one for each head; a row for the heads.
    let (rows, columns) = (count(grid.rows.len()) + 1.0, count(grid.heads.len()) + 1.0);
    // A field is never higher than wide.
    let height = (rect.height() / rows).min(fields.most).min(rect.width() / columns);
    let wide = (rect.width() / columns).min(height * 3.0);
    let cell = |row: u8, at: u8| {
        let corner = rect.min + vec2(f32::from(at) * wide, f32::from(row) * height);
        Rect::from_min_size(corner, vec2(wide, height)).shrink(height.min(wide) * 0.05)
    };

    // 2. Paint and describe: nothing here can be pressed.
    let letters = tokens::bold((height * 0.85).min(wide * 1.2).min(fields.letters));
    for (at, head) in (1..).zip(&grid.heads) {
        let center = cell(0, at).center();
        ui.painter().text(center, Align2::CENTER_CENTER, head, letters.clone(), tools.palette.ink);
    }
    let id = ui.scope_id().with("grid");
    let all = Rect::from_min_size(rect.min, vec2(wide * columns, height * rows));
    describe(ui, all, id, &said(grid));
    for (at_row, row) in (1..).zip(&grid.rows) {
        let head = cell(at_row, 0);
        tools.pictures.icon(ui.painter(), head, row.sprite);
        describe(ui, head, id.with(at_row), &row.name);
        for (at, field) in (1..).zip(&row.fields) {
            let rect = cell(at_row, at);
            paint_field(ui, tools, rect, field, fields.since.then(|| tokens::bold(height * 0.55)));
            tools.explain(ui, rect, id.with((at_row, at)), &field.said, &field.explained);
        }
    }
}

/// So many rows or columns, for what is drawn.
fn count(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

fn paint_field(ui: &Ui, tools: &Tools<'_>, rect: Rect, field: &GridField, since: Option<FontId>) {
    let line = Stroke::new((rect.height() * 0.05).max(1.0), tools.palette.line);
    ui.painter().rect(rect, 4, tokens::color(field.fill), line, StrokeKind::Inside);
    match (field.mark, field.since.as_ref().zip(since)) {
        // Beside the cross where there is room; a narrow field has the cross alone.
        (Some(mark), Some(((number, sprite), font))) if rect.width() > rect.height() * 1.9 => {
            let (left, when) = rect.split_left_right_at_fraction(0.5);
            tools.pictures.icon(ui.painter(), left, mark);
            let (at, sign) = when.split_left_right_at_fraction(0.5);
            let ink = tokens::DARK_INK.into();
            ui.painter().text(at.center(), Align2::CENTER_CENTER, number, font, ink);
            tools.pictures.icon(ui.painter(), sign.shrink(1.0), *sprite);
        }
        (Some(mark), Some(_) | None) => tools.pictures.icon(ui.painter(), rect, mark),
        (None, _) => {}
    }
}

/// “Columns, and what is struck. yellow 1: struck on day 3, morning”: the title, and every field that bears a mark.
fn said(grid: &Grid) -> String {
    let fields = grid.rows.iter().flat_map(|row| &row.fields);
    let marked = fields.filter(|field| field.mark.is_some()).map(|field| field.said.as_str());
    std::iter::once(grid.title.as_str()).chain(marked).collect::<Vec<_>>().join(". ")
}
