//! Follows settings that were changed, with the words that they ask for.

use crate::desk::app::preferences::Preferences;
use crate::desk::app::settings::Settings;
use crate::desk::app::speaker::Speaker;
use crate::desk::projector::Audience;
use crate::desk::session::Session;

/// The owners that the settings concern.
pub(crate) struct SettingsFlow<'a> {
    pub(crate) session: &'a Session,
    pub(crate) audience: &'a mut Audience,
    pub(crate) speaker: &'a mut Speaker,
    pub(crate) prefs: &'a mut Preferences,
}

impl SettingsFlow<'_> {
    /// Follows settings that were changed; they are written once nobody drags anything any more.
    pub(crate) fn set(&mut self, settings: Settings) {
        if settings.aloud != self.prefs.settings.aloud && (settings.aloud.muted || !settings.aloud.voice) {
            self.speaker.stop_speech();
        }
        let said = |settings: &Settings| {
            (settings.language, settings.audience_language(), settings.spoken_language(), settings.manner)
        };
        let speaks_anew = said(&settings) != said(&self.prefs.settings);
        self.prefs.unsaved |= settings != self.prefs.settings;
        self.prefs.settings = settings;
        if speaks_anew {
            self.take_words();
        }
    }

    /// Takes the words of the game that is prepared or on the table, in the languages that are set.
    pub(crate) fn take_words(&mut self) {
        let locales = self.session.at_hand().map(|game| &game.playable().kind.locales);
        self.prefs.words = self.prefs.settings.words(locales);
        self.audience.read(&self.prefs.settings, locales);
        self.speaker.speak(&self.prefs.settings, locales);
        // The audience's window hears of it with the next frame.
        self.prefs.styled = None;
    }
}
