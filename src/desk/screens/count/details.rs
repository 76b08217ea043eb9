//! The area below the grid: the sum of the current player's points, the remarks on the sheets, the standings, and the
//! questions about a player's paper.

use std::collections::HashSet;
use std::iter;

use egui::{Align, Key, Label, Layout, RichText, ScrollArea, Ui, UiBuilder};

use super::grid::Cursor;
use super::{bars, sum};
use crate::chronicle::{PlayerSheet, Results};
use crate::crier::Words;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, card, part_title, read_out, tip, width, wrong};
use crate::play::{BySeat, Seat};
use crate::show::{self, Counted, Field, Remark, Row};

/// The least height for a few players, and that below a grid of many.
pub(super) const LEAST: f32 = 212.0;
const LOW: f32 = 170.0;
/// The same where nothing is remarked and the words have room in the line of the tick boxes.
const ONE_LINE: f32 = 116.0;

/// The least height in which the hidden totals are explained beside their button.
const EXPLAINED: f32 = 80.0;
/// The padding around the area, above and below.
const IN_PART: f32 = 8.0;
/// The least height of the standings.
const BARS: f32 = 20.0;
/// So many remarks are said one by one; nobody reads those of hundreds of sheets.
const MOST_SAID: usize = 60;

/// The visibility of everybody's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Totals {
    /// Hidden, before they are revealed.
    Hidden,
    /// Not shown, in a game whose table knows them: they are no secret.
    Folded,
    /// Shown to a person at the desk who wants to check them.
    Shown,
    /// Shown, since they were revealed.
    Revealed,
}

impl Totals {
    /// Whether they are seen.
    pub(super) const fn shows(self) -> bool {
        match self {
            Self::Hidden | Self::Folded => false,
            Self::Shown | Self::Revealed => true,
        }
    }

    /// Returns the message of the button that changes it.
    const fn button(self) -> Option<&'static str> {
        match self {
            Self::Hidden | Self::Folded => Some("results-totals-show"),
            Self::Shown => Some("results-totals-hide"),
            Self::Revealed => None,
        }
    }
}

/// What is below a grid of many.
pub(super) struct Below<'a> {
    pub(super) rows: &'a BySeat<Row>,
    pub(super) focus: Cursor,
    pub(super) totals: Totals,
    /// Its width.
    pub(super) wide: f32,
}

impl Below<'_> {
    /// Returns its least height: all of it stands in one line where the words have room and nothing is remarked, or it is told
    /// `elsewhere`; the tick boxes of some languages need a second line.
    pub(super) fn low<G: Counted>(
        &self,
        ui: &Ui,
        tools: &Tools<'_>,
        player: Option<&PlayerSheet<G>>,
        elsewhere: bool,
    ) -> f32 {
        /// The width of a box beside its word, with the gaps around.
        const BOX: f32 = 44.0;
        let Some((player, row)) = player.zip(self.rows.get(self.focus.at.seat)) else { return LOW };
        let groups = show::boxes::<G>(tools.words, &row.name, &player.sheet);
        let words = groups.iter().flat_map(|group| {
            let boxes = group.boxes.iter().map(|asked| width(ui, &asked.label, tokens::text()) + BOX);
            boxes.chain([width(ui, &group.head, tokens::text()) + tokens::GAP])
        });
        let boxes = words.sum::<f32>();
        let is_silent = |row: &Row| {
            let judged = &row.judged;
            judged.wrong.is_empty() && judged.surprising.is_empty()
        };
        if (elsewhere || self.rows.values().all(is_silent)) && boxes + self.said(ui, tools) <= self.wide {
            ONE_LINE
        } else if boxes > self.wide {
            LOW + tokens::TOUCH
        } else {
            LOW
        }
    }

    /// Returns the remark that stands for all of them where there is room for one: what is wrong before what surprises, in the
    /// current row before all others. Returns whether it is wrong, too.
    pub(super) fn remark(&self, words: &Words) -> Option<(String, bool)> {
        let at_hand = self.focus.at.seat;
        let mut rows: Vec<(Seat, &Row)> = self.rows.iter().collect();
        rows.sort_by_key(|(seat, _)| *seat != at_hand);
        let all = |of: fn(&Row) -> &[Remark]| {
            rows.iter().flat_map(move |(_, row)| of(row).iter().map(|remark| said(words, row, &remark.text)))
        };
        let mut wrong = all(|row| &row.judged.wrong);
        match wrong.next() {
            Some(first) => {
                let more = wrong.count();
                let more = (more > 0).then(|| words.with("results-more-wrong", &[("count", more.into())]));
                Some(([Some(first), more].into_iter().flatten().collect::<Vec<_>>().join(" "), true))
            }
            None => all(|row| &row.judged.surprising).next().map(|text| (text, false)),
        }
    }

    /// Returns the width of the button beside them, and the least one of a cell's name, which is cut where it is longer.
    fn said(&self, ui: &Ui, tools: &Tools<'_>) -> f32 {
        const NAME: f32 = 160.0;
        NAME + self.totals.button().map_or(0.0, |name| tools.width_of(ui, &[name])) + 2.0 * tokens::GAP
    }
}

