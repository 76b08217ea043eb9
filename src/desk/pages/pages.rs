//! A page over the desk, until it is closed.

use eframe::egui::{Frame, Id, Margin, Modal, ScrollArea, Ui};

use super::{help, settings as settings_page};
use crate::crier::voice::Voice;
use crate::desk::command::{Command, Page};
use crate::desk::look::tools::Tools;
use crate::desk::settings::Settings;
use crate::desk::tokens;

/// Shows a page until it is closed.
pub(crate) fn ui(
    ui: &Ui,
    tools: &mut Tools<'_>,
    page: Page,
    settings: &Settings,
    monitors: &[String],
    voice: Option<&Voice>,
    guide: &[String],
) {
    let size = ui.ctx().content_rect().size();
    let frame = Frame::window(&ui.ctx().global_style()).inner_margin(Margin::same(20));
    let modal = Modal::new(Id::unique("page")).frame(frame).show(ui.ctx(), |ui| {
        ui.set_width((size.x * 0.86).min(1080.0));
        // Else the page would grow with every frame, as far as it could grow in the one before.
        ui.set_max_height(size.y * 0.9);
        let area = ScrollArea::vertical().id_salt(page).max_height(size.y * 0.8);
        area.show(ui, |ui| match page {
            Page::Help => help::ui(ui, tools, guide),
            Page::Settings => settings_page::ui(ui, tools, settings, monitors, voice),
        });
        ui.add_space(tokens::GAP);
        tools.button(ui, "desk-close-page", Command::ClosePage);
    });
    if modal.should_close() {
        tools.ask(Command::ClosePage);
    }
}
