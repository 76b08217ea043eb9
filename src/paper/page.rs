//! A page as a display list: what a pen drew on it, from back to front, in millimeters.
//!
//! Nothing here knows who shows it. `pdf` writes pages into a PDF, the desk paints the same pages as its preview, so what is
//! seen there is what comes out of the printer.

use super::size::Inks;
use crate::stage::tokens::Rgb;
use crate::stage::{Sprite, Weight};

/// A point: x to the right, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left side.
    pub x: f32,
    /// Its upper side.
    pub y: f32,
    /// How wide it is.
    pub w: f32,
    /// How high it is.
    pub h: f32,
}

/// A page with all that is drawn on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Width and height.
    pub size: (f32, f32),
    /// What is drawn, from back to front.
    pub marks: Vec<Mark>,
}

/// One thing on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A shape.
    Path {
        /// Its outline.
        steps: Vec<Step>,
        /// How it looks.
        paint: Paint,
    },
    /// A text on one line.
    Text(Text),
    /// A drawing.
    Sprite {
        /// Which.
        sprite: Sprite,
        /// How strongly it is printed.
        tone: Tone,
        /// What it is printed with.
        inks: Inks,
        /// Takes the square from 0 to 1 to where the drawing stands.
        place: Transform,
    },
    /// Marks that are moved, scaled or turned together.
    Group {
        /// Takes their millimeters to those around them.
        place: Transform,
        /// The marks, from back to front.
        marks: Vec<Self>,
    },
}

/// A step of a pen along an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Begins a line there.
    Move(Spot),
    /// A straight line to there.
    Line(Spot),
    /// A curve by two handles to the last point.
    Curve(Spot, Spot, Spot),
    /// A straight line to where the line began.
    Close,
}

/// How a shape looks.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paint {
    /// What it is filled with.
    pub fill: Option<Rgb>,
    /// The line around it, and how wide that is.
    pub line: Option<(Rgb, f32)>,
    /// Whether the line is dashed.
    pub dashed: bool,
}

/// A text on one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Where its line begins, at the letters' feet.
    pub at: Spot,
    /// What it says.
    pub text: String,
    /// The font.
    pub weight: Weight,
    /// The font's size.
    pub size: f32,
    /// How wide it is, by the font's own measures.
    pub width: f32,
    /// The color.
    pub ink: Rgb,
}

/// How strongly a drawing is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// As it is.
    Full,
    /// Pale, for a pencil to draw around or to circle.
    Pale,
}

/// Moves, scales and turns: `x' = a·x + c·y + e` and `y' = b·x + d·y + f`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    /// From x to x.
    pub a: f32,
    /// From x to y.
    pub b: f32,
    /// From y to x.
    pub c: f32,
    /// From y to y.
    pub d: f32,
    /// To the right.
    pub e: f32,
    /// Down.
    pub f: f32,
}

/// The point there.
#[must_use]
pub const fn spot(x: f32, y: f32) -> Spot {
    Spot { x, y }
}

/// The rectangle with that upper left corner, width and height.
#[must_use]
pub const fn area(x: f32, y: f32, w: f32, h: f32) -> Area {
    Area { x, y, w, h }
}

impl Spot {
    /// The point that much to the right and down.
    #[must_use]
    pub const fn by(self, x: f32, y: f32) -> Self {
        spot(self.x + x, self.y + y)
    }
}

impl Area {
    /// Its right side.
    #[must_use]
    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    /// Its lower side.
    #[must_use]
    pub const fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// Its middle.
    #[must_use]
    pub const fn center(self) -> Spot {
        spot(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The square of that side around a point.
    #[must_use]
    pub const fn around(center: Spot, side: f32) -> Self {
        area(center.x - side / 2.0, center.y - side / 2.0, side, side)
    }
}

impl Paint {
    /// Filled, without a line.
    #[must_use]
    pub const fn fill(ink: Rgb) -> Self {
        Self { fill: Some(ink), line: None, dashed: false }
    }

    /// A line of that width, and nothing inside.
    #[must_use]
    pub const fn line(ink: Rgb, width: f32) -> Self {
        Self { fill: None, line: Some((ink, width)), dashed: false }
    }

    /// The same with a line of that width around it.
    #[must_use]
    pub const fn lined(self, ink: Rgb, width: f32) -> Self {
        Self { line: Some((ink, width)), ..self }
    }

    /// The same as those inks print it.
    #[must_use]
    pub fn in_inks(self, inks: Inks) -> Self {
        let (fill, line) = (self.fill.map(|ink| inks.of(ink)), self.line.map(|(ink, width)| (inks.of(ink), width)));
        Self { fill, line, ..self }
    }

    /// The same with a dashed line.
    #[must_use]
    pub const fn dashed(self) -> Self {
        Self { dashed: true, ..self }
    }

    /// A dash and the gap after it, for a line of that width.
    #[must_use]
    pub const fn dash(width: f32) -> [f32; 2] {
        [width * 3.0, width * 4.0]
    }
}

impl Tone {
    /// How much of the blank page is mixed into the drawing's colors.
    #[must_use]
    pub const fn thinning(self) -> f32 {
        match self {
            Self::Full => 0.0,
            Self::Pale => 0.58,
        }
    }
}

impl Transform {
    /// Scales by that, then moves the origin there.
    #[must_use]
    pub const fn scaled(origin: Spot, scale: f32) -> Self {
        Self { a: scale, b: 0.0, c: 0.0, d: scale, e: origin.x, f: origin.y }
    }

    /// Scales, turns clockwise, then moves the origin there.
    #[must_use]
    pub fn turned(origin: Spot, scale: f32, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (cos, sin) = (cos * scale, sin * scale);
        Self { a: cos, b: sin, c: -sin, d: cos, e: origin.x, f: origin.y }
    }

    /// Where a point is taken to.
    #[must_use]
    pub const fn at(self, point: Spot) -> Spot {
        spot(self.a * point.x + self.c * point.y + self.e, self.b * point.x + self.d * point.y + self.f)
    }

    /// What is `inside` this transform's marks, seen from outside.
    #[must_use]
    pub const fn of(self, inside: Self) -> Self {
        let origin = self.at(spot(inside.e, inside.f));
        Self {
            a: self.a * inside.a + self.c * inside.b,
            b: self.b * inside.a + self.d * inside.b,
            c: self.a * inside.c + self.c * inside.d,
            d: self.b * inside.c + self.d * inside.d,
            e: origin.x,
            f: origin.y,
        }
    }

    /// By how much lengths grow; the same in every direction, for what a [`Pen`](super::pen::Pen) does.
    #[must_use]
    pub fn scale(self) -> f32 {
        self.a.hypot(self.b)
    }

    /// How far it turns clockwise, in radians.
    #[must_use]
    pub fn angle(self) -> f32 {
        self.b.atan2(self.a)
    }
}
