//! The pen that draws a page, in millimeters.

use std::mem;

use super::document::PaperError;
use super::letters::{Letters, POINT};
use super::page::{Area, Element, Mark, Paint, Spot, Step, Text, Tone, Transform, spot};
use super::size::Inks;
use crate::stage::tokens::Rgb;
use crate::stage::tokens::paper::{BLANK, INK};
use crate::stage::{self, Scene, Sprite, Weight};

/// The alignment of a text to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// The left end is at the point.
    Left,
    /// The middle is at the point.
    Center,
    /// The right end is at the point.
    Right,
}

/// The style of a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The font.
    pub weight: Weight,
    /// The size, in points.
    pub size: f32,
    /// The color.
    pub ink: Rgb,
    /// The alignment to its point.
    pub align: Align,
}

/// Draws on one page.
pub struct Pen<'a> {
    letters: &'a Letters,
    inks: Inks,
    marks: Vec<Mark>,
    /// The first error; drawing goes on, and the page is refused at its end.
    failed: Option<PaperError>,
}

/// The distance of a quarter circle's handles along its tangents.
const ROUND: f32 = 0.552_284_8;

impl Style {
    /// Makes a style of dark letters of that size in points, aligned to the left.
    #[must_use]
    pub const fn new(weight: Weight, size: f32) -> Self {
        Self { weight, size, ink: INK, align: Align::Left }
    }

    /// Returns the style centered on its point.
    #[must_use]
    pub const fn center(self) -> Self {
        Self { align: Align::Center, ..self }
    }

    /// Returns the style aligned to the right.
    #[must_use]
    pub const fn right(self) -> Self {
        Self { align: Align::Right, ..self }
    }

    /// Returns the style in another color.
    #[must_use]
    pub const fn ink(self, ink: Rgb) -> Self {
        Self { ink, ..self }
    }

    /// Returns the height of capitals and digits above the baseline, in millimeters.
    #[must_use]
    pub const fn rise(self) -> f32 {
        self.size * POINT * 0.64
    }
}

impl<'a> Pen<'a> {
    /// Creates a pen on an empty page; it converts every color to those inks.
    #[must_use]
    pub const fn new(letters: &'a Letters, inks: Inks) -> Self {
        Self { letters, inks, marks: Vec::new(), failed: None }
    }

    /// Returns the marks, from back to front.
    ///
    /// # Errors
    /// The first error.
    pub fn end(self) -> Result<Vec<Mark>, PaperError> {
        self.failed.map_or(Ok(self.marks), Err)
    }

    /// Draws with everything moved and scaled.
    pub fn at(&mut self, origin: Spot, scale: f32, draw: impl FnOnce(&mut Self)) {
        self.within(Transform::scaled(origin, scale), draw);
    }

    /// Draws with everything turned clockwise about a point, which becomes the origin.
    pub fn turned(&mut self, origin: Spot, degrees: f32, draw: impl FnOnce(&mut Self)) {
        self.within(Transform::turned(origin, 1.0, degrees), draw);
    }

    /// Draws the marks of a structure element.
    pub fn element(&mut self, element: Element, draw: impl FnOnce(&mut Self)) {
        let marks = self.marked(draw);
        self.marks.push(Mark::Element { element, marks });
    }

    /// Draws a figure with that alternative text.
    pub fn figure(&mut self, told: impl Into<String>, draw: impl FnOnce(&mut Self)) {
        self.element(Element::Figure(told.into()), draw);
    }

    fn within(&mut self, place: Transform, draw: impl FnOnce(&mut Self)) {
        let marks = self.marked(draw);
        self.marks.push(Mark::Group { place, marks });
    }

    /// Returns the marks that are drawn there.
    fn marked(&mut self, draw: impl FnOnce(&mut Self)) -> Vec<Mark> {
        let around = mem::take(&mut self.marks);
        draw(self);
        mem::replace(&mut self.marks, around)
    }

