//! The screen for printing: scoresheets, the crier's card, and the game's report.

use std::sync::Arc;

use egui::{CentralPanel, Frame, Panel, Rect, ScrollArea, Slider, Ui, UiBuilder, pos2, vec2};

use crate::chronicle::hall::PlayerName;
use crate::desk::app::command::Command;
use crate::desk::screens::print::parts::{self, INSIDE};
use crate::desk::screens::print::{Laid, Preview, PrintJob, blank, page};
use crate::desk::widgets::tools::{Tools, part_title};
use crate::desk::{PrintForm, tokens};
use crate::games::troyes_dice::TroyesDice;
use crate::games::troyes_dice::paper as printed;
use crate::games::troyes_dice::paper::Sheets;
use crate::games::troyes_dice::record::{Record, Results};
use crate::paper::{Paper, PerPage};
use crate::show::Invitation;

/// The choices for printing.
pub struct PrintScreen {
    count: usize,
    paper: Paper,
    per_page: PerPage,
    /// Whether this game's numbers are printed in the dice at the columns' heads.
    numbered: bool,
    /// Whether the players' names are printed on the sheets.
    named: bool,
    sheets: Preview<(), Sheets>,
    /// Whether a page with the code for phones is printed with the card.
    invited: bool,
    card: Preview<Record, (Paper, Option<Arc<Invitation>>)>,
    report: Preview<Record, Paper>,
}

/// A card of the screen for a game's own print: its messages, its file, and its pages if there is a game.
struct OfGame<'a> {
    title: &'static str,
    about: &'static str,
    button: &'static str,
    file: &'static str,
    laid: Option<&'a Laid>,
    /// Whether the page for phones is printed too, where that can be chosen.
    invited: Option<&'a mut bool>,
}

/// The width of the choices beside a sheet's picture.
const CHOICES: f32 = 250.0;

impl PrintForm<TroyesDice> for PrintScreen {
    const OFFERED: bool = true;

    /// Creates choices with a sheet for each player of the game, or four.
    fn new(record: Option<&Record>) -> Self {
        let players = record.map_or(0, |record| record.opening().players.len());
        Self {
            count: if players == 0 { 4 } else { players },
            paper: Paper::A4,
            per_page: PerPage::One,
            numbered: record.is_some(),
            named: players > 0,
            sheets: Preview::default(),
            invited: false,
            card: Preview::default(),
            report: Preview::default(),
        }
    }

    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record>) {
        parts::bar(ui, tools, &mut self.paper);
        CentralPanel::default().frame(parts::frame(tools)).show(ui, |ui| {
            let whole = ui.max_rect();
            let half = (whole.width() - 2.0 * tokens::GAP) / 2.0;
            let at = |left: f32, width: f32| Rect::from_min_size(pos2(left, whole.top()), vec2(width, whole.height()));
            let sheets = at(whole.left(), half);
            parts::card(ui, tools, sheets, "print-sheets-title", |ui, tools| self.sheets_ui(ui, tools, record));
            let (paper, words) = (self.paper, tools.words);
            let invited = tools.invited.cloned().filter(|_| self.invited);
            let card = record.map(|record| {
                let make = |(paper, invited): &(Paper, Option<Arc<Invitation>>)| {
                    printed::card(record, *paper, words, invited.as_deref())
                };
                self.card.laid(record, (paper, invited), words, make)
            });
            let choice = tools.invited.is_some().then_some(&mut self.invited);
            let report = record.map(|record| {
                let scores = record.results().map(Results::named_scores).unwrap_or_default();
                self.report.laid(record, paper, words, |paper| printed::report(record, &scores, *paper, words))
            });
            let others = [
                OfGame {
                    title: "paper-card-title",
                    about: "print-card-about",
                    button: "print-card",
                    file: "town-crier-card",
                    laid: card,
                    invited: choice,
                },
                OfGame {
                    title: "print-report-title",
                    about: "print-report-about",
                    button: "print-report",
                    file: "town-crier-report",
                    laid: report,
                    invited: None,
                },
            ];
            let mut left = sheets.right() + tokens::GAP;
            for other in others {
                parts::card(ui, tools, at(left, half / 2.0), other.title, |ui, tools| other.ui(ui, tools, paper));
                left += half / 2.0 + tokens::GAP;
            }
        });
    }
}

impl PrintScreen {
    /// Draws the choices for sheets, the preview of a page, and the button.
    fn sheets_ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record>) {
        let (order, words) = (self.order(record), tools.words);
        let laid = self.sheets.laid(&(), order, words, |order| printed::sheets(order, words)).clone();
        let bottom = Panel::bottom("print sheets").frame(Frame::new()).exact_size(56.0).show_separator_line(false);
        let job = PrintJob { file: "town-crier-sheets", laid: laid.clone() };
        bottom.show(ui, |ui| tools.big_button(ui, &tools.text("print-sheets"), Command::WritePaper(job)));
        let whole = ui.available_rect_before_wrap();
        let (choices, picture) = whole.split_left_right_at_x(whole.left() + CHOICES);
        ui.scope_builder(UiBuilder::new().max_rect(choices), |ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            // Many people take more room than there is.
            ScrollArea::vertical().show(ui, |ui| self.choices(ui, tools, record));
        });
        let picture = picture.with_min_x(picture.left() + INSIDE);
        ui.scope_builder(UiBuilder::new().max_rect(picture), |ui| page(ui, tools, &laid));
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
        let numbers = record.table().numbering().to_string();
        ui.checkbox(&mut self.numbered, tools.words.with("print-numbered", &[("numbers", numbers.into())]));
        let players = &record.opening().players;
        if !players.is_empty() {
            part_title(ui, &tools.text("setup-players"));
            let names: Vec<String> = players.iter().map(|name| PlayerName::shortened(name)).collect();
            ui.checkbox(&mut self.named, names.join(", "));
        }
    }

    /// Returns the chosen sheets.
    fn order(&self, record: Option<&Record>) -> Sheets {
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

impl OfGame<'_> {
    fn ui(self, ui: &mut Ui, tools: &mut Tools<'_>, paper: Paper) {
        ui.label(tools.text(if self.laid.is_some() { self.about } else { "print-no-game" }));
        if let Some(invited) = self.invited {
            ui.checkbox(invited, tools.text("print-invitation"));
        }
        ui.add_space(tokens::GAP);
        parts::print_button(ui, tools, self.button, self.file, self.laid);
        match self.laid {
            Some(laid) => page(ui, tools, laid),
            None => {
                blank(ui, paper.millimeters());
            }
        }
    }
}
