//! What few need when they prepare a game: a wheel, tiles or dice that lie on the table, and a start in the middle.

use eframe::egui::{Button, Grid, RichText, Role, TextEdit, Ui, WidgetInfo};

use super::form::{Field, Form, Wrong, next_color, sentences};
use crate::desk::look::tools::{Tools, part_title, wrongs};
use crate::desk::tokens;
use crate::games::troyes_dice::record::DiceFrom;
use crate::games::troyes_dice::rules::{Color, Face, Half};
use crate::games::troyes_dice::stage::{Art, Icon, colors};
use crate::games::troyes_dice::words;

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
            ui.selectable_value(&mut form.half, half, words::half(tools.words, half));
        }
    });
    wrongs(ui, sentences(wrong, Field::Start));
    if form.asks_struck() {
        ui.add_space(tokens::GAP);
        struck(ui, tools, form);
        wrongs(ui, sentences(wrong, Field::Struck));
    }
    ui.add_space(tokens::GAP);
    wheel(ui, tools, form);
    wrongs(ui, sentences(wrong, Field::Wheel));
    ui.add_space(tokens::GAP);
    if form.expansion {
        tiles(ui, tools, form, wrong);
    }
}

/// The sheets' dice, to be crossed out as they are on the paper.
fn struck(ui: &mut Ui, tools: &Tools<'_>, form: &mut Form) {
    part_title(ui, &tools.text("setup-struck"));
    ui.label(tools.text("setup-struck-about"));
    Grid::new("struck").num_columns(7).spacing([6.0, 6.0]).show(ui, |ui| {
        for color in Color::ALL {
            ui.label(words::color(tools.words, color));
            for value in Face::ALL {
                let at = form.struck.iter().position(|die| *die == (color, value));
                if sheet_die(ui, tools, color, value, at.is_some()) {
                    match at {
                        Some(at) => drop(form.struck.remove(at)),
                        None => form.struck.push((color, value)),
                    }
                }
            }
            ui.end_row();
        }
    });
}

/// A die of the sheets, crossed out or not; whether it was pressed.
fn sheet_die(ui: &mut Ui, tools: &Tools<'_>, color: Color, value: Face, struck: bool) -> bool {
    let (fill, ink) = if struck {
        (colors::struck(color), tokens::DARK_INK)
    } else {
        (colors::plaza(color), colors::plaza_ink(color))
    };
    let text = RichText::new(value.to_string()).color(ink);
    let response = ui.add(Button::new(text).fill(fill).min_size([tokens::TOUCH, tokens::TOUCH].into()));
    if struck {
        tools.pictures.icon(ui.painter(), response.rect, Art::Icon(Icon::Crossed));
    }
    let name = words::color_die(tools.words, color, value);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, struck, &name));
    response.clicked()
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
    let text = words::color(tools.words, *color);
    let button = Button::new(RichText::new(&text).color(colors::plaza_ink(*color)));
    let response = ui.add(button.fill(colors::plaza(*color)).min_size([62.0, tokens::TOUCH].into()));
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
