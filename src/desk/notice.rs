//! A short notice that stays until the next order.

use eframe::egui::{Frame, Label, Margin, Panel, RichText, Ui};

use super::tokens;
use super::tools::{Tools, read_out};

/// One sentence for the person at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Notice {
    text: String,
    done: bool,
}

impl Notice {
    /// Something was done.
    pub(super) const fn good(text: String) -> Self {
        Self { text, done: true }
    }

    /// Something could not be done.
    pub(super) const fn bad(text: String) -> Self {
        Self { text, done: false }
    }

    pub(super) fn ui(&self, ui: &mut Ui, tools: &Tools<'_>) {
        let fill = if self.done { tools.palette.action } else { tools.palette.refused };
        let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(16, 6));
        Panel::bottom("notice").frame(frame).exact_size(36.0).show_separator_line(false).show(ui, |ui| {
            let text = RichText::new(&self.text).font(tokens::strong_text()).color(tools.palette.action_ink);
            let response = ui.add(Label::new(text).truncate());
            read_out(ui, &response);
        });
    }
}
