//! The current hint, over the audience's view.

use egui::{Role, Sense, Ui, Vec2, WidgetInfo};

use crate::desk::app::command::Command;
use crate::desk::tokens::ROOM;
use crate::desk::widgets::hint::{self, Places, Strip};
use crate::desk::widgets::tools::{Tools, read_out};
use crate::show::View;

/// Draws the hint with that id over the parts of the view; letters are so many times larger than usual where they have
/// room. It is read out if it is `live`.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, id: &str, view: &View, places: &Places, (larger, live): (f32, bool)) {
    let Some(of) = view.hints.iter().find(|hint| hint.id == id) else { return };
    let (all, height) = (ui.max_rect(), ui.max_rect().height());
    let strip = Strip {
        within: all.shrink(all.size().min_elem() * 0.02),
        // On what is narrow, sentences take the height.
        most: (height.min(all.width() * 0.9) * ROOM.strong * larger * 1.3).max(height * ROOM.least),
        least: height * ROOM.least,
        corner: Vec2::ZERO,
    };
    let (response, _) = hint::paint(ui, tools, places, of, strip);
    if live {
        read_out(ui, &response);
    }
}

/// Confirms the hint by a click anywhere in a view that replaces the desk.
pub(super) fn click(ui: &Ui, tools: &mut Tools<'_>) {
    let understood = ui.interact(ui.max_rect(), ui.scope_id().with("understood"), Sense::CLICK);
    let name = tools.text("hint-got-it");
    understood.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if understood.clicked() {
        tools.ask(Command::Next);
    }
}
