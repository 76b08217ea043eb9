//! How something stands for the moment, compared with how it rests.

use super::{Point, Standing};

/// How something stands for the moment: moved, turned, scaled, narrowed or faded as one around its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Moved by so much, in the scene's units.
    pub shift: Point,
    /// Turned clockwise, in radians.
    pub angle: f32,
    /// How large, compared with how it rests.
    pub scale: f32,
    /// How wide, compared with how high.
    pub stretch: f32,
    /// From 0, not there, to 1.
    pub opacity: f32,
}

impl Pose {
    /// As it rests.
    pub const REST: Self = Self { shift: Point { x: 0.0, y: 0.0 }, angle: 0.0, scale: 1.0, stretch: 1.0, opacity: 1.0 };

    /// As it rests, but so much of it can be seen.
    pub const fn faded(opacity: f32) -> Self {
        Self { opacity, ..Self::REST }
    }

    /// Where a sprite stands that belongs to something with that middle.
    pub fn apply(self, standing: Standing, middle: Point) -> Standing {
        let (sin, cos) = self.angle.sin_cos();
        let x = (standing.center.x - middle.x) * self.scale * self.stretch;
        let y = (standing.center.y - middle.y) * self.scale;
        let center =
            Point { x: middle.x + self.shift.x + x * cos - y * sin, y: middle.y + self.shift.y + x * sin + y * cos };
        Standing {
            sprite: standing.sprite,
            center,
            size: standing.size * self.scale,
            stretch: standing.stretch * self.stretch,
            angle: standing.angle + self.angle,
            opacity: standing.opacity * self.opacity,
        }
    }
}
