//! The desk aloud: what is sent to the voice.

use std::sync::Arc;
use std::time::Duration;

use super::Desk;
use super::notice::Notice;
use super::screen::Screen;
use super::settings::Settings;
use crate::crier::Words;
use crate::crier::voice::{Aloud, Bell};
use crate::games::troyes_dice::record::Results;
use crate::games::troyes_dice::words::{Cry, cries, opening_cries};

impl Desk {
    /// Lets the last order of the game be heard, or its opening: the rattle of the dice at once, all else when it is told.
    pub(crate) fn cry_aloud(&self) {
        let (Some(voice), Screen::Table(table)) = (&self.voice, &self.screen) else {
            return;
        };
        let cries: Vec<Cry> = match table.record.done().last() {
            Some(entry) => cries(&entry.happenings),
            None => opening_cries(table.record.table()),
        };
        let aloud = &self.settings.aloud;
        let Some(mut heard) = aloud.heard(&cries, &self.spoken_words()) else {
            return;
        };
        let told = table.shown.motion.moment.as_ref().map_or(0.0, |moment| moment.told(self.settings.motion));
        if told > 0.0 {
            if let Some(rattle) = aloud.heard_as(Some(Bell::Roll), String::new().into()) {
                voice.cry(rattle, self.settings.language, aloud);
            }
            heard.bell = heard.bell.filter(|bell| *bell != Bell::Roll);
        }
        voice.cry_after(Duration::from_secs_f32(told), heard, self.settings.language, aloud);
    }

    /// Lets be heard who has won.
    pub(crate) fn cry_winner_aloud(&self, reckoning: &Results) {
        let spoken = self.spoken_words().winner(reckoning).unwrap_or_default();
        self.let_hear(Some(Bell::End), spoken);
    }

    /// Lets it be heard that there is little time left.
    pub(crate) fn warn_aloud(&self) {
        self.let_hear(Some(Bell::Warning), String::new());
    }

    /// What stood still to be heard is heard now.
    pub(crate) fn hurry_aloud(&self) {
        if let Some(voice) = &self.voice {
            voice.hurry();
        }
    }

    /// Stops what is heard.
    pub(crate) fn hush(&self) {
        if let Some(voice) = &self.voice {
            voice.hush();
        }
    }

    pub(crate) fn mute(&mut self) {
        self.hush();
        let muted = !self.settings.aloud.muted;
        let aloud = Aloud { muted, ..self.settings.aloud.clone() };
        let name = if muted { "desk-muted" } else { "desk-unmuted" };
        self.notice = Some(Notice::good(self.words.text(name)));
        self.set(Settings { aloud, ..self.settings.clone() });
    }

    pub(crate) fn try_aloud(&self) {
        self.let_hear(Some(Bell::Day), self.spoken_words().text("settings-aloud-sample"));
    }

    fn let_hear(&self, bell: Option<Bell>, spoken: String) {
        let aloud = &self.settings.aloud;
        if let (Some(voice), Some(heard)) = (&self.voice, aloud.heard_as(bell, spoken.into())) {
            voice.cry(heard, self.settings.language, aloud);
        }
    }

    /// A voice of another language than the desk's has words of its own.
    fn spoken_words(&self) -> Arc<Words> {
        match self.settings.aloud.language {
            Some(language) if language != self.settings.language => {
                Arc::new(Settings { language, ..self.settings.clone() }.words())
            }
            Some(_) | None => Arc::clone(&self.words),
        }
    }
}
