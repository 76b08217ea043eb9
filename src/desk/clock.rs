//! How long a window has been showing a motion.

use eframe::egui::Ui;

use super::shown::Playing;
use crate::games::troyes_dice::Table;
use crate::stage::{Motion, Scene, scene};

/// One window's clock: each native window counts its seconds from its own start.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    number: u64,
    since: f64,
    over: bool,
}

impl Clock {
    /// The picture at this moment; asks for the next frame while something moves.
    pub(super) fn scene(&mut self, ui: &Ui, playing: &Playing, motion: Motion, table: &Table) -> Scene {
        let now = ui.input(|input| input.time);
        if self.number != playing.number {
            *self = Self { number: playing.number, since: now, over: false };
        }
        let Some(moment) = playing.moment.as_ref().filter(|_| !self.over) else {
            return scene(table);
        };
        #[expect(clippy::cast_possible_truncation, reason = "a few seconds")]
        let seconds = (now - self.since) as f32;
        if seconds >= moment.duration(motion) {
            self.over = true;
            return scene(table);
        }
        ui.ctx().request_repaint();
        moment.scene(motion, seconds)
    }

    /// Whether something still moves as of the last picture.
    pub(super) const fn is_moving(&self, playing: &Playing) -> bool {
        playing.moment.is_some() && (self.number != playing.number || !self.over)
    }
}
