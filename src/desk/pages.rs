//! The pages that open over the desk: help and settings.

use eframe::egui::{DragValue, Frame, Grid, Id, Label, Margin, Modal, Response, RichText, ScrollArea, Ui};

use super::aloud;
use super::order::{Order, Page};
use super::pace::ChoosingTime;
use super::settings::{Settings, TextSize};
use super::tokens::{self, Theme};
use super::tools::{Tools, part_title};
use crate::crier::voice::Voice;
use crate::crier::{Language, Manner};
use crate::stage::Motion;

/// Shows a page until it is closed.
pub(crate) fn ui(
    ui: &Ui,
    tools: &mut Tools<'_>,
    page: Page,
    settings: &Settings,
    monitors: &[String],
    voice: Option<&Voice>,
) {
    let size = ui.ctx().content_rect().size();
    let frame = Frame::window(&ui.ctx().global_style()).inner_margin(Margin::same(20));
    let modal = Modal::new(Id::unique("page")).frame(frame).show(ui.ctx(), |ui| {
        ui.set_width((size.x * 0.86).min(1080.0));
        // Else the page would grow with every frame, as far as it could grow in the one before.
        ui.set_max_height(size.y * 0.9);
        let area = ScrollArea::vertical().id_salt(page).max_height(size.y * 0.8);
        area.show(ui, |ui| match page {
            Page::Help => help(ui, tools),
            Page::Settings => set(ui, tools, settings, monitors, voice),
        });
        ui.add_space(tokens::GAP);
        tools.button(ui, "desk-close-page", Order::Close);
    });
    if modal.should_close() {
        tools.order(Order::Close);
    }
}

/// How to run a game, on one page, and what the keys do.
fn help(ui: &mut Ui, tools: &Tools<'_>) {
    const STEPS: [&str; 5] = ["guide-sheets", "guide-open", "guide-roll", "guide-strike", "guide-close"];
    const KEYS: &[(&str, &str)] = &[
        ("keys-next", "keys-next-about"),
        ("keys-undo", "keys-undo-about"),
        ("keys-redo", "keys-redo-about"),
        ("keys-room", "keys-room-about"),
        ("keys-present", "keys-present-about"),
        ("keys-pause", "keys-pause-about"),
        ("keys-more", "keys-more-about"),
        ("keys-hands-free", "keys-hands-free-about"),
        ("keys-ready", "keys-ready-about"),
        ("keys-settings", "keys-settings-about"),
        ("keys-mute", "keys-mute-about"),
        ("keys-reckoning", "keys-reckoning-about"),
        ("keys-hall", "keys-hall-about"),
        #[cfg(feature = "paper")]
        ("keys-print", "keys-print-about"),
        ("keys-keys", "keys-keys-about"),
        ("keys-close", "keys-close-about"),
    ];
    ui.label(RichText::new(tools.text("guide-title")).font(tokens::title()));
    for step in STEPS {
        ui.label(RichText::new(tools.text(step)).font(tokens::plain(17.0)));
    }
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("keys-title"));
    let half = KEYS.len().div_ceil(2);
    ui.columns(2, |columns| {
        for (column, keys) in columns.iter_mut().zip(KEYS.chunks(half)) {
            column.spacing_mut().item_spacing.y = 2.0;
            for (key, about) in keys.iter().copied() {
                column.horizontal_top(|ui| {
                    ui.scope(|ui| {
                        ui.set_width(tokens::KEY);
                        ui.label(RichText::new(tools.text(key)).font(tokens::strong_text()));
                    });
                    ui.add(Label::new(tools.text(about)).wrap());
                });
            }
        }
    });
    ui.add_space(tokens::GAP);
    ui.label(tools.text("keys-saved"));
}

fn set(ui: &mut Ui, tools: &mut Tools<'_>, settings: &Settings, monitors: &[String], voice: Option<&Voice>) {
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
        tools.order(Order::Set(wished));
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

/// One thing to set, and what it may be.
pub(crate) fn row(ui: &mut Ui, tools: &Tools<'_>, name: &str, choices: impl FnOnce(&mut Ui)) {
    row_title(ui, tools, name);
    ui.horizontal(choices);
    ui.end_row();
}

/// What stands before the choices, as wide on every part of the page.
pub(crate) fn row_title(ui: &mut Ui, tools: &Tools<'_>, name: &str) -> Response {
    let titled = ui.scope(|ui| {
        ui.set_min_width(tokens::SETTING);
        part_title(ui, &tools.text(name))
    });
    titled.inner
}
