//! The replay of an evening over the hall of fame: it ends by itself, or with Space or Esc.

use std::time::Instant;

use egui::{Align2, Key, Rect, Ui, UiBuilder, vec2};

use crate::desk::app::command::Command;
use crate::desk::app::overlay::Overlay;
use crate::desk::app::time::seconds;
use crate::desk::projector::replay;
use crate::desk::session::Tabletop;
use crate::desk::tokens;
use crate::desk::widgets::tools::Tools;
use crate::show::{Replay, ReplayShown};
use crate::stage::Motion;

/// The replay that the desk shows.
pub(crate) struct ReplayScreen {
    shown: ReplayShown,
    /// When the desk's clock was at 0.
    zero: Instant,
    motion: Motion,
}

impl ReplayScreen {
    /// Creates the screen of a replay from its beginning.
    pub(crate) const fn new(shown: ReplayShown, zero: Instant, motion: Motion) -> Self {
        Self { shown, zero, motion }
    }
}

impl Overlay for ReplayScreen {
    fn ui(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, _game: Option<&dyn Tabletop>) {
        let all = ui.available_rect_before_wrap();
        let seconds = self.shown.seconds(self.zero + seconds(ui.input(|input| input.time)));
        replay::ui(ui, tools, all, &self.shown.replay, seconds, (self.motion, 1.0));
        let size = vec2(tokens::TOUCH * 2.5, tokens::TOUCH);
        let corner = Align2::RIGHT_TOP.align_size_within_rect(size, all.shrink(tokens::GAP));
        ui.scope_builder(
            UiBuilder::new().id_salt("replay end").max_rect(Rect::from_min_size(corner.min, size)),
            |ui| {
                ui.spacing_mut().interact_size.y = tokens::TOUCH;
                tools.button(ui, "replay-end", Command::Leave);
            },
        );
        let ends = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        if Replay::is_over(seconds) || ends(Key::Space) {
            tools.ask(Command::Leave);
        }
    }
}
