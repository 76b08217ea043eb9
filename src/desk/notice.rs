//! A short notice that stays until the next order.

use std::path::PathBuf;

use eframe::egui::{Align, Button, Frame, Label, Layout, Margin, Panel, RichText, Stroke, Ui};

use super::command::Command;
use super::look::tools::{Tools, read_out};
use super::tokens;

/// One sentence for the person at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    text: String,
    done: bool,
    /// The file that it tells of, if a person may want to look at it.
    file: Option<PathBuf>,
}

impl Notice {
    /// Something was done.
    pub(crate) const fn good(text: String) -> Self {
        Self { text, done: true, file: None }
    }

    /// Something could not be done.
    pub(crate) const fn bad(text: String) -> Self {
        Self { text, done: false, file: None }
    }

    /// Whether something could not be done.
    pub(crate) const fn is_bad(&self) -> bool {
        !self.done
    }

    /// With a button that shows the file.
    pub(crate) fn of_file(self, file: PathBuf) -> Self {
        Self { file: Some(file), ..self }
    }

    pub(crate) fn ui(&self, ui: &mut Ui, tools: &mut Tools<'_>) {
        let fill = if self.done { tools.palette.action } else { tools.palette.refused };
        let ink = tools.palette.action_ink;
        let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(14, 4));
        Panel::bottom("notice").frame(frame).exact_size(40.0).show_separator_line(false).show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some(file) = &self.file {
                    let text = RichText::new(tools.text("desk-show-file")).font(tokens::strong_text()).color(ink);
                    if ui.add(Button::new(text).fill(fill).stroke(Stroke::new(1.5, ink))).clicked() {
                        tools.ask(Command::Show(file.clone()));
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let text = RichText::new(&self.text).font(tokens::strong_text()).color(ink);
                    let response = ui.add(Label::new(text).truncate());
                    read_out(ui, &response);
                });
            });
        });
    }
}
