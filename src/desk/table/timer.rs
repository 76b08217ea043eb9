//! What is seen of the table's pace: how much time is left to choose, and what can be done about it.

use std::time::Instant;

use eframe::egui::{Align2, Rect, Ui, vec2};

use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, describe, read_out};
use crate::desk::tokens;
use crate::show::Timer;

/// A timer as it is seen at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TimerView {
    /// Whole seconds left to choose or until the next roll, if there is a limit.
    seconds: Option<u64>,
    little: bool,
    paused: bool,
    hands_free: bool,
    /// Whether the time to choose is limited.
    limited: bool,
    /// Whether what comes when the time is up is the next roll.
    rolls: bool,
}

impl TimerView {
    /// What that timer shows now.
    pub(crate) fn of(timer: &Timer, now: Instant) -> Self {
        Self {
            seconds: timer.seconds(now),
            little: timer.is_little(now),
            paused: timer.is_paused(),
            hands_free: timer.hands_free,
            limited: timer.limited,
            rolls: timer.rolls,
        }
    }

    /// Whether a place is kept for the time: also while none runs, so that nothing jumps when one does.
    pub(crate) const fn has_place(self) -> bool {
        self.limited || self.hands_free
    }

    /// Paints the time that is left into the middle of `place`, in letters of that size.
    pub(crate) fn paint(self, ui: &Ui, tools: &Tools<'_>, place: Rect, size: f32) {
        let Some(seconds) = self.seconds else {
            return;
        };
        let text = format!("{}:{:02}", seconds / 60, seconds % 60);
        let font = tokens::bold(size);
        let rect = Rect::from_center_size(place.center(), vec2(place.width(), place.height().min(size * 1.5)));
        let ink = match (self.little, self.paused) {
            (true, _) => tools.palette.cry_ink,
            (false, true) => tools.palette.faint,
            (false, false) => tools.palette.ink,
        };
        if self.little {
            ui.painter().rect_filled(rect, tokens::CORNER, tools.palette.alarm);
        }
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, ink);
        let name = match (self.rolls, self.paused) {
            (true, _) => "pace-next-in",
            (false, true) => "pace-paused",
            (false, false) => "pace-left",
        };
        describe(ui, rect, ui.scope_id().with("timer"), &tools.words.with(name, &[("seconds", seconds.into())]));
        // Every second would be a chatter; the end is worth a word.
        if seconds == 0 && !self.rolls {
            let up = describe(ui, rect, ui.scope_id().with("time up"), &tools.text("pace-time-up"));
            read_out(ui, &up);
        }
    }

    /// How much of the line below the wheel the buttons take.
    pub(crate) fn buttons_width(self, ui: &Ui, tools: &Tools<'_>) -> f32 {
        let names: Vec<&str> = self.offered().iter().map(|(name, _)| *name).collect();
        if names.is_empty() { 0.0 } else { tools.width_of(ui, &names).ceil() + 1.0 }
    }

    /// The buttons that make sense as the evening runs.
    fn offered(self) -> Vec<(&'static str, Command)> {
        let pause = (if self.paused { "pace-go-on" } else { "pace-pause" }, Command::Pause);
        let more = (MORE, Command::MoreTime);
        let alone = [(READY, Command::Ready), (STOP, Command::HandsFree(false))];
        let mut offered = Vec::new();
        if self.has_place() {
            offered.push(pause);
        }
        if self.limited {
            offered.push(more);
        }
        if self.hands_free {
            offered.extend(alone);
        }
        offered
    }

    /// The buttons beside the big one, for those who look for them before they know the keys.
    pub(crate) fn buttons(self, ui: &mut Ui, tools: &mut Tools<'_>) {
        let offered = self.offered();
        let names: Vec<&str> = offered.iter().map(|(name, _)| *name).collect();
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        tools.at_right(ui, &names, |ui, tools| {
            for (name, command) in offered {
                tools.button(ui, name, command);
            }
        });
    }
}

const MORE: &str = "pace-more";
const READY: &str = "pace-ready";
const STOP: &str = "pace-stop";
