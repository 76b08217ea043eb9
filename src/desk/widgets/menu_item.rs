//! An item of a menu: its size, and how it is drawn and told.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Button, Color32, FontId, Id, Pos2, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, pos2,
    vec2,
};

use super::menu_look::Density;
use super::number;
use super::spot::Spot;
use super::tools::{Tools, name_line, tip, width};
use crate::desk::app::keys;
use crate::desk::{Command, Press, tokens};
use crate::play::{Kind, PickId, State};
use crate::show::{MenuItem, PickView};

/// How high a line of the menu is, and what stands between two.
pub(crate) const LINE: f32 = 52.0;
pub(crate) const GAP: f32 = 6.0;
/// How high a sentence is.
pub(super) const SENTENCE: f32 = 24.0;
/// Between a chip's edge and what is in it.
const PADDING: f32 = 3.0;
/// How wide the room of a digit is beside words.
const DIGIT: f32 = 14.0;
/// How high a number is with its words above it, and how wide its cell.
const CAPTIONED: f32 = 34.0 + tokens::TOUCH;
pub(super) const CELL: f32 = 48.0;
/// How high the drawing before a number is.
pub(super) const SIGN: f32 = 30.0;
/// How high an offer is, and how large the letters below its name are.
const OFFER: f32 = 56.0;
const ABOUT: f32 = 13.0;
/// How large those are of which there are too many.
const LONG_ABOUT: f32 = 11.5;
/// How large the letters on a chip are: the longest word has to stand beside its drawing.
const CAPTION: f32 = 14.0;
/// The part of a narrow chip that a drawing takes at most.
const NARROW: f32 = 0.36;
/// How high the line of letters below a drawing is.
const BENEATH: f32 = 18.0;

/// An item that a key reaches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// The pick that the item stands for.
    pub(crate) pick: PickId,
    /// Whether its number was begun to be typed.
    pub(crate) begun: bool,
}

/// How wide the item's drawing is beside its words.
fn drawn_width(item: &MenuItem, high: f32) -> f32 {
    let drawing = item.look.drawing.as_ref();
    drawing.map_or(0.0, |scene| high * scene.bounds.width() / scene.bounds.height())
}

/// Returns how wide an item is where it has the room.
pub(super) fn natural_width(ui: &Ui, tools: &Tools<'_>, item: &MenuItem, density: Density) -> f32 {
    let caption = || width(ui, &item.look.caption, caption_font(item));
    let inside = natural_height(item, density) - 2.0 * PADDING;
    match (item.kind, item.look.drawing.is_some(), &item.look.about) {
        (Kind::Number { .. }, true, _) => drawn_width(item, SIGN) + 2.0 * tokens::TOUCH + CELL + 3.0 * 4.0,
        (Kind::Number { .. }, false, _) => 3.0 * tokens::TOUCH + 2.0 * 2.0,
        (Kind::Choose | Kind::Act, _, Some(about)) => {
            let about = if density == Density::Densest { 0.0 } else { width(ui, about, tokens::plain(ABOUT)) };
            drawn_width(item, density.line() - 2.0 * PADDING) + caption().max(about) + DIGIT + 2.0 * PADDING + 2.0 * GAP
        }
        (Kind::Choose | Kind::Act, true, None) if item.look.caption.is_empty() => {
            (drawn_width(item, inside) + 2.0 * PADDING).max(tokens::TOUCH)
        }
        (Kind::Choose | Kind::Act, true, None) if is_beneath(item) => {
            let drawn = drawn_width(item, inside - BENEATH);
            (drawn.max(caption()) + 2.0 * PADDING + GAP).max(tokens::TOUCH)
        }
        (Kind::Choose | Kind::Act, true, None) => {
            // Of two lines of words the upper one would lie under the digit.
            let (words, lines) = (caption(), 2.0 * LINE);
            let beside = if words > lines { lines + DIGIT } else { words };
            let key = if density == Density::Roomy { 0.0 } else { DIGIT };
            drawn_width(item, inside) + beside + key + 2.0 * PADDING + GAP
        }
        // Long words stand in two lines.
        (Kind::Choose | Kind::Act, false, None) => {
            width(ui, &button_text(tools, item), caption_font(item)).min(180.0) + 2.0 * tokens::GAP
        }
    }
}

/// Returns how high an item is: a drawing alone is as many times as high as a line as it has units.
pub(super) fn natural_height(item: &MenuItem, density: Density) -> f32 {
    match (item.kind, &item.look.drawing, &item.look.about) {
        (Kind::Number { .. }, None, _) => CAPTIONED,
        (Kind::Choose | Kind::Act, _, Some(_)) if density == Density::Roomy => OFFER,
        (Kind::Choose, Some(scene), None) if is_beneath(item) => LINE * scene.bounds.height() + BENEATH,
        (Kind::Choose, Some(scene), None) if item.look.caption.is_empty() => {
            density.line() * scene.bounds.height().max(1.0)
        }
        (Kind::Number { .. }, Some(_), _) => LINE,
        (Kind::Choose | Kind::Act, ..) => density.line(),
    }
}

