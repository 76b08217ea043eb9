//! What the audience is shown now, and when that changes by itself.

use std::sync::Arc;
use std::time::Duration;

use egui::Ui;

use crate::desk::Desk;
use crate::desk::app::command::Command;
use crate::desk::app::notice::Notice;
use crate::desk::app::overlay::Overlays;
use crate::desk::app::settings::Settings;
use crate::desk::projector::Audience;
use crate::desk::screens::Screen;
use crate::desk::session::{AtTable, Ceremonial, Prepares};
use crate::show::{Evening, Invitation, PaceEvent, Prelude, ReadyCount, Sent, Show, Timer, Waiting};

/// What explains the game makes way for it.
pub(crate) const fn play_on(audience: &mut Audience, overlays: &mut Overlays) {
    audience.sent = None;
    overlays.explaining.legend = false;
}

impl Desk {
    /// What is shown now, to whoever follows.
    pub(crate) fn show(&self) -> Show {
        Show {
            shown: self.session.on_table().and_then(AtTable::shown).cloned(),
            prelude: self.prelude(),
            dark: self.audience.dark,
            sent: self.sent(),
            invitation: self.invitation(),
            hall: self.audience.hall.clone(),
            turned: self.audience.turned,
            hint: self.teaching.standing,
            // Who looks back wants to see the game.
            ceremony: self
                .session
                .on_table()
                .filter(|game| !game.status().looks_back)
                .and_then(|game| game.ceremony().map_or_else(|| self.audience.podium.clone(), Ceremonial::seen)),
            ready: self.ready(),
            // Only while phones are there to fill sheets in.
            scoring: self.phones.count().and_then(|_| self.session.on_table()?.scoring()),
            motion: self.prefs.settings.motion,
            timer: self.time.began.map(|began| Timer::of(&self.session.pace, began)).unwrap_or_default(),
        }
    }

    /// How many of those with a seat are ready, while the players choose. On a look back they answer for what they see there.
    pub(crate) fn ready(&self) -> Option<ReadyCount> {
        match self.session.status().filter(|status| !status.looks_back)?.waiting {
            Waiting::Choice(orders) => self.phones.ready(orders).filter(|count| count.of > 0),
            Waiting::Roll(_) | Waiting::Nothing => None,
        }
    }

    /// How phones are invited, while the players are shown it.
    fn invitation(&self) -> Option<Arc<Invitation>> {
        let invited = self.phones.invitation().filter(|_| self.sent() == Some(Sent::Phones))?;
        Some(self.overlays.phones.with_wifi(invited))
    }

    /// What is shown in the game's place: nothing of a game without one.
    pub(crate) fn sent(&self) -> Option<Sent> {
        self.audience.sent.filter(|sent| match sent {
            Sent::Test => true,
            Sent::Phones => self.phones.invitation().is_some(),
            Sent::Page(_) | Sent::Legend | Sent::Break => self.session.on_table().is_some(),
        })
    }

    /// Shows that to the players in place of the game, or the game again; a projector's window that is closed opens.
    pub(crate) fn send(&mut self, what: Sent) {
        self.audience.turned = 0;
        if self.audience.sent.take() == Some(what) {
            return;
        }
        self.audience.sent = Some(what);
        // Whoever wants it shown wants it seen.
        self.audience.dark = false;
        match what {
            // The one key plays on from here, and takes it away.
            Sent::Page(_) | Sent::Legend | Sent::Phones => self.overlays.page = None,
            Sent::Break => {
                let read = self.audience.words();
                if let Some(game) = self.session.at_hand() {
                    self.outside.hall(game, &self.prefs.words).read_for_break(read);
                }
            }
            // Sizes and colors are set while it is looked at.
            Sent::Test => {}
        }
        if !self.prefs.settings.projector && !self.audience.presenting {
            self.set(Settings { projector: true, ..self.prefs.settings.clone() });
        }
    }

