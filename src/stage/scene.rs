//! Sprites, labels and parts with their places.

use std::collections::BTreeMap;

use super::easing::mix;
use super::{Look, Outline, PartId, Sprite};

/// A point of a scene: x to the right, y down, in the scene's units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// The point that far on the way to the other, from 0 to 1.
    #[must_use]
    pub fn mix(self, other: Self, progress: f32) -> Self {
        Self { x: mix(self.x, other.x, progress), y: mix(self.y, other.y, progress) }
    }

    /// The point at that distance from this one; the angle runs clockwise from straight up, in radians.
    #[must_use]
    pub fn toward(self, angle: f32, distance: f32) -> Self {
        Self { x: self.x + angle.sin() * distance, y: self.y - angle.cos() * distance }
    }
}

/// An upright rectangle of a scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// Its upper left corner.
    pub min: Point,
    /// Its lower right corner.
    pub max: Point,
}

impl Bounds {
    /// The square around that point.
    #[must_use]
    pub const fn around(center: Point, side: f32) -> Self {
        let half = side / 2.0;
        Self {
            min: Point { x: center.x - half, y: center.y - half },
            max: Point { x: center.x + half, y: center.y + half },
        }
    }

    /// The least rectangle that holds both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self {
            min: Point { x: self.min.x.min(other.min.x), y: self.min.y.min(other.min.y) },
            max: Point { x: self.max.x.max(other.max.x), y: self.max.y.max(other.max.y) },
        }
    }

    /// How wide it is.
    #[must_use]
    pub const fn width(self) -> f32 {
        self.max.x - self.min.x
    }

    /// How high it is.
    #[must_use]
    pub const fn height(self) -> f32 {
        self.max.y - self.min.y
    }

    /// Its middle.
    #[must_use]
    pub const fn center(self) -> Point {
        Point { x: self.min.x.midpoint(self.max.x), y: self.min.y.midpoint(self.max.y) }
    }

    /// By how much to enlarge it, so that it just fits into that width and height.
    #[must_use]
    pub const fn scale_into(self, width: f32, height: f32) -> f32 {
        (width / self.width()).min(height / self.height())
    }
}

/// A piece of a drawing: what lies within a convex polygon, whose points are parts of the drawing's width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// Its name; no two cuts of a game bear one name.
    pub name: &'static str,
    /// Its corners, clockwise.
    pub corners: &'static [Point],
}

/// A sprite that stands somewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// What.
    pub sprite: Sprite,
    /// Which piece of it; nothing for all of it.
    pub cut: Option<Cut>,
    /// Where its middle is.
    pub center: Point,
    /// How wide and high its square is, in the scene's units.
    pub size: f32,
    /// How wide it is compared with that, before it is turned: less than 1 while it turns over, 0 when seen from its edge.
    pub stretch: f32,
    /// How far its lower edge is pushed to the right of its upper one before it is turned, compared with its height: not 0
    /// for a side of a cube that is seen at an angle.
    pub lean: f32,
    /// How far it is turned clockwise, in radians.
    pub angle: f32,
    /// From 0, not there, to 1.
    pub opacity: f32,
    /// How far it is in play: at 1 fully; less, and it steps back, in every look in another way.
    pub presence: f32,
    /// The part that it moves with, if one moves.
    pub part: Option<PartId>,
}

impl Placement {
    /// The same as it is seen in that look, with nothing left to be in play or not: what steps back is paler, and where
    /// nothing may be pale, smaller.
    #[must_use]
    pub fn in_look(self, look: Look) -> Self {
        match look {
            Look::Rich => Self { opacity: self.opacity * self.presence, presence: 1.0, ..self },
            Look::Plain => Self { size: self.size * mix(SMALLEST, 1.0, self.presence), presence: 1.0, ..self },
        }
    }

    /// A sprite that stands upright and whole.
    #[must_use]
    pub fn new(sprite: impl Into<Sprite>, center: Point, size: f32) -> Self {
        Self {
            sprite: sprite.into(),
            cut: None,
            center,
            size,
            stretch: 1.0,
            lean: 0.0,
            angle: 0.0,
            opacity: 1.0,
            presence: 1.0,
            part: None,
        }
    }

