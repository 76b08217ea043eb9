//! The screen on which one chooses what to print.

use eframe::egui::{
    Align, Button, CentralPanel, Frame, Layout, Margin, Panel, Rect, RichText, Slider, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};

use super::Printed;
use super::page::{self, Page};
use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, part_title};
use crate::desk::tokens;
use crate::games::troyes_dice::paper::Sheets;
use crate::games::troyes_dice::record::Record;
use crate::paper::{Paper, PerPage};

/// The choices for printing.
pub(crate) struct PrintScreen {
    count: usize,
    paper: Paper,
    per_page: PerPage,
    /// Whether this game's numbers stand in the dice at the columns' heads.
    numbered: bool,
    /// Whether the players' names stand on the sheets.
    named: bool,
}

/// Around what stands on a card.
const INSIDE: f32 = 16.0;
/// The width of the choices beside a sheet's picture.
const CHOICES: f32 = 250.0;

impl PrintScreen {
    /// A sheet for each player of the game, or four.
    pub(crate) fn new(record: Option<&Record>) -> Self {
        let players = record.map_or(0, |record| record.opening().players.len());
        let count = if players == 0 { 4 } else { players };
        Self { count, paper: Paper::A4, per_page: PerPage::One, numbered: record.is_some(), named: players > 0 }
    }

    pub(crate) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record>) {
        let frame = Frame::new().fill(tools.palette.ground).inner_margin(Margin::symmetric(14, 8));
        let bar = Panel::top("print bar").frame(frame).exact_size(52.0).show_separator_line(false);
        bar.show(ui, |ui| self.bar(ui, tools));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let whole = ui.max_rect();
            let half = (whole.width() - 2.0 * tokens::GAP) / 2.0;
            let at = |left: f32, width: f32| Rect::from_min_size(pos2(left, whole.top()), vec2(width, whole.height()));
            let sheets = at(whole.left(), half);
            card(ui, tools, sheets, "print-sheets-title", |ui, tools| self.sheets_ui(ui, tools, record));
            let others = [
                ("paper-card-title", "print-card-about", "print-card", Page::Card, Printed::Card(self.paper)),
                ("print-report-title", "print-report-about", "print-report", Page::Report, Printed::Report(self.paper)),
            ];
            let mut left = sheets.right() + tokens::GAP;
            for (title, about, button, page, printed) in others {
                card(ui, tools, at(left, half / 2.0), title, |ui, tools| {
                    let about = if record.is_some() { about } else { "print-no-game" };
                    ui.label(tools.text(about));
                    ui.add_space(tokens::GAP);
                    bottom_button(ui, tools, record.is_some(), button, Command::WritePaper(printed));
                    page::ui(ui, tools, &page, self.paper, record);
                });
                left += half / 2.0 + tokens::GAP;
            }
        });
    }

    fn bar(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        ui.horizontal_centered(|ui| {
            ui.label(RichText::new(tools.text("print-title")).font(tokens::title()));
            ui.add_space(tokens::GAP * 2.0);
            ui.label(RichText::new(tools.text("print-paper")).font(tokens::strong_text()));
            for (paper, name) in [(Paper::A4, "print-a4"), (Paper::Letter, "print-letter")] {
                ui.selectable_value(&mut self.paper, paper, tools.text(name));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| tools.button(ui, "desk-leave", Command::Leave));
        });
    }

    /// The choices for sheets, how a page of them looks, and the button.
    fn sheets_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record>) {
        let command = Command::WritePaper(Printed::Sheets(self.sheets(record)));
        let bottom = Panel::bottom("print sheets").frame(Frame::new()).exact_size(56.0).show_separator_line(false);
        bottom.show(ui, |ui| tools.big_button(ui, &tools.text("print-sheets"), command));
        let whole = ui.available_rect_before_wrap();
        let (choices, picture) = whole.split_left_right_at_x(whole.left() + CHOICES);
        ui.scope_builder(UiBuilder::new().max_rect(choices), |ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            self.choices(ui, tools, record);
        });
        let picture = picture.with_min_x(picture.left() + INSIDE);
        ui.scope_builder(UiBuilder::new().max_rect(picture), |ui| {
            page::ui(ui, tools, &Page::Sheets(&self.sheets(record)), self.paper, record);
        });
    }

    fn choices(&mut self, ui: &mut Ui, tools: &Tools<'_>, record: Option<&Record>) {
        let label = part_title(ui, &tools.text("print-count"));
        ui.scope(|ui| {
            ui.spacing_mut().slider_width = 150.0;
            // The rail would be as light as the card.
            ui.visuals_mut().widgets.inactive.bg_fill = tools.palette.line;
            ui.add(Slider::new(&mut self.count, 1..=24)).labelled_by(label.id);
        });
        part_title(ui, &tools.text("print-per-page"));
        ui.horizontal(|ui| {
            for (per_page, name) in [(PerPage::One, "print-one"), (PerPage::Two, "print-two")] {
                ui.selectable_value(&mut self.per_page, per_page, tools.text(name));
            }
        });
        let pages = self.count.div_ceil(self.per_page.count());
        ui.label(tools.words.with("print-pages", &[("pages", pages.into())]));
        let Some(record) = record else { return };
        part_title(ui, &tools.text("setup-numbering"));
        let numbers = tools.words.numbering(record.table().numbering());
        ui.checkbox(&mut self.numbered, tools.words.with("print-numbered", &[("numbers", numbers.into())]));
        let players = &record.opening().players;
        if !players.is_empty() {
            part_title(ui, &tools.text("setup-players"));
            ui.checkbox(&mut self.named, players.join(", "));
        }
    }

    /// The sheets as chosen.
    fn sheets(&self, record: Option<&Record>) -> Sheets {
        let opening = record.map(Record::opening);
        let players = opening.filter(|_| self.named).map(|opening| opening.players.clone()).unwrap_or_default();
        Sheets {
            paper: self.paper,
            per_page: self.per_page,
            numbering: record.filter(|_| self.numbered).map(|record| record.table().numbering()),
            code: opening.filter(|_| self.numbered).and_then(|opening| opening.deciding_code().cloned()),
            players,
            count: self.count,
        }
    }
}

/// A card on the ground, with its title.
fn card(ui: &mut Ui, tools: &mut Tools<'_>, rect: Rect, title: &str, inside: impl FnOnce(&mut Ui, &mut Tools<'_>)) {
    let line = Stroke::new(1.5, tools.palette.line);
    ui.painter().rect(rect, tokens::CORNER, tools.palette.card, line, StrokeKind::Inside);
    ui.scope_builder(UiBuilder::new().id_salt(title).max_rect(rect.shrink(INSIDE)), |ui| {
        part_title(ui, &tools.text(title));
        inside(ui, tools);
    });
}

/// A button at the bottom of a card, as wide as it.
fn bottom_button(ui: &mut Ui, tools: &mut Tools<'_>, enabled: bool, name: &str, command: Command) {
    let bottom = Panel::bottom("print one").frame(Frame::new()).exact_size(56.0).show_separator_line(false);
    bottom.show(ui, |ui| {
        ui.add_enabled_ui(enabled, |ui| {
            let text = RichText::new(tools.text(name)).font(tokens::strong());
            if ui.add_sized(vec2(ui.available_width(), 56.0), Button::new(text)).clicked() {
                tools.ask(command);
            }
        });
    });
}
