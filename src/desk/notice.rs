//! Short notices for the person at the desk, one at a time.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use eframe::egui::{Align, Button, Frame, Label, Layout, Margin, Panel, RichText, Stroke, Ui};

use super::command::Command;
use super::look::tools::{Tools, read_out};
use super::tokens;
use crate::crier::{InWords, Words};

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

    /// A file was written, as the message of that name says, or it was not.
    pub(crate) fn written<E: InWords>(name: &str, written: Result<PathBuf, E>, folder: &Path, words: &Words) -> Self {
        match written {
            Ok(path) => {
                let text = words.with(name, &[("file", path.display().to_string().into())]);
                Self::good(text).of_file(path)
            }
            Err(error) => {
                let args = [("folder", folder.display().to_string().into()), ("error", error.in_words(words).into())];
                Self::bad(words.with("file-unwritten", &args))
            }
        }
    }

    /// With a button that shows the file.
    pub(crate) fn of_file(self, file: PathBuf) -> Self {
        Self { file: Some(file), ..self }
    }

    /// Draws it at the bottom of `ui`.
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

/// The notices that wait to be read: each stays until a command is given after it.
///
/// What could not be done is not overwritten before it was read: it stays for a while whatever is pressed, and what is to be
/// told meanwhile waits behind it. Of what was done, only the last is told.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    queue: VecDeque<Notice>,
    /// Since when the first one is shown, on the desk's clock.
    since: Option<f64>,
    /// What is shown while nothing else is.
    standing: Option<Notice>,
}

impl Notices {
    /// So many seconds a person needs to read what could not be done.
    const READ: f64 = 2.0;

    /// Tells something.
    pub(crate) fn tell(&mut self, notice: Notice) {
        if notice.is_bad() && self.queue.contains(&notice) {
            return;
        }
        let first = self.queue.front().cloned();
        self.queue.retain(Notice::is_bad);
        if self.queue.front() != first.as_ref() {
            self.since = None;
        }
        self.queue.push_back(notice);
    }

    /// Tells what a person must know at any time, while there is nothing else to be told.
    pub(crate) fn stand(&mut self, standing: Option<Notice>) {
        self.standing = standing;
    }

    /// A command is given: the notice that is shown goes, if it was read.
    pub(crate) fn command(&mut self, now: f64) {
        let read = |notice: &Notice| !notice.is_bad() || self.since.is_some_and(|since| now - since >= Self::READ);
        if self.queue.front().is_some_and(read) {
            self.queue.pop_front();
            self.since = None;
        }
    }

    /// The notice to be shown now.
    pub(crate) fn first(&self) -> Option<&Notice> {
        self.queue.front().or(self.standing.as_ref())
    }

    /// Notes that the first one is shown.
    pub(crate) fn shown(&mut self, now: f64) {
        if !self.queue.is_empty() {
            self.since.get_or_insert(now);
        }
    }
}
