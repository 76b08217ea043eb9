//! The players and the codes of the hall of fame, in rows.

use eframe::egui::{CollapsingHeader, Grid, Label, RichText, Ui};

use crate::desk::command::Command;
use crate::desk::look::tools::Tools;
use crate::desk::tokens;
use crate::games::troyes_dice::record::{Finished, Hall};
use crate::games::troyes_dice::words;

/// The width of a name, and what is left between columns.
const NAME: f32 = 112.0;
const SPACING: f32 = 8.0;

/// A row for each player: most wins first.
pub(super) fn players(ui: &mut Ui, tools: &Tools<'_>, hall: &Hall) {
    const HEADS: [&str; 5] = ["results-player", "hall-games", "hall-wins", "hall-best", "hall-average"];

    let standings = hall.ranking();
    // The usual stripes are as light as the card.
    ui.visuals_mut().faint_bg_color = tools.palette.ground;
    let numbers = (ui.available_width() - NAME) / 4.0 - SPACING;
    Grid::new("hall players").num_columns(5).spacing([SPACING, 6.0]).min_col_width(numbers).striped(true).show(
        ui,
        |ui| {
            for head in HEADS {
                ui.label(RichText::new(tools.text(head)).color(tools.palette.faint));
            }
            ui.end_row();
            for standing in &standings {
                ui.scope(|ui| {
                    ui.set_width(NAME);
                    ui.add(Label::new(RichText::new(standing.name.as_str()).font(tokens::strong_text())).truncate());
                });
                ui.label(standing.games.to_string());
                ui.label(standing.wins.to_string());
                ui.label(standing.best.to_string());
                ui.label(format!("{:.1}", standing.average()));
                ui.end_row();
            }
        },
    );
    ui.add_space(tokens::GAP);
    for standing in &standings {
        let achieved = hall.achievements_of(&standing.name);
        let args = [("name", standing.name.as_str().into()), ("count", achieved.len().into())];
        let title = tools.words.with("hall-achievements", &args);
        CollapsingHeader::new(title).id_salt(("achieved", standing.name.as_str())).show(ui, |ui| {
            for achievement in achieved {
                ui.label(words::achievement(tools.words, achievement));
            }
        });
    }
}

/// The codes, each with its games, so that a group can play one again and compare.
pub(super) fn codes(ui: &mut Ui, tools: &mut Tools<'_>, hall: &Hall) {
    for of_code in hall.by_code() {
        let code = of_code.code.as_str();
        let args = [("code", code.into()), ("games", of_code.games.len().into()), ("best", of_code.best().into())];
        CollapsingHeader::new(tools.words.with("hall-of-code", &args)).id_salt(("code", code)).show(ui, |ui| {
            for game in &of_code.games {
                ui.label(line(game));
            }
            tools.button(ui, "hall-replay", Command::Replay(of_code.code.clone()));
        });
    }
}

/// A game in one line: its day, and who had how many points.
fn line(game: &Finished) -> String {
    let points = game.players().iter().map(|player| format!("{} {}", player.name(), player.points()));
    format!("{}: {}", game.date(), points.collect::<Vec<_>>().join(", "))
}
