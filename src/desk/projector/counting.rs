//! The view while everybody counts: how a sheet is counted, drawn with an example, and who has handed in.

use egui::{Align2, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::told;
use crate::crier::{Proclamation, Urgency};
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::{Column, Measure, width_of};
use crate::desk::widgets::cry_banner;
use crate::desk::widgets::lines::Lines;
use crate::desk::widgets::signs;
use crate::desk::widgets::tools::{Tools, describe};
use crate::show::{CountStep, HandedIn, Shown, View};

/// The end of a game.
#[derive(Clone, Copy)]
pub(super) struct Counted<'a> {
    pub(super) shown: &'a Shown,
    pub(super) view: &'a View,
    pub(super) handed_in: &'a HandedIn,
}

/// The height of a step's drawings, as a part of the view's.
const SIGN: f32 = 0.1;
/// The height of a row of names compared with its letters.
const ROW: f32 = 1.45;

/// Draws the view into all of `ui`, with letters so many times larger than usual; read out if it is `live`.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, counted: Counted<'_>, (larger, live): (f32, bool)) {
    let Counted { shown, view, handed_in } = counted;
    let all = ui.max_rect();
    let unit = all.size().min_elem();
    let (inside, gap) = (all.shrink(unit * 0.03), unit * 0.025);
    let wide = all.width() > all.height();
    let (head, rest) = inside.split_top_bottom_at_y(inside.top() + unit * if wide { 0.15 } else { 0.13 });
    let said = shown.news.said(tools.words);
    let headline = Proclamation::headed(said.headline.clone(), Vec::new(), Urgency::Alarm);
    let sizes = cry_banner::Sizes {
        cry: unit * ROOM.cry * larger,
        least_cry: unit * ROOM.least_cry,
        text: unit * ROOM.text,
        over: true,
    };
    cry_banner::paint(ui, tools, head, &sizes, &headline, live);
    let rest = rest.with_min_y(rest.top() + gap);
    let players: Vec<(String, bool)> = handed_in.players(tools.words).map(|(_, name, is_in)| (name, is_in)).collect();
    let (guide, names) = match (players.is_empty(), wide) {
        (true, _) => (rest, None),
        (false, true) => {
            let (guide, names) = rest.split_left_right_at_fraction(0.6);
            (guide, Some(names.with_min_x(names.left() + gap)))
        }
        (false, false) => {
            let (guide, names) = rest.split_top_bottom_at_fraction(0.55);
            (guide, Some(names.with_min_y(names.top() + gap)))
        }
    };
    let stroke = Stroke::new(unit * 0.003, tools.palette.line);
    ui.painter().rect(guide, CornerRadius::same(tokens::CORNER), tools.palette.card, stroke, StrokeKind::Inside);
    let least = told::least(all);
    let measure = Measure { unit, letters: larger, least, strong: least, short: true, most: 1.6 };
    let steps = shown.count_steps(tools.words);
    Column::fill(ui, tools, guide.shrink(gap), measure, |column| {
        let top = column.rest.min;
        // The cry has said it in larger letters.
        let heading = &view.side.heading;
        if *heading != headline.headline {
            column.strong(heading, column.tools.palette.ink);
            column.describe(Rect::from_min_max(top, column.rest.right_top()), "heading", heading);
        }
        for (at, step) in steps.iter().enumerate() {
            column.gap(if column.rest.top() > top.y { 0.02 } else { 0.0 });
            count_step(column, at, step);
        }
    });
    if let Some(names) = names {
        list(ui, tools, names, (&players, handed_in), (least, larger));
    }
}

/// Draws a step: its example with what it comes to, and below them the rule.
pub(crate) fn count_step(column: &mut Column<'_>, at: usize, step: &CountStep) {
    let (ink, top) = (column.tools.palette.ink, column.rest.min);
    let sum = tokens::display(column.letters(0.062));
    let sum_wide = if step.sum.is_empty() { 0.0 } else { column.width(&step.sum, sum.clone()) + column.part(0.04) };
    let one = signs::wide(&step.signs, 1.0).max(1.0);
    let high = column.part(SIGN).min((column.rest.width() - sum_wide) / one);
    let row = column.row(high.max(sum.size));
    if column.painter().is_some() {
        let corner = pos2(row.left(), row.center().y - high / 2.0);
        signs::paint(column.ui, column.tools, corner, high, &step.signs);
    }
    let after = row.left() + high * one + column.part(0.04);
    column.line(row.with_min_x(after), &step.sum, sum, ink);
    column.sentence(&step.text, ink);
    let said = format!("{} {}", step.sum, step.text);
    column.describe(Rect::from_min_max(top, column.rest.right_top()), ("step", at), said.trim());
}

/// How names stand in columns.
struct Rows {
    per_column: f32,
    /// The width of a column, and the height of a row.
    wide: f32,
    high: f32,
    /// The size of a tick, the place that it takes, and the size of the names' letters.
    row: f32,
    indent: f32,
    name: f32,
}

