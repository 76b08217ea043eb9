//! The log of the game: each step in a line of drawings, the newest first; its words are told on asking.

use std::iter;
use std::sync::Arc;

use egui::{
    EventFilter, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    vec2,
};

use crate::chronicle::Record;
use crate::crier::{Language, Words};
use crate::desk::app::command::{Command, Look};
use crate::desk::made::Made;
use crate::desk::played::Played;
use crate::desk::tokens;
use crate::desk::widgets::grid;
use crate::desk::widgets::tools::{Tools, name_line, part_title};
use crate::show::{GameLog, LogLine, Sign};

/// The log as it is drawn.
pub(super) struct Log<G: Played> {
    lines: GameLog<G>,
    /// Where so many lines in that language begin, in a strip of that width, as [`tops_of`] has it.
    tops: Made<(usize, Language, Option<f32>), Vec<f32>>,
    /// The line that has the focus, by its orders.
    focused: Option<usize>,
}

impl<G: Played> Default for Log<G> {
    fn default() -> Self {
        Self { lines: GameLog::default(), tops: Made::default(), focused: None }
    }
}

impl<G: Played> Log<G> {
    /// Returns the lines of so many orders, to be drawn anew.
    pub(super) fn lines(&mut self, words: &Words, record: &Arc<Record<G>>, orders: usize) -> &[LogLine] {
        self.lines.lines(words, record, orders)
    }

    /// Forgets where lines stood: others may stand there.
    pub(super) fn renewed(self) -> Self {
        Self { tops: Made::default(), ..self }
    }

    /// Shows the log of so many orders, `folded` to a strip of steps; picking a line looks back at the table as it stood then.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        tools: &mut Tools<'_>,
        (record, orders): (&Arc<Record<G>>, usize),
        look_back: Option<usize>,
        (evening, folded): (Option<&str>, bool),
    ) {
        let Self { lines, tops, focused } = self;
        let lines = lines.lines(tools.words, record, orders);
        if !folded {
            part_title(ui, &tools.text("desk-log"));
            if let Some(evening) = evening {
                ui.label(evening);
            }
            if lines.is_empty() {
                ui.label(tools.text("desk-log-empty"));
            }
        }
        let stop = stop(ui, lines, look_back, focused.take());
        ScrollArea::vertical().auto_shrink(false).show_viewport(ui, |ui, seen| {
            let strip = folded.then_some(ui.available_width());
            let tops = tops.of((lines.len(), tools.words.language(), strip), |_| tops_of(lines, strip));
            ui.set_height(tops.last().copied().unwrap_or_default());
            // A game may have ten thousands of lines: those in sight are drawn, and wherever it is that at which the focus stops.
            let first = tops.partition_point(|top| *top <= seen.top()).saturating_sub(1);
            let sight = first..tops.partition_point(|top| *top < seen.bottom()).min(lines.len());
            let above = stop.filter(|at| *at < sight.start);
            let below = stop.filter(|at| *at >= sight.end);
            for at in above.into_iter().chain(sight).chain(below) {
                let Some((line, (top, end))) = newest(lines, at).zip(tops.get(at).zip(tops.get(at + 1))) else {
                    continue;
                };
                let place = Rect::from_x_y_ranges(ui.max_rect().x_range(), *top..=*end);
                let place = place.translate(vec2(0.0, ui.max_rect().top()));
                let is = (look_back == Some(line.orders), stop == Some(at));
                let row = row(ui, tools, line, place, is, folded);
                row.ctx.accesskit_node_builder(row.id, |node| {
                    node.set_position_in_set(at + 1);
                    node.set_size_of_set(lines.len());
                });
                if row.clicked() {
                    tools.ask(Command::Look(Look::Back(line.orders)));
                }
                if row.has_focus() {
                    *focused = Some(line.orders);
                }
            }
        });
    }
}

/// The least height of a line, for a fingertip, and the side of a picture in it.
const ROW: f32 = tokens::TOUCH;
const PICTURE: f32 = 20.0;
/// What a folded log's pictures take of that.
const FOLDED: f32 = 0.9;

/// The side of a picture in a line, by whether the log is folded.
const fn picture(folded: bool) -> f32 {
    if folded { PICTURE * FOLDED } else { PICTURE }
}

/// Returns that line, the newest first.
fn newest(lines: &[LogLine], at: usize) -> Option<&LogLine> {
    lines.iter().nth_back(at)
}

/// Returns where the lines begin, the newest first, and where the last one ends; their signs wrap in a strip of that width.
fn tops_of(lines: &[LogLine], strip: Option<f32>) -> Vec<f32> {
    let picture = picture(strip.is_some());
    let mut end = 0.0;
    let ends = lines.iter().rev().map(|line| {
        let (_, lines) = places(&line.signs, picture, strip);
        end += ROW.max(lines * (picture + 2.0) + 6.0);
        end
    });
    iter::once(0.0).chain(ends).collect()
}

/// Returns the one line at which the focus stops, the newest first: the `focused` one if it still is, or else the one that is seen.
/// The arrow keys move it from line to line.
fn stop(ui: &Ui, lines: &[LogLine], look_back: Option<usize>, focused: Option<usize>) -> Option<usize> {
    let place = |orders: usize| {
        let at = lines.binary_search_by_key(&orders, |line| line.orders).ok()?;
        Some(lines.len() - 1 - at)
    };
    let last = lines.len().checked_sub(1)?;
    let has_focus = |at: &usize| newest(lines, *at).is_some_and(|line| ui.memory(|memory| memory.has_focus(id(line))));
    let Some(at) = focused.and_then(place).filter(has_focus) else {
        return Some(look_back.and_then(place).unwrap_or_default());
    };
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let to = match (pressed(Key::ArrowUp), pressed(Key::ArrowDown)) {
        (true, _) => at.saturating_sub(1),
        (false, true) => (at + 1).min(last),
        (false, false) => at,
    };
    if let Some(line) = newest(lines, to).filter(|_| to != at) {
        ui.memory_mut(|memory| memory.request_focus(id(line)));
    }
    Some(to)
}

/// Returns the id of a line.
fn id(line: &LogLine) -> Id {
    Id::unique(("line of the log", line.orders))
}

/// Draws a line into `rect`; it is `chosen` if the look back is at it, and a `stop` if the focus can come to it.
fn row(ui: &Ui, tools: &Tools<'_>, line: &LogLine, rect: Rect, (chosen, stop): (bool, bool), folded: bool) -> Response {
    let picture = picture(folded);
    let (places, lines) = places(&line.signs, picture, folded.then(|| rect.width()));
    let response = ui.interact(rect, id(line), if stop { Sense::click() } else { Sense::CLICK });
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
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
    let corner = rect.min + vec2(4.0, (rect.height() - lines * (picture + 2.0)) / 2.0 + 1.0);
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