/// Whether that height has no room for remarks.
pub(super) fn is_folded(height: f32) -> bool {
    height < LOW - IN_PART
}

/// Draws the area; `totals` is the visibility of everybody's points, which a person can change. Returns whether a tick box is
/// left for what comes after the sheets.
pub(super) fn ui<G: Counted>(
    ui: &mut Ui,
    tools: &Tools<'_>,
    fields: &[Field],
    results: &mut Results<G>,
    rows: &BySeat<Row>,
    focus: Cursor,
    (totals, shown): (Totals, &mut bool),
) -> bool {
    let Some(row) = rows.get(focus.at.seat) else { return false };
    let mut leaves = false;
    let in_line = is_folded(ui.available_height());
    card(tools.palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let player = results.players.get_mut(focus.at.seat);
        if player.is_some() {
            sum::ui(ui, tools, row);
        }
        if in_line {
            ui.horizontal(|ui| {
                leaves = player.is_some_and(|player| boxes(ui, tools, player, row));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    toggle(ui, tools, (totals, shown));
                    ui.add_space(tokens::GAP);
                    let cell = cell_name(tools, &row.name, focus.at.field().and_then(|field| fields.get(field)));
                    ui.add(Label::new(RichText::new(cell).font(tokens::strong())).truncate());
                });
            });
            return;
        }
        leaves = player.is_some_and(|player| boxes(ui, tools, player, row));
        let whole = ui.available_rect_before_wrap();
        let (left, right) = whole.split_left_right_at_fraction(0.56);
        ui.scope_builder(UiBuilder::new().max_rect(left), |ui| sentences(ui, tools, fields, rows, focus));
        let right = right.with_min_x(right.left() + tokens::GAP);
        ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
            if totals == Totals::Hidden && right.height() > EXPLAINED {
                ui.label(RichText::new(tools.text("results-totals-hidden")).color(tools.palette.faint));
            }
            toggle(ui, tools, (totals, shown));
            // In a grid of many, sums and ranks are at the rows' ends.
            if totals.shows() && ui.available_height() > BARS {
                bars::ui(ui, tools, ui.available_rect_before_wrap(), rows);
            }
        });
    });
    leaves
}

/// Draws the button that shows or hides everybody's points.
fn toggle(ui: &mut Ui, tools: &Tools<'_>, (totals, shown): (Totals, &mut bool)) {
    ui.spacing_mut().interact_size.y = tokens::TOUCH;
    if let Some(name) = totals.button()
        && ui.button(tools.text(name)).clicked()
    {
        *shown = !*shown;
    }
}

/// Returns the name of a cell: of a player, or of a field of that player's.
fn cell_name(tools: &Tools<'_>, player: &str, field: Option<&Field>) -> String {
    match field {
        Some(field) => {
            tools.words.with("results-cell", &[("name", player.into()), ("field", field.name.as_str().into())])
        }
        None => player.to_owned(),
    }
}

