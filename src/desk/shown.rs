//! What the audience is shown now, and when that changes by itself.

use std::time::Duration;

use eframe::egui::Ui;

use super::Desk;
use super::screen::Screen;
use super::session::Tabletop;
use crate::show::{Evening, PaceEvent, Prelude, Show, Timer, Waiting};

impl Desk {
    /// What is shown now, to whoever follows.
    pub(super) fn show(&self) -> Show {
        Show {
            shown: self.on_table().and_then(Tabletop::shown).cloned(),
            prelude: self.prelude(),
            dark: self.audience.dark,
            sent: self.audience.sent.filter(|_| self.on_table().is_some()),
            motion: self.settings.motion,
            timer: self.began.map(|began| Timer::of(&self.session.pace, began)).unwrap_or_default(),
        }
    }

    /// What the audience sees before a game.
    fn prelude(&self) -> Option<Prelude> {
        let title = || self.game().and_then(Tabletop::title_shown).map(Prelude::Title);
        match self.screen {
            Screen::Start => title(),
            Screen::Setup => {
                let prepared = self.session.prepared().and_then(Tabletop::prepared_shown);
                prepared.map(Prelude::Soon).or_else(title)
            }
            Screen::Table => None,
        }
    }

    /// Follows the table's pace and asks for a frame when something of it changes.
    pub(super) fn keep_pace(&mut self, ui: &Ui) {
        let waiting = self.on_table().map_or(Waiting::Nothing, Tabletop::waiting);
        let moment = self.on_table().and_then(Tabletop::shown).and_then(|shown| shown.motion.moment.clone());
        let delay = moment.map_or(0.0, |moment| f64::from(moment.duration(self.settings.motion)));
        self.session.pace.follow(waiting, self.settings.choosing, delay, self.now);
        match self.session.pace.tick(self.now) {
            Some(PaceEvent::Next) => {
                self.go_on_by_itself();
                ui.ctx().request_repaint();
            }
            Some(PaceEvent::Warning) => self.speaker.warn(&self.settings),
            Some(PaceEvent::TimeUp) | None => {}
        }
        if self.session.evening.is_none()
            && let Some(game) = self.on_table()
        {
            self.session.evening = Some(Evening::new(self.now, game.steps()));
        }
        let pace = self.session.pace.next_change(self.now);
        let evening = self.session.evening.map(|evening| evening.next_change(self.now));
        if let Some(seconds) = pace.into_iter().chain(evening).reduce(f64::min) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }
}
