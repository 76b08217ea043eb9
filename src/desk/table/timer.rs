//! What is seen of the table's pace: how much time is left to choose, and what can be done about it.

use std::time::Instant;

use eframe::egui::{Align2, Rect, Ui, vec2};

use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, describe, read_out, width};
use crate::desk::tokens;
use crate::show::Timer;

/// A timer as it is seen at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TimerView {
    /// Whole seconds left to choose, if there is a limit.
    seconds: Option<u64>,
    little: bool,
    paused: bool,
    hands_free: bool,
}

impl TimerView {
    /// What that timer shows now.
    pub(crate) fn of(timer: &Timer, now: Instant) -> Self {
        Self {
            seconds: timer.seconds(now),
            little: timer.is_little(now),
            paused: timer.is_paused(),
            hands_free: timer.hands_free,
        }
    }

    /// Paints the time that is left into the corner that the wheel leaves free, in letters of that size.
    pub(crate) fn paint(self, ui: &Ui, tools: &Tools<'_>, wheel: Rect, size: f32) {
        let Some(seconds) = self.seconds else {
            return;
        };
        let text = format!("{}:{:02}", seconds / 60, seconds % 60);
        let font = tokens::bold(size);
        let rect = Rect::from_min_size(wheel.min, vec2(width(ui, &text, font.clone()) + size * 0.4, size * 1.25));
        let ink = match (self.little, self.paused) {
            (true, _) => tools.palette.cry_ink,
            (false, true) => tools.palette.faint,
            (false, false) => tools.palette.ink,
        };
        if self.little {
            ui.painter().rect_filled(rect, tokens::CORNER, tools.palette.alarm);
        }
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, ink);
        let name = if self.paused { "pace-paused" } else { "pace-left" };
        describe(ui, rect, ui.scope_id().with("timer"), &tools.words.with(name, &[("seconds", seconds.into())]));
        // Every second would be a chatter; the end is worth a word.
        if seconds == 0 {
            let up = describe(ui, rect, ui.scope_id().with("time up"), &tools.text("pace-time-up"));
            read_out(ui, &up);
        }
    }

    /// How much of the line below the wheel the buttons take.
    pub(crate) const fn buttons_width(self) -> f32 {
        match (self.seconds.is_some(), self.hands_free) {
            (false, false) => 0.0,
            (true, false) | (false, true) => 300.0,
            (true, true) => 460.0,
        }
    }

    /// The buttons beside the big one, for those who look for them before they know the keys.
    pub(crate) fn buttons(self, ui: &mut Ui, tools: &mut Tools<'_>) {
        let pause = if self.paused { "pace-go-on" } else { "pace-pause" };
        let buttons: &[(&str, Command)] = match (self.seconds.is_some(), self.hands_free) {
            (false, false) => return,
            (true, false) => &[(pause, Command::Pause), (MORE, Command::MoreTime)],
            (false, true) => &[(READY, Command::Ready), (STOP, Command::HandsFree(false))],
            (true, true) => &[
                (pause, Command::Pause),
                (MORE, Command::MoreTime),
                (READY, Command::Ready),
                (STOP, Command::HandsFree(false)),
            ],
        };
        let names: Vec<&str> = buttons.iter().map(|(name, _)| *name).collect();
        tools.at_right(ui, &names, |ui, tools| {
            for (name, order) in buttons {
                tools.button(ui, name, order.clone());
            }
        });
    }
}

const MORE: &str = "pace-more";
const READY: &str = "pace-ready";
const STOP: &str = "pace-stop";
