//! The log of the game: each step in a line of drawings, the newest first; its words are told on asking.

use egui::{
    EventFilter, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    vec2,
};

use crate::chronicle::Record;
use crate::crier::Words;
use crate::desk::app::command::{Command, Look};
use crate::desk::played::Played;
use crate::desk::tokens;
use crate::desk::widgets::grid;
use crate::desk::widgets::tools::{Tools, name_line, part_title};
use crate::show::{Excerpt, LogLine, Sign};

/// Returns the log of so many orders, among the game's players.
pub(super) fn lines<G: Played>(words: &Words, record: &Record<G>, orders: usize) -> Vec<LogLine> {
    G::log(&words.among(G::players(record.opening())), &Excerpt::all(record, orders))
}

/// Shows these lines, `folded` to a strip of steps; picking one looks back at the table as it stood then.
pub(super) fn ui(
    ui: &mut Ui,
    tools: &mut Tools<'_>,
    lines: &[LogLine],
    look_back: Option<usize>,
    evening: Option<&str>,
    folded: bool,
) {
    let title = tools.text("desk-log");
    if !folded {
        part_title(ui, &title);
        if let Some(evening) = evening {
            ui.label(evening);
        }
    }
    let stop = stop(ui, lines, look_back);
    let scroll = ScrollArea::vertical().auto_shrink(false);
    scroll.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in lines.iter().rev() {
            let is = (look_back == Some(line.orders), stop == Some(line.orders));
            if row(ui, tools, line, is, folded).clicked() {
                tools.ask(Command::Look(Look::Back(line.orders)));
            }
        }
        if lines.is_empty() && !folded {
            ui.label(tools.text("desk-log-empty"));
        }
    });
}

/// The least height of a line, for a fingertip, and the side of a picture in it.
const ROW: f32 = tokens::TOUCH;
const PICTURE: f32 = 20.0;
/// What a folded log's pictures take of that.
const FOLDED: f32 = 0.9;

/// Returns the one line at which the focus stops, by its orders: the one that has it, or else the one that is seen. The arrow keys
/// move it from line to line.
fn stop(ui: &Ui, lines: &[LogLine], look_back: Option<usize>) -> Option<usize> {
    let focused = ui.memory(egui::Memory::focused);
    let Some(at) = lines.iter().position(|line| Some(id(line)) == focused) else {
        let seen = lines.iter().rfind(|line| Some(line.orders) == look_back);
        return seen.or(lines.last()).map(|line| line.orders);
    };
    let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // The newest stands first.
    let to = match (pressed(Key::ArrowUp), pressed(Key::ArrowDown)) {
        (true, _) => (at + 1).min(lines.len() - 1),
        (false, true) => at.saturating_sub(1),
        (false, false) => at,
    };
    let line = lines.get(to)?;
    ui.memory_mut(|memory| {
        if to != at {
            memory.request_focus(id(line));
        }
        memory.set_focus_lock_filter(id(line), arrows);
    });
    Some(line.orders)
}

/// Returns the id of a line.
fn id(line: &LogLine) -> Id {
    Id::unique(("line of the log", line.orders))
}

/// Draws a line; it is `chosen` if the look back is at it, and a `stop` if the focus can come to it.
fn row(ui: &mut Ui, tools: &Tools<'_>, line: &LogLine, (chosen, stop): (bool, bool), folded: bool) -> Response {
    let picture = if folded { PICTURE * FOLDED } else { PICTURE };
    let (places, lines) = places(&line.signs, picture, folded.then(|| ui.available_width()));
    let high = ROW.max(lines * (picture + 2.0) + 6.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let response = ui.interact(rect, id(line), if stop { Sense::click() } else { Sense::CLICK });
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, &line.name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(line.words.as_str()));
    let palette = tools.palette;
    if chosen {
        ui.painter().rect_filled(rect, tokens::CORNER, palette.chosen);
    }
    let around = match (response.has_focus(), response.hovered()) {
        (true, _) => Some(palette.focus),
        (false, true) => Some(palette.line),
        (false, false) => None,
    };
    if let Some(color) = around {
        ui.painter().rect_stroke(rect, tokens::CORNER, Stroke::new(2.0, color), StrokeKind::Inside);
    }
    let corner = rect.min + vec2(4.0, (high - lines * (picture + 2.0)) / 2.0 + 1.0);
    let stack = |rect, sprites: &[_]| {
        for sprite in sprites {
            tools.pictures.icon(ui.painter(), rect, *sprite);
        }
    };
    for (sign, place) in line.signs.iter().zip(places) {
        let here = Rect::from_min_size(corner + place, vec2(picture, picture));
        match sign {
            Sign::Sprites(sprites) => stack(here, sprites),
            Sign::Row(row) => {
                for (at, sprites) in (0_u8..).zip(row) {
                    stack(here.translate(vec2(f32::from(at) * (picture + 1.0), 0.0)), sprites);
                }
            }
            Sign::Text(text) | Sign::Circled(text) => {
                // A long name is smaller: a strip has little room.
                let room = rect.right() - 4.0 - here.left();
                let galley = name_line(ui, text, &tokens::strong_text(), palette.ink, room);
                let corner = here.left_center() - vec2(0.0, galley.size().y / 2.0);
                ui.painter().galley(corner, galley, palette.ink);
            }
            Sign::Field { fill, ink, text, mark } => {
                grid::paint_marked(ui, tools, here, (*fill, *ink), Some(text), |square| stack(square, &[*mark]));
            }
            Sign::Gap => {}
        }
    }
    response.on_hover_text(&line.words)
}

/// Returns the places of the signs, from the corner of the first, and the number of their lines: a sign that has no room in that
/// `width` begins another one.
fn places(signs: &[Sign], picture: f32, width: Option<f32>) -> (Vec<Vec2>, f32) {
    let (mut at, mut lines, mut places) = (Vec2::ZERO, 1.0, Vec::new());
    for sign in signs {
        let wide = match sign {
            Sign::Sprites(_) | Sign::Field { .. } => picture + 3.0,
            Sign::Row(row) => row.iter().map(|_| picture + 1.0).sum(),
            Sign::Text(text) | Sign::Circled(text) => text.chars().map(|_| 8.0).sum::<f32>().max(16.0),
            Sign::Gap => 8.0,
        };
        if at.x > 0.0 && width.is_some_and(|width| at.x + wide > width - 4.0) {
            at = vec2(0.0, at.y + picture + 2.0);
            lines += 1.0;
        }
        places.push(at);
        // A line does not begin with a gap.
        if at.x > 0.0 || !matches!(sign, Sign::Gap) {
            at.x += wide;
        }
    }
    (places, lines)
}
