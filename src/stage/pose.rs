//! The pose of a thing in motion, relative to its rest.

use super::{Placement, Point};

/// A pose relative to rest: moved, turned, scaled, narrowed or faded as one around its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The shift, in the scene's units.
    pub shift: Point,
    /// The clockwise turn, in radians.
    pub angle: f32,
    /// The scale.
    pub scale: f32,
    /// The width, compared with the height.
    pub stretch: f32,
    /// The opacity, from 0, invisible, to 1.
    pub opacity: f32,
    /// How far the thing is in play, from 0 to 1.
    pub presence: f32,
}

impl Pose {
    /// The pose at rest.
    pub const REST: Self =
        Self { shift: Point { x: 0.0, y: 0.0 }, angle: 0.0, scale: 1.0, stretch: 1.0, opacity: 1.0, presence: 1.0 };

    /// Returns the pose at rest with an opacity.
    #[must_use]
    pub const fn faded(opacity: f32) -> Self {
        Self { opacity, ..Self::REST }
    }

    /// Returns the pose at rest with a presence.
    #[must_use]
    pub const fn in_play(presence: f32) -> Self {
        Self { presence, ..Self::REST }
    }

    /// Applies the pose to a sprite of a thing with that middle.
    #[must_use]
    pub fn apply(self, placement: Placement, middle: Point) -> Placement {
        let (sin, cos) = self.angle.sin_cos();
        let x = (placement.center.x - middle.x) * self.scale * self.stretch;
        let y = (placement.center.y - middle.y) * self.scale;
        let center =
            Point { x: middle.x + self.shift.x + x * cos - y * sin, y: middle.y + self.shift.y + x * sin + y * cos };
        Placement {
            center,
            size: placement.size * self.scale,
            stretch: placement.stretch * self.stretch,
            lean: placement.lean * self.stretch,
            angle: placement.angle + self.angle,
            opacity: placement.opacity * self.opacity,
            presence: placement.presence * self.presence,
            ..placement
        }
    }
}
