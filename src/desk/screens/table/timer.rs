//! What is seen of the table's pace: how much time is left to choose, and what can be done about it.

use std::sync::Arc;
use std::time::Instant;

use egui::text::LayoutJob;
use egui::{Align, Color32, Galley, Pos2, Rect, Ui, pos2, vec2};

use crate::desk::app::command::Command;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, describe, read_out};
use crate::show::Timer;
use crate::stage::Sprite;

/// A timer as it is seen at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TimerView {
    /// Whole seconds left to choose or until the next order, if there is a limit.
    seconds: Option<u64>,
    /// So many whole seconds it is in all.
    length: u64,
    little: bool,
    paused: bool,
    hands_free: bool,
    /// Whether the time to choose is limited.
    limited: bool,
    /// Whether the next order is given when the time is up.
    before_order: bool,
}

/// The caption's letters, compared with the numeral's: as large as they fit.
const CAPTIONS: [f32; 4] = [0.6, 0.55, 0.5, 0.44];
/// The same where it stands alone or before the numeral.
const LOW_CAPTIONS: [f32; 8] = [0.9, 0.8, 0.7, 0.62, 0.55, 0.5, 0.44, 0.38];

/// The padding at each side of the caption, as a part of the numeral's size.
const PADDING: f32 = 0.2;

impl TimerView {
    /// What that timer shows now.
    pub(crate) fn of(timer: &Timer, now: Instant) -> Self {
        Self {
            seconds: timer.seconds(now),
            length: timer.whole(),
            little: timer.is_little(now),
            paused: timer.is_paused() || timer.held,
            hands_free: timer.hands_free,
            limited: timer.limited,
            before_order: timer.before_order,
        }
    }

    /// Whether a place is kept for the time: also while none runs, so that nothing jumps when one does.
    pub(crate) const fn has_place(self) -> bool {
        self.limited || self.hands_free
    }

    /// Seconds left, and of how many; nothing while no time runs.
    pub(super) fn left_of(self) -> Option<(u64, u64)> {
        self.seconds.map(|seconds| (seconds, self.length))
    }

    /// Whether the time stands still.
    pub(super) const fn is_still(self) -> bool {
        self.paused
    }

    /// Whether there is so little time left that everybody should see it.
    pub(super) const fn is_little(self) -> bool {
        self.little
    }

    /// Whether the time to choose is up.
    fn is_up(self) -> bool {
        self.seconds == Some(0) && !self.before_order
    }

    /// Paints the time that is left into the middle of `place`, in letters of that size.
    pub(crate) fn paint(self, ui: &Ui, tools: &Tools<'_>, place: Rect, size: f32) {
        let caption = match (self.is_up(), self.paused, self.before_order && self.seconds.is_some()) {
            (true, _, _) => Some(tools.text("pace-choose-now")),
            (false, true, _) if self.has_place() => Some(tools.text("pace-held")),
            (false, false, true) => Some(tools.text("pace-rolls-in")),
            (false, true | false, _) => None,
        };
        let numeral = self.seconds.filter(|_| !self.is_up()).map(|seconds| {
            if self.before_order { seconds.to_string() } else { format!("{}:{:02}", seconds / 60, seconds % 60) }
        });
        let ink = match (self.little, self.paused) {
            (true, _) => tools.palette.cry_ink,
            (false, true) => tools.palette.faint,
            (false, false) => tools.palette.ink,
        };
        let numeral = |size: f32| {
            let numeral = numeral.clone()?;
            Some(ui.painter().layout_no_wrap(numeral, tokens::bold(size.min(place.height() / 1.2)), ink))
        };
        let inside = place.shrink2(vec2(size.min(place.width()) * PADDING, 0.0));
        // Where there is little height, the caption stands before the numeral, and otherwise over it.
        let low = place.height() < size * 1.6;
        let (caption, lower) = if low {
            let lower = numeral(size);
            let beside = lower.as_ref().map_or(0.0, |lower| lower.size().x + size * 0.3);
            let room = inside.with_max_x(inside.right() - beside);
            (caption.map(|caption| captioned(ui, room, &caption, (size, &LOW_CAPTIONS), ink)), lower)
        } else {
            let caption = caption.map(|caption| captioned(ui, inside, &caption, (size, &CAPTIONS), ink));
            let above = caption.as_ref().map_or(0.0, |caption| caption.size().y);
            (caption, numeral(size.min((place.height() - above) / 1.2)))
        };
        let sizes = caption.iter().chain(&lower).map(|galley| galley.size());
        let high = if low { sizes.map(|size| size.y).fold(0.0, f32::max) } else { sizes.map(|size| size.y).sum() };
        if high == 0.0 {
            return;
        }
        let rect =
            Rect::from_center_size(place.center(), vec2(place.width(), high.max(size * 1.5).min(place.height())));
        if self.little {
            ui.painter().rect_filled(rect, tokens::CORNER, tools.palette.alarm);
        }
        let paint = |middle: Pos2, galley: Arc<Galley>| {
            let left = if galley.job.halign == Align::Center { 0.0 } else { galley.size().x / 2.0 };
            ui.painter().galley(middle - vec2(left, galley.size().y / 2.0), galley, ink);
        };
        match (caption, lower) {
            (Some(caption), Some(lower)) if low => {
                let right = rect.right() - lower.size().x;
                paint(pos2(rect.left().midpoint(right - size * 0.3), rect.center().y), caption);
                paint(pos2(right + lower.size().x / 2.0, rect.center().y), lower);
            }
            (caption, lower) => {
                let mut top = rect.center() - vec2(0.0, high / 2.0);
                for galley in caption.into_iter().chain(lower) {
                    let high = galley.size().y;
                    paint(top + vec2(0.0, high / 2.0), galley);
                    top.y += high;
                }
            }
        }
        self.tell(ui, tools, rect);
    }

