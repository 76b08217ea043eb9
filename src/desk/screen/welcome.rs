//! The first screen when a game was in play: go on with it, or prepare a new one.

use eframe::egui::{Align, CentralPanel, Layout, RichText, ScrollArea, Ui, UiBuilder, vec2};

use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, part_title, wrong};
use crate::desk::session::{KeptGame, Tabletop};
use crate::desk::tokens;

/// Draws the first screen, with what was found of that game.
pub(crate) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, game: &dyn Tabletop, kept: &[KeptGame]) {
    let trouble = game.trouble(tools.words);
    CentralPanel::default().show(ui, |ui| {
        let rect = ui.max_rect();
        let rect = rect.shrink2(vec2((rect.width() - 560.0).max(0.0) / 2.0, rect.height() * 0.16));
        ui.scope_builder(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Center)), |ui| {
            ui.label(RichText::new(tools.text("app-name")).font(tokens::cry()));
            ui.label(RichText::new(tools.text("app-about")).font(tokens::large_text()));
            ui.add_space(tokens::GAP * 2.0);
            if let Some(trouble) = &trouble {
                wrong(ui, trouble);
                ui.add_space(tokens::GAP);
            }
            if let Some(found) = game.found(tools.words) {
                ui.label(RichText::new(found).font(tokens::strong()));
                ui.add_space(tokens::GAP);
                let name = if trouble.is_some() { "desk-continue-kept" } else { "desk-continue" };
                tools.big_button(ui, &tools.text(name), Command::Continue);
                ui.add_space(tokens::GAP);
                tools.button(ui, "desk-new-game", Command::SetUp);
            } else {
                tools.big_button(ui, &tools.text("desk-new-game"), Command::SetUp);
            }
            if !kept.is_empty() {
                ui.add_space(tokens::GAP);
                part_title(ui, &tools.text("desk-kept"));
                ScrollArea::vertical().show(ui, |ui| kept.iter().for_each(|game| offer(ui, tools, game)));
            }
        });
    });
}

/// A game that was set aside.
fn offer(ui: &mut Ui, tools: &mut Tools<'_>, game: &KeptGame) {
    let args = [("date", game.date.to_string().into()), ("game", game.whose().into()), ("at", game.at.as_str().into())];
    if ui.button(tools.words.with("desk-kept-game", &args)).clicked() {
        tools.ask(Command::GoOnWith(game.file.clone()));
    }
}
