//! Below the grid: how the points at hand come about, what is to be said of the sheets, who stands where, and what only a
//! player's paper shows.

use eframe::egui::{RichText, ScrollArea, Ui, UiBuilder};

use super::grid::Cursor;
use super::row::Row;
use super::{bars, sum};
use crate::desk::look::tools::{Tools, card, part_title, read_out, wrong};
use crate::desk::tokens;
use crate::games::troyes_dice::record::{PlayerSheet, Results};
use crate::games::troyes_dice::rules::Color;
use crate::games::troyes_dice::words;

/// The least height that it can be read in.
pub(super) const LEAST: f32 = 196.0;

/// `news` is what the game brought its players, once it is in the hall of fame.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, results: &mut Results, rows: &[Row], focus: Cursor, news: &[String]) {
    let Some(row) = rows.get(focus.at.row) else { return };
    card(tools.palette).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        if let Some(player) = results.players.get_mut(focus.at.row) {
            sum::ui(ui, tools, player, row);
            tracks(ui, tools, player, row);
        }
        let whole = ui.available_rect_before_wrap();
        let (left, right) = whole.split_left_right_at_fraction(0.56);
        ui.scope_builder(UiBuilder::new().max_rect(left), |ui| sentences(ui, tools, rows, row, focus, news));
        let right = right.with_min_x(right.left() + tokens::GAP);
        bars::ui(ui, tools, right, &results.players, rows);
    });
}

/// What only a player's paper shows.
fn tracks(ui: &mut Ui, tools: &Tools<'_>, player: &mut PlayerSheet, row: &Row) {
    let words = tools.words;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words.with("results-tracks", &[("name", row.name.as_str().into())])));
        for color in Color::ALL {
            let track = words.with("achievement-resource-track", &[("resource", words::resource(words, color).into())]);
            check(ui, player.sheet.tracks.resources.get_mut(color), words::resource(words, color), track);
        }
        ui.add_space(tokens::GAP);
        ui.label(words.text("results-citizens"));
        for color in Color::ALL {
            let track = words.with("achievement-citizen-track", &[("color-name", words::color(words, color).into())]);
            check(ui, player.sheet.tracks.citizens.get_mut(color), words::color(words, color), track);
        }
    });
}

/// A box with a short word, which says all of it to whoever points at it or hears it.
fn check(ui: &mut Ui, checked: &mut bool, word: String, name: String) {
    let response = ui.checkbox(checked, word).on_hover_text(&name);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
}

/// Which cell is at hand, and what is to be said of the sheets: the row at hand first.
fn sentences(ui: &mut Ui, tools: &Tools<'_>, rows: &[Row], row: &Row, focus: Cursor, news: &[String]) {
    let cell = match focus.at.field() {
        Some(field) => tools.words.with(
            "results-cell",
            &[("name", row.name.as_str().into()), ("field", words::sheet_field(tools.words, field).into())],
        ),
        None => row.name.clone(),
    };
    part_title(ui, &cell);
    ScrollArea::vertical().id_salt("sentences").auto_shrink(false).show(ui, |ui| {
        for new in news {
            let response = ui.label(RichText::new(new).font(tokens::strong_text()));
            read_out(ui, &response);
        }
        for missing in &row.missing {
            ui.label(missing);
        }
        let others = rows.iter().enumerate().filter(|(at, _)| *at != focus.at.row).map(|(_, row)| row);
        for row in std::iter::once(row).chain(others) {
            let said = |reason: &String| {
                tools
                    .words
                    .with("refusal-sheet", &[("name", row.name.as_str().into()), ("reason", reason.as_str().into())])
            };
            for (_, sentence) in &row.wrong {
                let response = wrong(ui, &said(sentence));
                read_out(ui, &response);
            }
            for (_, sentence) in &row.surprising {
                ui.label(said(sentence));
            }
        }
    });
}
