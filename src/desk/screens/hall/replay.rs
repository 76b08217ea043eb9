//! The replay of an evening over the hall of fame: it ends by itself, or with Space or Esc; or each Space is a step.

use std::time::Instant;

use egui::{Align2, Event, Key, Modifiers, Rect, Ui, UiBuilder, vec2};

use crate::desk::app::command::{Command, FinishedAsk};
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
        if self.shown.step.is_some() {
            return self.stepped(ui, tools, all);
        }
        let seconds = self.seconds(ui);
        replay::ui(ui, tools, all, &self.shown, seconds, (self.motion, 1.0));
        let size = vec2(tokens::TOUCH * 2.5, tokens::TOUCH);
        let corner = Align2::RIGHT_TOP.align_size_within_rect(size, all.shrink(tokens::GAP));
        ui.scope_builder(
            UiBuilder::new().id_salt("replay end").max_rect(Rect::from_min_size(corner.min, size)),
            |ui| {
                ui.spacing_mut().interact_size.y = tokens::TOUCH;
                tools.button(ui, "replay-end", Command::Leave);
            },
        );
        if Replay::is_over(seconds) || pressed(ui, &[Key::Space]) {
            tools.ask(Command::Leave);
        }
    }
}

/// The height of the buttons below a game that is stepped through.
const BUTTONS: f32 = 56.0 + 2.0 * tokens::GAP;

impl ReplayScreen {
    /// Takes a step on or back at that time of the desk's clock; returns what is shown then, unless there is none.
    pub(crate) fn step(&mut self, later: bool, now: f64) -> Option<ReplayShown> {
        self.shown = self.shown.beside(later, self.zero + seconds(now))?;
        Some(self.shown.clone())
    }

    /// Returns the time of the replay.
    fn seconds(&self, ui: &Ui) -> f32 {
        self.shown.seconds(self.zero + seconds(ui.input(|input| input.time)))
    }

    /// Draws the game as if it was played now, with what goes on below it: nothing tells how it ends.
    fn stepped(&mut self, ui: &mut Ui, tools: &mut Tools<'_>, all: Rect) {
        let (stage, below) = all.split_top_bottom_at_y(all.bottom() - BUTTONS);
        let seconds = self.seconds(ui);
        replay::ui(ui, tools, stage, &self.shown, seconds, (self.motion, 1.0));
        let goes_on = self.shown.neighbor(true).is_some();
        let (side, next) = below.shrink(tokens::GAP).split_left_right_at_fraction(0.4);
        ui.scope_builder(UiBuilder::new().id_salt("replay steps").max_rect(side), |ui| {
            ui.horizontal_centered(|ui| {
                ui.spacing_mut().interact_size.y = tokens::TOUCH;
                let back = self.shown.neighbor(false).is_some();
                tools.button_if(ui, back, "ceremony-back", Command::Finished(FinishedAsk::Step { later: false }));
                if goes_on {
                    tools.button(ui, "replay-end", Command::Leave);
                }
            });
        });
        let (name, on) = if goes_on {
            ("replay-next", Command::Finished(FinishedAsk::Step { later: true }))
        } else {
            ("replay-end", Command::Leave)
        };
        ui.scope_builder(UiBuilder::new().id_salt("replay next").max_rect(next), |ui| {
            tools.big_button(ui, &tools.text(name), on.clone());
        });
        // Space and Enter belong to the button that has the focus.
        let keys = if ui.memory(|memory| memory.focused().is_some()) {
            [Key::PageDown, Key::ArrowRight].as_slice()
        } else {
            &[Key::Space, Key::Enter, Key::PageDown, Key::ArrowRight]
        };
        if pressed(ui, keys) {
            tools.ask(on);
        } else if pressed(ui, &[Key::ArrowLeft, Key::PageUp]) {
            tools.ask(Command::Finished(FinishedAsk::Step { later: false }));
        }
    }
}

/// Whether one of these keys is pressed anew; it is taken away from all else.
fn pressed(ui: &Ui, keys: &[Key]) -> bool {
    ui.input_mut(|input| {
        let mut asked = false;
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, repeat, modifiers: Modifiers::NONE, .. } if keys.contains(key) => {
                asked |= !repeat;
                false
            }
            _ => true,
        });
        asked
    })
}
