//! A page of rules for the back row, in place of the game; a page that is too long is shown in parts.

use egui::{Align2, Color32, Context, Galley, Id, Rect, Ui, pos2, vec2};

use std::sync::Arc;

use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::tools::{Tools, describe};
use crate::show::{ReferenceLine, ReferencePage};

/// The scales of the text, the largest first, compared with the size for the back row.
const SCALES: [f32; 6] = [1.5, 1.35, 1.2, 1.1, 1.0, 0.95];
/// The scales in a window in which not even one rule has room; they are legible from nearby.
const NEARBY: [f32; 3] = [0.8, 0.65, 0.5];

/// Draws the current part of the page into `all`, as large as it fits: in two columns where the window is wide.
///
/// Letters shrink to the least size for the back row; then the page is shown in parts. After the last part the first
/// follows.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, all: Rect, page: &ReferencePage, larger: f32, turned: usize) {
    let height = all.height();
    let inside = all.shrink(height * 0.03);
    let size = height * ROOM.least_cry;
    let title = tokens::display(size.min(inside.width() / 12.0));
    let galley = ui.painter().layout_no_wrap(page.title.clone(), title.clone(), tools.palette.ink);
    let (head, rest) = inside.split_top_bottom_at_y(inside.top() + galley.size().y + height * 0.02);
    describe(ui, head, ui.scope_id().with("rules"), &page.title);
    ui.painter().galley(head.left_top(), galley, tools.palette.ink);

    let columns: &[Rect] = if inside.width() > height * 1.2 {
        let (left, right) = rest.split_left_right_at_fraction(0.5);
        let gap = height * 0.02;
        &[left.with_max_x(left.right() - gap), right.with_min_x(right.left() + gap)]
    } else {
        &[rest]
    };
    let size = |scale: f32| height * ROOM.text * scale;
    let whole = SCALES.iter().find_map(|scale| place(ui, &page.lines, columns, size(scale * larger)));
    let (placed, parts) = if let Some(placed) = whole {
        (placed, 1)
    } else {
        let [.., least] = SCALES;
        let parts = in_parts(ui, &page.lines, columns, size(least * larger));
        let at = turned.checked_rem(parts.len()).unwrap_or_default();
        let lines = parts.get(at).copied().unwrap_or_default();
        let scales = SCALES.into_iter().map(|scale| scale * larger).chain(NEARBY);
        let placed = scales.into_iter().find_map(|scale| place(ui, lines, columns, size(scale)));
        (placed.unwrap_or_default(), parts.len())
    };
    set_parts(ui.ctx(), parts);
    if parts > 1 {
        let number = format!("{} / {parts}", turned % parts + 1);
        ui.painter().text(head.right_top(), Align2::RIGHT_TOP, &number, title, tools.palette.ink);
        describe(ui, head.with_min_x(head.right() - height * 0.1), ui.scope_id().with("part"), &number);
    }
    for Placed { picture, text, galley, line } in placed {
        for sprite in &line.sprites {
            tools.pictures.icon(ui.painter(), picture, *sprite);
        }
        describe(ui, picture.union(text), ui.scope_id().with(("rule", line.text.as_str())), &line.text);
        ui.painter().galley(text.min, galley, tools.palette.ink);
    }
}

/// Returns the number of parts of the page that was drawn last, in any window.
pub(crate) fn parts(ctx: &Context) -> usize {
    ctx.data(|data| data.get_temp(Id::unique("parts of a rule page"))).unwrap_or(1)
}

fn set_parts(ctx: &Context, parts: usize) {
    if self::parts(ctx) != parts {
        ctx.data_mut(|data| data.insert_temp(Id::unique("parts of a rule page"), parts));
        // Whoever turns the page reads in another window how many there are.
        ctx.request_repaint_of(egui::ViewportId::ROOT);
    }
}

/// Divides the lines into parts, each with as many as there is room for, at least one.
fn in_parts<'a>(ui: &Ui, lines: &'a [ReferenceLine], columns: &[Rect], size: f32) -> Vec<&'a [ReferenceLine]> {
    let (mut parts, mut rest) = (Vec::new(), lines);
    while !rest.is_empty() {
        let fits = |many: &usize| place(ui, &rest[..*many], columns, size).is_some();
        let many = (1..=rest.len()).rev().find(fits).unwrap_or(1);
        let (part, left) = rest.split_at(many);
        parts.push(part);
        rest = left;
    }
    parts
}

/// A line and its place.
struct Placed<'a> {
    picture: Rect,
    text: Rect,
    galley: Arc<Galley>,
    line: &'a ReferenceLine,
}

/// Places the lines one below the other, column after column, in letters of that size; `None` if there is too little
/// room.
fn place<'a>(ui: &Ui, lines: &'a [ReferenceLine], columns: &[Rect], size: f32) -> Option<Vec<Placed<'a>>> {
    let (square, gap) = (size * 2.0, size * 0.45);
    let width = columns.first()?.width() - square - gap;
    let galleys: Vec<_> = lines
        .iter()
        .map(|line| ui.painter().layout(line.text.clone(), tokens::plain(size), Color32::PLACEHOLDER, width))
        .collect();
    let high = |galley: &Galley| galley.size().y.max(square);
    // Every column takes its share, so that the page is full on both sides.
    let all: f32 = galleys.iter().map(|galley| high(galley) + gap).sum();
    let share = all / columns.iter().map(|_| 1.0).sum::<f32>();
    let (mut columns, mut placed) = (columns.iter(), Vec::new());
    let mut column = *columns.next()?;
    let mut top = column.top();
    for (line, galley) in lines.iter().zip(galleys) {
        let row = high(&galley);
        let full = top - column.top() + row / 2.0 > share;
        if full && let Some(next) = columns.next() {
            column = *next;
            top = column.top();
        }
        if top + row > column.bottom() {
            return None;
        }
        let picture = Rect::from_min_size(pos2(column.left(), top + (row - square) / 2.0), vec2(square, square));
        let left = pos2(picture.right() + gap, top + (row - galley.size().y) / 2.0);
        placed.push(Placed { picture, text: Rect::from_min_size(left, galley.size()), galley, line });
        top += row + gap;
    }
    Some(placed)
}
