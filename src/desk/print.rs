//! What can be printed: scoresheets, the crier's card, and the game's report.

use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use eframe::egui::{Align, CentralPanel, Context, Frame, Grid, Layout, Margin, Panel, RichText, Slider, Ui};

use super::notice::Notice;
use super::order::Order;
use super::over::Over;
use super::tools::{Tools, part_title};
use super::{Desk, snapshot, tokens};
use crate::chronicle::Record;
use crate::crier::Words;
use crate::games::troyes_dice::Score;
use crate::paper::{self, Paper, PaperError, PerPage, Sheets};

/// One thing to print, as ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Printed {
    /// Scoresheets.
    Sheets(Sheets),
    /// The crier's card of the game on the table.
    Card(Paper),
    /// The report of the game on the table.
    Report(Paper),
}

/// What is being printed: it takes longer than a frame, so a thread of its own does it.
pub(super) type Printing = Receiver<Result<PathBuf, String>>;

/// The choices for printing.
pub(super) struct PrintScreen {
    count: usize,
    paper: Paper,
    per_page: PerPage,
    /// Whether this game's numbers stand in the dice at the columns' heads.
    numbered: bool,
    /// Whether the players' names stand on the sheets.
    named: bool,
}

impl PrintScreen {
    /// A sheet for each player of the game, or four.
    fn new(record: Option<&Record>) -> Self {
        let players = record.map_or(0, |record| record.opening().players.len());
        let count = if players == 0 { 4 } else { players };
        Self { count, paper: Paper::A4, per_page: PerPage::One, numbered: record.is_some(), named: players > 0 }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, record: Option<&Record>) {
        let frame = Frame::new().fill(tools.palette.ground).inner_margin(Margin::symmetric(14, 8));
        let bar = Panel::top("print bar").frame(frame).exact_size(52.0).show_separator_line(false);
        bar.show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                ui.label(RichText::new(tools.text("print-title")).font(tokens::title()));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| tools.button(ui, "desk-leave", Order::Leave));
            });
        });
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.choices(ui, tools, record);
            ui.add_space(tokens::GAP * 2.0);
            ui.set_max_width(560.0);
            tools.big_button(ui, &tools.text("print-sheets"), Order::WritePaper(Printed::Sheets(self.sheets(record))));
            ui.add_space(tokens::GAP);
            ui.horizontal(|ui| {
                let played = record.is_some();
                tools.button_if(ui, played, "paper-card-title", Order::WritePaper(Printed::Card(self.paper)));
                tools.button_if(ui, played, "paper-report-title", Order::WritePaper(Printed::Report(self.paper)));
            });
        });
    }

    fn choices(&mut self, ui: &mut Ui, tools: &Tools<'_>, record: Option<&Record>) {
        Grid::new("print").num_columns(2).spacing([24.0, 12.0]).show(ui, |ui| {
            let label = part_title(ui, &tools.text("print-count"));
            ui.add(Slider::new(&mut self.count, 1..=24)).labelled_by(label.id);
            ui.end_row();
            part_title(ui, &tools.text("print-paper"));
            ui.horizontal(|ui| {
                for (paper, name) in [(Paper::A4, "print-a4"), (Paper::Letter, "print-letter")] {
                    ui.selectable_value(&mut self.paper, paper, tools.text(name));
                }
            });
            ui.end_row();
            part_title(ui, &tools.text("print-per-page"));
            ui.horizontal(|ui| {
                for (per_page, name) in [(PerPage::One, "print-one"), (PerPage::Two, "print-two")] {
                    ui.selectable_value(&mut self.per_page, per_page, tools.text(name));
                }
            });
            ui.end_row();
            if let Some(record) = record {
                part_title(ui, &tools.text("setup-numbering"));
                let numbers = tools.words.numbering(record.table().numbering());
                ui.checkbox(&mut self.numbered, tools.words.with("print-numbered", &[("numbers", numbers.into())]));
                ui.end_row();
                let players = &record.opening().players;
                if !players.is_empty() {
                    part_title(ui, &tools.text("setup-players"));
                    ui.checkbox(&mut self.named, players.join(", "));
                    ui.end_row();
                }
            }
        });
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

impl Printed {
    /// The file's name, without its extension.
    const fn file_name(&self) -> &'static str {
        match self {
            Self::Sheets(_) => "town-crier-sheets",
            Self::Card(_) => "town-crier-card",
            Self::Report(_) => "town-crier-report",
        }
    }

    /// The PDF's bytes; nothing where there is no game to tell of.
    fn pdf(&self, record: Option<&Record>, words: &Words) -> Result<Vec<u8>, PaperError> {
        match (self, record) {
            (Self::Sheets(sheets), _) => paper::sheets(sheets, words),
            (Self::Card(paper), Some(record)) => paper::card(record, *paper, words),
            (Self::Report(paper), Some(record)) => paper::report(record, &scores(record), *paper, words),
            (Self::Card(_) | Self::Report(_), None) => Ok(Vec::new()),
        }
    }
}

/// The players' points, as far as their sheets can be.
fn scores(record: &Record) -> Vec<(String, Score)> {
    record.reckoning().map(crate::chronicle::Reckoning::named_scores).unwrap_or_default()
}

impl Desk {
    /// Shows what can be printed.
    pub(super) fn show_print(&mut self) {
        self.page = None;
        self.over = Some(Over::Print(Box::new(PrintScreen::new(self.screen.record()))));
    }

    /// Prints into the documents' folder under a name that is not taken; told by a notice when it is done.
    pub(super) fn write_paper(&mut self, printed: Printed) {
        let (words, record) = (self.words.clone(), self.screen.record().cloned());
        let folder = self.files.documents.clone();
        let (done, printing) = channel();
        let write = move || {
            let written = printed.pdf(record.as_ref(), &words).map_err(|error| error.to_string()).and_then(|pdf| {
                let path = snapshot::free_name(&folder, printed.file_name(), "pdf");
                let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&path, pdf));
                written.map(|()| path).map_err(|error| {
                    let args = [("folder", folder.display().to_string().into()), ("error", error.to_string().into())];
                    words.with("picture-unsaved", &args)
                })
            });
            // A desk that has closed wants to hear nothing.
            let _ = done.send(written);
        };
        let started = thread::Builder::new().name("printing".to_owned()).spawn(write);
        match started {
            Ok(_) => self.printing = Some(printing),
            Err(error) => self.notice = Some(Notice::bad(error.to_string())),
        }
    }

    /// Tells of what was printed; looks again soon while it is not done.
    pub(super) fn hear_printing(&mut self, ctx: &Context) {
        let Some(printing) = &self.printing else { return };
        let heard = match printing.try_recv() {
            Ok(heard) => heard,
            Err(TryRecvError::Empty) => {
                ctx.request_repaint_after(tokens::SOON);
                return;
            }
            Err(TryRecvError::Disconnected) => Err(self.words.text("print-failed")),
        };
        self.printing = None;
        self.notice = Some(match heard {
            Ok(path) => self.written("print-written", &path),
            Err(sentence) => Notice::bad(sentence),
        });
        ctx.request_repaint();
    }
}
