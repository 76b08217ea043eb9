//! How something stands for the moment, compared with how it rests.

use super::{Placement, Point};

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
    /// How far it is in play, from 0 to 1.
    pub presence: f32,
}

impl Pose {
    /// As it rests.
    pub const REST: Self =
        Self { shift: Point { x: 0.0, y: 0.0 }, angle: 0.0, scale: 1.0, stretch: 1.0, opacity: 1.0, presence: 1.0 };

    /// As it rests, but so much of it can be seen.
    #[must_use]
    pub const fn faded(opacity: f32) -> Self {
        Self { opacity, ..Self::REST }
    }

    /// As it rests, but in play only so far.
    #[must_use]
    pub const fn in_play(presence: f32) -> Self {
        Self { presence, ..Self::REST }
    }

    /// Where a sprite stands that belongs to something with that middle.
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