/// Draws the player's tick boxes, which Space ticks. Returns whether Enter was pressed on one: it goes on, as in the grid.
fn boxes<G: Counted>(ui: &mut Ui, tools: &Tools<'_>, player: &mut PlayerSheet<G>, row: &Row) -> bool {
    let groups = show::boxes::<G>(tools.words, &row.name, &player.sheet);
    let mut entered = false;
    if groups.is_empty() {
        return entered;
    }
    let enter = ui.input(|input| input.key_pressed(Key::Enter));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size = [tokens::TOUCH, tokens::TOUCH].into();
        let mut all = G::BOXES.iter();
        for (number, group) in groups.into_iter().enumerate() {
            if number > 0 {
                ui.add_space(tokens::GAP);
            }
            ui.label(RichText::new(group.head));
            for (asked, field) in group.boxes.into_iter().zip(all.by_ref()) {
                let mut ticked = asked.ticked;
                // A short word, which says all of it to whoever points at it or hears it.
                let response = ui.checkbox(&mut ticked, asked.label);
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(&*asked.name));
                let response = tip(response, &asked.name);
                if enter && response.has_focus() {
                    entered = true;
                } else if response.changed() {
                    G::set(&mut player.sheet, *field, ticked.then_some(1));
                }
            }
        }
    });
    entered
}

/// Draws the name of the current cell, and the remarks on the sheets: those of the current row first.
fn sentences(ui: &mut Ui, tools: &Tools<'_>, fields: &[Field], rows: &BySeat<Row>, focus: Cursor) {
    let Some(row) = rows.get(focus.at.seat) else { return };
    let cell = cell_name(tools, &row.name, focus.at.field().and_then(|field| fields.get(field)));
    part_title(ui, &cell);
    if let Some(sign) = unshown(ui, &row.name) {
        let text = tools.words.with("results-unshown", &[("sign", sign.to_string().into())]);
        let response = wrong(ui, &text);
        read_out(ui, &response);
    }
    // However little room is left, what has none is scrolled.
    let scrolled = ScrollArea::vertical().id_salt("sentences").auto_shrink(false).min_scrolled_height(0.0);
    scrolled.show(ui, |ui| {
        for missing in &row.judged.missing {
            ui.label(missing);
        }
        let at_hand = focus.at.seat;
        let others = rows.iter().filter(|(seat, _)| *seat != at_hand).map(|(_, row)| row);
        // What is said of two players, as that they are tied, is said once.
        let mut told: HashSet<&String> = row.judged.missing.iter().collect();
        let remarks = iter::once(row).chain(others).flat_map(|row| {
            let missing: Vec<&String> = row.judged.missing.iter().filter(|missing| told.insert(*missing)).collect();
            let missing = missing.into_iter().map(move |text| (row, text, Some(false)));
            let wrong = row.judged.wrong.iter().map(move |remark| (row, &remark.text, Some(true)));
            missing.chain(wrong).chain(row.judged.surprising.iter().map(move |remark| (row, &remark.text, None)))
        });
        let mut remarks = remarks.collect::<Vec<_>>().into_iter();
        for (row, text, to_correct) in remarks.by_ref().take(MOST_SAID) {
            let text = said(tools.words, row, text);
            if to_correct == Some(true) {
                let response = wrong(ui, &text);
                read_out(ui, &response);
            } else {
                ui.label(text);
            }
        }
        let more = remarks.filter(|(.., to_correct)| to_correct.is_some()).count();
        if more > 0 {
            ui.label(tools.words.with("results-more-wrong", &[("count", more.into())]));
        }
    });
}

/// Returns what is said of a player's sheet, with the name.
fn said(words: &Words, row: &Row, reason: &str) -> String {
    words.with("refusal-sheet", &[("name", row.name.as_str().into()), ("reason", reason.into())])
}

/// Returns the first sign of a name that no font has, neither ours nor the system's.
fn unshown(ui: &Ui, name: &str) -> Option<char> {
    let font = tokens::strong();
    let is_shown = |sign: char| sign.is_whitespace() || ui.fonts_mut(|fonts| fonts.has_glyph(&font, sign));
    name.chars().find(|sign| !is_shown(*sign))
}
