//! The help: how to run a game, on one page, and what the keys do.

use eframe::egui::{Label, RichText, Ui};

use crate::desk::look::tools::{Tools, part_title};
use crate::desk::tokens;

/// How to run a game, on one page, and what the keys do.
pub(super) fn ui(ui: &mut Ui, tools: &Tools<'_>) {
    const STEPS: [&str; 5] = ["guide-sheets", "guide-open", "guide-roll", "guide-strike", "guide-close"];
    const KEYS: &[(&str, &str)] = &[
        ("keys-next", "keys-next-about"),
        ("keys-undo", "keys-undo-about"),
        ("keys-redo", "keys-redo-about"),
        ("keys-room", "keys-room-about"),
        ("keys-present", "keys-present-about"),
        ("keys-pause", "keys-pause-about"),
        ("keys-more", "keys-more-about"),
        ("keys-hands-free", "keys-hands-free-about"),
        ("keys-ready", "keys-ready-about"),
        ("keys-settings", "keys-settings-about"),
        ("keys-mute", "keys-mute-about"),
        ("keys-reckoning", "keys-reckoning-about"),
        ("keys-hall", "keys-hall-about"),
        #[cfg(feature = "paper")]
        ("keys-print", "keys-print-about"),
        ("keys-keys", "keys-keys-about"),
        ("keys-close", "keys-close-about"),
    ];
    ui.label(RichText::new(tools.text("guide-title")).font(tokens::title()));
    for step in STEPS {
        ui.label(RichText::new(tools.text(step)).font(tokens::plain(17.0)));
    }
    ui.add_space(tokens::GAP);
    part_title(ui, &tools.text("keys-title"));
    let half = KEYS.len().div_ceil(2);
    ui.columns(2, |columns| {
        for (column, keys) in columns.iter_mut().zip(KEYS.chunks(half)) {
            column.spacing_mut().item_spacing.y = 2.0;
            for (key, about) in keys.iter().copied() {
                column.horizontal_top(|ui| {
                    ui.scope(|ui| {
                        ui.set_width(tokens::KEY);
                        ui.label(RichText::new(tools.text(key)).font(tokens::strong_text()));
                    });
                    ui.add(Label::new(tools.text(about)).wrap());
                });
            }
        }
    });
    ui.add_space(tokens::GAP);
    ui.label(tools.text("keys-saved"));
}
