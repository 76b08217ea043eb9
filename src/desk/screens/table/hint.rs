//! The hint that stands, over the table.

use std::sync::Arc;

use egui::{Ui, UiBuilder, vec2};

use super::layout::Parts;
use crate::desk::app::command::Command;
use crate::desk::tokens;
use crate::desk::widgets::hint::{self, Places, Strip};
use crate::desk::widgets::tools::{Tools, read_out};
use crate::show::Hint;
use crate::stage::Scene;

/// Draws it over all but the line above the table and the big button. A click says that it was understood.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, parts: &Parts, scene: Arc<Scene>, hint: &Hint) {
    let corner = vec2(tools.width_of(ui, &[NO_MORE]).ceil() + 1.0, tokens::TOUCH);
    let home = parts.cry.union(parts.timer.intersect(parts.cry.with_max_x(parts.bar.right())));
    let foot = Some(parts.entry.top()).filter(|top| parts.entry.is_positive() && *top > parts.picture.bottom());
    let lowest = foot.unwrap_or_else(|| parts.next.top());
    let strip = Strip {
        within: parts.bar.with_min_y(parts.cry.top()).with_max_y(lowest - 4.0),
        most: 32.0,
        least: 19.0,
        corner,
    };
    let places = Places {
        cry: Some(parts.cry),
        picture: Some((parts.picture, scene)),
        side: Some(parts.side),
        grid: Some(parts.title.union(parts.grid)),
        track: Some(parts.bar),
        home: Some(home),
    };
    let (response, corner) = hint::paint(ui, tools, &places, hint, strip);
    read_out(ui, &response);
    if response.clicked() {
        tools.ask(Command::Next);
    }
    ui.scope_builder(UiBuilder::new().id_salt("hint").max_rect(corner), |ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        tools.button(ui, NO_MORE, Command::NoTips);
    });
}

const NO_MORE: &str = "hint-no-more";
