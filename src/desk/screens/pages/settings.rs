//! The settings' page, in tabs.

use egui::{Button, ComboBox, DragValue, Grid, Id, RichText, Ui, vec2};

use super::pages::Told;
use super::sample::{MANNERS, THEMES, choice, manners, sizes, themed};
use super::speech;
use crate::crier::Language;
use crate::crier::voice::Voice;
use crate::desk::app::command::Command;
use crate::desk::app::settings::{Settings, TextSize};
use crate::desk::screens::phones::Moment;
use crate::desk::tokens::{self, Theme};
use crate::desk::widgets::number;
use crate::desk::widgets::tools::{Tools, high_row, row, row_title};
use crate::show::{ChoosingTime, Sent, Shown};
use crate::stage::Motion;

/// The height of a list of all languages.
const LANGUAGES: f32 = 420.0;

/// A tab of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Table,
    Projector,
    Voice,
    Language,
    About,
}

impl Tab {
    const ALL: [Self; 5] = [Self::Table, Self::Projector, Self::Voice, Self::Language, Self::About];

    const fn name(self) -> &'static str {
        match self {
            Self::Table => "settings-tab-table",
            Self::Projector => "settings-tab-projector",
            Self::Voice => "settings-tab-voice",
            Self::Language => "settings-tab-language",
            Self::About => "settings-tab-about",
        }
    }
}

/// Draws the settings; a change gives a command with the new ones.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, told: &Told<'_>, voice: Option<&Voice>) {
    let settings = told.settings;
    let mut wished = settings.clone();
    ui.spacing_mut().interact_size.y = tokens::TOUCH;
    ui.label(RichText::new(tools.text("settings-title")).font(tokens::title()));
    let id = Id::unique("the settings' tab");
    let mut at: Tab = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    ui.horizontal_wrapped(|ui| {
        for tab in Tab::ALL {
            let text = RichText::new(tools.text(tab.name())).font(tokens::strong_text());
            if ui.add(Button::selectable(at == tab, text).frame_when_inactive(true)).clicked() {
                at = tab;
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, at));
    ui.add_space(tokens::GAP);
    match at {
        Tab::Table => table(ui, tools, &mut wished),
        Tab::Projector => projector(ui, tools, &mut wished, told),
        Tab::Voice => speech::ui(ui, tools, &mut wished.aloud, voice),
        Tab::Language => languages(ui, tools, &mut wished, told.sample.as_deref()),
        Tab::About => {
            ui.label(RichText::new(tools.text("app-name")).font(tokens::strong()));
            ui.label(tools.text("app-about"));
            ui.label(tools.words.with("settings-version", &[("version", env!("CARGO_PKG_VERSION").into())]));
        }
    }
    if wished != *settings {
        tools.ask(Command::Set(wished));
    }
}

/// Draws the settings of this window's look, and of the time to choose.
fn table(ui: &mut Ui, tools: &Tools<'_>, wished: &mut Settings) {
    Grid::new("settings").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        high_row(ui, tools, "settings-theme", THEMES, |ui| {
            for theme in Theme::ALL {
                if themed(ui, tools, theme, wished.theme == theme) {
                    wished.theme = theme;
                }
            }
        });
        row(ui, tools, "settings-text", |ui| {
            sizes(ui, tools, &mut wished.text_size, TextSize::factor);
        });
        row(ui, tools, "settings-motion", |ui| {
            for motion in Motion::ALL {
                let name = match motion {
                    Motion::Full => "settings-motion-full",
                    Motion::Short => "settings-motion-short",
                    Motion::None => "settings-motion-none",
                };
                choice(ui, &mut wished.motion, motion, tools.text(name));
            }
        });
        row(ui, tools, "settings-choosing", |ui| choosing(ui, tools, wished));
        row(ui, tools, "settings-tips", |ui| {
            ui.checkbox(&mut wished.tips, tools.text("settings-tips-on"));
        });
        if cfg!(feature = "gallery") {
            row(ui, tools, "settings-proposals", |ui| {
                ui.checkbox(&mut wished.trusts, tools.text("settings-proposals-trust"));
            });
        }
    });
}

