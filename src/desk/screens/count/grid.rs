//! The grid: a row for each player, a column for each number of the sheet.

use std::collections::BTreeSet;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, EventFilter, Id, Rangef, Rect, ScrollArea, Sense, Stroke, TextBuffer, TextEdit, Ui, pos2, vec2};

use super::bars;
use super::cell::{self, Cell};
use super::layout::{At, Columns};
use crate::chronicle::Results;
use crate::chronicle::hall::PlayerName;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, describe, tip};
use crate::play::{BySeat, Seat};
use crate::show::{Counted, Field, FieldGroup, Row};

/// The state of the grid's focus.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cursor {
    /// The cell that had the focus last.
    pub(super) at: At,
    /// Whether it has the focus now.
    pub(super) here: bool,
    /// Whether the next digit is appended to the cell's number.
    pub(super) going_on: bool,
    /// The cell that is to get the focus.
    pub(super) wish: Option<At>,
    /// Whether the button that reveals the results is to get the focus.
    pub(super) leaves: bool,
    /// Whether nothing is to have the focus.
    pub(super) rests: bool,
}

/// The least height of a row of many players, the least and the greatest one of a few, and the gap between rows.
const LOW_ROW: f32 = 29.0;
const LEAST_ROW: f32 = 36.0;
const MOST_ROW: f32 = 56.0;
const BETWEEN: f32 = 5.0;
/// The size of a name's letters, and the height of their line with room for accents.
const NAME: f32 = 18.0;
const NAME_LINE: f32 = 26.0;
/// The width of a field's edges around a name.
const NAME_AROUND: f32 = 22.0;
/// The greatest height of a field's edge above that line, and the height of a low field's edges around it.
const NAME_EDGE: f32 = 4.0;
const AROUND_NAME: f32 = 2.0;

/// The heights of the grid's parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Heights {
    /// The height of the heads.
    head: f32,
    /// The height of a row, with the gap to the next.
    row: f32,
    /// The height of the heads and of the rows that are seen at once.
    pub(super) whole: f32,
    /// Whether there are so many players that everything around the grid is as low as it can be.
    pub(super) low: bool,
}

impl Heights {
    /// Shares `space` between so many players and what is below the grid, which is as high as usual or at least low. Of many the rows are
    /// lower, down to what can still be read, and what is below is as low as it can be; what has no room is scrolled.
    pub(super) fn of(players: usize, space: f32, [usual, low]: [f32; 2]) -> Self {
        let rows = f32::from(u16::try_from(players).unwrap_or(u16::MAX)).max(1.0);
        let few = (space - usual - HEAD) / rows;
        if few >= LEAST_ROW {
            let row = few.min(MOST_ROW);
            return Self { head: HEAD, row, whole: HEAD + row * rows, low: false };
        }
        let most = space - low;
        let low = (most - HEAD) / rows < LEAST_ROW;
        let head = if low { LOW_HEAD } else { HEAD };
        let row = ((most - head) / rows).clamp(LOW_ROW, LEAST_ROW);
        Self { head, row, whole: (head + row * rows).min(most), low }
    }

    /// Whether so many players have no room at once.
    pub(super) fn scrolls(self, players: usize) -> bool {
        let rows = f32::from(u16::try_from(players).unwrap_or(u16::MAX));
        self.head + self.row * rows > self.whole + 1.0
    }

    /// Returns the same where everything around the grid is low.
    pub(super) const fn lowered(self) -> Self {
        Self { low: true, ..self }
    }

    /// Returns the height of a cell.
    fn cell(self) -> f32 {
        self.row - BETWEEN.min(self.row * 0.14)
    }
}

/// The height of the heads, and of those over many rows.
const HEAD: f32 = 78.0;
const LOW_HEAD: f32 = 58.0;

/// Whether that cell has the focus.
pub(super) fn has_focus(ui: &Ui, at: At) -> bool {
    ui.memory(|memory| memory.has_focus(id(at)))
}

/// Gives that cell the focus.
pub(super) fn request_focus(ui: &Ui, at: At) {
    ui.memory_mut(|memory| memory.request_focus(id(at)));
}

/// Whether the cursor in that name is at its end.
pub(super) fn is_at_end(ui: &Ui, at: At, name: &str) -> bool {
    let cursor = TextEdit::load_state(ui.ctx(), id(at)).and_then(|state| state.cursor.char_range());
    cursor.is_none_or(|range| range.primary.index.0 >= name.chars().count())
}

/// Returns the id of a cell, the same wherever the grid is scrolled to.
fn id(at: At) -> Id {
    Id::unique(("reckoning", at.seat.index(), at.column))
}

