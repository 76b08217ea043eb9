//! A game's table of small fields: a mark in some of them, with the time since when it stands there.

use egui::{Align2, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::tools::{Tools, describe};
use crate::desk::tokens;
use crate::show::{Grid, GridField};

/// The limits of a grid's contents.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields {
    /// The greatest height of a row.
    pub(crate) most: f32,
    /// The greatest size of letters.
    pub(crate) letters: f32,
    /// Whether the time of a mark is shown.
    pub(crate) since: bool,
}

/// The places of a grid's heads and fields.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cells {
    corner: Pos2,
    size: Vec2,
    /// The number of columns, with that of the rows' names.
    columns: usize,
    /// Whether the rows are beside each other and each field has its column's head.
    ribbon: bool,
}

impl Cells {
    /// Lays out a grid whose fields are never higher than wide; where there is far more width than height, the rows are
    /// beside each other.
    pub(crate) fn of(rect: Rect, grid: &Grid, most: f32) -> Self {
        let (rows, columns) = (count(grid.rows.len()), count(grid.heads.len()) + 1.0);
        let ribbon = rect.width() > rect.height() * columns * 1.4;
        if ribbon {
            let wide = rect.width() / (rows * columns + (rows - 1.0) * BETWEEN);
            let size = Vec2::splat(wide.min(rect.height()));
            let all = size.x * (rows * columns + (rows - 1.0) * BETWEEN);
            let corner = rect.center() - vec2(all, size.y) / 2.0;
            return Self { corner, size, columns: grid.heads.len() + 1, ribbon };
        }
        let height = (rect.height() / (rows + 1.0)).min(most).min(rect.width() / columns);
        let size = vec2((rect.width() / columns).min(height * 3.0), height);
        Self { corner: rect.min, size, columns: grid.heads.len() + 1, ribbon }
    }

    /// Returns the part of a place that square fields take, in the middle of its height; all of it where rows are
    /// beside each other.
    pub(crate) fn within(rect: Rect, grid: &Grid) -> Rect {
        let cells = Self::of(rect, grid, f32::INFINITY);
        let high = (count(grid.rows.len()) + 1.0) * cells.size.y;
        if cells.ribbon { rect } else { Rect::from_center_size(rect.center(), vec2(rect.width(), high)) }
    }

    /// Returns the field in that row and column, from 0.
    pub(crate) fn field(&self, row: usize, column: usize) -> Rect {
        self.cell(row, column + 1)
    }

    /// Returns the text on a field of that height: its column's head, where no head is above all rows.
    pub(crate) fn written<'a>(&self, head: &'a str, height: f32) -> Option<(&'a str, FontId)> {
        self.ribbon.then(|| (head, tokens::bold(height * 0.62)))
    }

    fn cell(&self, row: usize, at: usize) -> Rect {
        let at = if self.ribbon {
            vec2(count(row) * (count(self.columns) + BETWEEN) + count(at), 0.0)
        } else {
            vec2(count(at), count(row) + 1.0)
        };
        Rect::from_min_size(self.corner + at * self.size, self.size).shrink(self.size.min_elem() * 0.05)
    }

    /// Returns the place of that column's head, if it is above all rows.
    fn head(&self, column: usize) -> Option<Rect> {
        let over = self.field(0, column).translate(vec2(0.0, -self.size.y));
        (!self.ribbon).then_some(over)
    }
}

/// The gap between two rows beside each other, in fields.
const BETWEEN: f32 = 0.5;

/// Paints the heads and the rows into all of `rect`, and nothing outside it.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, grid: &Grid, fields: Fields) {
    // 1. Size: a column for the rows' names, one for each head; a row for the heads.
    let cells = Cells::of(rect, grid, fields.most);
    let Vec2 { x: wide, y: height } = cells.size;

    // 2. Paint and describe: nothing here can be pressed.
    let letters = tokens::bold((height * 0.95).min(wide * 1.3).min(fields.letters));
    for (at, head) in grid.heads.iter().enumerate() {
        if let Some(over) = cells.head(at) {
            ui.painter().text(over.center(), Align2::CENTER_CENTER, head, letters.clone(), tools.palette.ink);
        }
    }
    let id = ui.scope_id().with("grid");
    let all = grid.rows.iter().enumerate().flat_map(|(row, of)| [cells.cell(row, 0), cells.cell(row, of.fields.len())]);
    let heads = (0..grid.heads.len()).filter_map(|at| cells.head(at));
    let all = all.chain(heads).reduce(Rect::union).unwrap_or(rect);
    describe(ui, all, id, &said(grid));
    for (at_row, row) in grid.rows.iter().enumerate() {
        let head = cells.cell(at_row, 0);
        tools.pictures.icon(ui.painter(), head, row.sprite);
        describe(ui, head, id.with(at_row), &row.name);
        for (at, (field, head)) in row.fields.iter().zip(&grid.heads).enumerate() {
            let rect = cells.field(at_row, at);
            let since = fields.since.then(|| tokens::bold(height * 0.55));
            paint_field(ui, tools, rect, field, since, cells.written(head, rect.height()));
            tools.explain(ui, rect, id.with((at_row, at)), &field.said, &field.explained);
        }
    }
}

/// Converts a number of rows or columns for drawing.
fn count(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

/// Paints a field into `rect`, with its text and its mark; the time of the mark in that font.
pub(crate) fn paint_field(
    ui: &Ui,
    tools: &Tools<'_>,
    rect: Rect,
    field: &GridField,
    since: Option<FontId>,
    written: Option<(&str, FontId)>,
) {
    let line = Stroke::new((rect.height() * 0.05).max(1.0), tools.palette.line);
    ui.painter().rect(rect, 4, tokens::color(field.fill), line, StrokeKind::Inside);
    if let Some((text, font)) = written.clone().filter(|_| field.mark.is_none()) {
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, field.ink.into());
    }
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
        (Some(mark), Some(_) | None) => {
            tools.pictures.icon(ui.painter(), rect, mark);
            if let Some(written) = written {
                paint_number(ui, rect, field, written);
            }
        }
        (None, _) => {}
    }
}

/// Paints the number of a field that is crossed out over the cross, so that it is still read.
pub(crate) fn paint_number(ui: &Ui, rect: Rect, field: &GridField, (text, font): (&str, FontId)) {
    ui.painter().circle_filled(rect.center(), font.size * 0.5, tokens::color(field.fill));
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, field.ink.into());
}

/// Returns the title and every marked field in words.
fn said(grid: &Grid) -> String {
    let fields = grid.rows.iter().flat_map(|row| &row.fields);
    let marked = fields.filter(|field| field.mark.is_some()).map(|field| field.said.as_str());
    std::iter::once(grid.title.as_str()).chain(marked).collect::<Vec<_>>().join(". ")
}
