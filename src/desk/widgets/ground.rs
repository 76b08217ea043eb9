//! The ground of a window: paper, in the theme that has some.

use egui::{Context, Rect, Ui};

use super::tools::Tools;
use crate::desk::tokens::{self, Theme};
use crate::stage::Sprite;

/// Paints the ground of a window. The first frame has a plain one: what can wait is drawn after it.
pub(crate) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect) {
    ui.painter().rect_filled(rect, 0, tools.palette.ground);
    if tools.palette == tokens::palette(Theme::Parchment) && is_dressed(ui.ctx()) {
        tools.pictures.ground(ui.painter(), rect, Sprite::PARCHMENT);
    }
}

/// Whether what only adorns is drawn: not before the first frame is painted. Asks for the frame that has it.
pub(crate) fn is_dressed(ctx: &Context) -> bool {
    /// The frame that is drawn ahead, and the first one in the window.
    const BARE: u64 = 2;
    let dressed = ctx.cumulative_frame_nr() >= BARE;
    if !dressed {
        ctx.request_repaint();
    }
    dressed
}
