//! The question before another game replaces the one in play.

use egui::{Frame, Id, Margin, Modal, RichText, Ui};

use crate::desk::app::command::Command;
use crate::desk::app::overlay::Replacing;
use crate::desk::tokens;
use crate::desk::widgets::tools::Tools;

/// Asks whether to keep the game with that name and play another one.
pub(crate) fn ui(ui: &Ui, tools: &mut Tools<'_>, replacing: &Replacing, found: &str) {
    let (title, sure) = match replacing {
        Replacing::New | Replacing::Lesson => ("replace-new", "replace-new-sure"),
        Replacing::Kept(_) => ("replace-kept", "replace-kept-sure"),
        Replacing::Opened(_) => ("replace-opened", "replace-opened-sure"),
    };
    let frame = Frame::window(&ui.ctx().global_style()).inner_margin(Margin::same(20));
    let modal = Modal::new(Id::unique("replace")).frame(frame).show(ui.ctx(), |ui| {
        ui.set_width((ui.ctx().content_rect().width() * 0.7).min(620.0));
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.label(RichText::new(tools.words.with(title, &[("game", found.into())])).font(tokens::strong()));
        ui.label(tools.text("replace-about"));
        ui.add_space(tokens::GAP);
        let first = tools.big_button(ui, &tools.text(sure), Command::ConfirmReplace);
        if ui.memory(|memory| memory.focused().is_none()) {
            first.request_focus();
        }
        ui.add_space(tokens::GAP);
        tools.button(ui, "replace-not", Command::ClosePage);
    });
    if modal.should_close() {
        tools.ask(Command::ClosePage);
    }
}
