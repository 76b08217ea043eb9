//! The grid: a row for each player, a column for each number of the sheet.

use eframe::egui::{Align2, Event, EventFilter, Id, Rangef, Rect, ScrollArea, Sense, Stroke, TextEdit, Ui, pos2, vec2};

use super::cell::{self, Cell, Typed};
use super::layout::{At, Columns, Step};
use super::row::Row;
use crate::desk::look::tools::{Tools, describe};
use crate::desk::tokens;
use crate::games::troyes_dice::record::Results;
use crate::games::troyes_dice::rules::{Color, Sheet, SheetField};
use crate::games::troyes_dice::stage::Art;
use crate::games::troyes_dice::words;

/// Where the grid's focus is, and whether typing goes on there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cursor {
    /// The cell that had the focus last.
    pub(super) at: At,
    /// Whether it has it now.
    pub(super) here: bool,
    /// The next digit goes behind what stands in the cell.
    pub(super) going_on: bool,
    /// The cell that gets the focus.
    pub(super) wish: Option<At>,
}

/// How high a row may be, what of it is left between two, and the height of the heads.
const LEAST_ROW: f32 = 36.0;
const MOST_ROW: f32 = 56.0;
const BETWEEN: f32 = 5.0;
const HEAD: f32 = 78.0;

/// The height of a row if so many share that height with their heads, and the height that they take.
pub(super) fn heights(rows: usize, space: f32) -> (f32, f32) {
    let rows = f32::from(u16::try_from(rows).unwrap_or(u16::MAX)).max(1.0);
    let row = ((space - HEAD) / rows).clamp(LEAST_ROW, MOST_ROW);
    (row, (HEAD + row * rows).min(space))
}

/// The id of a cell, the same wherever the grid is scrolled to.
fn id(at: At) -> Id {
    Id::unique(("reckoning", at.row, at.column))
}

/// Draws the heads and, below them, all rows of that height; what is typed goes into the results.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, results: &mut Results, rows: &[Row], focus: &mut Cursor, height: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let columns = Columns::new(ui.max_rect().left() + 4.0, ui.available_width() - 16.0);
    heads(ui, tools, &columns);
    let ranks = results.ranks();
    if let Some(wish) = focus.wish.take() {
        ui.memory_mut(|memory| memory.request_focus(id(wish)));
        (focus.at, focus.going_on) = (wish, false);
    }
    follow_keys(ui, results, focus);
    focus.here = false;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let count = results.players.len();
        for (number, (player, row)) in results.players.iter_mut().zip(rows).enumerate() {
            let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let line = Rangef::new(line.top() + 2.5, line.top() + 2.5 + height - BETWEEN);
            let at = At { row: number, column: 0 };
            name(ui, tools, columns.cell(0, line), at, &mut player.name, row, focus, count);
            for (column, field) in (1..).zip(SheetField::ALL) {
                let at = At { column, ..at };
                number_cell(ui, tools, columns.cell(column, line), at, &player.sheet, field, row, focus, count);
            }
            let rank = ranks.get(number).copied().flatten();
            result(ui, tools, &columns, line, row, rank);
        }
    });
    if let Some(wish) = focus.wish {
        ui.memory_mut(|memory| memory.request_focus(id(wish)));
        (focus.at, focus.going_on) = (wish, false);
        ui.ctx().request_repaint();
        focus.wish = None;
    }
}

/// Follows the keys in the order in which they were pressed: who types faster than frames come must find each digit in
/// its own cell.
fn follow_keys(ui: &Ui, results: &mut Results, focus: &mut Cursor) {
    let rows = results.players.len();
    let mut at = focus.at;
    if !ui.memory(|memory| memory.has_focus(id(at))) {
        focus.going_on = false;
        return;
    }
    cell::take_typed(ui, |typed| {
        // A name is typed into a field that follows the keys by itself.
        let Some((field, player)) = at.field().zip(results.players.get_mut(at.row)) else { return false };
        let number = player.sheet.get_mut(field);
        match typed {
            Typed::Digit(digit) if !focus.going_on => *number = digit,
            // Two digits are enough for every number of a sheet.
            Typed::Digit(digit) if *number < 10 => *number = *number * 10 + digit,
            Typed::Digit(_) => {}
            Typed::Number(pasted) => *number = pasted,
            Typed::Rub => *number /= 10,
            Typed::Clear => *number = 0,
            Typed::Go(step) => at = at.after(step, rows),
        }
        focus.going_on = matches!(typed, Typed::Digit(_) | Typed::Rub);
        true
    });
    if at != focus.at {
        focus.at = at;
        ui.memory_mut(|memory| memory.request_focus(id(at)));
        ui.ctx().request_repaint();
    }
}

/// The columns' heads: what the numbers are in words over pictures of what is counted.
fn heads(ui: &mut Ui, tools: &Tools<'_>, columns: &Columns) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    let icons = Rangef::new(rect.top() + 28.0, rect.bottom() - 4.0);
    let groups = [
        (1, 6, "results-drawn"),
        (7, 12, "results-circles"),
        (13, 15, "results-leftovers"),
        (At::LAST, At::LAST, "results-citizens"),
    ];
    let middle = |x: Rangef| pos2(x.center(), rect.top() + 12.0);
    for (first, last, name) in groups {
        let group = columns.group(first, last, icons);
        write(ui, tools, middle(group.x_range()), group.width() + 12.0, &tools.text(name));
        let y = rect.top() + 25.0;
        ui.painter().hline(group.x_range(), y, Stroke::new(2.0, tools.palette.line));
    }
    for (column, field) in (1..).zip(SheetField::ALL) {
        let cell = columns.cell(column, icons);
        head(ui, tools, cell, field);
        let name = words::sheet_field(tools.words, field);
        describe(ui, cell, Id::unique(("reckoning head", column)), &name).on_hover_text(name);
    }
    let total = columns.total;
    write(ui, tools, pos2(total.center(), icons.center()), total.span(), &tools.text("results-total"));
    let rank = columns.rank;
    write(ui, tools, pos2(rank.center(), icons.center()), rank.span(), &tools.text("results-rank"));
}

