//! Draws on a page, in millimeters.

use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;

use super::area::{Area, Spot, spot};
use super::art::{Art, Tone};
use super::error::PaperError;
use super::letters::{Letters, POINT, Weight};
use crate::stage::Sprite;
use crate::stage::tokens::Rgb;
use crate::stage::tokens::paper::INK;

/// How a shape looks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    fill: Option<Rgb>,
    line: Option<(Rgb, f32)>,
    dashed: bool,
}

/// Where a text stands to the point it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Center,
    Right,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub weight: Weight,
    /// In points.
    pub size: f32,
    pub ink: Rgb,
    pub align: Align,
}

/// Draws on one page.
pub struct Pen<'a, 's> {
    surface: &'a mut Surface<'s>,
    letters: &'a Letters,
    art: &'a mut Art,
    /// What went wrong first; drawing goes on, and the page is refused at its end.
    failed: Option<PaperError>,
}

/// How far along a quarter circle's tangent its curve's handles stand.
const ROUND: f32 = 0.552_284_8;

impl Look {
    pub const fn fill(ink: Rgb) -> Self {
        Self { fill: Some(ink), line: None, dashed: false }
    }

    pub const fn line(ink: Rgb, width: f32) -> Self {
        Self { fill: None, line: Some((ink, width)), dashed: false }
    }

    pub const fn lined(self, ink: Rgb, width: f32) -> Self {
        Self { line: Some((ink, width)), ..self }
    }

    pub const fn dashed(self) -> Self {
        Self { dashed: true, ..self }
    }
}

impl Style {
    pub const fn new(weight: Weight, size: f32) -> Self {
        Self { weight, size, ink: INK, align: Align::Left }
    }

    pub const fn center(self) -> Self {
        Self { align: Align::Center, ..self }
    }

    pub const fn right(self) -> Self {
        Self { align: Align::Right, ..self }
    }

    pub const fn ink(self, ink: Rgb) -> Self {
        Self { ink, ..self }
    }

    /// How far capitals and digits rise above the line, in millimeters.
    pub const fn rise(self) -> f32 {
        self.size * POINT * 0.64
    }
}

impl<'a, 's> Pen<'a, 's> {
    pub const fn new(surface: &'a mut Surface<'s>, letters: &'a Letters, art: &'a mut Art) -> Self {
        Self { surface, letters, art, failed: None }
    }

    /// What went wrong while drawing, if anything did.
    pub fn end(self) -> Result<(), PaperError> {
        self.failed.map_or(Ok(()), Err)
    }

