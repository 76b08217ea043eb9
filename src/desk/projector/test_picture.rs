//! The test picture for setting up a projector before people come, so that the whole picture is on the wall and the
//! back row reads it.
//!
//! It shows the contents of a game, in their sizes.

use std::sync::Arc;

use egui::{Align, Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::view::Seen;
use crate::crier::{Proclamation, Urgency};
use crate::desk::tokens::{self, ROOM};
use crate::desk::widgets::column::{Column, Measure, height_of};
use crate::desk::widgets::lines::text_in;
use crate::desk::widgets::tools::{Tools, describe};
use crate::desk::widgets::{cry_banner, sidebar};
use crate::show::{Choice, Item, Reader, Shown, Side};

/// The side of the corners for the arrows, and the height of the lines between them, as parts of the height.
const EDGE: f32 = 0.13;
/// The number of steps from the ground to the ink.
const STEPS: u8 = 10;

/// Draws the test picture into all of `ui`; `shown` is a game, for a sample of its cries and choices.
pub(super) fn ui(ui: &Ui, tools: &Tools<'_>, shown: Option<&Shown>, seen: Seen<'_>) {
    let all = ui.max_rect();
    let (height, larger) = (all.height(), seen.text.from_afar());
    let ink = tools.palette.ink;
    frame(ui.painter(), all, ink);

    // 1. At the top what this is and where it stands, at the bottom the least letters.
    let edge = height.min(all.width()) * EDGE;
    let inside = all.shrink2(vec2(edge * 0.25, edge * 0.2));
    let between = |rect: Rect| rect.shrink2(vec2(edge, 0.0));
    let (top, rest) = inside.split_top_bottom_at_y(inside.top() + edge);
    let (rest, bottom) = rest.split_top_bottom_at_y(rest.bottom() - edge);
    let pixels = all.size() * ui.ctx().pixels_per_point();
    let size = format!("{:.0} × {:.0}", pixels.x, pixels.y);
    let place = seen.monitor.map_or_else(|| size.clone(), |name| format!("{name} · {size}"));
    let [least, text, strong] = [ROOM.least, ROOM.text * larger, ROOM.strong * larger].map(|part| part * height);
    write(ui, tools, between(top), least, &[(&tools.text("settings-test"), strong), (&place, text)]);
    let lines = [(tools.text("test-corners"), text), (tools.text("test-least"), least)];
    let lines = lines.each_ref().map(|(line, size)| (line.as_str(), *size));
    write(ui, tools, between(bottom), least, &lines);

    // 2. Between them a cry, what may be chosen, and how light and dark are told apart.
    let view = shown.map(|shown| shown.view(tools.words, Reader::Audience));
    let gap = height * 0.02;
    let cry_high = height * 0.2 * (1.0 + larger) / 2.0;
    let (cry, rest) = rest.split_top_bottom_at_y(rest.top() + cry_high.min(rest.height() * 0.45));
    let sizes = cry_banner::Sizes {
        cry: height * ROOM.cry * larger,
        least_cry: height * ROOM.least_cry,
        text: height * ROOM.text * larger,
        over: false,
    };
    let none = || Proclamation::headed(tools.text("app-name"), Vec::new(), Urgency::Note);
    let said = shown.map_or_else(|| Arc::new(none()), |shown| shown.news.said(tools.words));
    cry_banner::paint(ui, tools, cry, &sizes, &said, seen.live);
    let rest = rest.with_min_y(rest.top() + gap);
    let (offer, steps) = rest.split_top_bottom_at_y(rest.top() + rest.height() * 0.5);
    if let Some(choice) = view.and_then(|view| view.sample.clone()) {
        offered(ui, tools, offer, choice, (height, larger));
    }
    contrast(ui, tools, steps, text);
}

/// Draws lines below each other in the middle of `rect`, smaller where they have no room, down to the least size.
fn write(ui: &Ui, tools: &Tools<'_>, rect: Rect, least: f32, lines: &[(&str, f32)]) {
    let font = |size: f32, scale: f32| tokens::bold((size * scale).max(least));
    let heights = |scale: f32| -> f32 {
        lines.iter().map(|(line, size)| height_of(ui, line, font(*size, scale), rect.width())).sum()
    };
    let scale = [1.0, 0.9, 0.8, 0.7, 0.6].into_iter().find(|scale| heights(*scale) <= rect.height()).unwrap_or(0.5);
    let mut top = rect.center().y - heights(scale) / 2.0;
    for (line, size) in lines {
        let high = text_in(ui, rect.with_min_y(top), line, font(*size, scale), tools.palette.ink, Align::Center);
        let place = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), high));
        describe(ui, place, ui.scope_id().with(*line), line);
        top += high;
    }
}

/// Draws a choice, as it is beside the picture in a game.
fn offered(ui: &Ui, tools: &Tools<'_>, rect: Rect, choice: Choice, (height, larger): (f32, f32)) {
    let wide = (height * 0.9).min(rect.width());
    let rect = Rect::from_center_size(rect.center(), vec2(wide, rect.height()));
    let side = Side { items: vec![Item::Choice(choice)], ..Side::default() };
    let (least, strong) = (height * ROOM.least, height * ROOM.strong);
    let measure = Measure { unit: height, letters: larger, least, strong, short: true, most: 1.2 };
    Column::fill(ui, tools, rect, measure, |column| sidebar::draw(column, &side, ""));
}

/// Draws steps from the ground to the ink.
fn contrast(ui: &Ui, tools: &Tools<'_>, rect: Rect, text: f32) {
    let line = tools.text("test-steps");
    let high = height_of(ui, &line, tokens::plain(text), rect.width());
    let (row, below) = rect.split_top_bottom_at_y(rect.bottom() - high);
    let wide = row.width() / f32::from(STEPS);
    for step in 0..STEPS {
        let part = f32::from(step) / f32::from(STEPS - 1);
        let field =
            Rect::from_min_size(row.min + vec2(f32::from(step) * wide, 0.0), vec2(wide, row.height() - text * 0.2));
        ui.painter().rect_filled(field, 0, tools.palette.ground.lerp_to_gamma(tools.palette.ink, part));
    }
    let around = row.with_max_y(row.bottom() - text * 0.2);
    ui.painter().rect_stroke(around, 0, Stroke::new(1.5, tools.palette.line), StrokeKind::Inside);
    text_in(ui, below, &line, tokens::plain(text), tools.palette.ink, Align::Center);
    describe(ui, rect, ui.scope_id().with("steps"), &line);
}

/// Draws a frame at the very edge, and an arrow into each corner.
fn frame(painter: &Painter, all: Rect, ink: Color32) {
    let edge = all.height().min(all.width()) * EDGE;
    let line = Stroke::new((edge * 0.05).max(2.0), ink);
    painter.rect_stroke(all, 0, line, StrokeKind::Inside);
    for corner in [Align2::LEFT_TOP, Align2::RIGHT_TOP, Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM] {
        let tip: Pos2 = corner.pos_in_rect(&all);
        // From the corner towards the middle.
        let inwards = vec2(-corner.x().to_sign(), -corner.y().to_sign());
        let aside = |part: Vec2| tip + part * edge;
        painter.line_segment([aside(inwards * 0.2), aside(inwards * 0.8)], Stroke::new(edge * 0.1, ink));
        let head =
            vec![tip, aside(vec2(inwards.x * 0.5, inwards.y * 0.15)), aside(vec2(inwards.x * 0.15, inwards.y * 0.5))];
        painter.add(Shape::convex_polygon(head, ink, Stroke::NONE));
    }
}