/// The grid to draw.
pub(super) struct Grid<'a, 't> {
    pub(super) tools: &'a Tools<'t>,
    pub(super) groups: &'a [FieldGroup],
    /// The fields of all groups.
    pub(super) fields: &'a [Field],
    pub(super) rows: &'a BySeat<Row>,
    /// The cells into which a 0 was typed.
    pub(super) zeros: &'a BTreeSet<(Seat, usize)>,
    pub(super) heights: Heights,
    /// Whether sums and ranks are shown.
    pub(super) totals: bool,
}

impl Grid<'_, '_> {
    /// Draws the heads and, below them, all rows; names are text fields.
    pub(super) fn ui<G: Counted>(&self, ui: &mut Ui, results: &mut Results<G>, focus: &mut Cursor) {
        ui.spacing_mut().item_spacing.y = 0.0;
        // A name is as low as its row.
        ui.spacing_mut().interact_size.y = 0.0;
        let columns = Columns::new(ui.max_rect().left() + 4.0, ui.available_width() - 16.0, self.groups);
        self.heads(ui, &columns);
        focus.here = false;
        ScrollArea::vertical().auto_shrink(false).show_viewport(ui, |ui, seen| {
            let (begin, focused) = (ui.max_rect().top(), focus.at.seat);
            let tops = (0_u16..).map(|row| f32::from(row) * self.heights.row);
            ui.set_height(tops.clone().nth(self.rows.len()).unwrap_or_default());
            for ((player, (seat, row)), top) in results.players.values_mut().zip(self.rows.iter()).zip(tops) {
                // Of hundreds of rows those in sight are drawn, and wherever it is the one that has the focus.
                let sight = seen.y_range().intersects(Rangef::new(top, top + self.heights.row)) || seat == focused;
                if !sight && self.rows.len() > bars::MANY {
                    continue;
                }
                let (high, middle) = (self.heights.cell(), begin + top + self.heights.row / 2.0);
                let line = Rangef::new(middle - high / 2.0, middle + high / 2.0);
                let at = At { seat, column: 0 };
                self.name(ui, columns.cell(0, line), at, &mut player.name, focus);
                for (column, field) in (1..).zip(G::FIELDS) {
                    let (at, number) = (At { column, ..at }, G::get(&player.sheet, *field));
                    self.number(ui, columns.cell(at.column, line), at, (number, G::EMPTY_IS_ZERO), focus);
                }
                if self.totals {
                    self.result(ui, &columns, line, row);
                }
            }
        });
    }