/// The place of a tick beside a name, compared with its size.
const INDENT: f32 = 1.5;

/// Draws the players in as many columns as they need, and below them how many sheets are awaited, and how many are to be checked.
/// Where nobody hands in any, there are only the names.
fn list(
    ui: &Ui,
    tools: &Tools<'_>,
    place: Rect,
    (players, handed_in): (&[(String, bool)], &HandedIn),
    (least, larger): (f32, f32),
) {
    let count = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
    let counted = |name, count: usize| (count > 0).then(|| tools.words.with(name, &[("count", count.into())]));
    let left = [counted("counting-awaited", handed_in.awaited()), counted("counting-to-check", handed_in.to_check())];
    let left = left.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let below_names = match (left.is_empty(), handed_in.is_known()) {
        (false, _) => left,
        (true, false) => tools.text("counting-whole"),
        (true, true) => tools.text("counting-known"),
    };
    let strong = least * ROOM.strong / ROOM.least * larger;
    let tried = [1.3, 1.15, 1.0, 0.85, 0.7].map(|scale| tokens::display((strong * scale).max(least)));
    let lines = tried.into_iter().find_map(|font| Lines::of(ui, &below_names, font, place.width()));
    let foot_high = lines.as_ref().map_or(0.0, |lines| lines.height) + least * 0.6;
    let (rows, below) = place.split_top_bottom_at_y(place.bottom() - foot_high);
    if let Some(lines) = lines {
        let id = ui.scope_id().with("awaited");
        describe(ui, below, id, &below_names);
        lines.paint(ui, pos2(below.center().x, below.bottom() - lines.height), tools.palette.ink);
    }
    let longest = players.iter().map(|(name, _)| width_of(ui, name, tokens::bold(1.0))).fold(0.01, f32::max);
    // Everybody's name in one size: in as many columns as let it be largest.
    let arranged = |columns: f32| {
        let per_column = (count(players.len()) / columns).ceil();
        let wide = rows.width() / columns;
        let high = (rows.height() / per_column).min(strong * 1.6 * ROW);
        let row = (high / ROW).min(strong * 1.3);
        let indent = if handed_in.is_known() { 0.0 } else { row * INDENT };
        let name = row.min((wide - indent) * 0.97 / longest);
        (name, Rows { per_column, wide, high, row: row.max(least), indent, name: name.max(least) })
    };
    // More columns than names need in the least letters make none of them larger.
    let needed = (count(players.len()) * least * ROW / rows.height().max(1.0)).ceil().max(4.0);
    let columns = (1_u16..).map(f32::from).take_while(|columns| *columns <= needed);
    let Some((_, set)) = columns.map(arranged).reduce(|best, next| if next.0 > best.0 + 0.01 { next } else { best })
    else {
        return;
    };
    let Rows { per_column, wide, high, row: letters, indent, name } = set;
    let font = tokens::bold(name);
    let (mut column, mut row) = (0.0, 0.0);
    for (at, (name, is_in)) in players.iter().enumerate() {
        let corner = rows.min + vec2(column * wide, row * high);
        let line = Rect::from_min_size(corner, vec2(wide, high));
        let tick = Rect::from_center_size(line.left_center() + vec2(letters * 0.6, 0.0), vec2(letters, letters));
        if !handed_in.is_known() {
            ticked(ui, tools, tick, *is_in);
        }
        let text = line.with_min_x(line.left() + indent);
        let mut painter = ui.painter().clone();
        painter.shrink_clip_rect(text);
        painter.text(text.left_center(), Align2::LEFT_CENTER, name, font.clone(), tools.palette.ink);
        let said = match (handed_in.is_known(), *is_in) {
            (true, _) => name.clone(),
            (false, true) => tools.words.with("counting-in", &[("name", name.as_str().into())]),
            (false, false) => tools.words.with("counting-out", &[("name", name.as_str().into())]),
        };
        describe(ui, line, ui.scope_id().with(("handed in", at)), &said);
        row += 1.0;
        if row >= per_column {
            (column, row) = (column + 1.0, 0.0);
        }
    }
}

/// Draws a ring, or a tick in its place.
fn ticked(ui: &Ui, tools: &Tools<'_>, rect: Rect, is_in: bool) {
    let (middle, radius) = (rect.center(), rect.height() * 0.42);
    if !is_in {
        ui.painter().circle_stroke(middle, radius, Stroke::new(rect.height() * 0.06, tools.palette.line));
        return;
    }
    ui.painter().circle_filled(middle, rect.height() * 0.48, tools.palette.action);
    let at = |x: f32, y: f32| -> Pos2 { middle + vec2(x, y) * rect.height() };
    let points = vec![at(-0.22, 0.02), at(-0.06, 0.18), at(0.23, -0.17)];
    ui.painter().add(Shape::line(points, Stroke::new(rect.height() * 0.11, tools.palette.action_ink)));
}