    /// Draws a rectangle with round corners.
    pub fn rounded(&mut self, at: Area, radius: f32, paint: Paint) {
        let (l, t, r, b) = (at.x, at.y, at.right(), at.bottom());
        let handle = radius * (1.0 - ROUND);
        self.path(
            vec![
                Step::Move(spot(l + radius, t)),
                Step::Line(spot(r - radius, t)),
                Step::Curve(spot(r - handle, t), spot(r, t + handle), spot(r, t + radius)),
                Step::Line(spot(r, b - radius)),
                Step::Curve(spot(r, b - handle), spot(r - handle, b), spot(r - radius, b)),
                Step::Line(spot(l + radius, b)),
                Step::Curve(spot(l + handle, b), spot(l, b - handle), spot(l, b - radius)),
                Step::Line(spot(l, t + radius)),
                Step::Curve(spot(l, t + handle), spot(l + handle, t), spot(l + radius, t)),
                Step::Close,
            ],
            paint,
        );
    }

    /// Draws a rectangle.
    pub fn rect(&mut self, at: Area, paint: Paint) {
        self.shape(
            &[spot(at.x, at.y), spot(at.right(), at.y), spot(at.right(), at.bottom()), spot(at.x, at.bottom())],
            paint,
        );
    }

    /// Draws a circle.
    pub fn circle(&mut self, center: Spot, radius: f32, paint: Paint) {
        self.rounded(Area::around(center, radius * 2.0), radius, paint);
    }

    /// Draws a closed shape with straight sides.
    pub fn shape(&mut self, corners: &[Spot], paint: Paint) {
        self.path(through(corners).chain([Step::Close]).collect(), paint);
    }

    /// Draws an open line.
    pub fn line(&mut self, points: &[Spot], paint: Paint) {
        self.path(through(points).collect(), paint);
    }

    /// Draws a coat of arms: flat above, pointed below.
    pub fn shield(&mut self, at: Area, paint: Paint) {
        let (l, t, r, b) = (at.x, at.y, at.right(), at.bottom());
        let shoulder = t + at.h * 0.5;
        let foot = spot(l + at.w / 2.0, b);
        self.path(
            vec![
                Step::Move(spot(l, t)),
                Step::Line(spot(r, t)),
                Step::Line(spot(r, shoulder)),
                Step::Curve(spot(r, t + at.h * 0.8), spot(l + at.w * 0.72, b - at.h * 0.07), foot),
                Step::Curve(spot(l + at.w * 0.28, b - at.h * 0.07), spot(l, t + at.h * 0.8), spot(l, shoulder)),
                Step::Close,
            ],
            paint,
        );
    }

    /// Draws any outline.
    pub fn path(&mut self, steps: Vec<Step>, paint: Paint) {
        self.marks.push(Mark::Path { steps, paint: paint.in_inks(self.inks) });
    }

    /// Writes a text with its baseline at that point.
    pub fn write(&mut self, at: Spot, text: &str, style: Style) {
        if text.is_empty() {
            return;
        }
        if let Some(letter) = self.letters.lacks(text, style.weight) {
            self.failed.get_or_insert(PaperError::Letter(letter, text.to_owned()));
            return;
        }
        let size = style.size * POINT;
        let width = self.letters.shape(text, style.weight).width * size;
        let x = match style.align {
            Align::Left => at.x,
            Align::Center => at.x - width / 2.0,
            Align::Right => at.x - width,
        };
        let (text, weight, ink) = (text.to_owned(), style.weight, self.inks.of(style.ink));
        self.marks.push(Mark::Text(Text { at: spot(x, at.y), text, weight, size, width, ink }));
    }

    /// Writes the title of a page or sheet.
    pub fn title(&mut self, at: Spot, text: &str, style: Style) {
        self.element(Element::Title, |pen| pen.write(at, text, style));
    }

    /// Writes the heading of a part of the page.
    pub fn heading(&mut self, at: Spot, text: &str, style: Style) {
        self.element(Element::Heading, |pen| pen.write(at, text, style));
    }

