//! Vectors and rotations in space: x to the right, y down as in a [`Scene`](super::Scene), and z up towards the viewer.
//!
//! Only operations with the same result on every processor, to the bit, are used here: +, −, ×, ÷ and the square root.
//! So a [`Throw`](super::Throw) looks the same at every table in the world.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use super::Point;

/// A point in space, or a vector between two.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec3 {
    /// The component to the right.
    pub x: f32,
    /// The component down the picture.
    pub y: f32,
    /// The component up from the table.
    pub z: f32,
}

impl Vec3 {
    /// The zero vector.
    pub const ZERO: Self = Self::new(0.0, 0.0, 0.0);
    /// The unit vector up from the table.
    pub const UP: Self = Self::new(0.0, 0.0, 1.0);

    /// Makes a vector of its components.
    #[must_use]
    pub const fn new(x: f32, y: f32, z: f32) -> Self {
        Self { x, y, z }
    }

    /// Returns a point on the table.
    #[must_use]
    pub const fn on_table(point: Point) -> Self {
        Self::new(point.x, point.y, 0.0)
    }

    /// Returns the dot product, which is 0 at right angles.
    #[must_use]
    pub fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// Returns the cross product, at right angles to both.
    #[must_use]
    pub fn cross(self, other: Self) -> Self {
        Self {
            x: self.y * other.z - self.z * other.y,
            y: self.z * other.x - self.x * other.z,
            z: self.x * other.y - self.y * other.x,
        }
    }

    /// Returns the length.
    #[must_use]
    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    /// Returns the point that far on the way to the other, from 0 to 1.
    #[must_use]
    pub fn mix(self, other: Self, progress: f32) -> Self {
        self + (other - self) * progress
    }
}

impl Add for Vec3 {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y, self.z + other.z)
    }
}

impl AddAssign for Vec3 {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Vec3 {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Neg for Vec3 {
    type Output = Self;

    fn neg(self) -> Self {
        self * -1.0
    }
}

impl Mul<f32> for Vec3 {
    type Output = Self;

    fn mul(self, by: f32) -> Self {
        Self::new(self.x * by, self.y * by, self.z * by)
    }
}

/// A rotation in space: a unit quaternion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    real: f32,
    axis: Vec3,
}

impl Rotation {
    /// The identity.
    pub const NONE: Self = Self { real: 1.0, axis: Vec3::ZERO };

    /// Normalizes a quaternion with that real and imaginary part; the identity if both are 0.
    #[must_use]
    pub fn new(real: f32, axis: Vec3) -> Self {
        let length = (real * real + axis.dot(axis)).sqrt();
        if length > 0.0 { Self { real: real / length, axis: axis * (1.0 / length) } } else { Self::NONE }
    }

    /// Returns a rotation by so many quarter turns about that unit axis.
    #[must_use]
    pub fn quarters(axis: Vec3, quarters: u8) -> Self {
        const HALF: f32 = std::f32::consts::FRAC_1_SQRT_2;
        match quarters % 4 {
            0 => Self::NONE,
            1 => Self::new(HALF, axis * HALF),
            2 => Self::new(0.0, axis),
            _ => Self::new(HALF, axis * -HALF),
        }
    }

    /// Returns this rotation after `first`.
    #[must_use]
    pub fn after(self, first: Self) -> Self {
        Self {
            real: self.real * first.real - self.axis.dot(first.axis),
            axis: first.axis * self.real + self.axis * first.real + self.axis.cross(first.axis),
        }
    }

    /// Returns the inverse.
    #[must_use]
    pub fn back(self) -> Self {
        Self { axis: -self.axis, ..self }
    }

    /// Rotates a point.
    #[must_use]
    pub fn apply(self, point: Vec3) -> Vec3 {
        let across = self.axis.cross(point) * 2.0;
        point + across * self.real + self.axis.cross(across)
    }

    /// Returns this rotation, turned further by a spin of that speed for a short time.
    #[must_use]
    pub fn spun(self, spin: Vec3, seconds: f32) -> Self {
        let more = Self { real: 0.0, axis: spin * (seconds / 2.0) }.after(self);
        Self::new(self.real + more.real, self.axis + more.axis)
    }

    /// Returns the rotation that far on the shorter way to the other, from 0 to 1.
    #[must_use]
    pub fn mix(self, other: Self, progress: f32) -> Self {
        let same = self.real * other.real + self.axis.dot(other.axis) >= 0.0;
        let to = if same { progress } else { -progress };
        Self::new(self.real * (1.0 - progress) + other.real * to, self.axis * (1.0 - progress) + other.axis * to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AXES: [Vec3; 3] = [Vec3::new(1.0, 0.0, 0.0), Vec3::new(0.0, 1.0, 0.0), Vec3::UP];

    #[test]
    fn four_quarters_lead_back_and_one_leads_to_a_right_angle() {
        for axis in AXES {
            let quarter = Rotation::quarters(axis, 1);
            for point in AXES {
                let once = quarter.apply(point);
                assert!((once.length() - 1.0).abs() < 1e-6);
                assert!(axis == point || once.dot(point).abs() < 1e-6);
                let round = (0..4).fold(point, |point, _| quarter.apply(point));
                assert!((round - point).length() < 1e-6);
                assert!((quarter.back().apply(once) - point).length() < 1e-6);
                assert!(
                    (quarter.after(quarter).apply(point) - Rotation::quarters(axis, 2).apply(point)).length() < 1e-6
                );
            }
        }
    }

    #[test]
    fn half_of_the_way_is_half_of_the_angle() {
        let half = Rotation::NONE.mix(Rotation::quarters(Vec3::UP, 1), 0.5).apply(AXES[0]);
        assert!((half.x - half.y.abs()).abs() < 1e-6);
    }
}
