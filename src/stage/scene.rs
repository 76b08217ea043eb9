//! Sprites, labels and parts with their places.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::easing::mix;
use super::{Look, Outline, PartId, Sprite};

/// A point of a scene: x to the right, y down, in the scene's units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The distance to the right.
    pub x: f32,
    /// The distance down.
    pub y: f32,
}

impl Point {
    /// Returns the point that far on the way to the other, from 0 to 1.
    #[must_use]
    pub fn mix(self, other: Self, progress: f32) -> Self {
        Self { x: mix(self.x, other.x, progress), y: mix(self.y, other.y, progress) }
    }

    /// Returns the point at that distance from this one; the angle runs clockwise from straight up, in radians.
    #[must_use]
    pub fn toward(self, angle: f32, distance: f32) -> Self {
        Self { x: self.x + angle.sin() * distance, y: self.y - angle.cos() * distance }
    }
}

/// An upright rectangle of a scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The upper left corner.
    pub min: Point,
    /// The lower right corner.
    pub max: Point,
}

impl Bounds {
    /// Returns the square around that point.
    #[must_use]
    pub const fn around(center: Point, side: f32) -> Self {
        let half = side / 2.0;
        Self {
            min: Point { x: center.x - half, y: center.y - half },
            max: Point { x: center.x + half, y: center.y + half },
        }
    }

    /// Returns the least rectangle around both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self {
            min: Point { x: self.min.x.min(other.min.x), y: self.min.y.min(other.min.y) },
            max: Point { x: self.max.x.max(other.max.x), y: self.max.y.max(other.max.y) },
        }
    }

    /// Whether both have some area in common.
    #[must_use]
    pub const fn overlaps(self, other: Self) -> bool {
        self.min.x < other.max.x && other.min.x < self.max.x && self.min.y < other.max.y && other.min.y < self.max.y
    }

    /// Returns the width.
    #[must_use]
    pub const fn width(self) -> f32 {
        self.max.x - self.min.x
    }

    /// Returns the height.
    #[must_use]
    pub const fn height(self) -> f32 {
        self.max.y - self.min.y
    }

    /// Returns the middle.
    #[must_use]
    pub const fn center(self) -> Point {
        Point { x: self.min.x.midpoint(self.max.x), y: self.min.y.midpoint(self.max.y) }
    }

    /// Returns the factor by which it just fits into that width and height.
    #[must_use]
    pub const fn scale_into(self, width: f32, height: f32) -> f32 {
        (width / self.width()).min(height / self.height())
    }
}

/// A piece of a drawing within a convex polygon, whose points are parts of the drawing's width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// The name; no two cuts of a game have the same.
    pub name: &'static str,
    /// The corners, clockwise.
    pub corners: &'static [Point],
}

/// A sprite and its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placement {
    /// The sprite.
    pub sprite: Sprite,
    /// The piece of the sprite; `None` for all of it.
    pub cut: Option<Cut>,
    /// The middle.
    pub center: Point,
    /// The width and height of its square, in the scene's units.
    pub size: f32,
    /// The width compared with the square's, before the turn: less than 1 while the sprite turns over, 0 when seen from
    /// its edge.
    pub stretch: f32,
    /// The shift of the lower edge to the right of the upper one before the turn, compared with the height: not 0 for a
    /// side of a cube that is seen at an angle.
    pub lean: f32,
    /// The clockwise turn, in radians.
    pub angle: f32,
    /// The opacity, from 0, invisible, to 1.
    pub opacity: f32,
    /// How far the sprite is in play, up to 1; with less it steps back, differently in each look.
    pub presence: f32,
    /// The part with which it moves, if any.
    pub part: Option<PartId>,
}

impl Placement {
    /// Returns the placement in that look, with its presence resolved: what steps back is paler or, where nothing may
    /// be pale, smaller.
    #[must_use]
    pub fn in_look(self, look: Look) -> Self {
        match look {
            Look::Rich => Self { opacity: self.opacity * self.presence, presence: 1.0, ..self },
            Look::Plain => Self { size: self.size * mix(SMALLEST, 1.0, self.presence), presence: 1.0, ..self },
        }
    }

    /// Returns the least upright rectangle around the whole sprite.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        let (sin, cos) = self.angle.sin_cos();
        let (sin, cos) = (sin.abs(), cos.abs());
        let (across, down) = (self.size * (self.stretch.abs() + self.lean.abs()) / 2.0, self.size / 2.0);
        let reach = Point { x: across * cos + down * sin, y: across * sin + down * cos };
        Bounds {
            min: Point { x: self.center.x - reach.x, y: self.center.y - reach.y },
            max: Point { x: self.center.x + reach.x, y: self.center.y + reach.y },
        }
    }

    /// Places a whole sprite upright.
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

    /// Places a sprite over a parallelogram with that middle: `across` leads from its left edge to its right one,
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

/// The scale of what is not in play at all, where nothing may be pale.
const SMALLEST: f32 = 0.72;

/// The font of a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// For reading.
    Text,
    /// For reading from afar.
    Bold,
    /// For titles and cries.
    Display,
}

impl Weight {
    /// All fonts.
    pub const ALL: [Self; 3] = [Self::Text, Self::Bold, Self::Display];

