//! A number of a sheet: typing replaces it, arrows leave it.

use egui::{
    Align2, Event, EventFilter, Id, Key, Modifiers, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};

use super::layout::Step;
use crate::desk::tokens;
use crate::desk::widgets::tools::Tools;
use crate::show::Mark;

/// The contents of a cell.
pub(super) struct Cell<'a> {
    /// The name.
    pub(super) name: &'a str,
    /// The number; `None` if it is empty.
    pub(super) number: Option<u16>,
    /// Whether an empty one counts as 0.
    pub(super) is_zero: bool,
    /// The highest possible number.
    pub(super) most: u16,
    pub(super) mark: Mark,
    /// The reason for its mark.
    pub(super) why: &'a str,
    /// Whether Tab goes on within the grid; at its end it leaves it.
    pub(super) tabs: bool,
}

/// An input to the focused cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Digit(u16),
    /// A whole number, from the clipboard.
    Number(u16),
    Rub,
    Clear,
    Go(Step),
}

/// Draws a cell; a click gives it the focus.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, rect: Rect, id: Id, cell: &Cell<'_>) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    if response.clicked() && !response.has_focus() {
        response.request_focus();
    }
    let filter =
        EventFilter { tab: cell.tabs, horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::SpinButton, true, cell.name);
        info.value = cell.number.or(cell.is_zero.then_some(0)).map(f64::from);
        info
    });
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(f64::from(cell.most));
        if cell.mark != Mark::Fine {
            node.set_description(cell.why);
        }
    });
    paint(ui, tools, rect, cell, response.has_focus());
    if cell.mark == Mark::Fine { response } else { response.on_hover_text(cell.why) }
}

/// Returns the step of a key in every cell.
fn step(key: Key, modifiers: Modifiers) -> Option<Step> {
    match (key, modifiers) {
        (Key::ArrowUp, Modifiers::NONE) | (Key::Enter, Modifiers::SHIFT) => Some(Step::Up),
        (Key::ArrowDown, Modifiers::NONE) => Some(Step::Down),
        (Key::ArrowLeft, Modifiers::NONE) => Some(Step::Left),
        (Key::ArrowRight, Modifiers::NONE) => Some(Step::Right),
        (Key::Enter, Modifiers::NONE) => Some(Step::Enter),
        _ => None,
    }
}

/// Returns the step with which a key may leave a name.
pub(super) fn leaves_name(event: &Event) -> Option<Step> {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            // The arrow to the left belongs to the letters; that to the right leaves at their end.
            tab(*key, *modifiers).or(step(*key, *modifiers)).filter(|step| *step != Step::Left)
        }
        _ => None,
    }
}

fn tab(key: Key, modifiers: Modifiers) -> Option<Step> {
    match (key, modifiers) {
        (Key::Tab, Modifiers::NONE) => Some(Step::Tab),
        (Key::Tab, Modifiers::SHIFT) => Some(Step::BackTab),
        _ => None,
    }
}

/// Returns the inputs of an event for a number.
pub(super) fn of_event(event: &Event) -> Vec<Typed> {
    match event {
        Event::Text(text) => {
            let digits = text.chars().filter_map(|sign| sign.to_digit(10));
            digits.filter_map(|digit| u16::try_from(digit).ok()).map(Typed::Digit).collect()
        }
        Event::Paste(text) => text.trim().parse().ok().map(Typed::Number).into_iter().collect(),
        Event::Key { key: Key::Backspace, pressed: true, modifiers: Modifiers::NONE, .. } => vec![Typed::Rub],
        Event::Key { key: Key::Delete, pressed: true, modifiers: Modifiers::NONE, .. } => vec![Typed::Clear],
        Event::Key { key, pressed: true, modifiers, .. } => {
            tab(*key, *modifiers).or(step(*key, *modifiers)).map(Typed::Go).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, cell: &Cell<'_>, focused: bool) {
    const CORNER: f32 = 12.0;

    let palette = tools.palette;
    let painter = ui.painter();
    let fill = if focused { palette.chosen } else { palette.card };
    painter.rect(rect, 4, fill, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    if let Some(number) = cell.number {
        let font = tokens::bold(rect.height().min(tokens::TEXT.strong));
        painter.text(rect.center(), Align2::CENTER_CENTER, number.to_string(), font, palette.ink);
    }
    let corner = rect.right_top();
    let corner = vec![corner, corner - vec2(CORNER, 0.0), corner + vec2(0.0, CORNER)];
    // Each mark has a shape of its own, for whoever sees no colors.
    match cell.mark {
        Mark::Fine => {}
        // A hollow corner.
        Mark::Surprising => {
            painter.add(Shape::closed_line(corner, Stroke::new(1.5, palette.ink)));
        }
        // A filled corner and a thick border.
        Mark::Wrong => {
            painter.rect_stroke(rect, 4, Stroke::new(3.0, palette.wrong), StrokeKind::Inside);
            painter.add(Shape::convex_polygon(corner, palette.wrong, Stroke::NONE));
        }
    }
    if focused {
        painter.rect_stroke(rect.expand(2.0), 5, Stroke::new(2.5, palette.focus), StrokeKind::Middle);
    }
}
