//! What is sent to the voice.

use std::sync::Arc;
use std::time::Duration;

use super::settings::Settings;
use crate::crier::voice::{Bell, Score, Spoken, Voice};
use crate::crier::{Locales, Words};
use crate::show::{CeremonyShown, News, Reader, Shown, Standing};
use crate::stage::{Beat, Moment, Motion};

/// The owner of the voice, if there is one, and of the words that it speaks.
pub(crate) struct Speaker {
    voice: Option<Voice>,
    /// A voice of another language than the desk's has words of its own.
    words: Arc<Words>,
}

impl Speaker {
    /// Returns a speaker without a voice, which is silent.
    pub(crate) fn new(settings: &Settings, game: Option<&'static Locales>) -> Self {
        Self { voice: None, words: settings.spoken_words(game) }
    }

    /// Gives it a voice.
    pub(crate) fn give(&mut self, voice: Voice) {
        self.voice = Some(voice);
    }

    /// The voice, for whoever asks how it does.
    pub(crate) const fn voice(&self) -> Option<&Voice> {
        self.voice.as_ref()
    }

    /// Speaks the words of that game, as the settings have them.
    pub(crate) fn speak(&mut self, settings: &Settings, game: Option<&'static Locales>) {
        self.words = settings.spoken_words(game);
    }

    /// Plays the sounds of a motion beat by beat, and speaks its news once they begin to be told; without a motion, speaks the news alone.
    pub(crate) fn cry(&self, news: &News, moment: Option<&dyn Moment>, settings: &Settings) {
        let (Some(voice), aloud) = (&self.voice, &settings.aloud) else { return };
        let seconds = |at: f32| Duration::try_from_secs_f32(settings.motion.shortened(at)).unwrap_or_default();
        // The voice begins with the first words that are seen.
        let told = moment.map_or(0.0, |moment| moment.heard(settings.motion));
        let told = Duration::try_from_secs_f32(told).unwrap_or_default();
        let cues = moment.filter(|_| settings.motion != Motion::None).map(Moment::full_cues).unwrap_or_default();
        let mut heard: Vec<(Duration, Bell)> =
            cues.iter().filter_map(|cue| Some((seconds(cue.at), bell(cue.beat)?))).collect();
        heard.sort();
        // What is heard of a blow in its motion is not rung once more with the news.
        let blows = heard.iter().filter(|(_, bell)| *bell != Bell::Roll && *bell != Bell::Tick);
        let last = blows.map(|(at, _)| *at).max();
        let rung = match news.bell() {
            Some(Bell::Roll) if !heard.is_empty() => Some(Duration::ZERO),
            Some(Bell::Strike | Bell::SheetStrike | Bell::Spared) => last,
            _ => None,
        };
        heard.extend(news.surprise().map(|surprise| (told + SURPRISES, surprise.bell)));
        if !heard.is_empty() && aloud.bells && !aloud.muted {
            voice.perform(Score(heard), aloud);
        }
        if let Some(heard) = aloud.heard_as(news.bell(), news.spoken(&self.words)) {
            voice.cry_after_rung(told, rung, heard, settings.language, aloud);
        }
    }

    /// Reads a hint of the game out: the first after the news that are still heard, the others at once.
    pub(crate) fn teach(&self, shown: &Shown, of: Standing, first: bool, settings: &Settings) {
        let view = shown.view(&self.words, Reader::Crier);
        let Some(hint) = view.hints.iter().find(|hint| hint.id == of.id) else { return };
        let spoken = self.words.for_voice(&hint.told(&self.words, of.answered)).into();
        match (&self.voice, settings.aloud.heard_as(None, spoken)) {
            (Some(voice), Some(heard)) if first => voice.cry_next(heard, settings.language, &settings.aloud),
            (Some(voice), Some(heard)) => voice.cry(heard, settings.language, &settings.aloud),
            (Some(_) | None, None) | (None, Some(_)) => {}
        }
    }

    /// Rings the bell of a step of the ceremony at once, and speaks its words after so many seconds.
    pub(crate) fn tell(&self, shown: &CeremonyShown, told: f32, settings: &Settings) {
        let (Some(voice), aloud) = (&self.voice, &settings.aloud) else { return };
        // While bars grow, until it is told how far.
        if told >= ROLLS && aloud.bells && !aloud.muted {
            voice.perform(Score(vec![(Duration::ZERO, Bell::DrumRoll)]), aloud);
        }
        let spoken = shown.ceremony.spoken(&self.words, shown.step);
        if let Some(heard) = aloud.heard_as(shown.ceremony.bell(shown.step), spoken.into()) {
            voice.cry_after(Duration::from_secs_f32(told), heard, settings.language, aloud);
        }
    }

    /// Warns that little time is left.
    pub(crate) fn warn(&self, settings: &Settings) {
        self.let_hear(Some(Bell::Warning), String::new().into(), settings);
    }

    /// Announces that the time is up.
    pub(crate) fn time_up(&self, settings: &Settings) {
        self.let_hear(Some(Bell::Gong), String::new().into(), settings);
    }

    /// Plays a sample of voice and bell with these settings.
    pub(crate) fn try_out(&self, settings: &Settings) {
        self.let_hear(Some(Bell::Day), self.words.text("settings-aloud-sample").into(), settings);
    }

    /// What stood still to be heard is heard now.
    pub(crate) fn flush(&self) {
        if let Some(voice) = &self.voice {
            voice.hurry();
        }
    }

    /// Stops what is heard.
    pub(crate) fn stop_speech(&self) {
        if let Some(voice) = &self.voice {
            voice.hush();
        }
    }

    fn let_hear(&self, bell: Option<Bell>, spoken: Spoken, settings: &Settings) {
        let aloud = &settings.aloud;
        if let (Some(voice), Some(heard)) = (&self.voice, aloud.heard_as(bell, spoken)) {
            voice.cry(heard, settings.language, aloud);
        }
    }
}

/// The time after which a surprise rings once words begin to be told: the bell of the cry is heard first.
const SURPRISES: Duration = Duration::from_millis(700);
/// A drum roll is heard before what is told so many seconds later, or more.
const ROLLS: f32 = 1.0;

/// The sound of a beat; words have their own.
const fn bell(beat: Beat) -> Option<Bell> {
    match beat {
        Beat::Thrown => Some(Bell::Roll),
        Beat::Knocked | Beat::Placed => Some(Bell::Tick),
        Beat::Struck => Some(Bell::Strike),
        Beat::Spared => Some(Bell::Spared),
        Beat::Crossed => Some(Bell::Cross),
        Beat::Turned => Some(Bell::Flip),
        Beat::Told => None,
    }
}