    /// Returns the font's file.
    #[must_use]
    pub const fn font(self) -> &'static [u8] {
        // Statics are in the program once; constants are copied into each unit of code that names them.
        static TEXT: &[u8] = include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf");
        static BOLD: &[u8] = include_bytes!("../../assets/fonts/AlegreyaSans-ExtraBold.ttf");
        static DISPLAY: &[u8] = include_bytes!("../../assets/fonts/Grenze-Bold.ttf");

        match self {
            Self::Text => TEXT,
            Self::Bold => BOLD,
            Self::Display => DISPLAY,
        }
    }
}

/// The ink of a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// On light ground.
    Dark,
    /// On dark ground.
    Light,
}

/// A text and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The text.
    pub text: String,
    /// The middle.
    pub center: Point,
    /// The font's size in the scene's units.
    pub size: f32,
    /// The font.
    pub weight: Weight,
    /// The color.
    pub ink: Ink,
}

/// A darkness over everything behind some sprites, so that all eyes are on these.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hush {
    /// The number of sprites behind it.
    pub behind: usize,
    /// The darkness, from 0 to 1.
    pub dark: f32,
}

/// A picture: sprites from back to front, then labels.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The bounds of what a window shows, in the scene's own units.
    pub bounds: Bounds,
    /// The bounds inside the ring of time; things may stick out of them, over the ring.
    pub rim: Bounds,
    /// The sprites, from back to front.
    pub sprites: Vec<Placement>,
    /// The labels, in front of all sprites.
    pub labels: Vec<Label>,
    /// The darkness over what is behind, where the picture is shown and around it.
    pub hush: Option<Hush>,
    /// The named parts, each where it rests: the same for all moments of a motion, but for names of what is still to come.
    pub parts: Arc<BTreeMap<PartId, Outline>>,
}

impl Scene {
    /// Makes an empty picture within these bounds.
    #[must_use]
    pub fn empty(bounds: Bounds) -> Self {
        Self { bounds, rim: bounds, sprites: Vec::new(), labels: Vec::new(), hush: None, parts: Arc::default() }
    }

    /// Returns the picture with a line of text below it, for pictures that leave the screen.
    #[must_use]
    pub fn captioned(mut self, text: String) -> Self {
        let size = self.bounds.width() * 0.045;
        let center = Point { x: self.bounds.center().x, y: self.bounds.max.y + size };
        self.bounds.max.y += size * 1.6;
        self.labels.push(Label { text, center, size, weight: Weight::Display, ink: Ink::Dark });
        self
    }

    /// Returns the part of the picture within these bounds.
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

    /// Sorts the sprites into batches of one drawing in one size, which a renderer draws at once: a sprite goes down to
    /// those like it unless it lies over one in between, so that the picture stays the same.
    #[must_use]
    pub fn batched(mut self) -> Self {
        let mut batches: Vec<Vec<Placement>> = Vec::new();
        for placement in self.sprites {
            let place = placement.bounds();
            let kind = |it: &Placement| (it.sprite, it.size.to_bits());
            let alike = |batch: &[Placement]| batch.first().is_some_and(|first| kind(first) == kind(&placement));
            let below = |batch: &[Placement]| batch.iter().any(|other| other.bounds().overlaps(place));
            let nearest = batches.iter().rposition(|batch| alike(batch) || below(batch));
            match nearest.and_then(|at| batches.get_mut(at)).filter(|batch| alike(batch)) {
                Some(batch) => batch.push(placement),
                None => batches.push(vec![placement]),
            }
        }
        self.sprites = batches.into_iter().flatten().collect();
        self
    }

    /// Sets the place of a part.
    pub fn name(&mut self, part: impl Into<PartId>, place: Bounds) {
        self.outline(part, Outline::Round(place));
    }

    /// Sets the shape of a part.
    pub fn outline(&mut self, part: impl Into<PartId>, outline: Outline) {
        Arc::make_mut(&mut self.parts).insert(part.into(), outline);
    }

    /// Draws a part and sets its place; the sprites that `draw` adds move with it.
    pub fn draw(&mut self, part: impl Into<PartId>, place: Bounds, draw: impl FnOnce(&mut Self)) {
        let (part, first) = (part.into(), self.sprites.len());
        self.name(part, place);
        draw(self);
        self.sprites.iter_mut().skip(first).for_each(|placement| placement.part = Some(part));
    }

    /// Returns the place of a part at rest; `None` if it is not in the picture.
    #[must_use]
    pub fn part(&self, part: impl Into<PartId>) -> Option<Bounds> {
        self.parts.get(&part.into()).map(Outline::bounds)
    }

    /// Darkens everything that was added so far.
    pub fn hush(&mut self, dark: f32) {
        self.hush = (dark > 0.0).then_some(Hush { behind: self.sprites.len(), dark });
    }

    /// Moves the whole picture, as a blow to the table does.
    pub fn shift(&mut self, by: Point) {
        let centers = self.sprites.iter_mut().map(|placement| &mut placement.center);
        for center in centers.chain(self.labels.iter_mut().map(|label| &mut label.center)) {
            *center = Point { x: center.x + by.x, y: center.y + by.y };
        }
    }
}
