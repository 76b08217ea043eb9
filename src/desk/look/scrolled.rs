//! What is scrolled: whatever gets the focus comes into sight, and a sign says that more lies below.

use egui::epaint::PathShape;
use egui::scroll_area::ScrollAreaOutput;
use egui::{Memory, Stroke, Ui, vec2};

use super::tools::Tools;
use crate::desk::tokens;

/// What scrolls is cut at its top, and an accent stands so far out of its line.
pub(crate) const ACCENTS: f32 = 4.0;

/// Scrolls to what has just got the focus; called where it scrolls, behind what was drawn there.
pub(crate) fn follow_focus(ui: &Ui) {
    let focused = ui.memory(Memory::focused).and_then(|id| ui.ctx().read_response(id));
    if let Some(there) = focused.filter(|there| there.gained_focus() && ui.min_rect().intersects(there.rect)) {
        ui.scroll_to_rect(there.rect, None);
    }
}

/// A sign at the end of what is seen, if more lies below it.
pub(crate) fn more_below<R>(ui: &Ui, tools: &Tools<'_>, scrolled: &ScrollAreaOutput<R>) {
    const ROUND: f32 = 15.0;
    let seen = scrolled.state.clamped_offset().y + scrolled.inner_rect.height();
    if scrolled.content_size.y <= seen + 1.0 {
        return;
    }
    let center = scrolled.inner_rect.right_bottom() - vec2(ROUND + tokens::GAP, ROUND + 2.0);
    ui.painter().circle(center, ROUND, tools.palette.card, Stroke::new(1.5, tools.palette.line));
    let arrow = [vec2(-6.0, -3.0), vec2(0.0, 4.0), vec2(6.0, -3.0)].map(|to| center + to);
    ui.painter().add(PathShape::line(arrow.to_vec(), Stroke::new(2.5, tools.palette.ink)));
}
