//! Names of what lies in a picture: whoever explains, presses, lights or moves a part names it, and only the scene knows where it is.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher as _};

use super::{Bounds, Point};

/// Names the parts of a game's picture, as a die or a village: a closed enum of the game.
pub trait Part: Copy + Debug + Eq + Hash + Send + Sync + 'static {}

/// The name of a part for rooms that know no game; the same from moment to moment.
///
/// It is a hash, as egui's own ids are: parts of one picture never share one by design, and by chance in none that can be played.
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
    /// Round, or little else: it fills a square.
    Round(Bounds),
    /// Any convex shape: its corners, clockwise.
    Convex(Vec<Point>),
}

impl Outline {
    /// Returns the least rectangle that holds it.
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
