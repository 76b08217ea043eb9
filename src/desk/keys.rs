//! The keys of the desk and of the room's window.

use eframe::egui::{Event, InputState, Key, Modifiers, Popup, Ui};

use super::command::{Command, Page};

/// What the keys are for: where they are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    /// A page is open over the desk.
    Page,
    /// A game is played.
    Table,
    /// A look back at the game.
    LookBack,
    /// The room's view stands in place of the desk.
    Present,
    /// A screen over the table, with fields.
    Overlay,
    /// A screen with fields.
    Form,
}

/// What the keys ask for; keys that are understood are taken away from the widgets.
pub(crate) fn commands(ui: &Ui, focus: Focus) -> Vec<Command> {
    let focused = ui.memory(|memory| memory.focused().is_some());
    let writing = ui.ctx().text_edit_focused();
    let menu = Popup::is_any_open(ui.ctx());
    ui.input_mut(|input| {
        let mut commands = rest(input);
        // A menu that is open is closed first, by itself.
        if !menu && pressed(input, Modifiers::NONE, Key::Escape) {
            commands.push(match focus {
                Focus::Page => Command::ClosePage,
                Focus::Overlay => Command::Leave,
                Focus::LookBack => Command::Return,
                Focus::Present => Command::Present,
                Focus::Table | Focus::Form => Command::Back,
            });
        }
        if pressed(input, Modifiers::NONE, Key::F1)
            || (asked(input) && (!focused || !matches!(focus, Focus::Form | Focus::Overlay)))
        {
            input.events.retain(|event| *event != Event::Text("?".to_owned()));
            commands.push(Command::Page(Page::Help));
        }
        if pressed(input, Modifiers::NONE, Key::F2) {
            commands.push(Command::Page(Page::Settings));
        }
        if pressed(input, Modifiers::NONE, Key::F3) {
            commands.push(Command::Count);
        }
        if pressed(input, Modifiers::NONE, Key::F4) {
            commands.push(Command::Hall);
        }
        #[cfg(feature = "paper")]
        if pressed(input, Modifiers::NONE, Key::F6) {
            commands.push(Command::Print);
        }
        if pressed(input, Modifiers::NONE, Key::F5) {
            commands.push(Command::Room);
        }
        // In a field it is a letter.
        if !writing && pressed(input, Modifiers::NONE, Key::M) {
            commands.push(Command::Mute);
        }
        if pressed(input, Modifiers::NONE, Key::F11) {
            commands.push(Command::Present);
        }
        if !matches!(focus, Focus::Page | Focus::Overlay) {
            commands.extend(next(input, focused && focus != Focus::Present).then_some(Command::Next));
        }
        match focus {
            Focus::Table | Focus::Present => {
                commands.extend(undo_or_redo(input));
                commands.extend(pace(input, focused && focus != Focus::Present));
            }
            Focus::Page | Focus::LookBack | Focus::Overlay | Focus::Form => {}
        }
        commands
    })
}

/// What the keys ask for in the room's window: it has no controls, but it may have the focus.
pub(crate) fn room_commands(ui: &Ui) -> Vec<Command> {
    ui.input_mut(|input| {
        let mut commands = rest(input);
        commands.extend(next(input, false).then_some(Command::Next));
        commands.extend(undo_or_redo(input));
        commands.extend(pace(input, false));
        commands.extend(pressed(input, Modifiers::NONE, Key::F5).then_some(Command::Room));
        commands.extend(pressed(input, Modifiers::NONE, Key::M).then_some(Command::Mute));
        commands
    })
}

/// Any key ends what moves, and a crier that goes on by itself; the presenter's key does nothing else then, so that it
/// is left to [`Command::Next`].
fn rest(input: &InputState) -> Vec<Command> {
    let keys = input.events.iter().filter_map(|event| match event {
        Event::Key { key, pressed: true, repeat: false, .. } => Some(*key),
        _ => None,
    });
    let keys: Vec<Key> = keys.filter(|key| !matches!(key, Key::Space | Key::Enter | Key::PageDown)).collect();
    let mut commands = Vec::new();
    if !keys.is_empty() {
        commands.push(Command::Rest);
    }
    // These belong to the pace itself, and the mute to the voice.
    if keys.iter().any(|key| !matches!(key, Key::P | Key::R | Key::H | Key::M | Key::Plus | Key::Equals)) {
        commands.push(Command::HandsOn);
    }
    commands
}

/// The keys of the table's pace; letters belong to a field that has the focus.
fn pace(input: &mut InputState, focused: bool) -> Vec<Command> {
    let mut commands = Vec::new();
    if !focused {
        commands.extend(pressed(input, Modifiers::NONE, Key::P).then_some(Command::Pause));
        commands.extend(pressed(input, Modifiers::NONE, Key::R).then_some(Command::Ready));
        commands.extend(pressed(input, Modifiers::NONE, Key::H).then_some(Command::HandsFree(true)));
        // Wherever a keyboard has the sign.
        let more = input.events.iter().any(|event| *event == Event::Text("+".to_owned()));
        commands.extend(more.then_some(Command::MoreTime));
    }
    commands
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

fn undo_or_redo(input: &mut InputState) -> Option<Command> {
    if pressed(input, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(input, Modifiers::COMMAND, Key::Y) {
        Some(Command::Redo)
    } else if pressed(input, Modifiers::COMMAND, Key::Z) {
        Some(Command::Undo)
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