    /// Draws the columns' heads: the groups in words over drawings of the fields.
    fn heads(&self, ui: &mut Ui, columns: &Columns) {
        let tools = self.tools;
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), self.heights.head), Sense::hover());
        let icons = Rangef::new(rect.top() + 28.0, rect.bottom() - 4.0);
        let middle = |x: Rangef| pos2(x.center(), rect.top() + 12.0);
        let mut column = 1;
        for group in self.groups {
            let whole = columns.group(column, column + group.fields.len().saturating_sub(1), icons);
            write(ui, tools, middle(whole.x_range()), whole.width() + 12.0, &group.head);
            let y = rect.top() + 25.0;
            ui.painter().hline(whole.x_range(), y, Stroke::new(2.0, tools.palette.line));
            column += group.fields.len();
        }
        for (column, field) in (1..).zip(self.fields) {
            let cell = columns.cell(column, icons);
            head(ui, tools, cell, field);
            tip(describe(ui, cell, Id::unique(("reckoning head", column)), &field.name), &field.name);
        }
        if !self.totals {
            return;
        }
        let total = columns.total;
        write(ui, tools, pos2(total.center(), icons.center()), total.span(), &tools.text("results-total"));
        let rank = columns.rank;
        write(ui, tools, pos2(rank.center(), icons.center()), rank.span(), &tools.text("results-rank"));
    }

    fn name(&self, ui: &mut Ui, rect: Rect, at: At, name: &mut String, focus: &mut Cursor) {
        let id = id(at);
        let hint = self.rows.get(at.seat).map_or("", |row| row.name.as_str());
        // The field cuts at the height of its line, and the accents of Ž and Ś reach above the font's own.
        let line = NAME_LINE.min(rect.height() - AROUND_NAME);
        let drawn = tokens::bold(NAME * line / NAME_LINE);
        // The field is never lower than a line of its font.
        let font = if line < NAME_LINE { tokens::bold(line * 0.6) } else { drawn.clone() };
        // A long name ends with an ellipsis where nobody types in it.
        let typed = ui.memory(|memory| memory.has_focus(id));
        let wide = rect.width() - NAME_AROUND;
        let mut layouter = |ui: &Ui, text: &dyn TextBuffer, _: f32| {
            let ink = ui.visuals().widgets.inactive.text_color();
            let mut job = LayoutJob::simple_singleline(text.as_str().to_owned(), drawn.clone(), ink);
            if !typed {
                job.wrap = TextWrapping::truncate_at_width(wide);
            }
            job.sections.iter_mut().for_each(|section| section.format.line_height = Some(line));
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let edit = TextEdit::singleline(name).id(id).font(font).char_limit(PlayerName::LONGEST).hint_text(hint);
        let edit = edit.layouter(&mut layouter);
        // A field that is higher than its row would push the rows below it down.
        let edge = ((rect.height() - line) / 2.0).floor().clamp(AROUND_NAME / 2.0, NAME_EDGE);
        let edit = edit.margin(vec2(10.0, edge));
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        let edit = edit.event_filter(filter).desired_width(rect.width()).min_size(rect.size());
        let response = ui.put(rect, edit.align(Align2::LEFT_CENTER));
        PlayerName::typed(name);
        // What nobody sees is no name; a number is one that belongs into a cell.
        if !PlayerName::is_seen(name) || name.chars().all(|sign| sign.is_whitespace() || sign.is_numeric()) {
            name.clear();
        }
        let label = self.tools.words.with("results-name-of", &[("number", at.seat.number().into())]);
        ui.ctx().accesskit_node_builder(id, |node| node.set_label(label));
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.has_focus() {
            (focus.at, focus.here, focus.going_on) = (at, true, false);
        }
    }

    fn number(&self, ui: &Ui, rect: Rect, at: At, (number, is_zero): (Option<u16>, bool), focus: &mut Cursor) {
        let field = at.field().and_then(|place| Some((place, self.fields.get(place)?)));
        let Some(((place, field), row)) = field.zip(self.rows.get(at.seat)) else { return };
        let (mark, why) = row.about(place);
        let args = [("name", row.name.as_str().into()), ("field", field.name.as_str().into())];
        let name = self.tools.words.with("results-cell", &args);
        let tabs = at.seat.number() < self.rows.len() || at.column < self.fields.len();
        // A 0 that was typed is seen, though the sheet has none.
        let number = number.or(self.zeros.contains(&(at.seat, place)).then_some(0));
        let cell = Cell { name: &name, number, is_zero, most: field.most, mark, why: &why, tabs };
        let response = cell::ui(ui, self.tools, rect, id(at), &cell);
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

    /// Draws the sum and the rank at a row's end.
    fn result(&self, ui: &Ui, columns: &Columns, line: Rangef, row: &Row) {
        let tools = self.tools;
        let shown = row.points_shown();
        let at = pos2(columns.total.center(), line.center());
        ui.painter().text(at, Align2::CENTER_CENTER, &shown, tokens::bold(line.span().min(24.0)), tools.palette.ink);
        let rank = row.rank.map_or_else(|| "–".to_owned(), |rank| format!("{rank}."));
        let at = pos2(columns.rank.center(), line.center());
        ui.painter().text(at, Align2::CENTER_CENTER, &rank, tokens::plain(line.span().min(20.0)), tools.palette.ink);
        let rect = Rect::from_x_y_ranges(Rangef::new(columns.total.min, columns.rank.max), line);
        let args = [("name", row.name.as_str().into()), ("points", shown.into()), ("rank", rank.into())];
        let name = tools.words.with("unit-sum-of", &args);
        describe(ui, rect, Id::unique(("reckoning sum", line.min.to_bits())), &name);
    }
}

/// Writes words in one line around a point, scaled down until they fit.
fn write(ui: &Ui, tools: &Tools<'_>, at: egui::Pos2, width: f32, text: &str) {
    let painter = ui.painter();
    let wide = painter.layout_no_wrap(text.to_owned(), tokens::strong_text(), tools.palette.ink).size().x;
    let size = 16.0 * (width / wide.max(1.0)).min(1.0);
    painter.text(at, Align2::CENTER_CENTER, text, tokens::bold(size), tools.palette.ink);
}

fn head(ui: &Ui, tools: &Tools<'_>, cell: Rect, field: &Field) {
    let side = cell.width().min(cell.height());
    let whole = Rect::from_center_size(cell.center(), vec2(side, side));
    match field.sprite {
        Some(sprite) if field.circled => tools.pictures.icon(ui.painter(), whole.scale_from_center(0.72), sprite),
        Some(sprite) => tools.pictures.icon(ui.painter(), whole, sprite),
        None => write(ui, tools, cell.center(), cell.width(), &field.name),
    }
    if field.circled {
        ui.painter().circle_stroke(whole.center(), side / 2.0 - 1.0, Stroke::new(2.0, tools.palette.ink));
    }
}
