//! The players and the codes of the hall of fame, in rows.

use egui::collapsing_header::CollapsingState;
use egui::{CollapsingHeader, FontId, Grid, Label, RichText, Ui};

use crate::desk::app::command::Command;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, width};
use crate::show::{HallCode, HallPlayer};

/// The usual and the least width of a name, and the gap between columns.
const NAME: f32 = 112.0;
const LEAST_NAME: f32 = 78.0;
const SPACING: f32 = 8.0;
/// The number of codes beyond which only visible ones are drawn.
const MANY: usize = 200;

/// Draws a row for each player, most wins first.
pub(super) fn players(ui: &mut Ui, tools: &Tools<'_>, heads: &[String], players: &[HallPlayer]) {
    // The usual stripes are as light as the card.
    ui.visuals_mut().faint_bg_color = tools.palette.ground;
    let (name, numbers) = columns(ui, heads, players);
    let grid = Grid::new("hall players").num_columns(1 + heads.len());
    grid.spacing([SPACING, 6.0]).min_col_width(numbers).striped(true).show(ui, |ui| {
        for head in std::iter::once(&tools.text("results-player")).chain(heads) {
            ui.label(RichText::new(head).color(tools.palette.faint));
        }
        ui.end_row();
        for player in players {
            ui.scope(|ui| {
                ui.set_width(name);
                ui.add(Label::new(RichText::new(&player.name).font(tokens::strong_text())).wrap());
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

/// Returns the width of the names, and the least of a number: each name in one line, as far as the numbers leave room
/// for it.
fn columns(ui: &Ui, heads: &[String], players: &[HallPlayer]) -> (f32, f32) {
    let longest = |texts: &mut dyn Iterator<Item = &String>, font: FontId| -> f32 {
        texts.map(|text| width(ui, text, font.clone())).fold(0.0, f32::max)
    };
    let needs = heads.iter().enumerate().map(|(at, head)| {
        let mut numbers = players.iter().filter_map(|player| player.numbers.get(at)).chain([head]);
        longest(&mut numbers, tokens::text()) + SPACING
    });
    let needs: Vec<f32> = needs.collect();
    let most = ui.available_width() - needs.iter().sum::<f32>();
    let name = longest(&mut players.iter().map(|player| &player.name), tokens::strong_text()).ceil();
    let name = name.max(NAME).min(most.max(LEAST_NAME));
    // They are as wide as each other where the widest has room.
    let columns = f32::from(u8::try_from(heads.len()).unwrap_or(u8::MAX)).max(1.0);
    let even = (ui.available_width() - name) / columns - SPACING;
    let is_even = needs.iter().all(|need| *need <= even + SPACING);
    (name, if is_even { even } else { 0.0 })
}

/// Draws the codes, each with its games, so that a group can play one again and compare.
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
