//! The cry in large letters.

use eframe::egui::{CornerRadius, Frame, Label, Margin, RichText, Ui};

use super::tokens;
use super::tools::{Tools, read_out, width};
use crate::chronicle::Record;
use crate::crier::{Cry, Urgency, cries, opening_cries};

pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, record: &Record) {
    let proclamation = tools.words.proclaim(&last_cries(record));
    let fill = match proclamation.urgency {
        Urgency::Alarm => tokens::ALARM,
        Urgency::Note | Urgency::Call => tokens::NIGHT,
    };
    let frame = Frame::new().fill(fill).corner_radius(CornerRadius::same(tokens::CORNER));
    frame.inner_margin(Margin::symmetric(18, 6)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.vertical_centered(|ui| {
            // A long cry is set smaller rather than cut.
            let mut font = tokens::cry();
            let wide = width(ui, &proclamation.headline, font.clone());
            font.size *= (ui.available_width() / wide).min(1.0);
            let headline = RichText::new(&proclamation.headline).font(font).color(tokens::PALE);
            let response = ui.add(Label::new(headline).selectable(false));
            read_out(ui, &response);
            let text = RichText::new(&proclamation.text).font(tokens::large_text()).color(tokens::PALE);
            let response = ui.add(Label::new(text).selectable(false));
            read_out(ui, &response);
        });
    });
}

/// The cries of the last order that counts, or of the opening.
pub(super) fn last_cries(record: &Record) -> Vec<Cry> {
    match record.chronicle.done().last() {
        Some(entry) => cries(&entry.happenings),
        None => opening_cries(record.table()),
    }
}
