//! A part of a page in words: paragraphs below a heading.

use crate::paper::page::{Element, Paint, Spot};
use crate::paper::pen::{Pen, Style};
use crate::stage::Weight;
use crate::stage::tokens::paper::{BLANK, INK};

/// A part of a page: the words below a heading, which may have a number.
pub(super) struct Part {
    number: Option<u8>,
    head: String,
    lines: Vec<String>,
}

/// The letters of a part, and its measures.
pub(super) struct Look {
    head: Style,
    text: Style,
    /// From a heading to its first line.
    step: f32,
    /// The radius of a number's circle, and the left side of what stands beside it.
    circle: f32,
    beside: f32,
    /// The gap between two lines.
    between: f32,
}

pub(super) const SMALL: Look = Look {
    head: Style::new(Weight::Bold, 9.8),
    text: Style::new(Weight::Text, 9.1),
    step: 3.9,
    circle: 2.5,
    beside: 7.4,
    between: 0.5,
};
pub(super) const BIG: Look = Look {
    head: Style::new(Weight::Bold, 22.0),
    text: Style::new(Weight::Text, 20.0),
    step: 9.6,
    circle: 5.2,
    beside: 14.0,
    between: 1.6,
};

/// Draws parts below each other.
pub(super) fn column(pen: &mut Pen<'_>, at: Spot, width: f32, parts: &[Part]) {
    let mut y = 0.0;
    for part in parts {
        y += part.draw(pen, at.by(0.0, y), width, &SMALL) + 1.3;
    }
}

impl Part {
    /// Makes a part of its heading and its paragraphs.
    pub(super) fn new(number: Option<u8>, head: String, lines: Vec<String>) -> Self {
        Self { number, head, lines }
    }

    /// Draws the part from its upper left corner; returns its height.
    pub(super) fn draw(&self, pen: &mut Pen<'_>, at: Spot, width: f32, look: &Look) -> f32 {
        let base = look.circle * 2.0 - (look.circle - look.head.rise() / 2.0);
        let left = if self.number.is_some() { look.beside } else { 0.0 };
        pen.element(Element::Heading, |pen| {
            if let Some(number) = self.number {
                let center = at.by(look.circle, look.circle);
                pen.circle(center, look.circle, Paint::fill(INK));
                let size = look.head.size * 0.9;
                pen.write_at(center, &number.to_string(), Style::new(Weight::Bold, size).ink(BLANK));
            }
            pen.write_within(at.by(left, base), width - left, &self.head, look.head);
        });
        let mut y = base + look.step;
        for (at_line, line) in self.lines.iter().enumerate() {
            y += if at_line > 0 { look.between } else { 0.0 };
            y += pen.write_lines(at.by(left, y), width - left, line, look.text);
        }
        // From the baseline of a line that is not there back to the foot of the last one.
        y - look.text.rise()
    }
}
