//! A page as a display list: the marks that a pen drew, from back to front, in millimeters.
//!
//! Nothing here knows the renderer. `pdf` writes pages into a PDF, the desk paints the same pages as its preview, so
//! the preview is what comes out of the printer.

use super::size::Inks;
use crate::stage::tokens::Rgb;
use crate::stage::{Sprite, Weight};

/// A point: x to the right, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The distance to the right.
    pub x: f32,
    /// The distance down.
    pub y: f32,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left side.
    pub x: f32,
    /// The upper side.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

/// A page and its marks.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Width and height.
    pub size: (f32, f32),
    /// The marks, from back to front.
    pub marks: Vec<Mark>,
}

/// A mark on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A shape.
    Path {
        /// The outline.
        steps: Vec<Step>,
        /// The paint.
        paint: Paint,
    },
    /// A text on one line.
    Text(Text),
    /// A drawing.
    Sprite {
        /// The drawing.
        sprite: Sprite,
        /// The tone.
        tone: Tone,
        /// The inks.
        inks: Inks,
        /// The transform from the square from 0 to 1 to the drawing's place.
        place: Transform,
    },
    /// Marks that are moved, scaled or turned together.
    Group {
        /// The transform from the marks' millimeters to those around them.
        place: Transform,
        /// The marks, from back to front.
        marks: Vec<Self>,
    },
    /// Marks of one structure element, which look as they would without it.
    Element {
        /// The element.
        element: Element,
        /// The marks, from back to front.
        marks: Vec<Self>,
    },
}

/// A structure element: how a reader that cannot see the page is told its marks (PDF/UA-1).
///
/// Elements are read in the order in which they are drawn. A text outside any of them is a paragraph of its own; shapes
/// and drawings are decoration, unless a figure says what they show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// The title of a page or of a sheet on it, which the outline lists.
    Title,
    /// The heading of a part of the page, which the outline lists below its title.
    Heading,
    /// The lines of one paragraph.
    Paragraph,
    /// A figure, with its alternative text.
    Figure(String),
    /// A table of rows.
    Table,
    /// A row of a table.
    Row,
    /// The cell over a column.
    ColumnHead,
    /// The cell before a row.
    RowHead,
    /// Another cell; it may be empty.
    Cell,
    /// Marks that repeat what is told elsewhere.
    Decoration,
}

/// A step along an outline.
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

/// The fill and the line of a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paint {
    /// The color of the fill.
    pub fill: Option<Rgb>,
    /// The color and width of the line.
    pub line: Option<(Rgb, f32)>,
    /// Whether the line is dashed.
    pub dashed: bool,
}

/// A text on one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The start of the baseline.
    pub at: Spot,
    /// The text.
    pub text: String,
    /// The font.
    pub weight: Weight,
    /// The font's size.
    pub size: f32,
    /// The width, by the font's own measures.
    pub width: f32,
    /// The color.
    pub ink: Rgb,
}

/// The tone of a printed drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Full color.
    Full,
    /// Pale, for a pencil to draw around or to circle.
    Pale,
}

/// An affine transform: `x' = a·x + c·y + e` and `y' = b·x + d·y + f`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    /// The factor from x to x.
    pub a: f32,
    /// The factor from x to y.
    pub b: f32,
    /// The factor from y to x.
    pub c: f32,
    /// The factor from y to y.
    pub d: f32,
    /// The shift to the right.
    pub e: f32,
    /// The shift down.
    pub f: f32,
}

/// Makes a point.
#[must_use]
pub const fn spot(x: f32, y: f32) -> Spot {
    Spot { x, y }
}

/// Makes a rectangle of its upper left corner, width and height.
#[must_use]
pub const fn area(x: f32, y: f32, w: f32, h: f32) -> Area {
    Area { x, y, w, h }
}

impl Spot {
    /// Returns the point so far to the right and down.
    #[must_use]
    pub const fn by(self, x: f32, y: f32) -> Self {
        spot(self.x + x, self.y + y)
    }
}

impl Area {
    /// Returns the right side.
    #[must_use]
    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    /// Returns the lower side.
    #[must_use]
    pub const fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// Returns the middle.
    #[must_use]
    pub const fn center(self) -> Spot {
        spot(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Returns the square of that side around a point.
    #[must_use]
    pub const fn around(center: Spot, side: f32) -> Self {
        area(center.x - side / 2.0, center.y - side / 2.0, side, side)
    }
}

impl Paint {
    /// Fills a shape, without a line.
    #[must_use]
    pub const fn fill(ink: Rgb) -> Self {
        Self { fill: Some(ink), line: None, dashed: false }
    }

    /// Draws a line of that width, without a fill.
    #[must_use]
    pub const fn line(ink: Rgb, width: f32) -> Self {
        Self { fill: None, line: Some((ink, width)), dashed: false }
    }

    /// Returns the paint with a line of that width.
    #[must_use]
    pub const fn lined(self, ink: Rgb, width: f32) -> Self {
        Self { line: Some((ink, width)), ..self }
    }

    /// Returns the paint as those inks print it.
    #[must_use]
    pub fn in_inks(self, inks: Inks) -> Self {
        let (fill, line) = (self.fill.map(|ink| inks.of(ink)), self.line.map(|(ink, width)| (inks.of(ink), width)));
        Self { fill, line, ..self }
    }

    /// Returns the paint with a dashed line.
    #[must_use]
    pub const fn dashed(self) -> Self {
        Self { dashed: true, ..self }
    }

    /// Returns the lengths of a dash and its gap, for a line of that width.
    #[must_use]
    pub const fn dash(width: f32) -> [f32; 2] {
        [width * 3.0, width * 4.0]
    }
}

impl Tone {
    /// Returns how much of the blank page is mixed into the drawing's colors.
    #[must_use]
    pub const fn thinning(self) -> f32 {
        match self {
            Self::Full => 0.0,
            Self::Pale => 0.58,
        }
    }
}

impl Transform {
    /// Makes a transform that scales, then moves the origin there.
    #[must_use]
    pub const fn scaled(origin: Spot, scale: f32) -> Self {
        Self { a: scale, b: 0.0, c: 0.0, d: scale, e: origin.x, f: origin.y }
    }

    /// Makes a transform that scales, turns clockwise, then moves the origin there.
    #[must_use]
    pub fn turned(origin: Spot, scale: f32, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (cos, sin) = (cos * scale, sin * scale);
        Self { a: cos, b: sin, c: -sin, d: cos, e: origin.x, f: origin.y }
    }

    /// Transforms a point.
    #[must_use]
    pub const fn at(self, point: Spot) -> Spot {
        spot(self.a * point.x + self.c * point.y + self.e, self.b * point.x + self.d * point.y + self.f)
    }

    /// Returns the transform of marks `inside` those of this one, as seen from outside.
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

    /// Returns the scale of lengths; the same in every direction, for what a [`Pen`](super::pen::Pen) does.
    #[must_use]
    pub fn scale(self) -> f32 {
        self.a.hypot(self.b)
    }

    /// Returns the clockwise turn, in radians.
    #[must_use]
    pub fn angle(self) -> f32 {
        self.b.atan2(self.a)
    }
}
