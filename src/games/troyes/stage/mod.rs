//! The picture of Troyes: the city square, the buildings, the activities, the events and the Cathedral.

mod part;

pub use part::Part;

use super::Troyes;
use super::rules::Table;
use crate::stage::{Bounds, Point, Scene, Shape, Staged};

impl Staged for Troyes {
    type Part = Part;

    fn scene(table: &Table, shape: Shape) -> Scene {
        scene(table, shape)
    }
}

/// Draws the current table.
#[must_use]
pub fn scene(_table: &Table, _shape: Shape) -> Scene {
    Scene::empty(Bounds::around(Point { x: 0.5, y: 0.5 }, 1.0))
}
