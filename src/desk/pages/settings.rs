//! The settings' page.

use eframe::egui::{DragValue, Grid, RichText, Ui};

use super::aloud;
use crate::crier::voice::Voice;
use crate::crier::{Language, Manner};
use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, row};
use crate::desk::settings::{Settings, TextSize};
use crate::desk::tokens::{self, Theme};
use crate::show::ChoosingTime;
use crate::stage::Motion;

/// What may be set; a change asks for the settings as they are then.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, settings: &Settings, monitors: &[String], voice: Option<&Voice>) {
    let mut wished = settings.clone();
    ui.label(RichText::new(tools.text("settings-title")).font(tokens::title()));
    Grid::new("settings").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        row(ui, tools, "settings-language", |ui| {
            for language in Language::ALL {
                ui.selectable_value(&mut wished.language, language, language.own_name());
            }
        });
        row(ui, tools, "settings-manner", |ui| {
            for manner in Manner::ALL {
                let name = match manner {
                    Manner::Herald => "settings-manner-herald",
                    Manner::Plain => "settings-manner-plain",
                };
                ui.selectable_value(&mut wished.manner, manner, tools.text(name));
            }
        });
        row(ui, tools, "settings-theme", |ui| {
            for theme in Theme::ALL {
                let name = match theme {
                    Theme::Parchment => "settings-theme-parchment",
                    Theme::Dark => "settings-theme-dark",
                    Theme::Contrast => "settings-theme-contrast",
                };
                ui.selectable_value(&mut wished.theme, theme, tools.text(name));
            }
        });
        row(ui, tools, "settings-motion", |ui| {
            for motion in Motion::ALL {
                let name = match motion {
                    Motion::Full => "settings-motion-full",
                    Motion::Short => "settings-motion-short",
                    Motion::None => "settings-motion-none",
                };
                ui.selectable_value(&mut wished.motion, motion, tools.text(name));
            }
        });
        row(ui, tools, "settings-text", |ui| {
            for size in TextSize::ALL {
                let name = match size {
                    TextSize::Normal => "settings-text-normal",
                    TextSize::Large => "settings-text-large",
                    TextSize::Larger => "settings-text-larger",
                };
                ui.selectable_value(&mut wished.text_size, size, tools.text(name));
            }
        });
        row(ui, tools, "settings-choosing", |ui| choosing(ui, tools, &mut wished));
        row(ui, tools, "settings-room-language", |ui| {
            ui.selectable_value(&mut wished.room_language, None, tools.text("settings-room-language-same"));
            for language in Language::ALL.into_iter().filter(|language| *language != settings.language) {
                ui.selectable_value(&mut wished.room_language, Some(language), language.own_name());
            }
        });
        row(ui, tools, "settings-room", |ui| {
            ui.checkbox(&mut wished.room, tools.text("settings-room-open"));
            ui.selectable_value(&mut wished.monitor, None, tools.text("settings-monitor-none"));
            for monitor in monitors {
                ui.selectable_value(&mut wished.monitor, Some(monitor.clone()), monitor);
            }
            // A wish for a monitor that is not there now is kept and shown.
            if let Some(missing) = settings.monitor.as_ref().filter(|wish| !monitors.contains(*wish)) {
                let name = tools.words.with("settings-monitor-missing", &[("name", missing.as_str().into())]);
                ui.selectable_value(&mut wished.monitor, Some(missing.clone()), name);
            }
        });
    });
    ui.add_space(tokens::GAP);
    ui.label(tools.text("settings-room-about"));
    if cfg!(feature = "voice") {
        ui.add_space(tokens::GAP);
        aloud::ui(ui, tools, &mut wished.aloud, voice);
    }
    if wished != *settings {
        tools.ask(Command::Set(wished));
    }
}

/// How long there is to choose: not limited, one of the usual times, or one's own.
fn choosing(ui: &mut Ui, tools: &Tools<'_>, wished: &mut Settings) {
    ui.selectable_value(&mut wished.choosing, None, tools.text("settings-choosing-off"));
    for time in ChoosingTime::USUAL {
        let name = tools.words.with("settings-choosing-seconds", &[("seconds", time.seconds().into())]);
        ui.selectable_value(&mut wished.choosing, Some(time), name);
    }
    let own = tools.text("settings-choosing-own");
    let mut seconds = wished.choosing.unwrap_or(ChoosingTime::USUAL[1]).seconds();
    let [least, most] = ChoosingTime::LIMITS;
    let label = ui.label(&own);
    let field =
        ui.add(DragValue::new(&mut seconds).range(least..=most).update_while_editing(false)).labelled_by(label.id);
    if field.changed() {
        wished.choosing = ChoosingTime::new(seconds);
    }
}
