//! The picture of a table, renderer-free: which sprite and which label stands where, now and on the way there.
//!
//! A [`Scene`] is a pure function of the table or, while a [`Moment`] is shown, of what happened and the time since. The
//! desk, and whatever else shows the picture, only puts sprites and labels where the scene says. A game that is [`Staged`]
//! says both; curves, poses and spans help it. What anything looks like in color and size stands in [`tokens`].

mod moment;
mod act;
mod motion;
mod part;
mod scene;
mod shape;
mod sprite;
mod pose;
mod span;
mod space;
mod throw;
mod tray;
mod cube;
pub mod easing;
mod svg;
pub mod tokens;

pub use act::{Act, Beat, Cue, Focus, Looking, Tracer, Tracing};
pub use cube::{Eye, SeenSide, Side, seen_sides, turn_to_show};
pub use moment::{Moment, Staged, Still};
pub use motion::Motion;
pub use part::{Outline, Part, PartId};
pub use pose::Pose;
pub use scene::{Bounds, Cut, Ink, Label, Placement, Point, Scene, Weight};
pub use shape::Shape;
pub use space::{Rotation, Vec3};
pub use span::Span;
pub use sprite::{Look, Sprite};
pub use throw::{Stand, Throw};
