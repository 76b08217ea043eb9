//! A number of a menu, which goes up and down.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Button, DragValue, Event, Id, InputState, Key, Response, Sense, Ui, UiBuilder, Vec2, vec2};

use super::menu_item::{CELL, Reach, SIGN, corner, heard, told_with_key, written};
use super::tools::{Tools, tip};
use crate::desk::{Command, Press, tokens};
use crate::show::MenuItem;

/// Draws a number with its drawing before it or its words above it, and buttons for one less and one more. Asks for the number
/// that is pressed; below nothing it is unsaid. A `brief` one that its key has reached is whole with one digit: then digits are
/// keys again.
pub(super) fn ui(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    item: &MenuItem,
    (now, most, brief): (Option<u16>, u16, bool),
    reach: Option<Reach>,
) {
    let look = &item.look;
    let (mut rect, mut set, mut goes_on, what) = (ui.max_rect(), None, false, look.name.as_str());
    if look.drawing.is_none() {
        let above = rect.with_max_y(rect.bottom() - tokens::TOUCH);
        written(ui, tools, above, &look.caption);
        rect = rect.with_min_y(above.bottom());
    }
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect));
    let begin = ui.max_rect().left_top();
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = if look.drawing.is_some() { 4.0 } else { 2.0 };
        if let Some(scene) = &look.drawing {
            let wide = SIGN * scene.bounds.width() / scene.bounds.height();
            let (sign, _) = ui.allocate_exact_size(vec2(wide, SIGN), Sense::hover());
            tools.pictures.paint(ui.painter(), sign, scene, false);
        }
        let step = |ui: &mut Ui, name: &str, sign: &str, can: bool| {
            let name = tools.words.with(name, &[("what", what.into())]);
            let button = Button::new(sign).min_size(Vec2::splat(tokens::TOUCH));
            tip(ui.add_enabled(can, button).accessible_name(&name), &name).clicked()
        };
        if step(ui, "menu-one-less", "–", now.is_some()) {
            set = Some(now.and_then(|now| now.checked_sub(1)));
        }
        let cell = vec2(if look.drawing.is_some() { CELL } else { tokens::TOUCH }, tokens::TOUCH);
        if let Some(mut number) = now {
            let value = DragValue::new(&mut number).range(0..=most);
            let (value, left) = field(ui, cell, value);
            let value = value.accessible_name(heard(tools, item));
            goes_on = left;
            if let Some(reach) = reach {
                // A field that is given the focus from outside selects nothing by itself: what is typed replaces all of it, unless it
                // was begun already.
                let (text, mut selected) = (number.to_string(), TextEditState::default());
                let all = CCursorRange::select_all_str(&text);
                let end = CCursorRange::one(CCursor::new(text.chars().count()));
                selected.cursor.set_char_range(Some(if reach.begun { end } else { all }));
                selected.store(ui.ctx(), value.id);
                value.request_focus();
            }
            let by_key = value.id.with("by key");
            if reach.is_some() {
                ui.data_mut(|data| data.insert_temp(by_key, brief));
            }
            if value.changed() {
                set = Some(Some(number));
            }
            let ends = value.changed() || value.lost_focus();
            if ends && ui.data_mut(|data| data.remove_temp(by_key)).unwrap_or(false) {
                value.surrender_focus();
            }
        } else {
            let name = tools.words.with("menu-unsaid", &[("what", what.into())]);
            let button = Button::new("?").min_size(cell);
            let name = told_with_key(tools, item, &name);
            if tip(ui.add(button).accessible_name(&name), &name).clicked() {
                set = Some(Some(0));
            }
        }
        if step(ui, "menu-one-more", "+", now.is_none_or(|now| now < most)) {
            set = Some(Some(now.map_or(1, |now| now + 1)));
        }
        // Above the buttons, which would hide it.
        if let Some(key) = item.key() {
            corner(ui, tools, begin + vec2(5.0, 8.0), key);
        }
    });
    if let Some(number) = set {
        tools.ask(Command::Press(Press::Number(item.pick, number)));
    }
    // The one key ends the number, and does what it does anywhere.
    if goes_on {
        tools.ask(Command::Next);
    }
}

/// Draws a field of that size for a number, of which a blank is no part. Returns whether Space left it.
pub(crate) fn field(ui: &mut Ui, size: Vec2, value: DragValue<'_>) -> (Response, bool) {
    // The field tells its id only once it was drawn.
    let own = ui.next_auto_id().with("number");
    let before: Option<Id> = ui.data(|data| data.get_temp(own));
    let typed = before.is_some_and(|id| ui.memory(|memory| memory.has_focus(id)));
    let leaves = typed && ui.input_mut(take_blank);
    let response = ui.add_sized(size, value);
    ui.data_mut(|data| data.insert_temp(own, response.id));
    if leaves {
        response.surrender_focus();
    }
    (response, leaves)
}

/// Takes Space away, and what was typed after it in the same frame; returns whether it was pressed anew.
fn take_blank(input: &mut InputState) -> bool {
    let (mut pressed, mut anew) = (false, false);
    input.events.retain(|event| match event {
        Event::Key { key: Key::Space, pressed: down, repeat, .. } => {
            pressed |= down;
            anew |= *down && !repeat;
            false
        }
        Event::Text(text) => !pressed && !text.trim().is_empty(),
        _ => true,
    });
    anew
}