    /// Draws with everything moved and scaled.
    pub fn at(&mut self, origin: Spot, scale: f32, draw: impl FnOnce(&mut Self)) {
        self.surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, origin.x, origin.y));
        draw(self);
        self.surface.pop();
    }

    /// Draws with everything turned clockwise about a point, which becomes the origin.
    pub fn turned(&mut self, origin: Spot, degrees: f32, draw: impl FnOnce(&mut Self)) {
        let (sin, cos) = degrees.to_radians().sin_cos();
        self.surface.push_transform(&Transform::from_row(cos, sin, -sin, cos, origin.x, origin.y));
        draw(self);
        self.surface.pop();
    }

    /// A rectangle with round corners.
    pub fn rounded(&mut self, at: Area, radius: f32, look: Look) {
        let (l, t, r, b) = (at.x, at.y, at.right(), at.bottom());
        let handle = radius * (1.0 - ROUND);
        let mut path = PathBuilder::new();
        path.move_to(l + radius, t);
        path.line_to(r - radius, t);
        path.cubic_to(r - handle, t, r, t + handle, r, t + radius);
        path.line_to(r, b - radius);
        path.cubic_to(r, b - handle, r - handle, b, r - radius, b);
        path.line_to(l + radius, b);
        path.cubic_to(l + handle, b, l, b - handle, l, b - radius);
        path.line_to(l, t + radius);
        path.cubic_to(l, t + handle, l + handle, t, l + radius, t);
        path.close();
        self.draw(path, look);
    }

    pub fn rect(&mut self, at: Area, look: Look) {
        self.shape(
            &[spot(at.x, at.y), spot(at.right(), at.y), spot(at.right(), at.bottom()), spot(at.x, at.bottom())],
            look,
        );
    }

    pub fn circle(&mut self, center: Spot, radius: f32, look: Look) {
        self.rounded(Area::around(center, radius * 2.0), radius, look);
    }

    /// A closed shape with straight sides.
    pub fn shape(&mut self, corners: &[Spot], look: Look) {
        let mut path = through(corners);
        path.close();
        self.draw(path, look);
    }

    /// An open line.
    pub fn line(&mut self, points: &[Spot], look: Look) {
        self.draw(through(points), look);
    }

    /// A coat of arms: flat above, pointed below.
    pub fn shield(&mut self, at: Area, look: Look) {
        let (l, t, r, b) = (at.x, at.y, at.right(), at.bottom());
        let shoulder = t + at.h * 0.5;
        let mut path = PathBuilder::new();
        path.move_to(l, t);
        path.line_to(r, t);
        path.line_to(r, shoulder);
        path.cubic_to(r, t + at.h * 0.8, l + at.w * 0.72, b - at.h * 0.07, l + at.w / 2.0, b);
        path.cubic_to(l + at.w * 0.28, b - at.h * 0.07, l, t + at.h * 0.8, l, shoulder);
        path.close();
        self.draw(path, look);
    }

    /// Writes a text with its line at that point.
    pub fn write(&mut self, at: Spot, text: &str, style: Style) {
        if text.is_empty() {
            return;
        }
        if let Some(letter) = self.letters.lacks(text, style.weight) {
            self.failed.get_or_insert(PaperError::Letter(letter, text.to_owned()));
            return;
        }
        let shaped = self.letters.shape(text, style.weight);
        let size = style.size * POINT;
        let x = match style.align {
            Align::Left => at.x,
            Align::Center => at.x - shaped.width * size / 2.0,
            Align::Right => at.x - shaped.width * size,
        };
        self.surface.set_fill(Some(fill(style.ink)));
        self.surface.set_stroke(None);
        self.surface.draw_glyphs(Point::from_xy(x, at.y), &shaped.glyphs, shaped.font, text, size, false);
    }

    /// Writes a text, smaller if it would be wider than that.
    pub fn write_within(&mut self, at: Spot, width: f32, text: &str, style: Style) {
        let natural = self.width(text, style);
        let size = if natural > width { style.size * width / natural } else { style.size };
        self.write(at, text, Style { size, ..style });
    }

    /// The text with question marks for letters that the font lacks, for what was saved and can no longer be mended.
    pub fn printable(&self, text: &str, style: Style) -> String {
        self.letters.printable(text, style.weight)
    }

    /// Writes a text centered on a point in both ways.
    pub fn write_at(&mut self, center: Spot, text: &str, style: Style) {
        self.write(center.by(0.0, style.rise() / 2.0), text, style.center());
    }

    /// Writes a text in lines of that width, the first with its line at that point; how far down it went.
    pub fn write_lines(&mut self, at: Spot, width: f32, text: &str, style: Style) -> f32 {
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

    /// How wide a text is, in millimeters.
    pub fn width(&self, text: &str, style: Style) -> f32 {
        self.letters.shape(text, style.weight).width * style.size * POINT
    }

    /// Shows a drawing in a square around a point.
    pub fn art(&mut self, center: Spot, side: f32, sprite: impl Into<Sprite>, tone: Tone) {
        self.art_turned(center, side, 0.0, sprite, tone);
    }

    /// The same, turned clockwise.
    pub fn art_turned(&mut self, center: Spot, side: f32, degrees: f32, sprite: impl Into<Sprite>, tone: Tone) {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (a, b) = (cos * side, sin * side);
        let corner = center.by((b - a) / 2.0, (-a - b) / 2.0);
        self.surface.push_transform(&Transform::from_row(a, b, -b, a, corner.x, corner.y));
        if let Err(error) = self.art.show(self.surface, sprite.into(), tone) {
            self.failed.get_or_insert(error);
        }
        self.surface.pop();
    }

    fn draw(&mut self, path: PathBuilder, look: Look) {
        let Some(path) = path.finish() else { return };
        self.surface.set_fill(look.fill.map(fill));
        self.surface.set_stroke(look.line.map(|(ink, width)| Stroke {
            paint: color(ink).into(),
            width,
            miter_limit: 4.0,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            opacity: NormalizedF32::ONE,
            dash: look.dashed.then(|| StrokeDash { array: vec![width * 3.0, width * 4.0], offset: 0.0 }),
        }));
        self.surface.draw_path(&path);
    }
}

fn through(points: &[Spot]) -> PathBuilder {
    let mut path = PathBuilder::new();
    for (at, point) in points.iter().enumerate() {
        if at == 0 {
            path.move_to(point.x, point.y);
        } else {
            path.line_to(point.x, point.y);
        }
    }
    path
}

fn color(Rgb(red, green, blue): Rgb) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}

fn fill(ink: Rgb) -> Fill {
    Fill { paint: color(ink).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}
