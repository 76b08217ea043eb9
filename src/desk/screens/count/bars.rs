//! The standings: a bar for each player, in the colors of the parts of the points.

use std::cmp::Reverse;

use egui::{
    Align2, Color32, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Tooltip, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use crate::chronicle::Record;
use crate::crier::{InWords as _, Words};
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, describe, name_line, part_title, tip};
use crate::play::BySeat;
use crate::show::{Counted, Fill, Row};

/// The widths of the names, and of the points at the bars' ends.
const NAME: f32 = 130.0;
const POINTS: f32 = 44.0;
/// The height by which accents may stand out of a low bar's line.
const ACCENTS: f32 = 4.0;
const MOST_HEIGHT: f32 = 56.0;
const LEAST_HEIGHT: f32 = 17.0;
/// The number of players beyond which only what is in sight is drawn: of fewer, screen readers are told all.
pub(super) const MANY: usize = 100;

/// Draws a game's bars below its table, if anybody's points are known.
pub(crate) fn standing<G: Counted>(ui: &mut Ui, tools: &Tools<'_>, record: &Record<G>) {
    let Some(results) = record.results() else { return };
    let rows = Row::all(tools.words, results, Some(record.table()), None);
    // A title over nothing says nothing.
    if rows.values().all(|row| row.points.unwrap_or_default() == 0) {
        return;
    }
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("results-title"));
    let rect = ui.available_rect_before_wrap();
    self::ui(ui, tools, rect, &rows);
}

/// Draws the bars into `rect`, the best first; the longest has the whole width, and if there is no room for all they
/// are scrolled.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, rect: Rect, rows: &BySeat<Row>) {
    let count = f32::from(u16::try_from(rows.len()).unwrap_or(u16::MAX)).max(1.0);
    let rect = legend(ui, tools, rect, rows, count * LEAST_HEIGHT);
    let height = (rect.height() / count).clamp(LEAST_HEIGHT, MOST_HEIGHT);
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ScrollArea::vertical().id_salt("bars").auto_shrink(false).show(ui, |ui| {
            let size = vec2(ui.available_width(), height * count);
            let rect = Rect::from_min_size(ui.cursor().min, size);
            ui.advance_cursor_after_rect(rect);
            bars(ui, tools, rect, height, rows);
        });
    });
}

fn bars(ui: &Ui, tools: &Tools<'_>, rect: Rect, height: f32, rows: &BySeat<Row>) {
    let most = rows.values().filter_map(|row| row.points).max().unwrap_or_default();
    if most == 0 {
        return;
    }
    let scale = (rect.width() - NAME - POINTS) / f32::from(most);
    let painter = ui.painter();
    // Of hundreds those in sight are drawn, and one more on either side: the focus goes on to it.
    let sight = ui.clip_rect().expand2(vec2(0.0, height));
    let mut end = rect.top();
    let mut standing: Vec<_> = rows.iter().collect();
    // Of equal points the rank tells who is ahead by the tie-breaks. A sheet that cannot be has no points, and no bar.
    standing.sort_by_key(|(_, row)| (!row.judged.wrong.is_empty(), Reverse(row.points), row.rank));
    for (seat, row) in standing {
        let top = end;
        end += height;
        let line = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
        let id = Id::unique(("reckoning bar", seat.index()));
        if rows.len() > MANY && !sight.intersects(line) && !ui.memory(|memory| memory.has_focus(id)) {
            continue;
        }
        let middle = line.center().y;
        let names = line.expand2(vec2(0.0, ACCENTS)).with_max_x(rect.left() + NAME);
        let names = painter.with_clip_rect(names.intersect(ui.clip_rect()));
        let name = name_line(ui, &row.name, &tokens::strong_text(), tools.palette.ink, NAME - 8.0);
        names.galley(pos2(rect.left(), middle - name.size().y / 2.0), name, tools.palette.ink);
        let mut left = rect.left() + NAME;
        for (part, (fill, points, title)) in parts(tools.words, row).into_iter().enumerate() {
            if points > 0 {
                let color = color(tools, fill);
                let bar = Rect::from_min_size(pos2(left, top + 3.0), vec2(f32::from(points) * scale, height - 6.0));
                painter.rect(bar, 0, color, Stroke::new(1.0, tools.palette.ink), StrokeKind::Inside);
                let told = format!("{title}: {points}");
                tip(describe(ui, bar, Id::unique(("count bar part", seat.index(), part)), &told), &told);
                left = bar.right();
            }
        }
        let points = row.points_shown();
        let end = pos2(left + 6.0, middle);
        painter.text(end, Align2::LEFT_CENTER, &points, tokens::strong_text(), tools.palette.ink);
        whole(ui, tools, line, id, row);
    }
}

