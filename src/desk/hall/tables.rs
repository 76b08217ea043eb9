//! The players and the codes of the hall of fame, in rows.

use eframe::egui::collapsing_header::CollapsingState;
use eframe::egui::{CollapsingHeader, Grid, Label, RichText, Ui};

use crate::desk::command::Command;
use crate::desk::look::tools::Tools;
use crate::desk::tokens;
use crate::show::{HallCode, HallPlayer};

/// The width of a name, and what is left between columns.
const NAME: f32 = 112.0;
const SPACING: f32 = 8.0;
/// More codes than these are drawn only where they are looked at.
const MANY: usize = 200;

/// A row for each player: most wins first.
pub(super) fn players(ui: &mut Ui, tools: &Tools<'_>, heads: &[String], players: &[HallPlayer]) {
    // The usual stripes are as light as the card.
    ui.visuals_mut().faint_bg_color = tools.palette.ground;
    // With more numbers than most games have there is less room for names.
    let name = if heads.len() > 4 { NAME * 0.7 } else { NAME };
    let columns = f32::from(u8::try_from(heads.len()).unwrap_or(u8::MAX)).max(1.0);
    let numbers = (ui.available_width() - name) / columns - SPACING;
    let grid = Grid::new("hall players").num_columns(1 + heads.len());
    grid.spacing([SPACING, 6.0]).min_col_width(numbers).striped(true).show(ui, |ui| {
        for head in std::iter::once(&tools.text("results-player")).chain(heads) {
            ui.label(RichText::new(head).color(tools.palette.faint));
        }
        ui.end_row();
        for player in players {
            ui.scope(|ui| {
                ui.set_width(name);
                ui.add(Label::new(RichText::new(&player.name).font(tokens::strong_text())).truncate());
            });
            for number in &player.numbers {
                ui.label(number);
            }
            ui.end_row();
        }
    });
    ui.label(RichText::new(tools.text("hall-order")).color(tools.palette.faint));
    ui.add_space(tokens::GAP);
    for (at, player) in players.iter().enumerate() {
        let (title, achieved) = match &player.achieved {
            Some((title, achieved)) => (title, achieved.as_slice()),
            None => (&player.name, [].as_slice()),
        };
        CollapsingHeader::new(title).id_salt(("more", at, player.name.as_str())).show(ui, |ui| {
            for sentence in player.more.iter().chain(achieved) {
                ui.label(sentence);
            }
        });
    }
}

/// The codes, each with its games, so that a group can play one again and compare.
pub(super) fn codes(ui: &mut Ui, tools: &mut Tools<'_>, codes: &[HallCode]) {
    let mut height = None;
    for of_code in codes {
        let salt = ("code", of_code.code.as_str());
        if let Some(height) = height.filter(|_| codes.len() > MANY) {
            let top = ui.next_widget_position().y;
            let seen = ui.clip_rect().y_range().expand(height);
            let id = ui.make_persistent_id(salt);
            if !seen.contains(top) && CollapsingState::load(ui.ctx(), id).is_none_or(|state| !state.is_open()) {
                ui.add_space(height);
                continue;
            }
        }
        let shown = CollapsingHeader::new(&of_code.title).id_salt(salt).show(ui, |ui| {
            for game in &of_code.games {
                ui.label(game);
            }
            tools.button(ui, "hall-replay", Command::Replay(of_code.code.clone()));
        });
        height = Some(shown.header_response.rect.height() + ui.spacing().item_spacing.y);
    }
}
