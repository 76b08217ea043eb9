//! Below the grid: which cell is at hand, what is to be said of the sheets, and what only a player's paper shows.

use eframe::egui::{RichText, ScrollArea, Ui};

use super::grid::Focus;
use super::row::Row;
use crate::chronicle::Reckoning;
use crate::desk::tokens;
use crate::desk::tools::{Tools, read_out, wrong};
use crate::games::troyes_dice::Color;

pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>, reckoning: &mut Reckoning, rows: &[Row], focus: Focus) {
    let Some((row, player)) = rows.get(focus.at.row).zip(reckoning.players.get_mut(focus.at.row)) else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        let name = [("name", row.name.as_str().into())];
        ui.label(RichText::new(tools.words.with("results-tracks", &name)).font(tokens::strong_text()));
        for color in Color::ALL {
            let track =
                tools.words.with("achievement-resource-track", &[("resource", tools.words.resource(color).into())]);
            ui.checkbox(player.tracks.resources.get_mut(color), tools.words.resource(color)).on_hover_text(track);
        }
        for color in Color::ALL {
            let name = tools.words.color(color);
            let track = tools.words.with("achievement-citizen-track", &[("color-name", name.into())]);
            ui.checkbox(player.tracks.citizens.get_mut(color), track);
        }
    });
    ui.separator();
    ScrollArea::vertical().id_salt("sentences").auto_shrink(false).show(ui, |ui| {
        let cell = match focus.at.field() {
            Some(field) => tools.words.with(
                "results-cell",
                &[("name", row.name.as_str().into()), ("field", tools.words.sheet_field(field).into())],
            ),
            None => row.name.clone(),
        };
        ui.label(RichText::new(cell).font(tokens::strong()));
        for missing in &row.missing {
            ui.label(missing);
        }
        // The row at hand first.
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