/// Draws the legend of the bars' colors, if `least` of the height is left for the bars; returns the rest of `rect`.
fn legend(ui: &Ui, tools: &Tools<'_>, rect: Rect, rows: &BySeat<Row>, least: f32) -> Rect {
    const LINE: f32 = 20.0;
    const SQUARE: f32 = 12.0;

    let longest = rows.values().filter(|row| row.points.unwrap_or_default() > 0).max_by_key(|row| row.parts.len());
    let Some(row) = longest.filter(|row| !row.parts.is_empty()) else { return rect };
    let (mut placed, mut at) = (Vec::new(), pos2(0.0, 0.0));
    for (fill, _, title) in parts(tools.words, row) {
        let galley = ui.painter().layout(title, tokens::text(), tools.palette.ink, rect.width() - SQUARE - 6.0);
        let wide = SQUARE + 6.0 + galley.size().x;
        if at.x > 0.0 && at.x + wide > rect.width() {
            at = pos2(0.0, at.y + LINE);
        }
        placed.push((at, fill, galley));
        at.x += wide + tokens::GAP;
    }
    let high = at.y + LINE;
    if rect.height() - high < least {
        return rect;
    }
    let (bars, below) = rect.split_top_bottom_at_y(rect.bottom() - high);
    for (number, (at, fill, galley)) in placed.into_iter().enumerate() {
        let corner = below.min + at.to_vec2();
        let square = Rect::from_min_size(corner + vec2(0.0, (LINE - SQUARE) / 2.0), vec2(SQUARE, SQUARE));
        ui.painter().rect(square, 0, color(tools, fill), Stroke::new(1.0, tools.palette.ink), StrokeKind::Inside);
        let text = pos2(square.right() + 6.0, corner.y + (LINE - galley.size().y) / 2.0);
        let line = square.union(Rect::from_min_size(text, galley.size()));
        describe(ui, line, Id::unique(("count legend", number)), galley.text());
        ui.painter().galley(text, galley, tools.palette.ink);
    }
    bars
}

/// Describes a whole bar, and explains its parts, to keyboard users too.
fn whole(ui: &Ui, tools: &Tools<'_>, line: Rect, id: Id, row: &Row) {
    let response = ui.interact(line, id, Sense::focusable_noninteractive());
    let name = format!("{}: {}", row.name, row.points_shown());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let told: Vec<String> = parts(tools.words, row)
        .into_iter()
        .filter(|part| part.1 > 0)
        .map(|(_, points, title)| format!("{title}: {points}"))
        .collect();
    ui.ctx().accesskit_node_builder(id, |node| node.set_description(told.join(". ")));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        let ring = Stroke::new(2.5, tools.palette.focus);
        ui.painter().rect_stroke(line, tokens::CORNER, ring, StrokeKind::Inside);
        let card = Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), id.with("told"), line);
        card.show(|ui| {
            for part in told {
                ui.label(part);
            }
        });
    }
}

/// Returns the parts of a bar with their names: parts that are filled alike are one.
fn parts(words: &Words, row: &Row) -> Vec<(Fill, u16, String)> {
    let Some(points) = row.points else { return Vec::new() };
    if row.parts.is_empty() {
        return vec![(Fill::Ground, points, row.name.clone())];
    }
    let parts = row.parts.chunk_by(|one, other| one.fill == other.fill);
    let filled = parts.filter_map(|parts| {
        let names: Vec<String> = parts.iter().map(|part| part.name.in_words(words)).collect();
        Some((parts.first()?.fill, parts.iter().map(|part| part.points).sum(), names.join(", ")))
    });
    filled.collect()
}

fn color(tools: &Tools<'_>, fill: Fill) -> Color32 {
    match fill {
        Fill::Color(color) => tokens::color(color),
        Fill::Ground => tools.palette.ground,
        Fill::Faint => tools.palette.faint,
    }
}