    /// A sprite with its middle there that is laid over a parallelogram: `across` leads from its left edge to its right one,
    /// `down` from its upper edge to its lower one.
    #[must_use]
    pub fn spanned(sprite: impl Into<Sprite>, center: Point, across: Point, down: Point) -> Self {
        let wide = across.x.hypot(across.y).max(f32::MIN_POSITIVE);
        let (cos, sin) = (across.x / wide, across.y / wide);
        let size = (cos * down.y - sin * down.x).max(f32::MIN_POSITIVE);
        let lean = (cos * down.x + sin * down.y) / size;
        Self { stretch: wide / size, lean, angle: sin.atan2(cos), ..Self::new(sprite, center, size) }
    }
}

/// How small what is not in play at all would be, where nothing may be pale.
const SMALLEST: f32 = 0.72;

/// Which font a label is set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// For reading.
    Text,
    /// For reading from afar.
    Bold,
    /// For titles and cries.
    Display,
}

/// Which ink a label is written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// On light ground.
    Dark,
    /// On dark ground.
    Light,
}

/// A text that stands somewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// What it says.
    pub text: String,
    /// Where its middle is.
    pub center: Point,
    /// The font's size in the scene's units.
    pub size: f32,
    /// The font.
    pub weight: Weight,
    /// The color.
    pub ink: Ink,
}

/// A picture: sprites from back to front, then labels.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What of it a window shows, in its own units.
    pub bounds: Bounds,
    /// Around what of it time burns down; something may stick out of that, and lies over the ring.
    pub rim: Bounds,
    /// The sprites, from back to front.
    pub sprites: Vec<Placement>,
    /// The labels, before all sprites.
    pub labels: Vec<Label>,
    /// The parts that have a name, each where it rests.
    pub parts: BTreeMap<PartId, Outline>,
}

impl Scene {
    /// An empty picture within these bounds.
    #[must_use]
    pub const fn empty(bounds: Bounds) -> Self {
        Self { bounds, rim: bounds, sprites: Vec::new(), labels: Vec::new(), parts: BTreeMap::new() }
    }

    /// The same with a line of text below it, for a picture that leaves the screen.
    #[must_use]
    pub fn captioned(mut self, text: String) -> Self {
        let size = self.bounds.width() * 0.045;
        let center = Point { x: self.bounds.center().x, y: self.bounds.max.y + size };
        self.bounds.max.y += size * 1.6;
        self.labels.push(Label { text, center, size, weight: Weight::Display, ink: Ink::Dark });
        self
    }

    /// What is seen of it there.
    #[must_use]
    pub fn within(&self, bounds: Bounds) -> Self {
        let (middle, reach) = (bounds.center(), bounds.width().max(bounds.height()) / 2.0);
        let near = |center: Point, half: f32| {
            (center.x - middle.x).abs() < reach + half && (center.y - middle.y).abs() < reach + half
        };
        // However it is turned.
        let sprite = |it: &&Placement| near(it.center, it.size * it.stretch.abs().max(1.0) * 0.75);
        let sprites = self.sprites.iter().filter(sprite).copied().collect();
        let label = |it: &&Label| near(it.center, it.size * 2.0);
        Self { sprites, labels: self.labels.iter().filter(label).cloned().collect(), ..Self::empty(bounds) }
    }

    /// Sets the place of a part.
    pub fn name(&mut self, part: impl Into<PartId>, place: Bounds) {
        self.parts.insert(part.into(), Outline::Round(place));
    }

    /// Draws a part and sets its place; the sprites that `draw` adds move with it.
    pub fn draw(&mut self, part: impl Into<PartId>, place: Bounds, draw: impl FnOnce(&mut Self)) {
        let (part, first) = (part.into(), self.sprites.len());
        self.name(part, place);
        draw(self);
        self.sprites.iter_mut().skip(first).for_each(|placement| placement.part = Some(part));
    }

    /// Returns where a part rests; nothing if it is not in the picture.
    #[must_use]
    pub fn part(&self, part: impl Into<PartId>) -> Option<Bounds> {
        self.parts.get(&part.into()).map(Outline::bounds)
    }

    /// Moves all of it, as a blow to the table does.
    pub fn shift(&mut self, by: Point) {
        let centers = self.sprites.iter_mut().map(|placement| &mut placement.center);
        for center in centers.chain(self.labels.iter_mut().map(|label| &mut label.center)) {
            *center = Point { x: center.x + by.x, y: center.y + by.y };
        }
    }
}
