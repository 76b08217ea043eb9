//! The parts of a picture: explanations, presses, lights and motions name a part, and only the scene knows its place.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher as _};

use super::{Bounds, Point};

/// A part of a game's picture, as a die or a village: a closed enum of the game.
pub trait Part: Copy + Debug + Eq + Hash + Send + Sync + 'static {}

/// The part of a picture with a single one.
impl Part for () {}

/// The id of a part for rooms that know no game; the same from moment to moment.
///
/// It is a hash, as egui's own ids are: two parts of one picture have different ids, barring a collision so unlikely
/// that no game meets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PartId(u64);

impl<P: Part> From<P> for PartId {
    fn from(part: P) -> Self {
        let mut hasher = DefaultHasher::new();
        part.hash(&mut hasher);
        Self(hasher.finish())
    }
}

/// The place of a part in a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A round part, or one that roughly fills a square.
    Round(Bounds),
    /// A convex shape: its corners, clockwise.
    Convex(Vec<Point>),
}

impl Outline {
    /// Returns the least rectangle around it.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        match self {
            Self::Round(bounds) => *bounds,
            Self::Convex(corners) => {
                let points = corners.iter().map(|corner| Bounds { min: *corner, max: *corner });
                points.reduce(Bounds::with).unwrap_or(Bounds::around(Point { x: 0.0, y: 0.0 }, 0.0))
            }
        }
    }
}
