//! The possible answers to a question, below it: each with its digit.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::tools::Tools;
use crate::desk::tokens;
use crate::show::Answer;

/// The paddings of an answer, and the gaps around it, as parts of the size of letters.
const PADDING: f32 = 0.45;
const GAP: f32 = 0.4;

/// The width of the round key with an answer's digit, as a part of the size of letters.
const KEY: f32 = 1.15;

/// Returns an answer as it is read out, with the digit that gives it.
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
    let palette = tools.palette;
    for row in rows(ui, answers, rect.width(), size) {
        let mut left = rect.center().x - width(&row, size) / 2.0;
        for chip in row {
            let place = Rect::from_min_size(pos2(left, top), vec2(chip.wide(size), high(size)));
            let edge = Stroke::new((size * 0.08).max(1.5), palette.ink);
            ui.painter().rect(place, tokens::CORNER, palette.ground, edge, StrokeKind::Inside);
            let mut text = place;
            if let Some(digit) = chip.digit {
                let key = Rect::from_min_size(place.min, vec2(place.height(), place.height()));
                ui.painter().circle_filled(key.center(), KEY * size / 2.0, palette.ink);
                let font = tokens::bold(size * 0.85);
                ui.painter().text(key.center(), Align2::CENTER_CENTER, digit, font, palette.ground);
                text = place.with_min_x(key.right() - PADDING * size);
            }
            let at = Align2::CENTER_CENTER.align_size_within_rect(chip.text.size(), text).min;
            ui.painter().galley(at, chip.text, palette.ink);
            left = place.right() + GAP * size;
            places.push(place);
        }
        top += high(size) + GAP * size;
    }
    places
}

/// An answer that is laid out.
struct Chip {
    /// The digit that gives it, where that is not the answer itself: on a round key, so that nobody reads it as a part of the answer.
    digit: Option<usize>,
    text: Arc<Galley>,
}

impl Chip {
    fn wide(&self, size: f32) -> f32 {
        let key = if self.digit.is_some() { high(size) - PADDING * size } else { 0.0 };
        (key + self.text.size().x + 2.0 * PADDING * size).max(high(size))
    }
}

/// Lays the answers out in lines.
fn rows(ui: &Ui, answers: &[Answer], wide: f32, size: f32) -> Vec<Vec<Chip>> {
    let mut rows: Vec<Vec<Chip>> = Vec::new();
    let font = tokens::bold(size);
    for (digit, answer) in (1..).zip(answers) {
        let text = ui.painter().layout_no_wrap(answer.text.clone(), font.clone(), Color32::PLACEHOLDER);
        let chip = Chip { digit: (answer.text != digit.to_string()).then_some(digit), text };
        match rows.last_mut().filter(|row| width(row, size) + GAP * size + chip.wide(size) <= wide) {
            Some(row) => row.push(chip),
            None => rows.push(vec![chip]),
        }
    }
    rows
}

fn width(row: &[Chip], size: f32) -> f32 {
    let chips: f32 = row.iter().map(|chip| chip.wide(size) + GAP * size).sum();
    chips - GAP * size
}

fn high(size: f32) -> f32 {
    (size * 1.7).max(tokens::TOUCH)
}
