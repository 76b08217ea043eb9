//! The settings' page, in tabs.

use eframe::egui::{
    Button, ComboBox, DragValue, Grid, Id, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::aloud;
use crate::crier::voice::Voice;
use crate::crier::{Language, Manner};
use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, row, row_title};
use crate::desk::settings::{Settings, TextSize};
use crate::desk::tokens::{self, Theme};
use crate::show::ChoosingTime;
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

/// What may be set; a change asks for the settings as they are then.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, settings: &Settings, monitors: &[String], voice: Option<&Voice>) {
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
        Tab::Projector => projector(ui, tools, &mut wished, settings, monitors),
        Tab::Voice => aloud::ui(ui, tools, &mut wished.aloud, voice),
        Tab::Language => languages(ui, tools, &mut wished),
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

/// How this window looks, and how long there is to choose.
fn table(ui: &mut Ui, tools: &Tools<'_>, wished: &mut Settings) {
    Grid::new("settings").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        row(ui, tools, "settings-theme", |ui| {
            for theme in Theme::ALL {
                if themed(ui, tools, theme, wished.theme == theme) {
                    wished.theme = theme;
                }
            }
        });
        row(ui, tools, "settings-text", |ui| {
            for size in TextSize::ALL {
                let name = match size {
                    TextSize::Normal => "settings-text-normal",
                    TextSize::Large => "settings-text-large",
                    TextSize::Larger => "settings-text-larger",
                };
                choice(ui, &mut wished.text_size, size, tools.text(name));
            }
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
    });
}

/// Where the projector's window stands, and how it looks.
fn projector(ui: &mut Ui, tools: &Tools<'_>, wished: &mut Settings, settings: &Settings, monitors: &[String]) {
    Grid::new("projector").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        row(ui, tools, "settings-room", |ui| {
            ui.checkbox(&mut wished.room, tools.text("settings-room-open"));
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
        row(ui, tools, "settings-room-theme", |ui| {
            choice(ui, &mut wished.room_theme, None, tools.text("settings-room-language-same"));
            for theme in Theme::ALL {
                if themed(ui, tools, theme, wished.room_theme == Some(theme)) {
                    wished.room_theme = Some(theme);
                }
            }
        });
    });
    ui.label(tools.text("settings-room-about"));
}

/// Which language is read here, which on the projector, and how the crier speaks.
fn languages(ui: &mut Ui, tools: &Tools<'_>, wished: &mut Settings) {
    Grid::new("languages").num_columns(2).spacing(tokens::SETTINGS).show(ui, |ui| {
        let mut language = Some(wished.language);
        language_box(ui, tools, "settings-language", &mut language, None);
        let changed = language.unwrap_or(wished.language);
        language_box(
            ui,
            tools,
            "settings-room-language",
            &mut wished.room_language,
            Some("settings-room-language-same"),
        );
        language_box(ui, tools, "settings-spoken", &mut wished.aloud.language, Some("settings-spoken-desk"));
        wished.language = changed;
        row(ui, tools, "settings-manner", |ui| {
            for manner in Manner::ALL {
                let name = match manner {
                    Manner::Herald => "settings-manner-herald",
                    Manner::Plain => "settings-manner-plain",
                };
                choice(ui, &mut wished.manner, manner, tools.text(name));
            }
        });
    });
}

/// A language among all, or none where that has a name.
fn language_box(ui: &mut Ui, tools: &Tools<'_>, name: &str, wished: &mut Option<Language>, none: Option<&str>) {
    let label = row_title(ui, tools, name);
    let none = none.map(|none| tools.text(none));
    let shown = wished.map(|language| language.own_name().to_owned()).or(none.clone()).unwrap_or_default();
    // As high as all languages: whoever looks for the last one does not know that the list scrolls.
    let names = ComboBox::from_id_salt(name).width(tokens::LOG).height(LANGUAGES).selected_text(shown);
    let shown = names.show_ui(ui, |ui| {
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

/// A choice that looks as if it could be clicked.
fn choice<T: PartialEq>(ui: &mut Ui, wished: &mut T, value: T, text: String) {
    if ui.add(Button::selectable(*wished == value, text).frame_when_inactive(true)).clicked() {
        *wished = value;
    }
}

/// A theme as a small picture in its own colors; whether it was chosen.
fn themed(ui: &mut Ui, tools: &Tools<'_>, theme: Theme, chosen: bool) -> bool {
    let name = tools.text(match theme {
        Theme::Parchment => "settings-theme-parchment",
        Theme::Dark => "settings-theme-dark",
        Theme::Contrast => "settings-theme-contrast",
    });
    let of = tokens::palette(theme);
    let text = ui.painter().layout_no_wrap(name.clone(), tokens::strong_text(), of.ink);
    let (rect, response) = ui.allocate_exact_size(text.size() + vec2(28.0, 38.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
    let line = if chosen || response.has_focus() {
        Stroke::new(4.0, tools.palette.focus)
    } else {
        Stroke::new(1.5, tools.palette.line)
    };
    ui.painter().rect(rect, tokens::CORNER, of.ground, line, StrokeKind::Inside);
    let inside = rect.shrink(8.0);
    ui.painter().rect_filled(inside.with_max_y(inside.top() + 12.0), 3, of.cry);
    ui.painter().rect_filled(inside.with_min_y(inside.bottom() - 8.0), 3, of.action);
    ui.painter().galley(rect.center() - text.size() / 2.0 + vec2(0.0, 1.0), text, of.ink);
    response.clicked()
}

/// How long there is to choose: not limited, one of the usual times, or one's own.
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
    let field =
        ui.add(DragValue::new(&mut seconds).range(least..=most).update_while_editing(false)).labelled_by(label.id);
    ui.label(tools.words.with("settings-choosing-limits", &[("least", least.into()), ("most", most.into())]));
    if field.changed() {
        wished.choosing = ChoosingTime::new(seconds);
    }
}
