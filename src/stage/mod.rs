//! The picture of a table, renderer-free: which sprite and which label stands where, now and on the way there.
//!
//! A [`Scene`] is a pure function of the table or, while a [`Moment`] is shown, of what happened and the time since. The
//! desk, and whatever else shows the picture, only puts sprites and labels where the scene says.

pub mod easing;
mod motion;
mod pose;
mod scene;
mod span;
mod sprite;
mod staged;
mod svg;
pub mod tokens;

pub use motion::Motion;
pub use pose::Pose;
pub use scene::{Bounds, Ink, Label, Point, Scene, Standing, Weight};
pub use span::Span;
pub use sprite::Sprite;
pub use staged::{Moment, Staged};
