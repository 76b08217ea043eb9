//! The picture of a table, renderer-free: sprites and labels with their places, at rest and in motion.
//!
//! A [`Scene`] is a pure function of the table or, while a [`Moment`] is shown, of the order's transition and the time
//! since. The desk and every other renderer only put sprites and labels where the scene says. A [`Staged`] game makes
//! both; curves, poses and spans help it. Colors and sizes are in [`tokens`].

mod moment;
mod act;
mod arms;
mod motion;
mod part;
mod scene;
mod shape;
mod shaped;
mod sprite;
mod pose;
mod rgb;
mod span;
mod space;
mod throw;
mod tray;
mod cube;
pub mod easing;
mod svg;
pub mod tokens;

pub use act::{Act, Beat, Cue, Focus, Looking, Tracer, Tracing};
pub use arms::{Arms, Pattern};
pub use cube::{Eye, SeenSide, Side, rim, seen_sides, turn_to_show};
pub use moment::{Moment, Staged, Still};
pub use motion::Motion;
pub use part::{Outline, Part, PartId};
pub use pose::Pose;
pub use scene::{Bounds, Cut, Hush, Ink, Label, Placement, Point, Scene, Weight};
pub use shape::Shape;
pub use shaped::Shaped;
pub use space::{Rotation, Vec3};
pub use span::Span;
pub use sprite::{Look, Sprite};
pub(crate) use sprite::{drawing, drawings};
pub use throw::{Stand, Throw};
