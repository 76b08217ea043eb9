//! The first screen when a game was in play: go on with it, or prepare a new one.

use eframe::egui::{Align, CentralPanel, Layout, RichText, Ui, UiBuilder, vec2};

use crate::crier::InWords as _;
use crate::desk::command::Command;
use crate::desk::look::tools::{Tools, wrong};
use crate::desk::tokens;
use crate::games::troyes_dice::record::{LoadError, Record};
use crate::games::troyes_dice::rules::Phase;
use crate::games::troyes_dice::words;

/// The first screen, with what was found.
pub(crate) struct Welcome {
    /// The game that can be gone on with.
    pub(crate) game: Option<Record>,
    /// What is wrong with the file of the game in play; then `game` is the generation before it.
    pub(crate) trouble: Option<Box<LoadError>>,
}

impl Welcome {
    pub(crate) fn ui(&self, ui: &mut Ui, tools: &mut Tools<'_>) {
        CentralPanel::default().show(ui, |ui| {
            let rect = ui.max_rect();
            let rect = rect.shrink2(vec2((rect.width() - 560.0).max(0.0) / 2.0, rect.height() * 0.16));
            ui.scope_builder(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Center)), |ui| {
                ui.label(RichText::new(tools.text("app-name")).font(tokens::cry()));
                ui.label(RichText::new(tools.text("app-about")).font(tokens::large_text()));
                ui.add_space(tokens::GAP * 2.0);
                if let Some(trouble) = &self.trouble {
                    wrong(ui, &trouble.in_words(tools.words));
                    ui.add_space(tokens::GAP);
                }
                if let Some(game) = &self.game {
                    ui.label(RichText::new(found(game, tools)).font(tokens::strong()));
                    ui.add_space(tokens::GAP);
                    let name = if self.trouble.is_some() { "desk-continue-kept" } else { "desk-continue" };
                    tools.big_button(ui, &tools.text(name), Command::Continue);
                    ui.add_space(tokens::GAP);
                    tools.button(ui, "desk-new-game", Command::SetUp);
                } else {
                    tools.big_button(ui, &tools.text("desk-new-game"), Command::SetUp);
                }
            });
        });
    }
}

/// Which game it is, in one line.
fn found(record: &Record, tools: &Tools<'_>) -> String {
    let table = record.table();
    let at = match table.phase() {
        Phase::Over => tools.text("desk-game-over"),
        Phase::Roll | Phase::Choose => words::half_day(tools.words, table.now()),
    };
    match record.opening().deciding_code() {
        Some(code) => tools.words.with("desk-found-code", &[("code", code.as_str().into()), ("at", at.into())]),
        None => tools.words.with("desk-found", &[("at", at.into())]),
    }
}
