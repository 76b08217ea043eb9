//! The desk aloud: what is sent to the voice, and the settings of voice and bells.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{ComboBox, Grid, Slider, Ui};

use super::notice::Notice;
use super::order::Order;
use super::pages::{row, row_title};
use super::screen::Screen;
use super::settings::Settings;
use super::tools::{Tools, part_title};
use super::{Desk, tokens};
use crate::chronicle::Reckoning;
use crate::crier::voice::{Aloud, Bell, Status, Voice};
use crate::crier::{Language, Words};
use crate::games::troyes_dice::words::{Cry, cries, opening_cries};

impl Desk {
    /// Lets the last order of the game be heard, or its opening: the rattle of the dice at once, all else when it is told.
    pub(crate) fn cry_aloud(&self) {
        let (Some(voice), Screen::Table(table)) = (&self.voice, &self.screen) else {
            return;
        };
        let cries: Vec<Cry> = match table.record.chronicle.done().last() {
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
    pub(crate) fn cry_winner_aloud(&self, reckoning: &Reckoning) {
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

/// Voice and bells on the settings' page, with a calm word on what is missing.
pub(crate) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, wished: &mut Aloud, voice: Option<&Voice>) {
    part_title(ui, &tools.text("settings-aloud"));
    if let Some(name) = voice.and_then(missing) {
        ui.label(tools.text(name));
    }
    Grid::new("aloud").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        row(ui, tools, "settings-heard", |ui| {
            ui.checkbox(&mut wished.voice, tools.text("settings-voice"));
            ui.checkbox(&mut wished.bells, tools.text("settings-bells"));
            ui.checkbox(&mut wished.muted, tools.text("settings-muted"));
        });
        row(ui, tools, "settings-spoken", |ui| {
            ui.selectable_value(&mut wished.language, None, tools.text("settings-spoken-desk"));
            for language in Language::ALL {
                ui.selectable_value(&mut wished.language, Some(language), language.own_name());
            }
        });
        row(ui, tools, "settings-loudness", |ui| {
            // A rail is painted in the color of a card; on a card it would not be seen.
            ui.visuals_mut().widgets.inactive.bg_fill = tools.palette.line;
            ui.add(Slider::new(&mut wished.volume, 0..=100).text(tools.text("settings-volume")));
            ui.add(Slider::new(&mut wished.rate, -100..=100).text(tools.text("settings-rate")));
        });
        voice_name(ui, tools, wished, voice);
    });
}

/// The voices that the service has for the language that is spoken.
fn voice_name(ui: &mut Ui, tools: &mut Tools<'_>, wished: &mut Aloud, voice: Option<&Voice>) {
    let language = wished.language.unwrap_or(tools.words.language());
    let mut names = voice.map(|voice| voice.voices(language)).unwrap_or_default();
    // A wish for a voice that is not there now is kept and shown.
    names.extend(wished.name.clone().filter(|name| !names.contains(name)));
    let usual = tools.text("settings-voice-name-usual");
    let shown = wished.name.clone().unwrap_or_else(|| usual.clone());
    let label = row_title(ui, tools, "settings-voice-name");
    let box_of_names = ComboBox::from_id_salt("voice-name").width(tokens::LOG).selected_text(shown);
    ui.horizontal(|ui| {
        let shown = box_of_names.show_ui(ui, |ui| {
            ui.selectable_value(&mut wished.name, None, usual);
            for name in names {
                ui.selectable_value(&mut wished.name, Some(name.clone()), name);
            }
        });
        shown.response.labelled_by(label.id);
        tools.button(ui, "settings-aloud-try", Order::TryAloud);
    });
    ui.end_row();
}

/// What to say of services that do not answer.
fn missing(voice: &Voice) -> Option<&'static str> {
    let gone = |status| match status {
        Status::Untried | Status::Working => false,
        Status::Absent | Status::Lost => true,
    };
    match (gone(voice.speech()), gone(voice.bells())) {
        (false, false) => None,
        // Elsewhere the services are parts of the system, and nobody has to install them.
        (true, _) | (_, true) if !cfg!(target_os = "linux") => Some("settings-silent-elsewhere"),
        (true, false) => Some("settings-no-speech"),
        (false, true) => Some("settings-no-sound"),
        (true, true) => Some("settings-silent"),
    }
}