/// True if the words stand below the drawing: it is higher than a line.
fn is_beneath(item: &MenuItem) -> bool {
    let high = item.look.drawing.as_ref().is_some_and(|scene| scene.bounds.height() > 1.0);
    high && !item.look.caption.is_empty()
}

/// Returns the font of what is written beside the drawing: that of a title, where more stands below.
fn caption_font(item: &MenuItem) -> FontId {
    if item.look.about.is_some() { tokens::bold(CAPTION) } else { tokens::plain(CAPTION) }
}

/// Returns the words of a button, with the key of the way that it leads.
fn button_text(tools: &Tools<'_>, item: &MenuItem) -> String {
    let key = item.way.map(|way| Command::Press(Press::Way(way)));
    let key = key.and_then(|command| keys::letter(&command));
    match key {
        Some(key) => keyed(tools, "menu-button-key", &item.look.caption, key),
        None => item.look.caption.clone(),
    }
}

/// Returns what a listener is told of an item, with the key that presses it.
pub(crate) fn heard(tools: &Tools<'_>, item: &MenuItem) -> String {
    told_with_key(tools, item, item.said())
}

/// Returns what a listener is told, with the key that presses the item.
pub(super) fn told_with_key(tools: &Tools<'_>, item: &MenuItem, what: &str) -> String {
    match item.key() {
        // Whoever listens does not hear whether a letter is a capital one.
        Some(key) if item.key.is_some_and(char::is_uppercase) => {
            keyed(tools, "menu-key", what, &format!("{}+{key}", tools.text("key-shift")))
        }
        Some(key) => keyed(tools, "menu-key", what, &key),
        None => what.to_owned(),
    }
}

pub(super) fn keyed(tools: &Tools<'_>, message: &str, what: &str, key: &str) -> String {
    tools.words.with(message, &[("what", what.into()), ("key", key.into())])
}

/// Draws an item at that place; one that a key reaches gets the focus.
pub(super) fn show(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    rect: Rect,
    item: &MenuItem,
    (reach, density): (Option<Reach>, Density),
) {
    let PickView { caption, drawing, .. } = &item.look;
    let id = ui.scope_id().with(item.pick);
    let enabled = item.state.is_open();
    let digit = |ui: &Ui, tools: &Tools<'_>| {
        if let Some(key) = item.key() {
            corner(ui, tools, rect.right_top() + vec2(-8.0, 9.5), key);
        }
    };
    let pressed = match item.kind {
        Kind::Number { now, most, brief } => {
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).id_salt(item.pick));
            if !enabled {
                ui.disable();
            }
            return number::ui(ui, tools, item, (now, most, brief), reach);
        }
        Kind::Act if drawing.is_none() => {
            let text = button_text(tools, item);
            // A name that needs more than two lines is cut short in one.
            let fits = width(ui, &text, TextStyle::Button.resolve(ui.style())) <= 1.7 * rect.width();
            let button = Button::new(text).min_size(rect.size());
            let button = if fits { button.wrap() } else { button.truncate() };
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).id_salt(item.pick));
            let response = ui.add_enabled_ui(enabled, |ui| ui.put(rect, button)).inner;
            digit(ui, tools);
            let response = if item.key().is_some() { response.accessible_name(heard(tools, item)) } else { response };
            if reach.is_some() {
                response.request_focus();
            }
            response.clicked()
        }
        Kind::Choose | Kind::Act => {
            let chosen = (item.kind == Kind::Choose).then_some(item.state == State::Chosen);
            if reach.is_some() {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            chip(ui, tools, rect, (id, &heard(tools, item)), (enabled, chosen), |ui, tools, rect| {
                let wide = drawn_width(item, rect.height().min(LINE - 2.0 * PADDING));
                // Beside names alone a wide drawing leaves them the room.
                let most = if density == Density::Densest { rect.width() * NARROW } else { rect.width() };
                let wide = if item.look.about.is_some() { wide.min(most) } else { wide };
                let right = if caption.is_empty() { rect.right() } else { rect.left() + wide };
                let (drawn, beside) = if is_beneath(item) {
                    rect.split_top_bottom_at_y(rect.bottom() - BENEATH)
                } else {
                    rect.split_left_right_at_x(right)
                };
                if let Some(scene) = drawing {
                    tools.pictures.paint(ui.painter(), drawn, scene, false);
                }
                if let Some(about) = &item.look.about {
                    offer(ui, tools, beside.with_min_x(beside.left() + GAP), item, (about, density));
                } else {
                    let place = beside.shrink2(vec2(2.0, 0.0));
                    // The upper one of two lines leaves the digit its corner.
                    let in_two = item.key().is_some() && width(ui, caption, tokens::plain(CAPTION)) > place.width();
                    let right = place.right() - if in_two { DIGIT } else { 0.0 };
                    written(ui, tools, place.with_max_x(right), caption);
                }
                digit(ui, tools);
                if let Some(count) = item.look.count {
                    corner(ui, tools, rect.right_bottom() + vec2(-8.0, -6.5), format!("{count}×"));
                }
            })
        }
    };
    // What cannot be picked says why when it is touched.
    let touched = item.state == State::Faint && ui.interact(rect, id.with("touched"), Sense::CLICK).clicked();
    if pressed || touched {
        tools.ask(Command::Press(Press::Item(item.pick)));
    }
}

