//! The picture of a table, renderer-free: which sprite and which label stands where.
//!
//! A [`Scene`] is a pure function of the table. The desk, and whatever else shows the picture, only puts sprites and
//! labels where the scene says.

mod scene;
mod sprite;
mod troyes_dice;

pub use scene::{Ink, Label, Point, Scene, Standing, Weight};
pub use sprite::{Body, Icon, Pips, Sprite};
pub use troyes_dice::{PLAZA_RADIUS, notch_center, scene, tile_center};
