//! The keys of the desk and of the room's window.

use eframe::egui::{Event, InputState, Key, Modifiers, Popup, Ui};

use super::order::{Order, Page};

/// Where the keys are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A page is open over the desk.
    Page,
    /// A game is played.
    Table,
    /// A look back at the game.
    LookBack,
    /// The room's view stands in place of the desk.
    Present,
    /// A screen over the table, with fields.
    Over,
    /// A screen with fields.
    Form,
}

/// What the keys ask for; keys that are understood are taken away from the widgets.
pub(crate) fn orders(ui: &Ui, place: Place) -> Vec<Order> {
    let focused = ui.memory(|memory| memory.focused().is_some());
    let writing = ui.ctx().text_edit_focused();
    let menu = Popup::is_any_open(ui.ctx());
    ui.input_mut(|input| {
        let mut orders = rest(input);
        // A menu that is open is closed first, by itself.
        if !menu && pressed(input, Modifiers::NONE, Key::Escape) {
            orders.push(match place {
                Place::Page => Order::Close,
                Place::Over => Order::Leave,
                Place::LookBack => Order::Return,
                Place::Present => Order::Present,
                Place::Table | Place::Form => Order::Back,
            });
        }
        if pressed(input, Modifiers::NONE, Key::F1)
            || (asked(input) && (!focused || !matches!(place, Place::Form | Place::Over)))
        {
            input.events.retain(|event| *event != Event::Text("?".to_owned()));
            orders.push(Order::Page(Page::Help));
        }
        if pressed(input, Modifiers::NONE, Key::F2) {
            orders.push(Order::Page(Page::Settings));
        }
        if pressed(input, Modifiers::NONE, Key::F3) {
            orders.push(Order::Count);
        }
        if pressed(input, Modifiers::NONE, Key::F4) {
            orders.push(Order::Hall);
        }
        #[cfg(feature = "paper")]
        if pressed(input, Modifiers::NONE, Key::F6) {
            orders.push(Order::Print);
        }
        if pressed(input, Modifiers::NONE, Key::F5) {
            orders.push(Order::Room);
        }
        // In a field it is a letter.
        if !writing && pressed(input, Modifiers::NONE, Key::M) {
            orders.push(Order::Mute);
        }
        if pressed(input, Modifiers::NONE, Key::F11) {
            orders.push(Order::Present);
        }
        if !matches!(place, Place::Page | Place::Over) {
            orders.extend(next(input, focused && place != Place::Present).then_some(Order::Next));
        }
        match place {
            Place::Table | Place::Present => {
                orders.extend(undo_or_redo(input));
                orders.extend(pace(input, focused && place != Place::Present));
            }
            Place::Page | Place::LookBack | Place::Over | Place::Form => {}
        }
        orders
    })
}

/// What the keys ask for in the room's window: it has no controls, but it may have the focus.
pub(crate) fn room_orders(ui: &Ui) -> Vec<Order> {
    ui.input_mut(|input| {
        let mut orders = rest(input);
        orders.extend(next(input, false).then_some(Order::Next));
        orders.extend(undo_or_redo(input));
        orders.extend(pace(input, false));
        orders.extend(pressed(input, Modifiers::NONE, Key::F5).then_some(Order::Room));
        orders.extend(pressed(input, Modifiers::NONE, Key::M).then_some(Order::Mute));
        orders
    })
}

/// Any key ends what moves, and a crier that goes on by itself; the presenter's key does nothing else then, so that it
/// is left to [`Order::Next`].
fn rest(input: &InputState) -> Vec<Order> {
    let keys = input.events.iter().filter_map(|event| match event {
        Event::Key { key, pressed: true, repeat: false, .. } => Some(*key),
        _ => None,
    });
    let keys: Vec<Key> = keys.filter(|key| !matches!(key, Key::Space | Key::Enter | Key::PageDown)).collect();
    let mut orders = Vec::new();
    if !keys.is_empty() {
        orders.push(Order::Rest);
    }
    // These belong to the pace itself, and the mute to the voice.
    if keys.iter().any(|key| !matches!(key, Key::P | Key::R | Key::H | Key::M | Key::Plus | Key::Equals)) {
        orders.push(Order::HandsOn);
    }
    orders
}

/// The keys of the table's pace; letters belong to a field that has the focus.
fn pace(input: &mut InputState, focused: bool) -> Vec<Order> {
    let mut orders = Vec::new();
    if !focused {
        orders.extend(pressed(input, Modifiers::NONE, Key::P).then_some(Order::Pause));
        orders.extend(pressed(input, Modifiers::NONE, Key::R).then_some(Order::Ready));
        orders.extend(pressed(input, Modifiers::NONE, Key::H).then_some(Order::HandsFree(true)));
        // Wherever a keyboard has the sign.
        let more = input.events.iter().any(|event| *event == Event::Text("+".to_owned()));
        orders.extend(more.then_some(Order::MoreTime));
    }
    orders
}

/// A presenter's key is always the next thing; Space and Enter belong to a button or field that has the focus.
fn next(input: &mut InputState, focused: bool) -> bool {
    let mut next = pressed(input, Modifiers::NONE, Key::PageDown);
    if !focused {
        next |= pressed(input, Modifiers::NONE, Key::Space);
        next |= pressed(input, Modifiers::NONE, Key::Enter);
    }
    next
}

fn undo_or_redo(input: &mut InputState) -> Option<Order> {
    if pressed(input, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(input, Modifiers::COMMAND, Key::Y) {
        Some(Order::Redo)
    } else if pressed(input, Modifiers::COMMAND, Key::Z) {
        Some(Order::Undo)
    } else {
        None
    }
}

/// Whether the key was pressed down anew; a key that is held must not run through the evening.
pub(crate) fn pressed(input: &mut InputState, modifiers: Modifiers, key: Key) -> bool {
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
