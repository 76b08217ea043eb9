//! Which dice of the sheets are struck, and since when: three colors by six columns in this game's numbering.

use std::ops::RangeInclusive;

use eframe::egui::{Align, Align2, Label, Layout, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use crate::desk::look::tools::{Tools, describe, part_title};
use crate::desk::tokens;
use crate::games::troyes_dice::rules::{Color, Face, Half, Struck, Table};
use crate::games::troyes_dice::stage::{Art, Icon, colors};
use crate::games::troyes_dice::words;

/// A row is as high as there is room for, within these.
const ROW: RangeInclusive<f32> = 24.0..=52.0;

/// Shows the grid down to `bottom`, and the game's code at its corner.
pub(crate) fn ui(ui: &mut Ui, tools: &Tools<'_>, table: &Table, code: Option<&str>, bottom: f32) {
    ui.horizontal(|ui| {
        part_title(ui, &tools.text("desk-strike-grid"));
        if let Some(code) = code {
            let code = tools.words.with("desk-code-is", &[("code", code.into())]);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.add(Label::new(code).truncate()));
        }
    });

    // 1. Size: a column for the colors, one for each number; a row for the numbers, one for each color.
    let width = ui.available_width();
    let height = ((bottom - ui.cursor().top()) / 4.0).clamp(*ROW.start(), *ROW.end());
    let (rect, response) = ui.allocate_exact_size(vec2(width, height * 4.0), Sense::hover());
    let column = width / 7.0;
    let cell = |row: u8, at: u8| {
        let corner = rect.min + vec2(f32::from(at) * column, f32::from(row) * height);
        Rect::from_min_size(corner, vec2(column, height)).shrink(1.5)
    };

    // 2. Paint and describe: nothing here can be pressed.
    for (at, value) in (1..).zip(table.numbering().values()) {
        let head = cell(0, at).center();
        ui.painter().text(head, Align2::CENTER_CENTER, value.to_string(), tokens::strong(), tools.palette.ink);
    }
    for (row, color) in (1..).zip(Color::ALL) {
        let head = cell(row, 0);
        tools.pictures.icon(ui.painter(), head, Art::Reminder(color));
        describe(ui, head, response.id.with(color), &words::color(tools.words, color));
        for (at, value) in (1..).zip(table.numbering().values()) {
            let struck = table.struck(color, value);
            let rect = cell(row, at);
            mark(ui, tools, rect, color, struck);
            describe(ui, rect, response.id.with((color, value)), &said(tools, color, value, struck));
        }
    }
}

fn mark(ui: &Ui, tools: &Tools<'_>, rect: Rect, color: Color, struck: Option<Struck>) {
    let fill = if struck.is_some() { colors::struck(color) } else { colors::plaza(color) };
    ui.painter().rect(rect, 4, fill, Stroke::new(1.5, tools.palette.line), StrokeKind::Inside);
    let cross = |rect| tools.pictures.icon(ui.painter(), rect, Art::Icon(Icon::Crossed));
    match struck {
        Some(Struck::On(half_day)) => {
            let (left, when) = rect.split_left_right_at_fraction(0.5);
            cross(left);
            let half = match half_day.half {
                Half::Morning => Icon::Sun,
                Half::Afternoon => Icon::Moon,
            };
            let (day, half_rect) = when.split_left_right_at_fraction(0.5);
            let number = half_day.day.number().to_string();
            ui.painter().text(
                day.center(),
                Align2::CENTER_CENTER,
                number,
                tokens::strong_text(),
                tokens::DARK_INK.into(),
            );
            tools.pictures.icon(ui.painter(), half_rect.shrink(1.0), Art::Icon(half));
        }
        Some(Struck::BeforeTakeover) => cross(rect),
        None => {}
    }
}

/// “yellow 1: struck on day 3, morning”, or “struck before the takeover”.
pub(crate) fn said(tools: &Tools<'_>, color: Color, value: Face, struck: Option<Struck>) -> String {
    let color = words::color(tools.words, color);
    let value = value.value();
    match struck {
        Some(Struck::BeforeTakeover) => {
            tools.words.with("desk-die-struck-before", &[("color", color.into()), ("value", value.into())])
        }
        Some(Struck::On(half_day)) => {
            let when = words::half_day(tools.words, half_day);
            let args = [("color", color.into()), ("value", value.into()), ("when", when.into())];
            tools.words.with("desk-die-struck", &args)
        }
        None => tools.words.with("desk-die-stands", &[("color", color.into()), ("value", value.into())]),
    }
}