    /// What tells the person at the desk that something stands in the game's place, with the way to take it back.
    pub(crate) fn sent_notice(&self, parts: usize) -> Option<Notice> {
        let sent = self.sent()?;
        let text = match sent {
            Sent::Page(at) => {
                let rules = (self.session.at_hand()?.playable().kind.reference)(&self.prefs.words);
                let title = rules.pages.get(at)?.title.as_str();
                self.prefs.words.with("sent-page", &[("title", title.into())])
            }
            Sent::Legend => self.prefs.words.text("sent-legend"),
            Sent::Break => self.prefs.words.text("sent-break"),
            Sent::Test => self.prefs.words.text("sent-test"),
            Sent::Phones => self.prefs.words.text("sent-phones"),
        };
        let turns = matches!(sent, Sent::Page(_)) && parts > 1;
        let turn = turns.then_some(("sent-turn", Command::NextPage));
        Some(Notice::good(text).offering(turn.into_iter().chain([("reference-hide", Command::ShowToAudience(sent))])))
    }

    /// What the audience sees before a game.
    fn prelude(&self) -> Option<Prelude> {
        let title = || self.session.at_hand().and_then(Prepares::title).map(Prelude::Title);
        match self.session.screen {
            Screen::Start => title(),
            Screen::Setup => {
                let prepared = self.session.prepared().and_then(Prepares::preview);
                prepared.map(Prelude::Soon).or_else(title)
            }
            Screen::Table => None,
        }
    }

    /// Hands-free, nobody waits longer once everybody with a seat is ready: what ended the choice is the crier's own clock. A
    /// clock that was stopped stays so, and so does a picture that has yet to tell what there is to choose.
    fn heed_ready(&mut self, waiting: Waiting, delay: f64) {
        let Waiting::Choice(_) = waiting else { return };
        let stands = delay > 0.0 || self.session.pace.is_paused() || self.session.pace.is_held();
        if !stands && self.ready().is_some_and(ReadyCount::is_complete) {
            self.session.pace.ready(self.time.now);
        }
    }

    /// Follows the table's pace and asks for a frame when something of it changes.
    pub(crate) fn keep_pace(&mut self, ui: &Ui) {
        // Nobody chooses, and nothing goes on by itself, while something is explained.
        let playing = self.session.on_table().filter(|_| self.teaching.standing.is_none());
        let waiting = playing.map_or(Waiting::Nothing, |game| game.status().waiting);
        let clock = self.audience.clock;
        let moving = playing.and_then(AtTable::shown).filter(|shown| clock.is_moving(&shown.motion));
        let moment = moving.and_then(|shown| shown.motion.moment.clone());
        let delay = moment.map_or(0.0, |moment| f64::from(moment.duration(self.prefs.settings.motion)));
        self.session.pace.follow(waiting, self.prefs.settings.choosing, delay, self.time.now);
        self.heed_ready(waiting, delay);
        match self.session.pace.tick(self.time.now) {
            Some(PaceEvent::Next) => {
                self.go_on_by_itself();
                ui.ctx().request_repaint();
            }
            Some(PaceEvent::Warning) => self.speaker.warn(&self.prefs.settings),
            Some(PaceEvent::TimeUp) => self.speaker.time_up(&self.prefs.settings),
            None => {}
        }
        if self.session.evening.is_none()
            && let Some(status) = self.session.status()
        {
            self.session.evening = Some(Evening::new(self.time.now, status.steps));
        }
        // Who reads a page, or sets something, does not play.
        let steps = self.session.status().map(|status| status.steps);
        let counts = steps.is_some() && !self.overlays.covers();
        let steps = steps.or_else(|| self.session.table().map(|game| game.status().steps));
        if let (Some(evening), Some(steps)) = (&mut self.session.evening, steps) {
            evening.follow(self.time.now, steps, counts);
        }
        let pace = self.session.pace.next_change(self.time.now);
        let evening = self.session.evening.as_ref().and_then(|evening| evening.next_change(self.time.now));
        if let Some(seconds) = pace.into_iter().chain(evening).reduce(f64::min) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }
}
