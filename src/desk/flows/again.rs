//! The same people play the same game again. It takes a click, or a key that is held: one press too many must not take the winners
//! from the screen.

use egui::{Context, Ui};

use crate::desk::Desk;
use crate::desk::app::command::Command;
use crate::desk::app::keys;
use crate::desk::app::keys::Focus;
use crate::desk::app::notice::Notice;
use crate::desk::app::settings::Settings;
use crate::desk::app::time::seconds;
use crate::desk::projector::Audience;
use crate::desk::screens::Screen;
use crate::desk::session::{AtTable, Ceremonial, Playing, Session, Status, Upcoming};
use crate::stage::Motion;

/// So many seconds the key is held.
const HELD: f64 = 1.0;

/// Whether the one key has nothing left to do but to play again: the ceremony has come to its end.
pub(crate) fn has_ended(session: &Session, audience: &Audience, settings: &Settings) -> bool {
    let still = match session.ceremony() {
        Some(shown) => {
            let moves = settings.motion != Motion::None && audience.clock.ceremony.is_moving(&shown);
            !moves && shown.ceremony.beside(shown.step, true).is_none()
        }
        None => session.was_held(),
    };
    still && session.status().is_some_and(|status| status.upcoming == Upcoming::Over && !status.looks_back)
}

impl Desk {
    /// The one key was pressed at the end: says what it takes, and sees whether the key is held.
    pub(crate) fn ask_to_hold(&mut self, ctx: &Context) {
        self.time.held = Some(self.time.now);
        let key = keys::name_of(ctx, &self.prefs.words, &Command::Next);
        self.notices.tell(Notice::good(self.prefs.words.with("again-hold", &[("key", key.into())])));
    }

    /// Plays again once the key was held for long enough.
    pub(crate) fn follow_hold(&mut self, ui: &Ui) {
        let Some(since) = self.time.held else { return };
        let here = matches!(self.focus(), Focus::Ceremony | Focus::Table | Focus::Menu | Focus::Present)
            && has_ended(&self.session, &self.audience, &self.prefs.settings);
        let left = since + HELD - self.time.now;
        if here && left > 0.0 && keys::is_held(ui, &Command::Next) {
            return ui.ctx().request_repaint_after(seconds(left));
        }
        self.time.held = None;
        if here && left <= 0.0 && keys::is_held(ui, &Command::Next) {
            // What the key takes was told, and is done.
            self.notices.dismiss();
            self.play_again();
            ui.ctx().request_repaint();
        }
    }

    /// Begins the same game once more for the same people; where something of it is laid by hand, its form opens. The players see the
    /// winners until something happens in it.
    pub(crate) fn play_again(&mut self) {
        let ended = |status: Status| status.playing == Playing::Ended && !status.looks_on;
        if !self.session.table().is_some_and(|game| ended(game.status())) {
            return;
        }
        let podium = self.session.on_table().and_then(AtTable::ceremony).and_then(Ceremonial::seen);
        self.speaker.stop_speech();
        self.session.pace.set_hands_free(false, self.time.now);
        match self.session.begin_again(&self.prefs.words) {
            Ok(true) => {
                self.turn_to_table();
                self.cry_aloud();
                self.audience.podium = podium;
            }
            Ok(false) => {
                self.go_to(Screen::Setup);
                self.suggest_players();
            }
            Err(sentence) => self.notices.tell(Notice::bad(sentence)),
        }
    }
}
