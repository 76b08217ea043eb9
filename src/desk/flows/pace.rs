//! Follows the table's pace and the evening's clock.

use std::time::Duration;

use egui::Context;

use super::teaching::Teaching;
use crate::desk::app::overlay::Overlays;
use crate::desk::app::preferences::Preferences;
use crate::desk::app::speaker::Speaker;
use crate::desk::projector::Audience;
use crate::desk::session::{AtTable, Playing, Session};
use crate::show::{Evening, PaceEvent, ReadyCount, Waiting};

/// The owners that the pace concerns.
pub(crate) struct PaceFlow<'a> {
    pub(crate) session: &'a mut Session,
    pub(crate) audience: &'a Audience,
    pub(crate) overlays: &'a Overlays,
    pub(crate) teaching: &'a Teaching,
    pub(crate) speaker: &'a Speaker,
    pub(crate) prefs: &'a Preferences,
    /// How many of those with a seat are ready, while the players choose.
    pub(crate) ready: Option<ReadyCount>,
    /// The desk's clock, in seconds.
    pub(crate) now: f64,
}

impl PaceFlow<'_> {
    /// Follows the table's pace; returns whether the crier goes on by itself now.
    pub(crate) fn follow(&mut self) -> bool {
        let settings = &self.prefs.settings;
        // Nobody chooses, and nothing goes on by itself, while something is explained.
        let playing = self.session.on_table().filter(|_| self.teaching.standing.is_none());
        let waiting = playing.map_or(Waiting::Nothing, |game| game.status().waiting);
        let clock = self.audience.clock;
        let moving = playing.and_then(AtTable::shown).filter(|shown| clock.is_moving(&shown.motion));
        let moment = moving.and_then(|shown| shown.motion.moment());
        let delay = moment.map_or(0.0, |moment| f64::from(moment.duration(settings.motion)));
        self.session.pace.follow(waiting, settings.choosing, delay, self.now);
        self.heed_ready(waiting, delay);
        match self.session.pace.tick(self.now) {
            Some(PaceEvent::Next) => return true,
            Some(PaceEvent::Warning) => self.speaker.warn(settings),
            Some(PaceEvent::TimeUp) => self.speaker.time_up(settings),
            None => {}
        }
        false
    }

    /// Hands-free, nobody waits longer once everybody with a seat is ready: what ended the choice is the crier's own clock. A
    /// clock that was stopped stays so, and so does a picture that has yet to tell what there is to choose.
    fn heed_ready(&mut self, waiting: Waiting, delay: f64) {
        let Waiting::Choice(_) = waiting else { return };
        let stands = delay > 0.0 || self.session.pace.is_paused() || self.session.pace.is_held();
        if !stands && self.ready.is_some_and(ReadyCount::is_complete) {
            self.session.pace.ready(self.now);
        }
    }

    /// Follows the evening's clock, and asks for a frame when something of it or of the pace changes.
    pub(crate) fn wait(&mut self, ctx: &Context) {
        let status = self.session.status();
        let steps = status.map(|status| status.steps);
        if let Some(status) = status {
            let continued = status.playing != Playing::Unbegun;
            self.session.evening.get_or_insert_with(|| Evening::new(self.now, status.steps, continued));
        }
        // Who reads a page, or sets something, does not play.
        let counts = steps.is_some() && !self.overlays.covers();
        let steps = steps.or_else(|| self.session.table().map(|game| game.status().steps));
        if let (Some(evening), Some(steps)) = (&mut self.session.evening, steps) {
            evening.follow(self.now, steps, counts);
        }
        let pace = self.session.pace.next_change(self.now);
        let evening = self.session.evening.as_ref().and_then(|evening| evening.next_change(self.now));
        if let Some(seconds) = pace.into_iter().chain(evening).reduce(f64::min) {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }
}
