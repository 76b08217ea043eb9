//! The rare options of a new game: a wheel, tiles or dice that are on the table, and a start in the middle. The wheel
//! and the tiles themselves are laid beside it (`super::lay`).

use egui::Ui;

use super::form::{Field, Form, Wrong};
use crate::desk::widgets::tools::{Tools, choice, choices, part_title, wrongs};
use crate::desk::{sentences, tokens};
use crate::games::troyes_dice::record::DiceFrom;
use crate::games::troyes_dice::rules::Half;
use crate::games::troyes_dice::words;

pub(crate) fn ui(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    part_title(ui, &tools.text("setup-dice"));
    choices(ui, |ui| {
        choice(ui, &mut form.dice, DiceFrom::Code, tools.text("setup-dice-code"));
        choice(ui, &mut form.dice, DiceFrom::Entered, tools.text("setup-dice-entered"));
    });
    part_title(ui, &tools.text("setup-start"));
    choices(ui, |ui| {
        for day in 1..=8 {
            choice(ui, &mut form.day, day, tools.words.with("day", &[("day", day.into())]));
        }
    });
    choices(ui, |ui| {
        for half in [Half::Morning, Half::Afternoon] {
            choice(ui, &mut form.half, half, words::half(tools.words, half));
        }
    });
    wrongs(ui, sentences(wrong, Field::Start));
    if form.asks_struck() {
        part_title(ui, &tools.text("setup-struck"));
        ui.label(tools.text("setup-struck-about"));
        wrongs(ui, sentences(wrong, Field::Struck));
        ui.add_space(tokens::GAP);
    }
    part_title(ui, &tools.text("setup-wheel"));
    choices(ui, |ui| {
        let mut entered = form.wheel.is_some();
        choice(ui, &mut entered, false, tools.text("setup-wheel-code"));
        choice(ui, &mut entered, true, tools.text("setup-wheel-entered"));
        form.wheel = entered.then(|| form.plazas());
    });
    if form.wheel.is_some() {
        ui.label(tools.text("setup-wheel-about"));
        ui.add_space(tokens::GAP);
    }
    if form.expansion {
        part_title(ui, &tools.text("setup-tiles"));
        choices(ui, |ui| {
            choice(ui, &mut form.own_tiles, false, tools.text("setup-tiles-code"));
            choice(ui, &mut form.own_tiles, true, tools.text("setup-tiles-entered"));
        });
        if form.own_tiles {
            ui.label(tools.text("setup-tiles-about"));
        }
    }
}
