//! The keys of the desk, and the page that shows them.

use eframe::egui::{Event, Grid, Id, InputState, Key, Modal, Modifiers, RichText, Ui};

use super::order::Order;
use super::screen::Screen;
use super::tokens;
use super::tools::Tools;

/// What the keys ask for; keys that are understood are taken away from the widgets.
pub(super) fn orders(ui: &Ui, screen: &Screen, keys_shown: bool) -> Vec<Order> {
    let focused = ui.memory(|memory| memory.focused().is_some());
    ui.input_mut(|input| {
        let mut orders = Vec::new();
        if pressed(input, Modifiers::NONE, Key::Escape) {
            orders.push(if keys_shown { Order::Close } else { Order::Back });
        }
        if pressed(input, Modifiers::NONE, Key::F1) || (asked(input) && (!focused || is_table(screen))) {
            input.events.retain(|event| *event != Event::Text("?".to_owned()));
            orders.push(Order::Keys);
        }
        if keys_shown {
            return orders;
        }
        // A presenter's key is always the next thing; Space and Enter belong to a button or field that has the focus.
        let mut next = pressed(input, Modifiers::NONE, Key::PageDown);
        if !focused {
            next |= pressed(input, Modifiers::NONE, Key::Space);
            next |= pressed(input, Modifiers::NONE, Key::Enter);
        }
        if next {
            orders.push(Order::Next);
        }
        if is_table(screen) {
            if pressed(input, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z)
                || pressed(input, Modifiers::COMMAND, Key::Y)
            {
                orders.push(Order::Redo);
            }
            if pressed(input, Modifiers::COMMAND, Key::Z) {
                orders.push(Order::Undo);
            }
        }
        orders
    })
}

/// Shows what the keys do.
pub(super) fn help(ui: &Ui, tools: &mut Tools<'_>) {
    const KEYS: [(&str, &str); 5] = [
        ("keys-next", "keys-next-about"),
        ("keys-undo", "keys-undo-about"),
        ("keys-redo", "keys-redo-about"),
        ("keys-keys", "keys-keys-about"),
        ("keys-close", "keys-close-about"),
    ];
    let modal = Modal::new(Id::unique("keys")).show(ui.ctx(), |ui| {
        ui.label(RichText::new(tools.text("desk-keys")).font(tokens::title()));
        Grid::new("keys").num_columns(2).spacing([24.0, 8.0]).show(ui, |ui| {
            for (key, about) in KEYS {
                ui.label(RichText::new(tools.text(key)).font(tokens::strong()));
                ui.label(RichText::new(tools.text(about)).font(tokens::large_text()));
                ui.end_row();
            }
        });
        ui.add_space(tokens::GAP);
        ui.label(tools.text("keys-saved"));
        ui.add_space(tokens::GAP);
        tools.button(ui, "desk-close-help", Order::Close);
    });
    if modal.should_close() {
        tools.order(Order::Close);
    }
}

/// Whether the key was pressed down anew; a key that is held must not run through the evening.
fn pressed(input: &mut InputState, modifiers: Modifiers, key: Key) -> bool {
    let mut anew = false;
    input.events.retain(|event| match event {
        Event::Key { key: pressed, modifiers: held, pressed: true, repeat, .. }
            if *pressed == key && held.matches_exact(modifiers) =>
        {
            anew |= !repeat;
            false
        }
        _ => true,
    });
    anew
}

/// Whether a question mark was typed, whatever keys a keyboard has it on.
fn asked(input: &InputState) -> bool {
    input.events.iter().any(|event| *event == Event::Text("?".to_owned()))
}

const fn is_table(screen: &Screen) -> bool {
    match screen {
        Screen::Table(_) => true,
        Screen::Welcome(_) | Screen::Setup(_) => false,
    }
}
