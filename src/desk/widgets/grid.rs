//! A game's table of small fields, with a mark in some of them.

use egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::tools::{Tools, describe};
use crate::desk::tokens;
use crate::show::{Grid, GridField};
use crate::stage::tokens::Rgb;

/// The limits of a grid's contents.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields {
    /// The greatest height of a row.
    pub(crate) most: f32,
    /// The greatest size of letters.
    pub(crate) letters: f32,
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

    /// Whether each field bears its column's head, since no head is above all rows.
    pub(crate) const fn is_written(&self) -> bool {
        self.ribbon
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
            paint_field(ui, tools, rect, field, cells.is_written().then_some(head.as_str()));
            tools.explain(ui, rect, id.with((at_row, at)), &field.said, &field.explained);
        }
    }
}

/// Converts a number of rows or columns for drawing.
fn count(count: usize) -> f32 {
    f32::from(u8::try_from(count).unwrap_or(u8::MAX))
}

/// Paints a field into `rect`: with that number, if it bears one, and its mark.
fn paint_field(ui: &Ui, tools: &Tools<'_>, rect: Rect, field: &GridField, written: Option<&str>) {
    let colors = (field.fill, field.ink);
    if let Some(mark) = field.mark {
        paint_marked(ui, tools, rect, colors, written, |square| tools.pictures.icon(ui.painter(), square, mark));
    } else {
        ground(ui, tools, rect, field.fill);
        number(ui, rect, field.ink, written);
    }
}

/// Paints a field that is crossed out, everywhere in the same way: its color, the `cross` over it, and its number, if it bears
/// one, over that, so that it is still read.
pub(crate) fn paint_marked(
    ui: &Ui,
    tools: &Tools<'_>,
    rect: Rect,
    (fill, ink): (Rgb, Rgb),
    written: Option<&str>,
    cross: impl FnOnce(Rect),
) {
    ground(ui, tools, rect, fill);
    cross(Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem())));
    if written.is_some() {
        ui.painter().circle_filled(rect.center(), rect.height() * NUMBER * 0.42, tokens::color(fill));
        number(ui, rect, ink, written);
    }
}

/// The size of a number, as a part of its field's height.
const NUMBER: f32 = 0.62;

fn number(ui: &Ui, rect: Rect, ink: Rgb, written: Option<&str>) {
    if let Some(number) = written {
        let font = tokens::bold(rect.height() * NUMBER);
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, number, font, ink.into());
    }
}

fn ground(ui: &Ui, tools: &Tools<'_>, rect: Rect, fill: Rgb) {
    let line = Stroke::new((rect.height() * 0.05).max(1.0), tools.palette.line);
    ui.painter().rect(rect, 4, tokens::color(fill), line, StrokeKind::Inside);
}

/// Returns the title and every marked field in words.
fn said(grid: &Grid) -> String {
    let fields = grid.rows.iter().flat_map(|row| &row.fields);
    let marked = fields.filter(|field| field.mark.is_some()).map(|field| field.said.as_str());
    std::iter::once(grid.title.as_str()).chain(marked).collect::<Vec<_>>().join(". ")
}
