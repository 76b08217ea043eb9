//! A short notice that stays until the next order.

use eframe::egui::{Color32, Frame, Label, Margin, Panel, RichText, Ui};

use super::tokens;
use super::tools::read_out;

/// One sentence for the person at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Notice {
    text: String,
    fill: Color32,
}

impl Notice {
    /// Something was done.
    pub(super) const fn good(text: String) -> Self {
        Self { text, fill: tokens::GREEN }
    }

    /// Something could not be done.
    pub(super) const fn bad(text: String) -> Self {
        Self { text, fill: tokens::WRONG }
    }

    pub(super) fn ui(&self, ui: &mut Ui) {
        let frame = Frame::new().fill(self.fill).inner_margin(Margin::symmetric(16, 6));
        Panel::bottom("notice").frame(frame).exact_size(36.0).show_separator_line(false).show(ui, |ui| {
            let text = RichText::new(&self.text).font(tokens::strong_text()).color(tokens::PALE);
            let response = ui.add(Label::new(text).truncate());
            read_out(ui, &response);
        });
    }
}
