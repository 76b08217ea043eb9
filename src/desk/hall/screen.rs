//! The screen of the hall of fame.

use std::path::PathBuf;

use eframe::egui::{Align, CentralPanel, Frame, Layout, Margin, Panel, RichText, ScrollArea, TextEdit, Ui};

use super::{plots, tables};
use crate::chronicle::hall::Hall;
use crate::desk::order::Order;
use crate::desk::tokens;
use crate::desk::tools::{Tools, part_title, wrong};

/// The hall of fame as it was read when the screen was opened.
pub(in crate::desk) struct HallScreen {
    /// The games, or the sentence that says why they cannot be read.
    pub(in crate::desk) hall: Result<Hall, String>,
    /// The file to import, as typed.
    path: String,
}

impl HallScreen {
    pub(in crate::desk) const fn new(hall: Result<Hall, String>) -> Self {
        Self { hall, path: String::new() }
    }

    pub(in crate::desk) fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        for file in ui.input(|input| input.raw.dropped_files.clone()) {
            tools.order(Order::Import(file.path().to_path_buf()));
        }
        let frame = Frame::new().fill(tools.palette.ground).inner_margin(Margin::symmetric(14, 8));
        let bar = Panel::top("hall bar").frame(frame).exact_size(52.0).show_separator_line(false);
        bar.show(ui, |ui| self.bar(ui, tools));
        CentralPanel::default().frame(frame).show(ui, |ui| match &self.hall {
            Err(sentence) => {
                wrong(ui, sentence);
            }
            Ok(hall) if hall.games().is_empty() => {
                ui.add_space(tokens::GAP);
                ui.label(RichText::new(tools.text("hall-empty")).font(tokens::large_text()));
            }
            Ok(hall) => {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| body(ui, tools, hall));
            }
        });
    }

    fn bar(&mut self, ui: &mut Ui, tools: &mut Tools<'_>) {
        ui.horizontal_centered(|ui| {
            ui.label(RichText::new(tools.text("hall-title")).font(tokens::title()));
            ui.add_space(tokens::GAP);
            let full = self.hall.as_ref().is_ok_and(|hall| !hall.games().is_empty());
            tools.button_if(ui, full, "hall-export", Order::Export);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                tools.button(ui, "desk-leave", Order::Leave);
                let path = self.path.trim();
                tools.button_if(ui, !path.is_empty(), "hall-import", Order::Import(PathBuf::from(path)));
                let edit = TextEdit::singleline(&mut self.path).hint_text(tools.text("hall-import-file"));
                let response = ui.add(edit.desired_width(ui.available_width().min(330.0)));
                let name = tools.text("hall-import-file");
                ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            });
        });
    }
}

fn body(ui: &mut Ui, tools: &Tools<'_>, hall: &Hall) {
    let width = (ui.available_width() - 2.0 * tokens::GAP) / 2.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(width);
            part_title(ui, &tools.text("hall-players"));
            tables::players(ui, tools, hall);
            ui.add_space(tokens::GAP);
            part_title(ui, &tools.text("hall-codes"));
            tables::codes(ui, tools, hall);
        });
        ui.add_space(tokens::GAP);
        ui.vertical(|ui| {
            ui.set_width(width - tokens::GAP);
            part_title(ui, &tools.text("hall-scores"));
            plots::scores(ui, tools, hall);
            part_title(ui, &tools.text("hall-struck"));
            plots::struck(ui, tools, hall);
        });
    });
}
