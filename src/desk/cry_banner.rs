//! The cry in large letters.

use eframe::egui::{CornerRadius, Frame, Label, Margin, RichText, Ui};

use super::tokens;
use super::tools::{Tools, read_out, width};
use crate::crier::{Proclamation, Urgency};

/// Writes what is cried; `live` unless it is a look back, which nobody cries.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, proclamation: &Proclamation, live: bool) {
    let fill = match proclamation.urgency {
        Urgency::Alarm => tools.palette.alarm,
        Urgency::Note | Urgency::Call => tools.palette.cry,
    };
    let frame = Frame::new().fill(fill).corner_radius(CornerRadius::same(tokens::CORNER));
    frame.inner_margin(Margin::symmetric(18, 6)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.vertical_centered(|ui| {
            // A long cry is set smaller rather than cut.
            let mut font = tokens::cry();
            font.size *= (ui.available_width() / width(ui, &proclamation.headline, font.clone())).min(1.0);
            let text = proclamation.text();
            let mut text_font = tokens::large_text();
            text_font.size *= (ui.available_width() / width(ui, &text, text_font.clone())).clamp(0.8, 1.0);
            for (text, font) in [(&proclamation.headline, font), (&text, text_font)] {
                let text = RichText::new(text).font(font).color(tools.palette.cry_ink);
                let response = ui.add(Label::new(text).selectable(false));
                if live {
                    read_out(ui, &response);
                }
            }
        });
    });
}