/// Draws the settings of the projector's window and its look.
fn projector(ui: &mut Ui, tools: &mut Tools<'_>, wished: &mut Settings, told: &Told<'_>) {
    let Told { settings, monitors, moment: Moment { sent, .. }, .. } = *told;
    Grid::new("projector").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        row(ui, tools, "settings-room", |ui| {
            ui.checkbox(&mut wished.projector, tools.text("settings-room-open"));
            choice(ui, &mut wished.monitor, None, tools.text("settings-monitor-none"));
            for monitor in monitors {
                choice(ui, &mut wished.monitor, Some(monitor.clone()), monitor.clone());
            }
            // A wish for a monitor that is not there now is kept and shown.
            if let Some(missing) = settings.monitor.as_ref().filter(|wish| !monitors.contains(*wish)) {
                let name = tools.words.with("settings-monitor-missing", &[("name", missing.as_str().into())]);
                choice(ui, &mut wished.monitor, Some(missing.clone()), name);
            }
        });
        high_row(ui, tools, "settings-room-theme", THEMES, |ui| {
            choice(ui, &mut wished.projector_theme, None, tools.text("settings-room-language-same"));
            for theme in Theme::ALL {
                if themed(ui, tools, theme, wished.projector_theme == Some(theme)) {
                    wished.projector_theme = Some(theme);
                }
            }
        });
        row(ui, tools, "settings-room-text", |ui| sizes(ui, tools, &mut wished.projector_text, TextSize::from_afar));
    });
    ui.label(tools.text("settings-room-about"));
    ui.add_space(tokens::GAP);
    let test = Button::selectable(sent == Some(Sent::Test), tools.text("settings-test")).frame_when_inactive(true);
    if ui.add(test.min_size(vec2(tokens::TOUCH, tokens::TOUCH))).clicked() {
        tools.ask(Command::ShowToAudience(Sent::Test));
    }
}

/// Draws the settings of the languages here and on the projector, and of the crier's manner.
fn languages(ui: &mut Ui, tools: &Tools<'_>, wished: &mut Settings, sample: Option<&Shown>) {
    Grid::new("languages").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        let mut language = Some(wished.language);
        language_box(ui, tools, "settings-language", &mut language, None);
        let changed = language.unwrap_or(wished.language);
        language_box(
            ui,
            tools,
            "settings-room-language",
            &mut wished.projector_language,
            Some("settings-room-language-same"),
        );
        language_box(ui, tools, "settings-spoken", &mut wished.aloud.language, Some("settings-spoken-desk"));
        wished.language = changed;
        high_row(ui, tools, "settings-manner", MANNERS, |ui| {
            manners(ui, tools, &mut wished.manner, wished.language, sample);
        });
    });
}

/// Draws a choice among all languages, and none if that has a name.
fn language_box(ui: &mut Ui, tools: &Tools<'_>, name: &str, wished: &mut Option<Language>, none: Option<&str>) {
    let label = row_title(ui, tools, name);
    let none = none.map(|none| tools.text(none));
    let shown = wished.map(|language| language.own_name().to_owned()).or(none.clone()).unwrap_or_default();
    // As high as all languages: whoever looks for the last one does not know that the list scrolls.
    let names = ComboBox::from_id_salt(name).width(tokens::LOG).height(LANGUAGES).selected_text(shown);
    let shown = names.show_ui(ui, |ui| {
        ui.spacing_mut().interact_size.y = tokens::TOUCH;
        ui.spacing_mut().item_spacing.y = 0.0;
        if let Some(none) = none {
            ui.selectable_value(wished, None, none);
        }
        for language in Language::ALL {
            ui.selectable_value(wished, Some(language), language.own_name());
        }
    });
    shown.response.labelled_by(label.id);
    ui.end_row();
}

/// Draws the time to choose: no limit, a usual time, or one's own.
fn choosing(ui: &mut Ui, tools: &Tools<'_>, wished: &mut Settings) {
    choice(ui, &mut wished.choosing, None, tools.text("settings-choosing-off"));
    for time in ChoosingTime::USUAL {
        let name = tools.words.with("settings-choosing-seconds", &[("seconds", time.seconds().into())]);
        choice(ui, &mut wished.choosing, Some(time), name);
    }
    let own = tools.text("settings-choosing-own");
    let mut seconds = wished.choosing.unwrap_or(ChoosingTime::USUAL[1]).seconds();
    let [least, most] = ChoosingTime::LIMITS;
    let label = ui.label(&own);
    let value = DragValue::new(&mut seconds).range(least..=most).update_while_editing(false);
    let size = ui.spacing().interact_size;
    let (field, _) = number::field(ui, size, value);
    let field = field.labelled_by(label.id);
    ui.label(tools.words.with("settings-choosing-limits", &[("least", least.into()), ("most", most.into())]));
    if field.changed() {
        wished.choosing = ChoosingTime::new(seconds);
    }
}