/// Writes an offer: its name, and below it what it needs, brings or costs, as far as there is room.
fn offer(ui: &Ui, tools: &Tools<'_>, rect: Rect, item: &MenuItem, (about, density): (&str, Density)) {
    let (ink, font) = (tools.palette.ink, caption_font(item));
    let name = || name_line(ui, &item.look.caption, &font, ink, rect.width() - DIGIT);
    let rows = |text: &str, font: FontId, wide: f32, rows: usize| {
        let mut job = LayoutJob::simple(text.to_owned(), font, ink, wide);
        job.wrap.max_rows = rows;
        ui.painter().layout_job(job)
    };
    // Where there are too many letters, the last sentences are left out: whoever listens or points at it is told them.
    let about = |most: usize| {
        let fewer = about.rmatch_indices(". ").filter_map(|(end, _)| about.get(..end));
        let sized = |text| [ABOUT, LONG_ABOUT].map(|size| rows(text, tokens::plain(size), rect.width(), most));
        let whole = std::iter::once(about).chain(fewer).flat_map(sized).find(|galley| !galley.elided);
        whole.unwrap_or_else(|| rows(about, tokens::plain(LONG_ABOUT), rect.width(), most))
    };
    let lines = match density {
        Density::Roomy => vec![name(), about(2)],
        Density::Dense => vec![name(), about(1)],
        Density::Densest => {
            // No word is broken: the letters of a long one are smaller.
            let room = rect.width() - DIGIT;
            let longest =
                item.look.caption.split_whitespace().map(|word| width(ui, word, font.clone())).fold(1.0, f32::max);
            let size = font.size * (room / longest).clamp(0.6, 1.0);
            vec![rows(&item.look.caption, FontId { size, ..font.clone() }, room, 2)]
        }
    };
    let mut top = rect.center().y - lines.iter().map(|line| line.size().y).sum::<f32>() / 2.0;
    for line in lines {
        let high = line.size().y;
        ui.painter().galley(pos2(rect.left(), top), line, ink);
        top += high;
    }
}

/// Draws something that can be pressed, without a ground while it cannot; `chosen` says whether it is chosen, where it is one of several.
pub(crate) fn chip(
    ui: &mut Ui,
    tools: &Tools<'_>,
    rect: Rect,
    (id, name): (Id, &str),
    (enabled, chosen): (bool, Option<bool>),
    draw: impl FnOnce(&Ui, &Tools<'_>, Rect),
) -> bool {
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect));
    let palette = tools.palette;
    let fill = match (enabled, chosen) {
        (_, Some(true)) => palette.chosen,
        (true, Some(false) | None) => palette.card,
        // What only lies there is seen as well as what can be pressed, but is no button.
        (false, Some(false) | None) => Color32::TRANSPARENT,
    };
    let line = if enabled { Stroke::new(1.5, palette.line) } else { Stroke::NONE };
    ui.painter().rect(rect, tokens::CORNER, fill, line, StrokeKind::Inside);
    draw(ui, tools, rect.shrink(PADDING));
    if !enabled {
        ui.disable();
    }
    let mut spot = Spot::new(id, rect, name).square().tight().stop();
    if let Some(chosen) = chosen {
        spot = spot.chosen(chosen);
    }
    tip(spot.ui(ui, tools), name).clicked()
}

/// Writes a short text into the middle, in two lines where it needs them.
pub(super) fn written(ui: &Ui, tools: &Tools<'_>, rect: Rect, text: &str) {
    let ink = tools.palette.ink;
    let mut job = LayoutJob::simple(text.to_owned(), tokens::plain(CAPTION), ink, rect.width());
    job.wrap.max_rows = 2;
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(rect.center() - vec2(0.0, galley.size().y / 2.0), galley, ink);
}

/// Writes a digit or a count around a point near a corner, on a ground of its own: what is drawn there would hide it.
pub(crate) fn corner(ui: &Ui, tools: &Tools<'_>, center: Pos2, text: String) {
    let galley = ui.painter().layout_no_wrap(text, tokens::plain(13.0), tools.palette.ink);
    let rect = Align2::CENTER_CENTER.anchor_size(center, galley.size());
    ui.painter().rect_filled(rect.expand2(vec2(2.0, 0.0)), 3.0, tools.palette.card);
    ui.painter().galley(rect.min, galley, tools.palette.ink);
}
