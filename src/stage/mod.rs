//! The picture of a table, renderer-free: which sprite and which label stands where, now and on the way there.
//!
//! A [`Scene`] is a pure function of the table or, while a [`Moment`] is shown, of what happened and the time since. The
//! desk, and whatever else shows the picture, only puts sprites and labels where the scene says.

mod easing;
mod motion;
mod pose;
mod scene;
mod span;
mod sprite;
mod svg;
mod troyes_dice;

pub use motion::Motion;
pub use scene::{Bounds, Ink, Label, Point, Scene, Standing, Weight};
pub use sprite::{Body, Icon, Pips, Sprite};
pub use troyes_dice::{Beat, Moment, PLAZA_RADIUS, notch_center, scene, tile_center};