/// Writes words in one line around a point, set down until they fit.
fn write(ui: &Ui, tools: &Tools<'_>, at: eframe::egui::Pos2, width: f32, text: &str) {
    let painter = ui.painter();
    let wide = painter.layout_no_wrap(text.to_owned(), tokens::strong_text(), tools.palette.ink).size().x;
    let size = 16.0 * (width / wide.max(1.0)).min(1.0);
    painter.text(at, Align2::CENTER_CENTER, text, tokens::bold(size), tools.palette.ink);
}

fn head(ui: &Ui, tools: &Tools<'_>, cell: Rect, field: SheetField) {
    let side = cell.width().min(cell.height());
    let whole = Rect::from_center_size(cell.center(), vec2(side, side));
    let sprite = match field {
        SheetField::Built(building) | SheetField::Circle(building) => Art::Building(building),
        SheetField::Leftovers(color) => Art::resource(color),
        SheetField::Citizens => Art::Citizen(Color::Red),
    };
    match field {
        SheetField::Circle(_) => {
            // A circle stands beside the row that it scores.
            tools.pictures.icon(ui.painter(), whole.scale_from_center(0.72), sprite);
            ui.painter().circle_stroke(whole.center(), side / 2.0 - 1.0, Stroke::new(2.0, tools.palette.ink));
        }
        SheetField::Built(_) | SheetField::Leftovers(_) | SheetField::Citizens => {
            tools.pictures.icon(ui.painter(), whole, sprite);
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "a cell is drawn from its row, its column and the grid")]
fn name(
    ui: &mut Ui,
    tools: &Tools<'_>,
    rect: Rect,
    at: At,
    name: &mut String,
    row: &Row,
    focus: &mut Cursor,
    rows: usize,
) {
    let id = id(at);
    let had = ui.memory(|memory| memory.has_focus(id));
    let end = TextEdit::load_state(ui.ctx(), id).and_then(|state| state.cursor.char_range());
    let is_at_end = end.is_none_or(|range| range.primary.index.0 >= name.chars().count());
    let keys: Vec<_> = ui.input(|input| {
        let pressed = input.events.iter().filter_map(|event| match event {
            Event::Key { key, pressed: true, modifiers, .. } => cell::step(*key, *modifiers),
            _ => None,
        });
        pressed.collect()
    });
    let edit = TextEdit::singleline(name).id(id).font(tokens::bold(18.0)).char_limit(40).hint_text(&row.name);
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    let edit = edit.event_filter(filter).desired_width(rect.width()).min_size(rect.size()).align(Align2::LEFT_CENTER);
    let response = ui.put(rect, edit);
    // Spaces alone are no name, and look like none.
    if name.trim().is_empty() {
        name.clear();
    }
    let label = tools.words.with("results-name-of", &[("number", (at.row + 1).into())]);
    ui.ctx().accesskit_node_builder(id, |node| node.set_label(label));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        (focus.at, focus.here, focus.going_on) = (at, true, false);
    }
    for step in keys.into_iter().filter(|_| had) {
        match step {
            // Inside a name the arrows belong to the letters.
            Step::Left => {}
            Step::Right if !is_at_end => {}
            Step::Right | Step::Up | Step::Down | Step::Enter | Step::Tab | Step::BackTab => {
                focus.wish = Some(at.after(step, rows));
            }
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "a cell is drawn from its row, its column and the grid")]
fn number_cell(
    ui: &Ui,
    tools: &Tools<'_>,
    rect: Rect,
    at: At,
    sheet: &Sheet,
    field: SheetField,
    row: &Row,
    focus: &mut Cursor,
    rows: usize,
) {
    let (mark, why) = row.about(field);
    let name = tools.words.with(
        "results-cell",
        &[("name", row.name.as_str().into()), ("field", words::sheet_field(tools.words, field).into())],
    );
    let tabs = at.row + 1 < rows || at.column < At::LAST;
    let cell = Cell { name: &name, number: sheet.get(field), most: field.most(), mark, why: &why, tabs };
    let response = cell::ui(ui, tools, rect, id(at), &cell);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if !response.has_focus() {
        return;
    }
    if focus.at != at {
        focus.going_on = false;
    }
    (focus.at, focus.here) = (at, true);
}

/// The sum and the rank at a row's end.
fn result(ui: &Ui, tools: &Tools<'_>, columns: &Columns, line: Rangef, row: &Row, rank: Option<usize>) {
    // A sheet that cannot be has no points.
    let points = row.points.filter(|_| row.wrong.is_empty());
    let shown = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
    let at = pos2(columns.total.center(), line.center());
    ui.painter().text(at, Align2::CENTER_CENTER, &shown, tokens::bold(24.0), tools.palette.ink);
    let rank = rank.filter(|_| points.is_some()).map_or_else(|| "–".to_owned(), |rank| format!("{rank}."));
    let at = pos2(columns.rank.center(), line.center());
    ui.painter().text(at, Align2::CENTER_CENTER, &rank, tokens::large_text(), tools.palette.ink);
    let rect = Rect::from_x_y_ranges(Rangef::new(columns.total.min, columns.rank.max), line);
    let args = [("name", row.name.as_str().into()), ("points", shown.into()), ("rank", rank.into())];
    let name = tools.words.with("results-sum-of", &args);
    describe(ui, rect, Id::unique(("reckoning sum", line.min.to_bits())), &name);
}