    /// Says the same to readers of the screen.
    fn tell(self, ui: &Ui, tools: &Tools<'_>, rect: Rect) {
        let chooses = self.seconds.is_some() && !self.before_order;
        let name = match (chooses, self.paused) {
            (false, false) => "pace-next-in",
            (false, true) => "pace-held",
            (true, true) => "pace-paused",
            (true, false) => "pace-left",
        };
        let seconds = self.seconds.unwrap_or_default();
        describe(ui, rect, ui.scope_id().with("timer"), &tools.words.with(name, &[("seconds", seconds.into())]));
        // Every second would be a chatter; the end is worth a word.
        if self.is_up() {
            let up = format!("{}. {}", tools.text("pace-time-up"), tools.text("pace-choose-now"));
            let up = describe(ui, rect, ui.scope_id().with("time up"), &up);
            read_out(ui, &up);
        }
    }

    /// How much of the line below the wheel the buttons take; `alone` if the game can go on by itself now.
    pub(crate) fn buttons_width(self, ui: &Ui, tools: &Tools<'_>, alone: bool) -> f32 {
        let names: Vec<&str> = self.offered().iter().map(|(name, _)| *name).collect();
        let gap = if names.is_empty() { 0.0 } else { ui.spacing().item_spacing.x };
        let switch = if self.has_switch(alone) { tokens::TOUCH + gap } else { 0.0 };
        let wide = switch + if names.is_empty() { 0.0 } else { tools.width_of(ui, &names) };
        if wide > 0.0 { wide.ceil() + 1.0 } else { 0.0 }
    }

    /// The buttons that make sense as the evening runs.
    fn offered(self) -> Vec<(&'static str, Command)> {
        let pause = (if self.paused { "pace-go-on" } else { "pace-pause" }, Command::Pause);
        let more = (MORE, Command::MoreTime);
        let mut offered = Vec::new();
        if self.has_place() {
            offered.push(pause);
        }
        if self.limited {
            offered.push(more);
        }
        if self.hands_free {
            offered.push((READY, Command::Ready));
        }
        offered
    }

    const fn has_switch(self, alone: bool) -> bool {
        alone || self.hands_free
    }

    /// The buttons beside the big one, for those who look for them before they know the keys.
    pub(crate) fn buttons(self, ui: &mut Ui, tools: &mut Tools<'_>, alone: bool) {
        let offered = self.offered();
        let names: Vec<&str> = offered.iter().map(|(name, _)| *name).collect();
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        let draw = |ui: &mut Ui, tools: &mut Tools<'_>| {
            for (name, command) in offered {
                tools.button(ui, name, command);
            }
            if self.has_switch(alone) {
                let sprite = if self.hands_free { Sprite::PAUSE } else { Sprite::PLAY };
                tools.switch(ui, self.hands_free, sprite, HANDS_FREE, Command::HandsFree(!self.hands_free));
            }
        };
        let switch = if self.has_switch(alone) { tokens::TOUCH + ui.spacing().item_spacing.x } else { 0.0 };
        tools.at_right_and(ui, &names, switch, draw);
    }
}

/// A caption in the middle of `place`, of several lines where it has no room in one; in letters that are one of those parts of
/// the size.
fn captioned(ui: &Ui, place: Rect, text: &str, (size, parts): (f32, &[f32]), ink: Color32) -> Arc<Galley> {
    let galley = |part: f32| {
        let mut job = LayoutJob::simple(text.to_owned(), tokens::bold(size * part), ink, place.width());
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    // A word that is broken in two has as many rows more.
    let words = text.split_whitespace().count();
    let fits = |galley: &Arc<Galley>| galley.rows.len() <= words && galley.size().y <= place.height();
    let least = parts.last().copied().unwrap_or(1.0);
    parts.iter().copied().map(galley).find(fits).unwrap_or_else(|| galley(least))
}

const MORE: &str = "pace-more";
const READY: &str = "pace-ready";
const HANDS_FREE: &str = "pace-hands-free";
