//! The names of keys, in the reader's language.

use egui::{Context, Key, KeyboardShortcut, ModifierNames};

use crate::crier::Words;

/// The name of a shortcut: on macOS as egui tells it there, elsewhere in the reader's language.
pub(super) fn name(ctx: &Context, words: &Words, shortcut: KeyboardShortcut) -> String {
    if ctx.os().is_mac() && !shortcut.modifiers.is_none() {
        return ctx.format_shortcut(&shortcut);
    }
    let key = match shortcut.logical_key {
        Key::Space => words.text("key-space"),
        Key::Enter => words.text("key-enter"),
        Key::PageDown => words.text("key-page-down"),
        Key::Escape => words.text("key-escape"),
        Key::ArrowLeft => words.text("key-left"),
        Key::ArrowRight => words.text("key-right"),
        key => key.name().to_owned(),
    };
    if shortcut.modifiers.is_none() {
        return key;
    }
    let (ctrl, shift) = (words.text("key-ctrl"), words.text("key-shift"));
    let names = ModifierNames { ctrl: &ctrl, shift: &shift, ..ModifierNames::NAMES };
    format!("{}{}{key}", names.format(&shortcut.modifiers, false), names.concat)
}
