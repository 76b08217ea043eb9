//! The possible answers to a question, below it: each with its digit.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::tools::Tools;
use crate::desk::tokens;
use crate::show::Answer;

/// The paddings of an answer, and the gaps around it, as parts of the size of letters.
const PADDING: f32 = 0.45;
const GAP: f32 = 0.4;

/// Returns an answer as it is written, with the digit that gives it.
pub(crate) fn name(digit: usize, answer: &Answer) -> String {
    let digit = digit.to_string();
    if answer.text == digit { digit } else { format!("{digit}  {}", answer.text) }
}

/// Returns the height of the answers in that width, with the gaps above them; 0 without any.
pub(super) fn height(ui: &Ui, answers: &[Answer], wide: f32, size: f32) -> f32 {
    rows(ui, answers, wide, size).iter().map(|_| high(size) + GAP * size).sum()
}

/// Paints the answers in the middle of lines; returns their places.
pub(super) fn paint(ui: &Ui, tools: &Tools<'_>, rect: Rect, answers: &[Answer], size: f32) -> Vec<Rect> {
    let mut places = Vec::new();
    let mut top = rect.top() + GAP * size;
    for row in rows(ui, answers, rect.width(), size) {
        let mut left = rect.center().x - width(&row, size) / 2.0;
        for answer in row {
            let place = Rect::from_min_size(pos2(left, top), vec2(chip(&answer, size), high(size)));
            let edge = Stroke::new((size * 0.08).max(1.5), tools.palette.ink);
            ui.painter().rect(place, tokens::CORNER, tools.palette.ground, edge, StrokeKind::Inside);
            let at = Align2::CENTER_CENTER.align_size_within_rect(answer.size(), place).min;
            ui.painter().galley(at, answer, tools.palette.ink);
            left = place.right() + GAP * size;
            places.push(place);
        }
        top += high(size) + GAP * size;
    }
    places
}

/// Lays the answers out in lines.
fn rows(ui: &Ui, answers: &[Answer], wide: f32, size: f32) -> Vec<Vec<Arc<Galley>>> {
    let mut rows: Vec<Vec<Arc<Galley>>> = Vec::new();
    let font = tokens::bold(size);
    for (digit, answer) in (1..).zip(answers) {
        let set = ui.painter().layout_no_wrap(name(digit, answer), font.clone(), Color32::PLACEHOLDER);
        match rows.last_mut().filter(|row| width(row, size) + GAP * size + chip(&set, size) <= wide) {
            Some(row) => row.push(set),
            None => rows.push(vec![set]),
        }
    }
    rows
}

fn width(row: &[Arc<Galley>], size: f32) -> f32 {
    let chips: f32 = row.iter().map(|answer| chip(answer, size) + GAP * size).sum();
    chips - GAP * size
}

fn chip(answer: &Galley, size: f32) -> f32 {
    (answer.size().x + 2.0 * PADDING * size).max(high(size))
}

fn high(size: f32) -> f32 {
    (size * 1.7).max(tokens::TOUCH)
}
