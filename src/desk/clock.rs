//! How long a window has been showing a motion.

use eframe::egui::Ui;

use super::shown::{Playing, Shown};
use crate::games::troyes_dice::rules::Table;
use crate::games::troyes_dice::stage::scene;
use crate::stage::{Motion, Scene};

/// One window's clock: each native window counts its seconds from its own start.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clock {
    number: u64,
    since: f64,
    seconds: f32,
    over: bool,
}

impl Clock {
    /// Comes to this frame's moment; asks for the next frame while something moves.
    pub(crate) fn tick(&mut self, ui: &Ui, playing: &Playing, motion: Motion) {
        let now = ui.input(|input| input.time);
        if self.number != playing.number {
            *self = Self { number: playing.number, since: now, seconds: 0.0, over: false };
        }
        #[expect(clippy::cast_possible_truncation, reason = "a few seconds")]
        let seconds = (now - self.since) as f32;
        self.seconds = seconds;
        self.over = self.over || playing.moment.as_ref().is_none_or(|moment| moment.is_over(motion, seconds));
        if !self.over {
            ui.ctx().request_repaint();
        }
    }

    /// The picture at this moment.
    pub(crate) fn scene(&self, playing: &Playing, motion: Motion, table: &Table) -> Scene {
        match playing.moment.as_ref().filter(|_| !self.over) {
            Some(moment) => moment.scene(motion, self.seconds),
            None => scene(table),
        }
    }

    /// Whether something still moves as of the last picture.
    pub(crate) const fn is_moving(&self, playing: &Playing) -> bool {
        playing.moment.is_some() && (self.number != playing.number || !self.over)
    }

    /// What is told in words at this moment: while the dice still tumble, what stood there before. The show is the
    /// strike, and words beside the wheel would give it away.
    pub(crate) fn told<'a>(&self, shown: &'a Shown, motion: Motion) -> &'a Shown {
        let moment = shown.motion.moment.as_ref().filter(|_| !self.over);
        match (moment, shown.before.as_deref()) {
            (Some(moment), Some(before)) if self.seconds < moment.told(motion) => before,
            (Some(_) | None, Some(_) | None) => shown,
        }
    }
}