    /// Writes a text, smaller if it would be wider than `width`.
    pub fn write_within(&mut self, at: Spot, width: f32, text: &str, style: Style) {
        let natural = self.width(text, style);
        let size = if natural > width { style.size * width / natural } else { style.size };
        self.write(at, text, Style { size, ..style });
    }

    /// Whether that font has all letters of the text.
    #[must_use]
    pub fn has(&self, text: &str, weight: Weight) -> bool {
        self.letters.lacks(text, weight).is_none()
    }

    /// Replaces letters that the font lacks by question marks, for texts that were saved and can no longer be mended.
    #[must_use]
    pub fn printable(&self, text: &str, style: Style) -> String {
        self.letters.printable(text, style.weight)
    }

    /// Writes a text centered on a point in both ways.
    pub fn write_at(&mut self, center: Spot, text: &str, style: Style) {
        self.write(center.by(0.0, style.rise() / 2.0), text, style.center());
    }

    /// Writes a paragraph in lines of that width, the first baseline at that point; returns the height of the lines
    /// below it.
    pub fn write_lines(&mut self, at: Spot, width: f32, text: &str, style: Style) -> f32 {
        let mut down = 0.0;
        self.element(Element::Paragraph, |pen| down = pen.lines(at, width, text, style));
        down
    }

    fn lines(&mut self, at: Spot, width: f32, text: &str, style: Style) -> f32 {
        let step = style.size * POINT * 1.16;
        let mut line = String::new();
        let mut down = 0.0;
        for word in text.split(' ') {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if !line.is_empty() && self.width(&longer, style) > width {
                self.write(at.by(0.0, down), &line, style);
                down += step;
                word.clone_into(&mut line);
            } else {
                line = longer;
            }
        }
        self.write(at.by(0.0, down), &line, style);
        down + step
    }

    /// Returns the width of a text, in millimeters.
    #[must_use]
    pub fn width(&self, text: &str, style: Style) -> f32 {
        self.letters.shape(text, style.weight).width * style.size * POINT
    }

    /// Shows a drawing in a square around a point.
    pub fn art(&mut self, center: Spot, side: f32, sprite: impl Into<Sprite>, tone: Tone) {
        self.art_turned(center, side, 0.0, sprite, tone);
    }

    /// Shows a drawing, turned clockwise.
    pub fn art_turned(&mut self, center: Spot, side: f32, degrees: f32, sprite: impl Into<Sprite>, tone: Tone) {
        let place = Transform::turned(center, side, degrees);
        let (a, b) = (place.a, place.b);
        let corner = center.by((b - a) / 2.0, (-a - b) / 2.0);
        let place = Transform { e: corner.x, f: corner.y, ..place };
        self.marks.push(Mark::Sprite { sprite: sprite.into(), tone, inks: self.inks, place });
    }

    /// Shows a scene of the stage in the middle of a rectangle, as large as it fits. All of it is drawn whole and
    /// strong: paper has no motion.
    pub fn scene(&mut self, at: Area, scene: &Scene) {
        let scale = scene.bounds.scale_into(at.w, at.h);
        let (middle, shown) = (at.center(), scene.bounds.center());
        let middle = spot(middle.x - shown.x * scale, middle.y - shown.y * scale);
        for standing in &scene.sprites {
            let center = spot(middle.x + standing.center.x * scale, middle.y + standing.center.y * scale);
            self.art_turned(center, standing.size * scale, standing.angle.to_degrees(), standing.sprite, Tone::Full);
        }
        for label in &scene.labels {
            let center = spot(middle.x + label.center.x * scale, middle.y + label.center.y * scale);
            let ink = match label.ink {
                stage::Ink::Dark => INK,
                stage::Ink::Light => BLANK,
            };
            self.write_at(center, &label.text, Style::new(label.weight, label.size * scale / POINT).ink(ink));
        }
    }
}

fn through(points: &[Spot]) -> impl Iterator<Item = Step> {
    points.iter().enumerate().map(|(at, point)| if at == 0 { Step::Move(*point) } else { Step::Line(*point) })
}
