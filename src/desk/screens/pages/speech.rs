//! The settings of voice and bells.

use egui::{CollapsingHeader, ComboBox, Grid, Slider, Ui};

use crate::crier::voice::{Aloud, Status, Voice};
use crate::desk::app::command::Command;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title, row, row_title};

/// Draws the settings of voice and bells, with a calm note on missing services.
pub(crate) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, wished: &mut Aloud, voice: Option<&Voice>) {
    part_title(ui, &tools.text("settings-aloud"));
    if let Some(name) = voice.and_then(missing) {
        ui.label(tools.text("settings-quiet"));
        CollapsingHeader::new(tools.text("settings-quiet-how")).show(ui, |ui| ui.label(tools.text(name)));
    }
    Grid::new("aloud").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        row(ui, tools, "settings-heard", |ui| {
            ui.checkbox(&mut wished.voice, tools.text("settings-voice"));
            ui.checkbox(&mut wished.bells, tools.text("settings-bells"));
            ui.checkbox(&mut wished.muted, tools.label(ui, "settings-muted"));
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

/// Draws the choice among the service's voices for the spoken language.
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
        tools.button(ui, "settings-aloud-try", Command::TryAloud);
    });
    ui.end_row();
}

/// Returns the message about services that do not answer.
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
