//! The help: how to run a game, on one page, and the keys.

use egui::{Label, RichText, Ui};

use crate::desk::app::command::{Command, Page};
use crate::desk::app::keys;
use crate::desk::tokens;
use crate::desk::widgets::tools::{Tools, part_title, width};
use crate::show::GameKind;

/// Draws how to run that game, and the keys.
pub(super) fn ui(ui: &mut Ui, tools: &mut Tools<'_>, kind: Option<&'static GameKind>) {
    ui.label(RichText::new(tools.text("guide-title")).font(tokens::title()));
    for step in kind.map(|kind| kind.guide(tools.words)).unwrap_or_default() {
        ui.label(RichText::new(step).font(tokens::plain(17.0)));
    }
    tools.button(ui, "desk-rules", Command::Page(Page::Rules));
    ui.add_space(tokens::GAP / 2.0);
    part_title(ui, &tools.text("keys-title"));
    let told: Vec<_> = keys::told(kind.is_some_and(|kind| kind.odds), kind.is_some_and(|kind| kind.chooses)).collect();
    let half = told.len().div_ceil(2);
    ui.columns(2, |columns| {
        for (column, keys) in columns.iter_mut().zip(told.chunks(half)) {
            column.spacing_mut().item_spacing.y = 0.0;
            let keys: Vec<_> =
                keys.iter().map(|(shortcut, about)| (shortcut.told(column.ctx(), tools.words), *about)).collect();
            // As wide as the widest of them: large letters need the room.
            let width = |(key, _): &(String, &str)| width(column, key, tokens::strong_text());
            let wide = keys.iter().map(width).fold(0.0, f32::max).min(tokens::KEY) + tokens::GAP;
            for (key, about) in keys {
                column.horizontal_top(|ui| {
                    ui.scope(|ui| {
                        ui.set_width(wide);
                        ui.label(RichText::new(key).font(tokens::strong_text()));
                    });
                    ui.add(Label::new(tools.text(about)).wrap());
                });
            }
        }
    });
    ui.scope(|ui| {
        // Words in a line, as low as words are.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            ui.label(tools.text("keys-digits"));
            ui.label(tools.text("keys-saved"));
        });
    });
}
