//! What few need when they prepare a game: a wheel, tiles or dice that lie on the table, and a start in the middle.

use eframe::egui::{Grid, Role, TextEdit, Ui, WidgetInfo};

use super::form::{Field, Form, Wrong, next_color, sentences};
use crate::desk::look::tools::{Tools, part_title, wrongs};
use crate::desk::tokens;
use crate::games::troyes_dice::record::DiceFrom;
use crate::games::troyes_dice::rules::{Color, Half};
use crate::games::troyes_dice::stage::colors;

pub(crate) fn ui(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    part_title(ui, &tools.text("setup-dice"));
    ui.horizontal(|ui| {
        ui.selectable_value(&mut form.dice, DiceFrom::Code, tools.text("setup-dice-code"));
        ui.selectable_value(&mut form.dice, DiceFrom::Entered, tools.text("setup-dice-entered"));
    });
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("setup-start"));
    ui.horizontal(|ui| {
        for day in 1..=8 {
            ui.selectable_value(&mut form.day, day, tools.words.with("day", &[("day", day.into())]));
        }
    });
    ui.horizontal(|ui| {
        for half in [Half::Morning, Half::Afternoon] {
            ui.selectable_value(&mut form.half, half, tools.words.half(half));
        }
    });
    wrongs(ui, sentences(wrong, Field::Start));
    ui.add_space(tokens::GAP);
    wheel(ui, tools, form);
    wrongs(ui, sentences(wrong, Field::Wheel));
    ui.add_space(tokens::GAP);
    if form.expansion {
        tiles(ui, tools, form, wrong);
    }
}

fn wheel(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form) {
    part_title(ui, &tools.text("setup-wheel"));
    ui.horizontal(|ui| {
        if ui.selectable_label(form.wheel.is_none(), tools.text("setup-wheel-code")).clicked() {
            form.wheel = None;
        }
        if ui.selectable_label(form.wheel.is_some(), tools.text("setup-wheel-entered")).clicked() {
            form.wheel = form.wheel.or_else(|| Some(form.some_wheel()));
        }
    });
    let Some(plazas) = &mut form.wheel else {
        return;
    };
    ui.label(tools.text("setup-wheel-about"));
    Grid::new("wheel").num_columns(3).spacing([18.0, 6.0]).show(ui, |ui| {
        for (number, plaza) in (1u8..).zip(plazas) {
            ui.horizontal(|ui| {
                ui.label(number.to_string());
                color(ui, tools, "setup-plaza-up", number, &mut plaza.up);
                color(ui, tools, "setup-plaza-down", number, &mut plaza.down);
            });
            if number % 3 == 0 {
                ui.end_row();
            }
        }
    });
}

/// A button that shows a color and goes on to the next one.
fn color(ui: &mut Ui, tools: &Tools<'_>, name: &str, number: u8, color: &mut Color) {
    let text = tools.words.color(*color);
    let button = eframe::egui::Button::new(eframe::egui::RichText::new(&text).color(colors::plaza_ink(*color)));
    let response = ui.add(button.fill(colors::plaza(*color)).min_size([62.0, 28.0].into()));
    let name = tools.words.with(name, &[("number", number.into()), ("color-name", text.into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.clicked() {
        *color = next_color(*color);
    }
}

fn tiles(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form, wrong: &[Wrong]) {
    part_title(ui, &tools.text("setup-tiles"));
    ui.horizontal(|ui| {
        ui.selectable_value(&mut form.own_tiles, false, tools.text("setup-tiles-code"));
        ui.selectable_value(&mut form.own_tiles, true, tools.text("setup-tiles-entered"));
    });
    if form.own_tiles {
        ui.horizontal(|ui| {
            let label = ui.label(tools.text("setup-tiles-field"));
            let edit = TextEdit::singleline(&mut form.tiles).desired_width(120.0).hint_text("8 2 5r");
            ui.add(edit).labelled_by(label.id);
        });
        wrongs(ui, sentences(wrong, Field::Tiles));
    }
}
