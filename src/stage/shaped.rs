//! The motion of an order in each shape of the picture.

use super::act::{Act, Cue};
use super::moment::{Moment, Still};
use super::scene::Scene;
use super::shape::Shape;

/// The motions of an order in the pictures of all shapes: with the same times, each in its own places.
#[derive(Debug)]
pub struct Shaped {
    wide: Box<dyn Moment>,
    square: Box<dyn Moment>,
    tall: Box<dyn Moment>,
}

impl Shaped {
    /// Makes the motions from each shape's own; where there is none, the picture `rests`.
    #[must_use]
    pub fn of<M: Moment + 'static>(moving: impl Fn(Shape) -> Option<M>, rests: impl Fn(Shape) -> Scene) -> Self {
        let moment = |shape| -> Box<dyn Moment> {
            match moving(shape) {
                Some(moving) => Box::new(moving),
                None => Box::new(Still(rests(shape))),
            }
        };
        Self { wide: moment(Shape::Wide), square: moment(Shape::Square), tall: moment(Shape::Tall) }
    }
}

impl Moment for Shaped {
    fn full_duration(&self) -> f32 {
        self.wide.full_duration()
    }

    fn full_acts(&self) -> &[Act] {
        self.wide.full_acts()
    }

    fn full_told(&self) -> f32 {
        self.wide.full_told()
    }

    fn full_cues(&self) -> Vec<Cue> {
        self.wide.full_cues()
    }

    fn in_shape(&self, shape: Shape) -> Option<&dyn Moment> {
        Some(match shape {
            Shape::Wide => &*self.wide,
            Shape::Square => &*self.square,
            Shape::Tall => &*self.tall,
        })
    }

    fn moving(&self, seconds: f32) -> Scene {
        self.wide.moving(seconds)
    }

    fn rest(&self) -> Scene {
        self.wide.rest()
    }
}
